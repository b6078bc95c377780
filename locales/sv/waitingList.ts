import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vänta på en ledig tid',
  lead: 'Om en tid blir ledig reserveras den i två timmar åt den första på listan, som får veta det via e-post.',
  from: 'Från',
  to: 'Till',
  name: 'Namn',
  email: 'E-post',
  send: 'Sätt upp mig på listan',
  sentTitle: 'Titta i din inkorg',
  sent: 'Din plats räknas när du trycker på knappen i e-posten vi har skickat till {{email}}.',
  fault: {
    days: 'Ange två dagar, den första först.',
    name: 'Ange ditt namn.',
    email: 'Ange en hel adress, till exempel namn@example.com.',
  },
  place: {
    what: '{{service}} hos {{fitter}}, {{from}} till {{to}}',
    unconfirmedTitle: 'Vänta på en ledig tid?',
    confirm: 'Bekräfta min plats',
    waitingTitle: 'Du står på väntelistan',
    waiting:
      'Om en tid blir ledig när det är din tur reserveras den åt dig i två timmar, och du får veta det via e-post.',
    leave: 'Lämna listan',
    endedTitle: 'Du står inte på väntelistan',
    unknownTitle: 'Länken fungerar inte',
    unknown: 'Öppna hela länken i e-posten, eller be igen på bokningssidan.',
  },
} satisfies Translation<typeof english>
