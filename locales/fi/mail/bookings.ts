import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Paikka:',
    video: 'Liity videopuheluun',
    see: 'Katso aikasi',
  },
  bookingRequest: {
    subject: 'Vahvista aikasi: {{fitter}}',
    heading: 'Vahvista aikasi',
    what: 'Joku pyysi aikaa bikefitterille {{fitter}} tällä osoitteella. Jos se olit sinä, avaa sivu ja paina ”Vahvista”. Mitään ei tapahdu ennen kuin painat.',
    button: 'Avaa aika',
    kept: 'Pidämme ajan sinulle varattuna {{time}} asti ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Aikasi: {{fitter}}',
    heading: 'Aikasi on vahvistettu',
    what: '{{service}}, bikefitter {{fitter}}:',
    intake: 'Ennen bikefitiä {{fitter}} haluaisi tietää, miten ajat ja miltä ajaminen nyt tuntuu.',
    openIntake: 'Täytä lomake',
  },
  bookingMoved: {
    subject: 'Aikasi on siirretty: {{fitter}}',
    heading: 'Aikasi on siirretty',
    what: '{{service}}, bikefitter {{fitter}}, on nyt:',
    message: 'Viesti bikefitteriltä {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Aikasi on peruttu: {{fitter}}',
    heading: 'Aikasi on peruttu',
    fitter: '{{fitter}} perui varauksen {{service}}, jonka piti olla:',
    rider: 'Peruit varauksen {{service}}, bikefitter {{fitter}}, jonka piti olla:',
  },
  bookingReminder: {
    subject: 'Muistutus ajastasi: {{fitter}}',
    heading: 'Aikasi on pian',
    what: '{{service}}, bikefitter {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Vahvista paikkasi jonotuslistalla: {{fitter}}',
    heading: 'Vahvista paikkasi jonotuslistalla',
    what: 'Joku pyysi tällä osoitteella ilmoitusta, kun bikefitterillä {{fitter}} vapautuu aika palveluun {{service}}. Jos se olit sinä, avaa sivu ja paina ”Vahvista”. Mitään ei tapahdu ennen kuin painat.',
    button: 'Avaa sivu',
    leave: 'Samalla linkillä poistut listalta.',
  },
  waitingOffer: {
    subject: 'Aika on vapautunut: {{fitter}}',
    heading: 'Aika on vapautunut',
    what: '{{service}}, bikefitter {{fitter}}. Aika on varattuna sinulle:',
    button: 'Katso ja vahvista',
    kept: 'Se siirtyy listan seuraavalle {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
