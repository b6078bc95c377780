import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Eine Kopie aller deiner Daten, zum Behalten oder Mitnehmen.',
  title: 'Alles herunterladen',
  contents:
    'Eine ZIP-Datei mit deinen Fittings, Formularen, Messwerten und Empfehlungen, deinen Fotos und Berichten, einer Seite zum Lesen sowie Tabellen für Tabellenkalkulation und Programme.',
  contentsFitter:
    'Eine ZIP-Datei mit deinem Studio: Fahrer/innen, Fittings, Formulare, Messwerte, Fotos und Berichte, eine Seite zum Lesen sowie Tabellen für Tabellenkalkulation und Programme.',
  background:
    'Wir erstellen sie im Hintergrund und schicken dir eine E-Mail, wenn sie fertig ist. Sie bleibt 7 Tage lang verschlüsselt gespeichert, und nur du kannst sie herunterladen.',
  ask: 'Kopie erstellen',
  askAgain: 'Neue Kopie erstellen',
  waiting: 'Deine Kopie ist in der Warteschlange.',
  making: 'Deine Kopie wird erstellt.',
  progress_one: '{{done}} von {{count}} Datei',
  progress_other: '{{done}} von {{count}} Dateien',
  mailed: 'Du kannst diese Seite schließen. Wir schicken dir eine E-Mail, wenn sie fertig ist.',
  ready: 'Deine Kopie ist fertig.',
  kept: 'Erstellt {{asked}}, {{size}} MB. Wird am {{until}} gelöscht.',
  fetch: 'Herunterladen',
  failed:
    'Wir konnten deine Kopie nicht erstellen. Versuche es noch einmal. Wenn es wieder nicht klappt, schreib uns.',
  confirmFirst: 'Zu deiner Sicherheit bitten wir dich, dich vor dem Herunterladen noch einmal anzumelden.',
  link: 'Alles herunterladen',
  linkHintFitter:
    'Die Daten deiner Fahrer/innen: Fittings, Formulare, Fotos und Berichte, zum Behalten oder Mitnehmen.',
  linkHint: 'Deine Fittings, Formulare, Fotos und Berichte, zum Behalten oder Mitnehmen.',
} satisfies Translation<typeof english>
