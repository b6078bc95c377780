import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vent på en ledig tid',
  lead: 'Hvis en tid blir ledig, holdes den av i to timer til den første på listen, og en e-post sier fra.',
  from: 'Fra',
  to: 'Til',
  name: 'Navn',
  email: 'E-post',
  send: 'Sett meg på listen',
  sentTitle: 'Se i innboksen din',
  sent: 'Plassen din gjelder når du har trykket på knappen i e-posten vi har sendt til {{email}}.',
  fault: {
    days: 'Skriv inn to dager, den første først.',
    name: 'Skriv inn navnet ditt.',
    email: 'Skriv inn en hel adresse, for eksempel name@example.com.',
  },
  place: {
    what: '{{service}} hos {{fitter}}, {{from}} til {{to}}',
    unconfirmedTitle: 'Vente på en ledig tid?',
    confirm: 'Bekreft plassen min',
    waitingTitle: 'Du er på ventelisten',
    waiting:
      'Hvis en tid blir ledig, holdes den av til deg i to timer når det er din tur, og en e-post sier fra.',
    leave: 'Stryk meg fra listen',
    endedTitle: 'Du er ikke på ventelisten',
    unknownTitle: 'Denne lenken virker ikke',
    unknown: 'Åpne hele lenken i e-posten, eller be på nytt på bestillingssiden.',
  },
} satisfies Translation<typeof english>
