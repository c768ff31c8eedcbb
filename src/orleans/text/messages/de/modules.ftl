# Erweiterungsmodule.

module-name =
    { $module ->
        [orders] Aufträge
        [ti-events] Ereignisse von Handel & Intrige
        [trade] Handel
        [intrigue] Intrige
       *[other] { $module }
    }
module-about =
    { $module ->
        [orders] Waren in eine Stadt bringen, für Punkte
        [ti-events] Stundenglaskarten A bis D anstelle der üblichen
        [trade] andere segensreiche Werke anstelle der üblichen
        [intrigue] Charaktere, die den anderen schaden, wenn sie nicht bestochen werden; sie ersetzen die segensreichen Werke
       *[other] { $module }
    }
modules-all = Module
modules-one = { $name }: { $about }.
modules-editions = Ausgaben: { $editions }
modules-options = Optionen: { $options }
modules-together = Zusammen spielbar
modules-parts = Und jede Auswahl daraus.
modules-apart = Nicht zusammen spielbar
modules-not-together = { $modules }: nicht in einer Partie.
modules-not-in = { $modules }: nicht in der Ausgabe { $edition }.
new-modules = Module: { $modules }
