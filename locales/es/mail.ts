import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: 'Enviado por una solicitud sobre datos personales en {{address}}.',
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
  deviceCode: {
    subject: 'Tu código para continuar el formulario',
    heading: 'Continúa en tu otro dispositivo',
    why: 'Alguien ha abierto tu invitación de {{fitter}} en otro dispositivo. Si has sido tú, introduce allí este código para continuar donde lo dejaste:',
    valid_one: 'El código vale una vez y caduca en {{count}} minuto.',
    valid_other: 'El código vale una vez y caduca en {{count}} minutos.',
    notYou:
      'Si no has sido tú, no hagas nada y no compartas el código. Sin él, nadie puede ver tus respuestas.',
  },
  confirmation: {
    subject: 'Confirma tu correo electrónico',
    heading: 'Te damos la bienvenida a {product}',
    why: 'Confirma tu dirección para terminar el registro. No pasa nada hasta que pulses el botón de la página que se abre.',
    asked: 'Alguien se registró con esta dirección el {{at}} con el nombre «{{name}}».',
    askedNameless: 'Alguien se registró con esta dirección el {{at}}.',
    notYou: 'Si no has sido tú, no hagas nada.',
    otherBrowser:
      'Si confirmas en un navegador distinto de aquel en el que te registraste, te pediremos que elijas una contraseña nueva.',
    button: 'Confirmar la dirección',
    typed: 'O introduce este código donde te registraste:',
    valid: 'El enlace vale 1 día; el código, 1 hora.',
  },
  magicLink: {
    subject: 'Inicia sesión en {product}',
    heading: 'Inicia sesión en {product}',
    why: 'Alguien ha pedido iniciar sesión con esta dirección. Si has sido tú, abre el enlace. No pasa nada hasta que pulses el botón de la página que se abre.',
    button: 'Iniciar sesión',
    typed: 'O introduce este código donde pediste iniciar sesión:',
    valid:
      'El enlace vale 1 día y el código 1 hora, una vez cada uno. No los compartas. Quien tenga uno puede iniciar sesión en tu nombre.',
  },
  recovery: {
    subject: 'Elige una contraseña nueva',
    heading: 'Elige una contraseña nueva',
    why: 'Alguien ha pedido una contraseña nueva de {product} para esta dirección. Si has sido tú, pulsa el botón y elige una. Hasta entonces, tu contraseña no cambia.',
    button: 'Elegir contraseña nueva',
    typed: 'O introduce este código donde la pediste:',
    valid:
      'El enlace vale 1 día y el código 1 hora, una vez cada uno. No los compartas. Quien tenga uno puede iniciar sesión en tu nombre.',
  },
  reauthentication: {
    subject: 'Tu código para cambiar la contraseña',
    heading: '¿Eres tú?',
    why: 'Alguien con la sesión abierta en tu cuenta quiere cambiar la contraseña. Si eres tú, introduce allí este código:',
    valid: 'El código vale una vez y caduca en 1 hora.',
    notYou:
      'Si no eres tú, no compartas el código y cierra la sesión de todos los demás dispositivos en tus ajustes. Puede que alguien esté usando un dispositivo con tu sesión abierta.',
  },
  addressChangeCurrent: {
    subject: 'Confirma el cambio de tu correo electrónico',
    heading: '¿Cambiar tu correo electrónico?',
    why: 'Alguien con la sesión abierta en tu cuenta quiere sustituir este correo por otro. Tu dirección solo cambia cuando se confirman los dos. Si has sido tú, pulsa el botón.',
    button: 'Confirmar el cambio',
    valid: 'El enlace vale 1 día. Si no has sido tú, no confirmes y cambia tu contraseña.',
  },
  addressChangeNew: {
    subject: 'Confirma tu nuevo correo electrónico',
    heading: 'Confirma tu nuevo correo electrónico',
    why: 'Alguien quiere usar este correo en su cuenta de {product}. Solo cambia cuando se confirman la dirección nueva y la antigua. Si has sido tú, pulsa el botón.',
    asked: 'Alguien lo pidió el {{at}} con el nombre «{{name}}».',
    askedNameless: 'Alguien lo pidió el {{at}}.',
    notYou: 'Si no has sido tú, no hagas nada.',
    otherBrowser:
      'El botón funciona en el navegador desde el que lo pediste. En cualquier otro, inicia primero sesión en tu cuenta.',
    button: 'Confirmar la dirección nueva',
    valid: 'El enlace vale 1 día.',
  },
  change: {
    you: 'Si has sido tú, no tienes que hacer nada.',
  },
  factorAdded: {
    subject: 'Inicio de sesión en dos pasos activado',
    heading: 'Inicio de sesión en dos pasos activado',
    what: 'Se añadió una aplicación de autenticación a tu cuenta de {product} el {{at}}. A partir de ahora necesitas su código para iniciar sesión. La sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, otra persona puede entrar en tu cuenta. Elige enseguida una contraseña nueva en {{address}}/forgot-password y escríbenos. Nuestra dirección está al pie de cada página.',
  },
  factorRemoved: {
    subject: 'Inicio de sesión en dos pasos desactivado',
    heading: 'Inicio de sesión en dos pasos desactivado',
    what: 'Se quitó la aplicación de autenticación de tu cuenta de {product} el {{at}}.',
    notYou:
      'Si no has sido tú, elige enseguida una contraseña nueva en {{address}}/forgot-password. Después ve a Ajustes, Seguridad, cierra la sesión de todos los demás dispositivos y vuelve a activar el inicio de sesión en dos pasos.',
  },
  factorRecovered: {
    subject: 'Se usó un código de recuperación',
    heading: 'Se usó un código de recuperación',
    what: 'Alguien usó un código de recuperación en lugar de tu aplicación de autenticación el {{at}}. La aplicación y tus otros códigos de recuperación ya no funcionan, y la sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, alguien tiene tu contraseña y tus códigos. Elige enseguida una contraseña nueva en {{address}}/forgot-password y vuelve a activar el inicio de sesión en dos pasos en Ajustes, Seguridad.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña',
    heading: 'Se cambió tu contraseña',
    what: 'La contraseña de tu cuenta de {product} se cambió el {{at}}. La sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, elige enseguida otra contraseña en {{address}}/forgot-password. Así se cierra la sesión de quien la cambió.',
  },
  addressChanged: {
    subject: 'Se cambió tu correo electrónico',
    heading: 'Se cambió tu correo electrónico',
    what: 'El correo electrónico de tu cuenta de {product} se cambió el {{at}}, después de confirmar las dos direcciones. Con esta ya no puedes iniciar sesión.',
    notYou:
      'Si no has sido tú, alguien puede leer tu correo. Cambia la contraseña de tu buzón y escríbenos enseguida. Nuestra dirección está al pie de cada página de {{address}}.',
  },
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
  downloadReady: {
    subject: 'Tu copia está lista',
    heading: 'La copia de tus datos está lista',
    text: 'Puedes recogerla durante 7 días. Por tu seguridad, debes tener la sesión abierta y haberla iniciado en los últimos 10 minutos.',
    button: 'Recoger tu copia',
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
  rights: {
    subject: 'Tu solicitud sobre tus datos',
    heading: {
      received: 'Hemos recibido tu solicitud',
      extended: 'Necesitamos más tiempo para tu solicitud',
      done: 'Tu solicitud está resuelta',
      refused: 'No podemos hacer lo que pediste',
    },
    asked: 'La solicitud: {{right}}.',
    right: {
      access: 'ver qué datos hay',
      copy: 'una copia de los datos',
      correction: 'corregir datos',
      erasure: 'borrar los datos',
      restriction: 'limitar lo que se hace con los datos',
      objection: 'oponerse a lo que se hace con los datos',
    },
    until: {
      received: 'Respondemos el {{day}} como muy tarde.',
      extended: 'Respondemos el {{day}} como muy tarde. El motivo:',
    },
    prove: 'Para que nadie más reciba o borre tus datos, respóndenos con este código desde esta dirección:',
    complain:
      'Puedes reclamar ante la autoridad de protección de datos del lugar donde vives y acudir a los tribunales.',
  },
  contactMessage: {
    subject: 'Un mensaje del formulario de contacto',
    heading: 'Un mensaje del formulario de contacto',
    about: 'Tema: {{topic}}',
    from: 'De: {{name}}, {{email}}',
    answer: 'Responde por correo a la dirección de arriba. Nadie ha confirmado que el mensaje venga de ella.',
    resolve: 'Abrir los mensajes',
    topic: {
      question: 'una pregunta sobre {product}',
      demo: 'una llamada de demostración',
      support: 'ayuda con una cuenta o una página',
      privacy: 'datos personales',
      other: 'otra cosa',
    },
  },
  contactConfirmation: {
    subject: 'Hemos recibido tu mensaje',
    heading: 'Hemos recibido tu mensaje',
    text: 'Gracias por escribirnos. Respondemos por correo.',
    notYou: 'Si no nos has escrito, alguien introdujo tu dirección por error. No tienes que hacer nada.',
  },
  rightsAlarm: {
    subject: 'Una solicitud sobre datos personales vence el {{day}}',
    heading: 'Una solicitud sigue abierta',
    request: 'Su número es {{id}}. La consola la muestra con: npm run rights -- list',
    button: 'Ver la solicitud',
  },
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
