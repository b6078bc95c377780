import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Start',
  print: 'Drucken',
  pdf: {
    a4: 'PDF für A4',
    letter: 'PDF für Letter',
  },
  documents: {
    label: 'Dokumente',
    report: 'Fitting-Bericht',
    shop_card: 'Werkstattkarte',
  },
  noContact: 'Deine Kontaktdaten stehen noch nicht in diesem Bericht.',
  addContact: 'In deinem Profil ergänzen',
  preview:
    'Vorschau: Die Fahrerin oder der Fahrer bekommt das, wenn du das Fitting abschließt. Vorher wird nichts gesendet.',
  visit: {
    title: 'Dein Fitting-Bericht ist fertig',
    lead: 'Sieh, was an deinem Rad geändert wurde und warum, und womit du in den ersten Wochen rechnen kannst.',
    shared:
      'Der Bericht bleibt auf diesem Gerät offen, solange der Link gilt. Wenn du dieses Gerät mit anderen teilst, schließe den Bericht, wenn du fertig bist.',
    open: 'Bericht öffnen',
    signedIn:
      'Du bist als {{name}} angemeldet. Wenn dieser Bericht nicht deiner ist, meldet dich das Öffnen ab.',
    logIn: 'Anmelden',
    startPage: 'Zur Startseite',
    unknown: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Vielleicht haben wir dir einen neueren Link gesendet. Wenn du ein Konto hast, findest du dort alle deine Berichte. Wenn nicht, bitte deinen Bikefitter, den Link noch einmal zu senden.',
    },
    over: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Wenn du ein Konto hast, findest du deinen Bericht dort. Wenn nicht, bitte deinen Bikefitter, den Link noch einmal zu senden.',
    },
    kept: {
      title: 'Dieser Bericht liegt in einem Konto',
      text: 'Melde dich mit der E-Mail-Adresse an, an die wir den Bericht gesendet haben.',
    },
  },
  keep: {
    title: 'Behalte deinen Bericht',
    text: 'Der Link gilt einen Monat. Um den Bericht mit seinen Fotos zu behalten und zu sehen, was sich nach deinem Fitting ändert, registriere dich mit der E-Mail-Adresse, an die wir ihn gesendet haben.',
    signUp: 'Registrieren',
    logIn: 'Anmelden',
    close: 'Auf diesem Gerät schließen',
  },
  mail: {
    again: 'Bericht noch einmal senden',
    sent: 'Der Bericht wird gesendet. Links in früheren E-Mails funktionieren nicht mehr.',
    state: {
      waiting: 'Wird an {{to}} gesendet.',
      later: 'Wird {{at}} an {{to}} gesendet.',
      retried:
        'Der Mailserver hat die E-Mail an {{to}} noch nicht angenommen. Wir versuchen es {{at}} noch einmal.',
      sent: 'Gesendet {{at}} an {{to}}.',
      dropped: 'Nicht an {{to}} gesendet: Fitting oder Adresse wurden geändert, oder E-Mails kamen nicht an.',
    },
    failed: {
      address: 'Nicht zugestellt {{at}}: Die Adresse wurde abgelehnt ({{to}}).',
      server: 'Nicht zugestellt {{at}}: Der Mailserver hat die E-Mail an {{to}} abgelehnt.',
    },
    earlierAddress: 'eine frühere Adresse',
    none: 'Der Bericht wurde in den letzten 30 Tagen nicht per E-Mail gesendet.',
    unreachable: {
      address_failed:
        'E-Mails an diese Fahrerin oder diesen Fahrer kommen nicht an. Korrigiere die Adresse auf der Seite der Person oder, wenn sie stimmt, versuche es noch einmal.',
      no_address:
        'Diese Fahrerin oder dieser Fahrer hat keine E-Mail-Adresse. Drucke den Bericht oder ergänze eine Adresse.',
    },
  },
  notYet: {
    page: 'Fitting-Bericht',
    title: 'Noch kein Bericht',
    rider: 'Dein Bikefitter arbeitet noch an deinem Fitting. Der Bericht erscheint hier, wenn er fertig ist.',
    fitter: 'Eine abgesagte Sitzung hat keinen Bericht.',
  },
  advice: {
    tick: 'Hake ab, was du erledigt hast. Dein Bikefitter sieht es auch.',
    saidDone: 'Als erledigt markiert.',
    saidOpen: 'Als nicht erledigt markiert.',
  },
} satisfies Translation<typeof english>
