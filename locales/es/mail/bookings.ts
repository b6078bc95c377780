import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Dónde:',
    video: 'Unirse a la videollamada',
    see: 'Ver tu cita',
  },
  bookingRequest: {
    subject: 'Confirma tu cita con {{fitter}}',
    heading: 'Confirma tu cita',
    what: 'Alguien ha pedido una cita con {{fitter}} usando esta dirección. Si fuiste tú, abre la página y pulsa «Confirmar». No pasa nada hasta que pulses.',
    button: 'Abrir la cita',
    kept: 'Te guardamos la hora hasta las {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Tu cita con {{fitter}}',
    heading: 'Tu cita está confirmada',
    what: '{{service}} con {{fitter}}:',
    intake: 'Antes del fitting, {{fitter}} quiere saber cómo montas y cómo te sientes hoy en la bici.',
    openIntake: 'Rellenar el formulario',
  },
  bookingMoved: {
    subject: 'Tu cita con {{fitter}} tiene otra hora',
    heading: 'Tu cita tiene otra hora',
    what: '{{service}} con {{fitter}} pasa a ser:',
    message: 'Un mensaje de {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Tu cita con {{fitter}} está cancelada',
    heading: 'Tu cita está cancelada',
    fitter: '{{fitter}} canceló {{service}}, que iba a ser:',
    rider: 'Cancelaste {{service}} con {{fitter}}, que iba a ser:',
  },
  bookingReminder: {
    subject: 'Recordatorio de tu cita con {{fitter}}',
    heading: 'Tu cita es pronto',
    what: '{{service}} con {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Confirma tu puesto en la lista de espera de {{fitter}}',
    heading: 'Confirma tu puesto en la lista de espera',
    what: 'Alguien ha pedido con esta dirección que le avisemos cuando quede una hora libre de {{service}} con {{fitter}}. Si fuiste tú, abre la página y pulsa «Confirmar». No pasa nada hasta que pulses.',
    button: 'Abrir la página',
    leave: 'Con el mismo enlace sales de la lista.',
  },
  waitingOffer: {
    subject: 'Ha quedado una hora libre con {{fitter}}',
    heading: 'Ha quedado una hora libre',
    what: '{{service}} con {{fitter}}. Te guardamos la hora:',
    button: 'Ver y confirmar',
    kept: 'A las {{time}} ({{zone}}) pasa a la siguiente persona de la lista.',
  },
} satisfies Translation<typeof english>
