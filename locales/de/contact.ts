import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontakt',
  lead: 'Schreib uns. Wir antworten per E-Mail.',
  description:
    'Schreib den Menschen hinter {product}: Fragen, Demo-Gespräche, Hilfe und deine personenbezogenen Daten.',
  topic: 'Worum geht es?',
  topics: {
    question: 'Eine Frage zu {product}',
    demo: 'Demo-Gespräch buchen',
    support: 'Hilfe mit meinem Konto oder einer Seite',
    privacy: 'Meine personenbezogenen Daten',
    other: 'Etwas anderes',
  },
  name: 'Name',
  email: 'E-Mail-Adresse',
  words: 'Nachricht',
  wordsHint: 'Schreib hier nichts über deine Gesundheit. Das liest dein Bikefitter in deinem Formular.',
  demoHint: 'Nenn uns zwei oder drei Zeiten, die dir passen, mit deiner Zeitzone.',
  privacyHint: 'Du kannst deine Daten selbst herunterladen, berichtigen, teilen und löschen:',
  privacyLink: '„Datenschutz“ in deinen Einstellungen',
  website: 'Lass dieses Feld leer',
  send: 'Nachricht senden',
  kept: 'Wir bewahren deine Nachricht höchstens {{days}} Tage verschlüsselt auf. Siehe',
  policy: 'Datenschutzerklärung',
  sent: 'Nachricht gesendet',
  sentText: 'Danke. Wir haben dir eine kurze Bestätigung gesendet und antworten per E-Mail.',
  again: 'Weitere Nachricht schreiben',
  direct: 'Du kannst auch schreiben an',
  fault: {
    name: 'Gib deinen Namen ein.',
    email: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
    words: 'Schreib deine Nachricht.',
    tooLong: 'Das ist zu lang. Verwende höchstens {{count}} Zeichen.',
    characters:
      'Der Text enthält Zeichen, die nicht gespeichert werden können. Gib ihn ohne sie noch einmal ein.',
    summary: 'Die Nachricht wurde nicht gesendet. Prüfe die markierten Felder unten.',
  },
} satisfies Translation<typeof english>
