import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Una nota de {{fitter}}',
    title: '{{fitter}} te invita a preparar tu bike fitting',
    lead: 'Seis pasos cortos: unos {{required}} minutos para lo necesario, unos {{everything}} para todo. Puedes parar cuando quieras. Tus respuestas se guardan y puedes seguir en otro dispositivo.',
    forWhat:
      'Tus respuestas muestran a tu fitter cómo te sientes hoy en la bici, para que tu fitting empiece por lo que te importa.',
    start: 'Empezar',
    continue: 'Continuar',
    goOnText: 'Tus respuestas están guardadas. Continúa donde lo dejaste.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Tus respuestas quedan entre {{fitter}} y tú.',
    text: 'Solo las lee tu fitter, y el equipo de soporte de {product} si hay que arreglar algo. Son tuyas: con una cuenta puedes leerlas, corregirlas y eliminarlas cuando quieras.',
    link: 'Tus datos y tu privacidad',
  },
  consent:
    'Al pulsar «Empezar», aceptas que {{fitter}} use tus respuestas, incluidos los datos de salud, para preparar y realizar tu bike fitting. Puedes retirar tu consentimiento en cualquier momento.',
  wrongDevice: {
    question: '¿Quieres usar otro dispositivo?',
    address: 'Ve a {{address}} en ese dispositivo',
    code: 'e introduce el código de tu correo.',
    link: 'Abre allí el mismo enlace antes de pulsar aquí «Empezar».',
  },
  other: {
    title: 'Ya has empezado',
    text: 'Para proteger tus respuestas, te enviaremos un código por correo. Introdúcelo aquí para continuar donde lo dejaste.',
    send: 'Enviar código',
    again: 'Enviar un código nuevo',
    sent: 'Si la dirección es correcta, te hemos enviado un código. Vale durante poco tiempo.',
    code: 'Código del correo',
    open: 'Continuar',
    unreachableTitle: 'Empezaste en otro dispositivo',
    unreachable:
      'No tenemos una dirección de correo a la que enviar un código. Continúa en el dispositivo en el que empezaste o pide un enlace nuevo a {{fitter}}. Un enlace nuevo empieza con un formulario vacío.',
  },
  code: {
    title: 'Introduce el código de tu correo',
    lead: 'El correo de tu fitter tiene un enlace y un código de 8 letras y cifras.',
    email: 'Tu correo',
    emailHint: 'La dirección a la que se envió la invitación.',
    emailMissing: 'Introduce la dirección a la que se envió la invitación.',
    emailWrong: 'Este correo no está completo. Usa la forma nombre@example.com.',
    code: 'Código',
    codeHint: '8 letras y cifras. Puedes omitir espacios y guiones.',
    codeMissing: 'Introduce el código.',
    codeShape: 'Un código tiene 8 letras y cifras. Compáralo con tu correo.',
    open: 'Abrir la invitación',
    noCode: '¿No tienes código? Abre el enlace de tu correo o pide a tu fitter un enlace o código QR nuevo.',
    left_one: 'Queda {{count}} intento. Después, solo funciona el enlace de tu correo.',
    left_other: 'Quedan {{count}} intentos. Después, solo funciona el enlace de tu correo.',
  },
  submitted: {
    title: 'Gracias. Has enviado tu formulario inicial.',
    text: '{{fitter}} lo ha recibido y contactará contigo para fijar tu fitting.',
    logIn: 'Iniciar sesión para verlo',
    signUp: 'Registrarse',
  },
  closed: {
    withdrawn: 'Esta invitación se ha retirado',
    expired: 'Esta invitación ha caducado',
    unknown: 'No encontramos esta invitación',
    answered: 'Has enviado tu formulario inicial',
    withdrawnText: 'Tu fitter la ha retirado. Si crees que es un error, pide una nueva.',
    expiredText: 'Las invitaciones valen 30 días. Pide a tu fitter un enlace nuevo.',
    unknownText:
      'Puede que falte una parte del enlace o que otro más reciente lo haya sustituido. Ábrelo otra vez desde tu correo, pide a tu fitter un enlace nuevo o introduce tu código.',
    answeredText:
      'Tu fitter lo ha recibido. Inicia sesión para leerlo, o habla con tu fitter si tienes que cambiar algo.',
    typeCode: 'Introducir un código',
  },
} satisfies Translation<typeof english>
