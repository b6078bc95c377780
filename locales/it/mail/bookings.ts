import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Dove:',
    video: 'Partecipa alla videochiamata',
    see: 'Vedi il tuo appuntamento',
  },
  bookingRequest: {
    subject: 'Conferma il tuo appuntamento con {{fitter}}',
    heading: 'Conferma il tuo appuntamento',
    what: 'Qualcuno ha chiesto un appuntamento con {{fitter}} usando questo indirizzo. Se eri tu, apri la pagina e premi Conferma. Fino ad allora non succede nulla.',
    button: 'Apri l’appuntamento',
    kept: 'Ti riserviamo l’orario fino alle {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Il tuo appuntamento con {{fitter}}',
    heading: 'Il tuo appuntamento è confermato',
    what: '{{service}} con {{fitter}}:',
    intake: 'Prima del fitting {{fitter}} vorrebbe sapere come pedali e come ti senti oggi in bici.',
    openIntake: 'Compila il modulo',
  },
  bookingMoved: {
    subject: 'Il tuo appuntamento con {{fitter}} ha un nuovo orario',
    heading: 'Il tuo appuntamento ha un nuovo orario',
    what: '{{service}} con {{fitter}} ora si svolge:',
    message: 'Una nota di {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Il tuo appuntamento con {{fitter}} è annullato',
    heading: 'Il tuo appuntamento è annullato',
    fitter: '{{fitter}} ha annullato {{service}}, previsto per:',
    rider: 'Hai annullato {{service}} con {{fitter}}, previsto per:',
  },
  bookingReminder: {
    subject: 'Promemoria del tuo appuntamento con {{fitter}}',
    heading: 'Il tuo appuntamento è vicino',
    what: '{{service}} con {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Conferma il tuo posto nella lista d’attesa di {{fitter}}',
    heading: 'Conferma il tuo posto nella lista d’attesa',
    what: 'Qualcuno ha chiesto con questo indirizzo di essere avvisato quando si libera un orario per {{service}} con {{fitter}}. Se eri tu, apri la pagina e premi Conferma. Fino ad allora non succede nulla.',
    button: 'Apri la pagina',
    leave: 'Con lo stesso link puoi lasciare la lista.',
  },
  waitingOffer: {
    subject: 'Si è liberato un orario con {{fitter}}',
    heading: 'Si è liberato un orario',
    what: '{{service}} con {{fitter}}. L’orario è riservato per te:',
    button: 'Vedi e conferma',
    kept: 'Passa alla persona successiva della lista alle {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
