/** The time as it passes, for what is counted down; it stands still while nothing is. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    if (!runs()) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
