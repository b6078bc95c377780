import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'No podemos leer uno de tus calendarios',
    heading: 'No podemos leer uno de tus otros calendarios',
    text: 'Desde hace una hora, {product} no puede leer un calendario que conectaste. Las horas que indicó por última vez siguen ocupadas y faltan las nuevas: los ciclistas podrían reservar una hora que ya ocupas en otro sitio.',
    button: 'Ver tus calendarios',
  },
  fitterNews: {
    intake: {
      subject: 'Ha llegado un formulario inicial nuevo',
      heading: 'Un formulario inicial nuevo está listo para leer',
      text: 'Un ciclista ha enviado su formulario inicial. Léelo en {product}. Este correo no contiene respuestas.',
      button: 'Leer el formulario',
    },
    intake_red_flag: {
      subject: 'Un formulario inicial requiere tu atención hoy',
      heading: 'Un formulario inicial requiere tu atención hoy',
      text: 'Un ciclista ha enviado su formulario inicial. Léelo antes de cambiar nada en la bici. Este correo no contiene respuestas.',
      button: 'Leer el formulario',
    },
    red_flag: {
      subject: 'Una respuesta requiere tu atención hoy',
      heading: 'Una respuesta requiere tu atención hoy',
      text: 'Un ciclista ha enviado un seguimiento. Léelo antes de cambiar nada en la bici.',
      button: 'Leer la respuesta',
    },
    unhappy: {
      subject: 'Una respuesta requiere tu atención',
      heading: 'Una respuesta requiere tu atención',
      text: 'Un ciclista ha enviado un seguimiento. Léelo y contacta con el ciclista.',
      button: 'Leer la respuesta',
    },
    settings: 'Elegir qué correos recibes',
  },
  fitterBooking: {
    made: { subject: 'Tienes una reserva nueva', text: 'Un ciclista ha reservado {{service}}:' },
    moved: {
      subject: 'Una reserva tiene otra hora',
      text: 'Un ciclista ha movido {{service}}, que es ahora:',
    },
    movedFrom: 'Iba a ser:',
    cancelled: {
      subject: 'Una reserva está cancelada',
      text: 'Un ciclista ha cancelado {{service}}, que iba a ser:',
    },
    button: 'Abrir el calendario',
  },
  sharingNews: {
    offered: {
      subject: 'Un ciclista te ofrece sus fittings',
      heading: 'Un ciclista te ofrece sus fittings',
      text: 'Un ciclista te ha encontrado en la lista de fitters y te ofrece leer los fittings que hizo con un fitter anterior. Si aceptas, el ciclista verá tu nombre y tu correo y después decidirá. Antes no se comparte nada. El enlace vale 7 días.',
      button: 'Ver la propuesta',
    },
    accepted: {
      subject: 'Un fitter ha aceptado tu propuesta',
      heading: 'Un fitter quiere leer tus fittings',
      text: 'Un fitter ha aceptado tu propuesta. Comprueba que es el fitter correcto y decide. No se comparte nada antes de que confirmes.',
      button: 'Ver quién es',
    },
    confirmed: {
      subject: 'Un ciclista comparte sus fittings contigo',
      heading: 'Ya puedes leer los fittings de un ciclista',
      text: 'Un ciclista ha confirmado que puedes leer los fittings que hizo con un fitter anterior. Son historial para leer y no cuentan en tus cifras.',
      button: 'Leer los fittings',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Tu prueba gratuita termina el {{day}}',
      heading: 'Tu prueba gratuita termina pronto',
      text: 'Tu prueba gratuita de {product} termina el {{day}}. Para seguir trabajando después, elige un plan.',
    },
    payment_failed: {
      subject: 'Tu último pago no se ha realizado',
      heading: 'Tu último pago no se ha realizado',
      text: 'No hemos podido cobrar de tu tarjeta el tiempo posterior al {{day}}. Revisa tus datos de pago; el cobro se vuelve a intentar solo.',
    },
    ended: {
      subject: 'Tu plan ha terminado',
      heading: 'Tu plan ha terminado',
      text: 'Tu plan terminó el {{day}}. Por ahora todo sigue funcionando. Para seguir trabajando, elige un plan.',
    },
    read_only_soon: {
      subject: 'Tu estudio pasa a solo lectura el {{readOnly}}',
      heading: 'Tu estudio pasa pronto a solo lectura',
      text: 'Tu plan terminó el {{day}} y desde entonces no se ha pagado nada.',
    },
    read_only: {
      subject: 'Tu estudio está ahora en solo lectura',
      heading: 'Tu estudio está ahora en solo lectura',
      text: 'Tu plan terminó el {{day}} y desde entonces no se ha pagado nada.',
    },
    thenReadOnly:
      'Desde el {{readOnly}} tu estudio está en solo lectura: puedes leer, descargar y eliminar todo, pero no invitar a ciclistas ni cambiar fittings. Los formularios que los ciclistas tienen abiertos, los recordatorios y los avisos continúan.',
    nowReadOnly:
      'Puedes leer, descargar y eliminar todo, pero no invitar a ciclistas ni cambiar fittings. Los formularios que los ciclistas tienen abiertos, los recordatorios y los avisos continúan. No se ha perdido nada: cuando elijas un plan, todo funcionará como antes.',
    button: 'Ver tu plan',
  },
  fitterDigest: {
    subject: 'Lo que requiere hoy tu atención',
    heading: 'Lo que requiere hoy tu atención',
    followUps_one: '{{count}} seguimiento requiere acción.',
    followUps_other: '{{count}} seguimientos requieren acción.',
    unreadForms_one: '{{count}} formulario está sin leer.',
    unreadForms_other: '{{count}} formularios están sin leer.',
    button: 'Ver lo que requiere tu atención',
  },
} satisfies Translation<typeof english>
