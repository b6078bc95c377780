import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Waar:',
    video: 'Deelnemen via video',
    see: 'Afspraak bekijken',
  },
  bookingRequest: {
    subject: 'Bevestig je afspraak met {{fitter}}',
    heading: 'Bevestig je afspraak',
    what: 'Iemand heeft met dit adres een afspraak aangevraagd bij {{fitter}}. Was jij dat, open dan de pagina en klik op Bevestigen. Tot die tijd gebeurt er niets.',
    button: 'Afspraak openen',
    kept: 'We reserveren de tijd voor je tot {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Je afspraak met {{fitter}}',
    heading: 'Je afspraak is bevestigd',
    what: '{{service}} bij {{fitter}}:',
    intake: 'Vóór de fitting wil {{fitter}} graag weten hoe je fietst en hoe het fietsen nu voelt.',
    openIntake: 'Formulier invullen',
  },
  bookingMoved: {
    subject: 'Je afspraak met {{fitter}} is verplaatst',
    heading: 'Je afspraak is verplaatst',
    what: 'De nieuwe tijd van {{service}} bij {{fitter}}:',
    message: 'Een bericht van {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Je afspraak met {{fitter}} is geannuleerd',
    heading: 'Je afspraak is geannuleerd',
    fitter: '{{fitter}} heeft {{service}} geannuleerd. De tijd was:',
    rider: 'Je hebt {{service}} bij {{fitter}} geannuleerd. De tijd was:',
  },
  bookingReminder: {
    subject: 'Herinnering aan je afspraak met {{fitter}}',
    heading: 'Je hebt binnenkort een afspraak',
    what: '{{service}} bij {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bevestig je plek op de wachtlijst van {{fitter}}',
    heading: 'Bevestig je plek op de wachtlijst',
    what: 'Iemand heeft met dit adres gevraagd om bericht als er een tijd voor {{service}} vrijkomt bij {{fitter}}. Was jij dat, open dan de pagina en klik op Bevestigen. Tot die tijd gebeurt er niets.',
    button: 'Pagina openen',
    leave: 'Met dezelfde link haal je jezelf weer van de lijst.',
  },
  waitingOffer: {
    subject: 'Er is een tijd vrijgekomen bij {{fitter}}',
    heading: 'Er is een tijd vrijgekomen',
    what: '{{service}} bij {{fitter}}. We reserveren de tijd voor je:',
    button: 'Bekijken en bevestigen',
    kept: 'Om {{time}} ({{zone}}) gaat die naar de volgende op de lijst.',
  },
} satisfies Translation<typeof english>
