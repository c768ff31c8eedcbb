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
        [ti-events] Stundenglasplättchen A bis D anstelle der üblichen
        [trade] andere Segensreiche Werke anstelle der üblichen
        [intrigue] Personen, die den anderen schaden, wenn man sie nicht besticht, anstelle der Segensreichen Werke
       *[other] { $module }
    }
modules-all = Module
modules-one = { $name }: { $about }.
modules-editions = Ausgaben: { $editions }
modules-options = Optionen: { $options }
modules-together = Zusammen
modules-parts = Und jeder Teil davon.
modules-apart = Nicht zusammen
modules-not-together = { $modules }: nicht in einer Partie.
modules-not-in = { $modules }: nicht in der Ausgabe { $edition }.
new-modules = Module: { $modules }
