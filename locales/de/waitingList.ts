import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Auf eine freie Zeit warten',
  lead: 'Wenn eine Zeit frei wird, halten wir sie zwei Stunden für die erste Person auf der Liste frei und schreiben ihr eine E-Mail.',
  from: 'Von',
  to: 'Bis',
  name: 'Name',
  email: 'E-Mail',
  send: 'Auf die Liste setzen',
  sentTitle: 'Sieh in dein Postfach',
  sent: 'Dein Platz zählt, sobald du in der E-Mail an {{email}} auf die Schaltfläche tippst.',
  fault: {
    days: 'Gib zwei Tage ein, den ersten zuerst.',
    name: 'Gib deinen Namen ein.',
    email: 'Gib eine vollständige Adresse ein, zum Beispiel name@example.com.',
  },
  place: {
    what: '{{service}} bei {{fitter}}, {{from}} bis {{to}}',
    unconfirmedTitle: 'Auf eine freie Zeit warten?',
    confirm: 'Meinen Platz bestätigen',
    waitingTitle: 'Du bist auf der Warteliste',
    waiting:
      'Wenn eine Zeit frei wird und du an der Reihe bist, halten wir sie zwei Stunden für dich frei und schreiben dir eine E-Mail.',
    leave: 'Liste verlassen',
    endedTitle: 'Du bist nicht auf der Warteliste',
    unknownTitle: 'Dieser Link funktioniert nicht',
    unknown: 'Öffne den ganzen Link aus der E-Mail oder trage dich auf der Buchungsseite noch einmal ein.',
  },
} satisfies Translation<typeof english>
