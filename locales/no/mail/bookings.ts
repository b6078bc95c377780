import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Sted:',
    video: 'Delta med video',
    see: 'Se timen din',
  },
  bookingRequest: {
    subject: 'Bekreft timen din hos {{fitter}}',
    heading: 'Bekreft timen din',
    what: 'Noen ba om en time hos {{fitter}} med denne adressen. Hvis det var deg, åpner du siden og trykker Bekreft. Ingenting skjer før du trykker.',
    button: 'Åpne time',
    kept: 'Vi holder av tiden til deg til {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Timen din hos {{fitter}}',
    heading: 'Timen din er bekreftet',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Før bikefiten vil {{fitter}} gjerne vite hvordan du sykler, og hvordan det kjennes i dag.',
    openIntake: 'Fyll ut skjemaet',
  },
  bookingMoved: {
    subject: 'Timen din hos {{fitter}} har fått et nytt tidspunkt',
    heading: 'Timen din har fått et nytt tidspunkt',
    what: '{{service}} hos {{fitter}} er nå:',
    message: 'Melding fra {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Timen din hos {{fitter}} er avlyst',
    heading: 'Timen din er avlyst',
    fitter: '{{fitter}} avlyste {{service}}, som skulle være:',
    rider: 'Du avbestilte {{service}} hos {{fitter}}, som skulle være:',
  },
  bookingReminder: {
    subject: 'Påminnelse om timen din hos {{fitter}}',
    heading: 'Timen du bestilte, nærmer seg',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekreft plassen din på ventelisten til {{fitter}}',
    heading: 'Bekreft plassen din på ventelisten',
    what: 'Noen ba med denne adressen om beskjed når en tid for {{service}} blir ledig hos {{fitter}}. Hvis det var deg, åpner du siden og trykker Bekreft. Ingenting skjer før du trykker.',
    button: 'Åpne siden',
    leave: 'Med den samme lenken stryker du deg fra listen igjen.',
  },
  waitingOffer: {
    subject: 'En tid er blitt ledig hos {{fitter}}',
    heading: 'En tid er blitt ledig',
    what: '{{service}} hos {{fitter}}. Tiden holdes av til deg:',
    button: 'Se og bekreft',
    kept: 'Den går til nestemann på listen {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
