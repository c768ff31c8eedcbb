# Wo Tische aufbewahrt werden und wie man sie erreicht.

storage-cannot-open = { $where }: Die Datenbank lässt sich nicht öffnen ({ $reason })
storage-kind = { $where }: Nötig ist eine Datei oder eine Adresse, die mit postgresql:// beginnt
storage-not-database = { $where }: Diese Datei ist keine Datenbank
storage-not-ours = { $where }: Das ist die Datenbank eines anderen Programms
storage-newer = { $where }: Diese Datenbank gehört zu einer neueren Fassung des Programms (sie hat Schema { $found }, bekannt ist { $known })
storage-older = { $where }: Diese Datenbank gehört zu einer älteren Fassung des Programms (sie hat Schema { $found }, nötig ist { $known }); starte einmal den Server
storage-in-use = { $where }: Ein anderer Prozess benutzt diese Datenbank
storage-links = { $where }: Diese Datei hat einen zweiten Namen (einen Hardlink); eine Datenbank darf nur einen haben
storage-failed = Fehler der Datenbank ({ $reason })
storage-closed = Die Datenbank ist schon geschlossen
storage-no-table = Es gibt keinen Tisch { $table }
backup-not-whole = { $path }: Das ist keine vollständige Sicherung; sie ist beschädigt oder abgeschnitten
backup-row = { $path }: Zeile { $line } dieser Sicherung passt nicht ({ $part }, { $column })
backup-format = { $path }: Sicherungsformat { $format } ist hier nicht bekannt (bekannt: { $known })
backup-not-empty = { $where }: In dieser Datenbank gibt es Tische; eine Sicherung wird nur in eine leere eingespielt
