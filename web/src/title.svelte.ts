/** Whether the title of the tab says that somebody is asked at this screen. */
let asked = $state(false);

export function callToTable(on: boolean): void {
  asked = on;
}

export function isCalled(): boolean {
  return asked;
}
