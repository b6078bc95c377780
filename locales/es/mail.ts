import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: 'Enviado porque alguien pidió este correo en {{address}}.',
      invited: 'Enviado porque {{fitter}} te invitó.',
      fitted: 'Enviado porque {{fitter}} te hizo un bike fitting.',
      booked: 'Enviado porque tienes una cita con {{fitter}}.',
      changed: 'Enviado porque cambió tu cuenta en {{address}}. Estos correos no se pueden desactivar.',
      support:
        'Enviado porque el soporte abrió datos tuyos en {{address}}. Estos correos no se pueden desactivar.',
      corrected:
        'Enviado porque han cambiado datos de contacto en {{address}}. No puedes desactivar estos correos.',
      sharing: 'Enviado porque un ciclista comparte fittings en {{address}}.',
      right: 'Enviado por una solicitud sobre datos personales en {{address}}.',
      breach: 'Enviado porque se registró una brecha de datos personales en {{address}}.',
      contact: 'Enviado porque alguien usó el formulario de contacto en {{address}}.',
      plan: 'Enviado porque tu plan en {{address}} termina o ha terminado. No puedes desactivar estos correos.',
      calendar:
        'Enviado porque conectaste otro calendario en {{address}}. Si lo quitas allí, no recibirás más este correo.',
      news: 'Enviado porque en {{address}} están activados los correos sobre tus ciclistas.',
    },
    ignore: '¿No lo esperabas? Puedes ignorar este correo y no pasará nada.',
    from: '{product}, {{address}}',
    privacy: 'Política de privacidad',
    terms: 'Condiciones del servicio',
    buttonFails: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  },
  invitation: {
    subject: '{{fitter}} te invita a preparar tu bike fitting',
    heading: 'Prepárate para tu bike fitting',
    who: '{{fitter}} está preparando tu bike fitting y quiere saber cómo montas y cómo te sientes hoy en la bici.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) está preparando tu bike fitting y quiere saber cómo montas y cómo te sientes hoy en la bici.',
    note: 'Una nota de {{fitter}}:',
    howLong:
      'Son seis pasos cortos y se tarda de {{required}} a {{everything}} minutos. Tus respuestas se guardan sobre la marcha, así que puedes hacer una pausa y continuar más tarde en el mismo dispositivo.',
    button: 'Abrir la invitación',
    opening:
      'Nada empieza hasta que pulses «Empezar». La primera página te dice quién pregunta, por qué y qué pasa con tus datos.',
    typed: 'También puedes ir a {{address}} e introducir tu correo y este código:',
    valid_one: 'El enlace y el código valen {{count}} día.',
    valid_other: 'El enlace y el código valen {{count}} días.',
  },
  ...bookingMails,
  deviceCode: {
    subject: 'Tu código para continuar el formulario',
    heading: 'Continúa en tu otro dispositivo',
    why: 'Alguien ha abierto tu invitación de {{fitter}} en otro dispositivo. Si has sido tú, introduce allí este código para continuar donde lo dejaste:',
    valid_one: 'El código vale una vez y caduca en {{count}} minuto.',
    valid_other: 'El código vale una vez y caduca en {{count}} minutos.',
    notYou:
      'Si no has sido tú, no hagas nada y no compartas el código. Sin él, nadie puede ver tus respuestas.',
  },
  ...accountMails,
  sms: {
    booking: 'Tu cita con {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} es tu código de {product}. Vale una vez, durante 1 hora. No lo compartas.',
  },
  fitReport: {
    subject: 'Tu informe de fitting de {{fitter}} está listo',
    heading: 'Tu informe de fitting está listo',
    why: '{{fitter}} ha completado tu bike fitting y ha escrito tu informe.',
    inIt: 'Muestra qué se cambió y por qué, qué recomienda tu fitter y qué esperar las primeras semanas. Puedes leerlo en línea, imprimirlo o guardarlo como PDF.',
    button: 'Abrir el informe',
    signIn: 'Inicia sesión para abrirlo. Solo tú y tu fitter podéis verlo. Este correo no contiene medidas.',
    byLink:
      'El enlace abre el informe sin cuenta hasta el {{day}}. Quien tenga este correo puede abrirlo, así que no lo compartas. Este correo no contiene medidas.',
    keep: 'Para conservar el informe, regístrate con esta dirección en la página del informe.',
  },
  freshLink: {
    subject: 'Tu enlace nuevo',
    heading: 'Tu enlace nuevo',
    why: {
      invitation:
        'Pediste un enlace nuevo al formulario que {{fitter}} te envió antes de tu bike fitting. Tus respuestas hasta ahora están guardadas.',
      follow_up:
        'Pediste un enlace nuevo para contar a {{fitter}} cómo te va en la bici desde tu fitting. Tus respuestas hasta ahora están guardadas.',
      report: 'Pediste un enlace nuevo al informe de tu bike fitting con {{fitter}}.',
    },
    button: 'Abrir el enlace',
    earlier:
      'Los enlaces de correos anteriores ya no funcionan, porque el servicio se restauró desde una copia de seguridad.',
  },
  calendarFeed: {
    blocked: 'Bloqueado',
  },
  ...fitterMails,
  downloadReady: {
    subject: 'Tu copia está lista',
    heading: 'La copia de tus datos está lista',
    text: 'Puedes recogerla durante 7 días. Por tu seguridad, debes tener la sesión abierta y haberla iniciado en los últimos 10 minutos.',
    button: 'Recoger tu copia',
    notYou:
      'Si no la has pedido, alguien ha entrado en tu cuenta. Elige enseguida una contraseña nueva en {{address}}/forgot-password. Después ve a Ajustes, Seguridad, y cierra la sesión de todos los demás dispositivos.',
  },
  followUpReminder: {
    subject: '{{fitter}} quiere saber cómo te va en la bici',
    heading: '¿Qué tal en la bici desde tu fitting?',
    why: 'Te hiciste un bike fitting con {{fitter}} el {{day}}. ¿Cómo te sientes ahora en la bici? Tus respuestas muestran qué ha cambiado desde el fitting y qué conviene mirar después.',
    again:
      'A {{fitter}} todavía le gustaría saber cómo te va en la bici desde tu fitting del {{day}}. «No ha cambiado nada» también es una respuesta útil.',
    howLong_one: 'Se tarda {{count}} minuto, más o menos. Puedes parar cuando quieras y continuar más tarde.',
    howLong_other: 'Se tarda unos {{count}} minutos. Puedes parar cuando quieras y continuar más tarde.',
    button: 'Empezar el seguimiento',
    valid: 'Puedes responder hasta el {{day}}.',
    stop: 'No más recordatorios de este fitter',
  },
  outbox: {
    title: 'Bandeja de salida',
    why: 'No hay ningún servidor de correo configurado (SMTP_URL), por eso {product} guarda aquí sus correos, y también los SMS si no hay ninguna pasarela configurada (SMS_URL). Esta página solo se puede abrir en este equipo.',
    empty: 'Aún no hay mensajes. Recarga esta página cuando se envíe uno.',
    to: 'Para',
    sms: 'SMS',
    html: 'Vista previa',
    technical: 'Cabeceras',
    calendar: 'Archivo de calendario',
  },
  supportAccess: {
    subject: 'El soporte de {product} ha abierto una de tus sesiones',
    heading: 'El soporte de {product} está mirando una sesión',
    what: 'Alguien del soporte de {product} ha abierto una sesión de tu bike fitting. Puede mirar, pero no cambiar nada, y no ve tu nombre ni cómo contactar contigo.',
    whatFitter:
      'Alguien del soporte de {product} ha abierto una sesión de uno de tus ciclistas. Puede mirar, pero no cambiar nada, y no ve el nombre del ciclista ni cómo contactar con esa persona.',
    reason: {
      technical:
        'El motivo es técnico: se ven estados, horas, tamaños y códigos de error, y ninguna respuesta.',
      quality: 'El motivo es la calidad: se ven las respuestas y los datos del fitting.',
    },
    until: 'El acceso termina por sí solo el {{at}}.',
    end: {
      rider: 'Puedes ver por qué mira y qué abre, y terminar el acceso en cualquier momento:',
      fitter:
        'En el historial de la sesión puedes ver por qué mira y qué abre, y terminar el acceso en cualquier momento:',
      guest:
        'Tu fitter puede ver qué se abre y terminar el acceso en cualquier momento. Con una cuenta para esta dirección, tú también:',
    },
    button: 'Ver y terminar el acceso',
    signUp: 'Crear una cuenta',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: 'Se ha retirado un consentimiento',
    heading: 'Has retirado tu consentimiento',
    what: 'Alguien con un enlace de uno de los correos que te enviamos ha retirado el consentimiento para usar tus datos en tu bike fitting. Desde ahora ya no se usan.',
    erased: 'Todo lo de ese expediente se borra el {{day}}.',
    undo: '¿No fuiste tú o has cambiado de idea? Crea una cuenta con esta dirección antes de ese día y vuelve a dar tu consentimiento en «Privacidad».',
    button: 'Crear una cuenta',
  },
  contactCorrected: {
    subject: 'Se han corregido tus datos de contacto',
    heading: 'Tu fitter ha corregido tus datos de contacto',
    what: {
      name: 'Ha cambiado el nombre en su expediente sobre ti.',
      email: 'Ha cambiado la dirección a la que van los correos sobre tus fittings.',
      language: 'Ha cambiado el idioma de los correos que recibes.',
    },
    wrong: {
      rider: 'En «Privacidad» ves qué ha cambiado. Si no es correcto, díselo a tu fitter.',
      guest: 'Si no es correcto, díselo a tu fitter. Con una cuenta ves cada cambio y corriges tus datos tú.',
    },
    button: {
      rider: 'Ver el cambio',
      guest: 'Crear una cuenta',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Quedan menos de 24 horas para notificar una brecha de datos',
      overdue: 'Ya debería haberse notificado una brecha de datos',
    },
    heading: {
      warning: 'La autoridad no sabe aún de una brecha',
      overdue: 'Han pasado 72 horas desde que se conoció una brecha',
    },
    aware: 'Se conoció el {{at}}.',
    tell: 'Notifícala a la autoridad de protección de datos o registra que se ha notificado. Si no hace falta notificarla, cierra la brecha con el motivo.',
    number: 'Su número es {{id}}. La consola la muestra con: npm run breach -- list',
    button: 'Ver la brecha',
  },
} satisfies Translation<typeof english>
