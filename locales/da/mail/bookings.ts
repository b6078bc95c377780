import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Sted:',
    video: 'Deltag med video',
    see: 'Se din tid',
  },
  bookingRequest: {
    subject: 'Bekræft din tid hos {{fitter}}',
    heading: 'Bekræft din tid',
    what: 'Nogen bad om en tid hos {{fitter}} med denne adresse. Hvis det var dig, så åbn siden, og tryk på Bekræft. Der sker intet, før du trykker.',
    button: 'Åbn tid',
    kept: 'Tiden er reserveret til dig indtil {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Din tid hos {{fitter}}',
    heading: 'Din tid er bekræftet',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Før bikefittet vil {{fitter}} gerne vide, hvordan du cykler, og hvordan det føles i dag.',
    openIntake: 'Udfyld skemaet',
  },
  bookingMoved: {
    subject: 'Din tid hos {{fitter}} har fået et nyt tidspunkt',
    heading: 'Din tid har fået et nyt tidspunkt',
    what: 'Ny tid for {{service}} hos {{fitter}}:',
    message: 'Besked fra {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Din tid hos {{fitter}} er aflyst',
    heading: 'Din tid er aflyst',
    fitter: '{{fitter}} aflyste {{service}}, som skulle finde sted:',
    rider: 'Du afbestilte {{service}} hos {{fitter}}, som skulle finde sted:',
  },
  bookingReminder: {
    subject: 'En påmindelse om din tid hos {{fitter}}',
    heading: 'Din bestilte tid nærmer sig',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekræft din plads på ventelisten hos {{fitter}}',
    heading: 'Bekræft din plads på ventelisten',
    what: 'Nogen bad med denne adresse om besked, når en tid til {{service}} bliver ledig hos {{fitter}}. Hvis det var dig, så åbn siden, og tryk på Bekræft. Der sker intet, før du trykker.',
    button: 'Åbn siden',
    leave: 'Med det samme link forlader du listen igen.',
  },
  waitingOffer: {
    subject: 'En tid er blevet ledig hos {{fitter}}',
    heading: 'En tid er blevet ledig',
    what: '{{service}} hos {{fitter}}. Tiden er reserveret til dig:',
    button: 'Se og bekræft',
    kept: 'Den går til den næste på listen {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
