# Expansion modules.

module-name =
    { $module ->
        [orders] Orders
        [ti-events] Events of Trade & Intrigue
        [trade] Trade
        [intrigue] Intrigue
       *[other] { $module }
    }
module-about =
    { $module ->
        [orders] bring goods to a town, for points
        [ti-events] Hour Glass tiles A to D instead of the usual ones
        [trade] other deeds instead of the usual ones
        [intrigue] characters who harm the others unless bribed; they replace the deeds
       *[other] { $module }
    }
modules-all = Modules
modules-one = { $name }: { $about }.
modules-editions = Editions: { $editions }
modules-options = Options: { $options }
modules-together = Can be combined
modules-parts = And any subset of these.
modules-apart = Can’t be combined
modules-not-together = { $modules }: not in one game.
modules-not-in = { $modules }: not in the { $edition } edition.
new-modules = Modules: { $modules }
