import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Consulta tus citas en el calendario que ya usas y bloquea aquí las horas que ya tienes ocupadas en otro sitio.',
  back: 'Reservas',
  feed: {
    title: 'Tus citas en tu calendario',
    text: 'Crea una dirección privada y añádela a Google Calendar, Apple Calendar, Outlook u otro programa como calendario de internet. El programa decide cada cuánto se actualiza: algunos solo lo hacen cada varias horas.',
    none: 'Aún no hay dirección.',
    madeAt: 'Creada el {{date}}. La dirección se mostró una vez y no se puede volver a mostrar.',
    make: 'Crear dirección',
    renew: 'Crear otra dirección',
    end: 'Anular dirección',
    names: 'Mostrar nombres de ciclistas',
    namesHint: 'También los lee la empresa de tu programa de calendario. Nunca incluye notas ni respuestas.',
    secret: 'Quien tenga la dirección puede leer tu calendario. Si la tiene otra persona, crea otra.',
  },
  made: {
    title: 'La dirección de tu calendario',
    text: 'Cópiala ahora: solo se muestra una vez. En tu programa de calendario, añade un calendario de internet y pégala.',
    label: 'Dirección',
    done: 'Hecho',
  },
  renew: {
    title: '¿Crear otra dirección?',
    text: 'La dirección actual deja de funcionar al instante en todos los programas que la usan.',
  },
  end: {
    title: '¿Anular esta dirección?',
    text: 'Los programas que la usan dejan de recibir tus citas. Tus reservas siguen igual.',
    done: 'La dirección está anulada.',
  },
  others: {
    title: 'Horas que ocupas en otro sitio',
    text: 'Conecta otro calendario con su dirección ICS. A los ciclistas nunca se les ofrece una hora en la que estés con otra cosa. Solo se guardan esas horas, no lo que haces en ellas.',
    add: 'Conectar un calendario',
    full_one: 'Has conectado {{count}} calendario, que es el máximo.',
    full_other: 'Has conectado {{count}} calendarios, que es el máximo.',
    none: 'No hay otro calendario conectado.',
    read: 'Última lectura',
    readNow: 'Leer ahora',
    readNow_label: 'Leer ahora: {{name}}',
    readNow_done: '{{name}} se ha leído.',
    readNow_failed: '{{name}} no se ha podido leer.',
    remove: 'Quitar',
    remove_label: 'Quitar {{name}}',
    removed: 'El calendario se ha quitado.',
    failing:
      'No se puede leer desde el {{date}}. {{reason}} Las horas que indicó por última vez siguen ocupadas; faltan las nuevas.',
  },
  remove: {
    title: '¿Quitar este calendario?',
    text: '«{{name}}» deja de leerse, y los ciclistas pueden reservar las horas que mantenía ocupadas.',
  },
  form: {
    title: 'Conectar un calendario',
    name: 'Nombre',
    nameHint: 'Solo para ti, por ejemplo «Privado».',
    nameMissing: 'Introduce un nombre.',
    url: 'Dirección ICS',
    urlHint:
      'Empieza por https:// o webcal://. En Google Calendar es la «dirección secreta en formato iCal».',
    urlMissing: 'Introduce la dirección.',
    save: 'Leer y conectar',
  },
  reason: {
    not_public: 'La dirección no es de un servidor de internet al que podamos llegar por https.',
    unreachable: 'Ningún servidor responde allí de forma segura.',
    timed_out: 'El servidor tardó más de cinco segundos.',
    refused: 'El servidor no nos da el calendario.',
    too_many_redirects: 'El servidor redirige demasiadas veces a otras direcciones.',
    too_large: 'El calendario ocupa más de 5 MB.',
    not_a_calendar: 'Lo que envió el servidor no es un calendario que podamos leer.',
    too_many_events: 'El calendario tiene más de 5000 eventos en el próximo año.',
  },
} satisfies Translation<typeof english>
