import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Odota vapaata aikaa',
  lead: 'Jos aika vapautuu, se pidetään listan ensimmäiselle kaksi tuntia, ja siitä kerrotaan sähköpostilla.',
  from: 'Alkaen',
  to: 'Päättyen',
  name: 'Nimi',
  email: 'Sähköposti',
  send: 'Lisää minut listalle',
  sentTitle: 'Katso sähköpostisi',
  sent: 'Paikkasi on voimassa, kun painat osoitteeseen {{email}} lähettämämme sähköpostin painiketta.',
  fault: {
    days: 'Anna kaksi päivää, ensimmäinen ensin.',
    name: 'Anna nimesi.',
    email: 'Anna koko osoite, esimerkiksi nimi@example.com.',
  },
  place: {
    what: '{{service}}, bikefitter {{fitter}}, {{from}}–{{to}}',
    unconfirmedTitle: 'Odotatko vapaata aikaa?',
    confirm: 'Vahvista paikkani',
    waitingTitle: 'Olet jonotuslistalla',
    waiting:
      'Jos aika vapautuu, se pidetään sinulle kaksi tuntia, kun on vuorosi, ja siitä kerrotaan sähköpostilla.',
    leave: 'Poistu listalta',
    endedTitle: 'Et ole jonotuslistalla',
    unknownTitle: 'Tämä linkki ei toimi',
    unknown: 'Avaa sähköpostin linkki kokonaan tai pyydä uudelleen varaussivulla.',
  },
} satisfies Translation<typeof english>
