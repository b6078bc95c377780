import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Dieser Link funktioniert nicht mehr',
    why: 'Wir haben den Dienst aus einer Sicherung wiederhergestellt. Zum Schutz deiner Daten funktionieren davor gesendete Links nicht mehr. Deine bisherigen Antworten sind gespeichert.',
    mail: 'Neuen Link senden',
    mailTo: 'Wir senden ihn an dieselbe E-Mail-Adresse wie diesen.',
    mailed:
      'Wir haben einen neuen Link an dieselbe E-Mail-Adresse gesendet. Wenn er nach ein paar Minuten nicht da ist, sieh im Spam-Ordner nach.',
    again: 'Noch einen Link senden',
    ask: 'Bitte deinen Bikefitter um einen neuen Link. Für diesen haben wir keine E-Mail-Adresse.',
  },
} satisfies Translation<typeof english>
