import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Cambiar tu cita',
  until: 'Puedes moverla o cancelarla aquí hasta {{time}}.',
  late: 'Ya no se puede cambiar aquí. Por favor, contacta con {{fitter}}.',
  contact: 'Así contactas con {{fitter}}:',
  move: {
    open: 'Mover',
    title: 'Elige otra hora',
    zone: 'Las horas son de {{zone}}.',
    none: 'No hay horas libres en estos días.',
    next: 'Las próximas horas libres:',
    earlier: 'Días anteriores',
    later: 'Días siguientes',
    keep: 'Conservar la hora actual',
    confirmTitle: '¿Moverla a {{time}}?',
    confirm: 'Mover',
    other: 'Otra hora',
    refused: 'Esa hora se acaba de ocupar. No ha cambiado nada.',
    done: 'Tu cita se ha movido. Un correo con el nuevo archivo de calendario está en camino.',
  },
  cancel: {
    open: 'Cancelar',
    title: '¿Cancelar la cita?',
    text: 'La hora queda libre para otras personas. Una cita cancelada no se puede recuperar, pero puedes reservar otra.',
    message: 'Unas palabras para {{fitter}}',
    confirm: 'Cancelar la cita',
    keep: 'Conservarla',
    done: 'Tu cita está cancelada.',
  },
} satisfies Translation<typeof english>
