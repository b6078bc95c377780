import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Las mismas preguntas antes del fitting y semanas después, para que los dos veáis qué ha cambiado.',
  login: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    toSignUp: '¿Necesitas una cuenta?',
    toSignUpLink: 'Registrarse',
    forgotten: '¿Has olvidado tu contraseña?',
    or: 'o',
    with: {
      code: 'Enviarme un código',
      password: 'Usar mi contraseña',
    },
    sendCode: 'Enviar código',
  },
  signUp: {
    title: 'Registrarse',
    submit: 'Registrarse',
    toLogin: '¿Ya tienes una cuenta?',
    toLoginLink: 'Iniciar sesión',
    agreement:
      'Al registrarte aceptas las condiciones del servicio. La política de privacidad explica qué pasa con tus datos.',
    terms: 'Condiciones del servicio',
    privacy: 'Política de privacidad',
  },
  keeps: {
    intake: {
      signUpTitle: 'Conserva tu formulario inicial',
      signUpText:
        'Con una cuenta puedes leer y corregir tu formulario inicial y ver qué cambia después de tu fitting. Solo necesitas una contraseña.',
      loginTitle: 'Inicia sesión para conservar tu formulario',
      loginText: 'Añadiremos tu formulario inicial a la cuenta con la que inicies sesión.',
      fitterText:
        'Has iniciado sesión con la cuenta de un fitter. Un formulario inicial solo se puede conservar en la cuenta de un ciclista, que necesita otro correo.',
    },
    report: {
      signUpTitle: 'Conserva tu informe',
      signUpText:
        'Con una cuenta puedes conservar el informe con sus fotos y ver qué cambia después de tu fitting. Usa el correo al que enviamos el informe.',
      loginTitle: 'Inicia sesión para conservar tu informe',
      loginText: 'Añadiremos el informe a tu cuenta. Usa la cuenta con el correo al que lo enviamos.',
      fitterText:
        'Has iniciado sesión con la cuenta de un fitter. Un informe solo se puede conservar en la cuenta de un ciclista, con el correo al que lo enviamos.',
    },
    followUp: {
      signUpTitle: 'Conserva tus respuestas',
      signUpText:
        'Con una cuenta puedes ver el antes y el después uno junto a otro y corregir tus respuestas. Usa el correo al que enviamos el recordatorio.',
      loginTitle: 'Inicia sesión para conservar tus respuestas',
      loginText:
        'Añadiremos tus respuestas a tu cuenta. Usa la cuenta con el correo al que enviamos el recordatorio.',
      fitterText:
        'Has iniciado sesión con la cuenta de un fitter. Las respuestas de un ciclista solo se pueden conservar en la cuenta de un ciclista, con el correo al que enviamos el recordatorio.',
    },
    fitterTitle: 'Has iniciado sesión como fitter',
    anotherAddress: 'Usar otra dirección',
    toDashboard: 'Ir a tu panel',
  },
  field: {
    name: 'Nombre',
    nameHint: 'El nombre que ven ciclistas y fitters.',
    role: 'Soy',
    rider: 'Ciclista',
    riderHint: 'Me ajustan la bici.',
    fitter: 'Bike fitter',
    fitterHint: 'Ajusto bicis a ciclistas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    identifier: 'Correo o teléfono',
    newPassword: 'Contraseña nueva',
    passwordHint: 'Usa al menos {{count}} caracteres. Unas cuantas palabras sin relación funcionan bien.',
    codeHint: 'Introduce las cifras del mensaje.',
  },
  missing: {
    name: 'Introduce tu nombre.',
    role: 'Elige si eres ciclista o fitter.',
    password: 'Introduce una contraseña.',
    code: 'Introduce todas las cifras del código.',
  },
  problem: {
    invalid_credentials: 'El correo o la contraseña son incorrectos.',
    email_not_confirmed:
      'Tu dirección aún no está confirmada. Usa el enlace o el código del correo que te enviamos.',
    user_already_exists: 'Ya existe una cuenta con esta dirección.',
    address_belongs_to_fitter:
      'Esta dirección es de la cuenta de un fitter, así que no puede usarse para la de un ciclista. Usa otra.',
    email_address_invalid: 'Este correo no está completo. Usa la forma nombre@example.com.',
    weak_password: 'Elige otra contraseña.',
    password_too_long: 'Usa {{count}} caracteres como máximo.',
    refused_input: 'No se ha aceptado algo de lo que has introducido. Revisa cada campo.',
    user_banned: 'Esta cuenta se ha cerrado. Si crees que es un error, escríbenos.',
    signup_disabled: 'En este momento no se pueden crear cuentas aquí.',
    otp_expired: 'Este código es incorrecto, ha caducado o ya se ha usado. Pide uno nuevo.',
    phone_not_confirmed:
      'Tu número aún no está confirmado. Para confirmarlo, inicia sesión con un código que le enviamos.',
    phone_exists: 'Ya existe una cuenta con este número.',
    phone_invalid:
      'Este teléfono no está completo. Empieza por el prefijo del país, por ejemplo +34 912 345 678.',
    phone_disabled: 'Aquí no puedes usar un teléfono. Usa tu correo.',
    sms_failed: 'No hemos podido enviar el SMS. Vuelve a intentarlo o usa tu correo.',
    managed_elsewhere: 'Tu organización gestiona esta cuenta. Cámbialo allí.',
    same_password: 'Esta ya es tu contraseña. Elige otra.',
    current_password_required: 'Introduce también tu contraseña actual.',
    current_password_invalid: 'Esta no es tu contraseña actual.',
    reauthentication_needed:
      'Iniciaste sesión hace tiempo. Para asegurarnos de que eres tú, pide un enlace por correo y úsalo para poner tu contraseña nueva.',
    session_gone: 'Tu sesión ya no está abierta. Inicia sesión otra vez.',
    answer_unusable: 'Algo ha fallado en el servicio de inicio de sesión. Vuelve a intentarlo.',
    factor_code_wrong: 'Este código es incorrecto. Introduce las 6 cifras que muestra ahora tu aplicación.',
    factor_code_old: 'Este código ha caducado. Introduce las 6 cifras que muestra ahora tu aplicación.',
    recovery_code_wrong: 'Este código de recuperación es incorrecto o ya se ha usado.',
    recovery_code_shape: 'Un código de recuperación tiene 10 letras y cifras, por ejemplo ab3de-fg6hj.',
    factor_gone: 'Esta cuenta ya no tiene una aplicación de autenticación. Inicia sesión otra vez.',
    factor_exists: 'Esta cuenta ya tiene una aplicación de autenticación. Quítala primero.',
    factor_off: 'Aquí no se pueden usar aplicaciones de autenticación.',
    factor_needed: 'Introduce primero el código de tu aplicación de autenticación.',
    identity_taken: 'Esa cuenta ya está vinculada aquí a la cuenta de otra persona.',
    identity_last: 'Es tu única forma de iniciar sesión. Pon primero una contraseña o vincula otra cuenta.',
    identity_gone: 'Esta cuenta ya no está vinculada.',
    identity_off: 'Aquí no se pueden vincular cuentas.',
    provider_stopped: 'Has parado antes de terminar. No ha cambiado nada y no se ha compartido nada.',
    provider_address_unproven:
      'Tu dirección aún no está confirmada allí. Te hemos enviado un correo. Abre su enlace y después inicia sesión.',
    provider_off: 'Esta forma de iniciar sesión no está disponible aquí.',
    provider_unavailable:
      'Ese servicio no responde en este momento. Inténtalo más tarde o inicia sesión de otra forma.',
    provider_refused: 'Ese servicio no ha confirmado este inicio de sesión. Inicia sesión de otra forma.',
    provider_trip_lost: 'Este inicio de sesión ha caducado o ya se ha usado. Empieza otra vez.',
    provider_failed:
      'Algo ha fallado y no has iniciado sesión. Vuelve a intentarlo o inicia sesión de otra forma.',
    other_browser:
      'Empezaste en otro navegador, o este le ha perdido la pista. Empieza otra vez y quédate en el mismo navegador.',
    wait_one: 'Demasiados intentos. Espera {{count}} segundo y vuelve a intentarlo.',
    wait_other: 'Demasiados intentos. Espera {{count}} segundos y vuelve a intentarlo.',
    unreachable: 'No podemos conectar con el servicio. Comprueba tu conexión y vuelve a intentarlo.',
    unexpected: 'Algo ha fallado. Vuelve a intentarlo.',
  },
  weakness: {
    length:
      'Es demasiado corta. Usa al menos {{count}} caracteres. No cuentan tu dirección, tu nombre ni los espacios al principio o al final.',
    characters: 'Tiene caracteres que no se pueden usar, o necesita también otros tipos de caracteres.',
    pwned:
      'Es una contraseña habitual que se prueba primero en los ataques. Elige una que no se le ocurriría a nadie más.',
    other: 'Es demasiado fácil de adivinar.',
  },
  way: {
    logInInstead: 'Iniciar sesión',
    enterCode: 'Introducir el código o pedir uno nuevo',
    logIn: 'Iniciar sesión',
    askForLink: 'Enviarme un enlace',
    beginAgain: 'Empezar otra vez',
  },
  social: {
    login: {
      google: 'Iniciar sesión con Google',
      facebook: 'Iniciar sesión con Facebook',
    },
    signUp: {
      google: 'Registrarse con Google',
      facebook: 'Continuar con Facebook',
    },
  },
  farewell: {
    ended:
      'Se ha cerrado tu sesión. Inicia sesión otra vez para continuar. Lo que has escrito está guardado.',
    expired:
      'Tu sesión llevaba mucho tiempo abierta, así que la hemos cerrado para proteger tu cuenta. Inicia sesión otra vez para continuar. Lo que has escrito está guardado.',
  },
  sent: {
    mail: {
      title: 'Mira tu correo',
      signup:
        'Si {{to}} aún no tiene una cuenta, hemos enviado allí un enlace y un código. Abre el enlace en cualquier dispositivo o introduce el código aquí.',
      login:
        'Si {{to}} tiene una cuenta, hemos enviado allí un enlace y un código. Abre el enlace en cualquier dispositivo o introduce el código aquí.',
      recovery:
        'Si {{to}} tiene una cuenta, hemos enviado allí un enlace y un código. Abre el enlace en cualquier dispositivo o introduce el código aquí. Después elige una contraseña nueva.',
      proof:
        'Para conservar en tu cuenta lo que enviaste, confirma primero {{to}}. Hemos enviado allí un enlace y un código. Abre el enlace en este dispositivo o introduce el código aquí.',
      code: 'Código del correo',
      nothing: '¿No llega el correo? Mira en la carpeta de spam o envíalo otra vez.',
    },
    sms: {
      title: 'Mira tu móvil',
      text: 'Si {{to}} se puede usar aquí, hemos enviado un SMS con un código.',
      code: 'Código del SMS',
      nothing: '¿No llega el mensaje? Comprueba el número o envíalo otra vez.',
    },
    submit: {
      signup: 'Confirmar',
      login: 'Iniciar sesión',
      recovery: 'Continuar',
      proof: 'Confirmar',
    },
    otherAddress: 'Usar otra dirección',
    otherWay: 'Iniciar sesión de otra forma',
    outbox:
      'Aquí no hay ningún servidor de correo configurado. {product} guarda sus correos en la bandeja de salida.',
    outboxLink: 'Abrir la bandeja de salida',
  },
  resend: {
    button: 'Enviar otra vez',
    wait_one: 'Enviar otra vez en {{count}} segundo',
    wait_other: 'Enviar otra vez en {{count}} segundos',
    again: 'Ya puedes enviarlo otra vez.',
    done: 'Si hay algo que enviar, hemos enviado un correo nuevo. Solo funcionan el enlace y el código más recientes.',
    doneSms: 'Si hay algo que enviar, hemos enviado un mensaje nuevo. Solo funciona el código más reciente.',
  },
  forgotten: {
    title: '¿Has olvidado tu contraseña?',
    text: 'Introduce tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    back: 'Volver al inicio de sesión',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    text: 'Para {{email}}. Se cerrará la sesión en todos tus demás dispositivos.',
    nobody:
      'Para elegir una contraseña nueva necesitas un enlace nuestro. Podemos enviártelo por correo. Funciona en cualquier dispositivo.',
    submit: 'Poner la contraseña',
    doneTitle: 'Contraseña cambiada',
    doneText: 'Tu sesión está abierta aquí y cerrada en todos tus demás dispositivos.',
  },
  choosePassword: {
    title: 'Elige una contraseña',
    text: 'Tu dirección está confirmada. Te registraste en otro navegador, así que la contraseña que elegiste allí no se usa. Elige ahora una para esta cuenta.',
    giveUp: 'Ahora no',
  },
  role: {
    title: 'Primero, una pregunta',
    text: 'No guardamos nada hasta que respondas. Podrás cambiar tu nombre más tarde, pero no si eres ciclista o fitter.',
    giveUp: 'Ahora no',
  },
  step: {
    appTitle: 'Introduce tu código',
    appText:
      'Tu cuenta usa el inicio de sesión en dos pasos. Abre tu aplicación de autenticación e introduce el código que muestra.',
    recoveryTitle: 'Usar un código de recuperación',
    recoveryText:
      'Te permite iniciar sesión una vez y quita la aplicación de autenticación de tu cuenta, para que puedas configurarla de nuevo. Se cerrará la sesión en todos tus demás dispositivos.',
    recoveryCode: 'Código de recuperación',
    recoveryHint: '10 letras y cifras, por ejemplo ab3de-fg6hj.',
    recoveryInstead: 'Usar un código de recuperación',
    appInstead: 'Usar mi aplicación de autenticación',
    enrolTitle: 'Configurar el inicio de sesión en dos pasos',
    enrolText:
      'Las cuentas de soporte necesitan una aplicación de autenticación para iniciar sesión. Configurarla lleva un minuto.',
    removedTitle: 'Aplicación de autenticación quitada',
    removedText:
      'Has iniciado sesión y tu código de recuperación está usado. A partir de ahora basta tu contraseña para abrir tu cuenta. Configura de nuevo una aplicación de autenticación para protegerla.',
    toSecurity: 'Ir a los ajustes de seguridad',
    noAddressTitle: 'Tu cuenta necesita un correo electrónico',
    noAddressText:
      'Para conservar lo que enviaste, tu cuenta necesita un correo confirmado, y la tuya no lo tiene. No se pierde nada. Inicia sesión con una cuenta que tenga correo o regístrate.',
    giveUp: 'Iniciar sesión con otra cuenta',
  },
  callback: {
    stoppedTitle: 'No ha cambiado nada',
    failedTitle: 'No ha funcionado',
    back: 'Volver',
  },
  confirm: {
    ask: {
      confirmTitle: 'Confirma tu dirección',
      confirmText: 'Pulsa el botón para confirmar tu correo e iniciar sesión.',
      confirmButton: 'Confirmar e iniciar sesión',
      logInTitle: 'Iniciar sesión',
      logInText: 'Pulsa el botón para iniciar sesión sin contraseña.',
      logInButton: 'Iniciar sesión',
      recoveryTitle: 'Elige una contraseña nueva',
      recoveryText: 'Pulsa el botón para iniciar sesión y elegir una contraseña nueva.',
      recoveryButton: 'Continuar',
      changeTitle: 'Confirmar el correo nuevo',
      changeText:
        'El correo de tu cuenta está a punto de cambiar. Cambia cuando se confirman tanto la dirección actual como la nueva.',
      changeButton: 'Confirmar el cambio',
      inviteTitle: 'Aceptar la invitación',
      inviteText: 'Pulsa el botón para abrir tu cuenta e iniciar sesión.',
      inviteButton: 'Aceptar e iniciar sesión',
    },
    done: {
      confirmTitle: 'Dirección confirmada',
      confirmText: 'Has iniciado sesión.',
      changeTitle: 'Correo cambiado',
      changeText: 'Las dos direcciones están confirmadas. A partir de ahora, inicia sesión con la nueva.',
      inviteTitle: 'Invitación aceptada',
      inviteText: 'Tu cuenta está abierta y has iniciado sesión.',
      loggedOutText: 'No has iniciado sesión. Iníciala cuando quieras continuar.',
    },
    half: {
      title: 'Falta confirmar una dirección',
      text: 'Esta dirección está confirmada. Abre ahora el enlace del correo que enviamos a la otra, y tu dirección cambiará.',
    },
    elsewhere:
      'Este cambio se pidió en otro navegador. Abre el enlace allí. O inicia sesión aquí en la cuenta que debe recibir esta dirección y abre otra vez el enlace. Si no pediste ningún cambio, no hagas nada.',
    here: 'Aquí has iniciado sesión como {{who}}. Si este enlace es de otra cuenta, se iniciará sesión en esa.',
    askTitle: 'Confirma tu dirección',
    askText: 'Te enviaremos un enlace por correo. Funciona en cualquier dispositivo.',
    goOn: 'Continuar',
    usedTitle: 'Ya está confirmada',
    usedText: 'Ya has usado este enlace. Tu dirección está confirmada y has iniciado sesión.',
    expiredTitle: 'Este enlace ya no funciona',
    expired: {
      confirm:
        'Ha caducado, lo ha sustituido otro más reciente o ya se ha usado. Si ya has confirmado tu dirección, inicia sesión. Si no, pide un enlace nuevo.',
      logIn:
        'Ha caducado, lo ha sustituido otro más reciente o ya se ha usado. Inicia sesión de otra forma o pide un enlace nuevo.',
      recovery: 'Ha caducado, lo ha sustituido otro más reciente o ya se ha usado. Pide un enlace nuevo.',
      change:
        'Ha caducado, lo ha sustituido otro más reciente o ya se ha usado. Mira en tus ajustes si tu dirección ha cambiado. Si no, vuelve a pedir el cambio.',
      invite: 'Ha caducado o ya se ha usado. Inicia sesión o pide uno nuevo a quien te invitó.',
    },
    incompleteTitle: 'Este enlace está incompleto',
    incompleteText:
      'Ábrelo otra vez desde el correo o copia la dirección entera. También puedes pedir un enlace nuevo.',
    logIn: 'Iniciar sesión',
  },
  factor: {
    scanTitle: 'Añadir una aplicación de autenticación',
    scanText:
      'La aplicación muestra cada 30 segundos un código nuevo de 6 cifras. Para iniciar sesión necesitarás ese código además de tu contraseña.',
    scan: 'Escanéalo con tu aplicación, por ejemplo Google Authenticator, 2FAS, Aegis o tu gestor de contraseñas.',
    qr: 'Código QR para la aplicación de autenticación',
    secret: '¿No puedes escanearlo? Introduce esta clave en la aplicación',
    secretHint: 'Si la aplicación pregunta, elige «basado en tiempo».',
    code: 'Código de la aplicación',
    codeHint: 'Introduce las 6 cifras que muestra ahora la aplicación.',
    confirm: 'Activar',
    codesTitle: 'Guarda tus códigos de recuperación',
    codesText:
      'Si pierdes el móvil, uno de estos códigos te permite iniciar sesión. Cada uno vale una vez. Solo los mostramos ahora.',
    codesList: 'Códigos de recuperación',
    copy: 'Copiar todos',
    download: 'Descargar',
    print: 'Imprimir',
    copyFailed: 'Tu navegador no permite copiar. Selecciona los códigos y cópialos tú.',
    fileTitle: 'Códigos de recuperación de {product}',
    fileText: 'Cada uno vale una vez, junto con tu contraseña. Guárdalos donde solo tú puedas verlos.',
    kept: 'Los he guardado',
    fresh: 'Crear códigos',
  },
} satisfies Translation<typeof english>
