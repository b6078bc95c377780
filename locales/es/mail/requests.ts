import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
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
    replies: 'Las respuestas llegan a {{address}}.',
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
} satisfies Translation<typeof english>
