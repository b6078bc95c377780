import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Wachten op een vrije tijd',
  lead: 'Als er een tijd vrijkomt, reserveren we die twee uur voor de eerste op de lijst. Die krijgt een e-mail.',
  from: 'Van',
  to: 'Tot en met',
  name: 'Naam',
  email: 'E-mail',
  send: 'Zet me op de lijst',
  sentTitle: 'Kijk in je mailbox',
  sent: 'Je plek telt zodra je op de knop klikt in de e-mail die we naar {{email}} hebben gestuurd.',
  fault: {
    days: 'Vul twee dagen in, de eerste eerst.',
    name: 'Vul je naam in.',
    email: 'Vul een volledig adres in, zoals naam@example.com.',
  },
  place: {
    what: '{{service}} bij {{fitter}}, {{from}} tot {{to}}',
    unconfirmedTitle: 'Wachten op een vrije tijd?',
    confirm: 'Mijn plek bevestigen',
    waitingTitle: 'Je staat op de wachtlijst',
    waiting:
      'Als er een tijd vrijkomt en jij aan de beurt bent, reserveren we die twee uur voor je. Je krijgt dan een e-mail.',
    leave: 'Mij van de lijst halen',
    endedTitle: 'Je staat niet op de wachtlijst',
    unknownTitle: 'Deze link werkt niet',
    unknown: 'Open de hele link uit de e-mail, of vraag het opnieuw op de boekingspagina.',
  },
} satisfies Translation<typeof english>
