# Modules d’extension.

module-name =
    { $module ->
        [orders] Commandes
        [ti-events] Événements de Commerce & Intrigue
        [trade] Commerce
        [intrigue] Intrigue
       *[other] { $module }
    }
module-about =
    { $module ->
        [orders] livrer des marchandises dans une ville, pour des points
        [ti-events] tuiles Sablier A à D à la place des tuiles habituelles
        [trade] d’autres Actes à la place des Actes habituels
        [intrigue] des personnages qui nuisent aux autres, sauf pot-de-vin, et qui remplacent les Actes
       *[other] { $module }
    }
modules-all = Modules
modules-one = { $name } : { $about }.
modules-editions = Éditions : { $editions }
modules-options = Options : { $options }
modules-together = Compatibles
modules-parts = Et toute partie de ces combinaisons.
modules-apart = Incompatibles
modules-not-together = { $modules } : pas dans une même partie.
modules-not-in = { $modules } : pas dans l’édition { $edition }.
new-modules = Modules : { $modules }
