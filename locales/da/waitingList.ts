import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vent på en ledig tid',
  lead: 'Hvis en tid bliver ledig, reserveres den i to timer til den første på listen, og en e-mail giver besked.',
  from: 'Fra',
  to: 'Til',
  name: 'Navn',
  email: 'E-mail',
  send: 'Sæt mig på listen',
  sentTitle: 'Kig i din indbakke',
  sent: 'Din plads gælder, når du har trykket på knappen i den e-mail, vi har sendt til {{email}}.',
  fault: {
    days: 'Skriv to dage, den første først.',
    name: 'Skriv dit navn.',
    email: 'Skriv en hel adresse, for eksempel name@example.com.',
  },
  place: {
    what: '{{service}} hos {{fitter}}, {{from}} til {{to}}',
    unconfirmedTitle: 'Vente på en ledig tid?',
    confirm: 'Bekræft min plads',
    waitingTitle: 'Du er på ventelisten',
    waiting:
      'Hvis en tid bliver ledig, reserveres den til dig i to timer, når det er din tur, og en e-mail giver besked.',
    leave: 'Forlad listen',
    endedTitle: 'Du er ikke på ventelisten',
    unknownTitle: 'Dette link virker ikke',
    unknown: 'Åbn hele linket fra e-mailen, eller bed igen på bestillingssiden.',
  },
} satisfies Translation<typeof english>
