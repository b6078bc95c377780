import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Esperar una hora libre',
  lead: 'Si queda una hora libre, se guarda dos horas para la primera persona de la lista y se le avisa por correo.',
  from: 'Desde',
  to: 'Hasta',
  name: 'Nombre',
  email: 'Correo',
  send: 'Apuntarme a la lista',
  sentTitle: 'Mira tu correo',
  sent: 'Tu puesto cuenta cuando pulses el botón del correo que hemos enviado a {{email}}.',
  fault: {
    days: 'Introduce dos días, primero el anterior.',
    name: 'Introduce tu nombre.',
    email: 'Introduce una dirección completa, como nombre@example.com.',
  },
  place: {
    what: '{{service}} con {{fitter}}, {{from}} a {{to}}',
    unconfirmedTitle: '¿Esperar una hora libre?',
    confirm: 'Confirmar mi puesto',
    waitingTitle: 'Estás en la lista de espera',
    waiting: 'Si queda una hora libre y es tu turno, te la guardamos dos horas y te avisamos por correo.',
    leave: 'Salir de la lista',
    endedTitle: 'No estás en la lista de espera',
    unknownTitle: 'Este enlace no funciona',
    unknown: 'Abre el enlace completo del correo o apúntate de nuevo en la página de reservas.',
  },
} satisfies Translation<typeof english>
