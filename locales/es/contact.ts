import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Contacto',
  lead: 'Escríbenos. Respondemos por correo.',
  description:
    'Escribe a las personas que hacen {product}: preguntas, llamadas de demostración, ayuda y tus datos personales.',
  topic: '¿De qué se trata?',
  topics: {
    question: 'Una pregunta sobre {product}',
    demo: 'Reservar una llamada de demostración',
    support: 'Ayuda con mi cuenta o una página',
    privacy: 'Mis datos personales',
    other: 'Otra cosa',
  },
  name: 'Nombre',
  email: 'Correo electrónico',
  words: 'Mensaje',
  wordsHint: 'No escribas aquí sobre tu salud. Eso lo lee tu fitter en tu formulario.',
  demoHint: 'Dinos dos o tres horas que te vengan bien, con tu zona horaria.',
  privacyHint: 'Puedes descargar, corregir, compartir y borrar tus datos:',
  privacyLink: '«Datos y privacidad» en tus ajustes',
  website: 'Deja este campo vacío',
  send: 'Enviar mensaje',
  kept: 'Guardamos tu mensaje cifrado {{days}} días como máximo. Consulta la',
  policy: 'política de privacidad',
  sent: 'Mensaje enviado',
  sentText: 'Gracias. Te hemos enviado una breve confirmación y responderemos por correo.',
  again: 'Escribir otro mensaje',
  direct: 'También puedes escribir a',
  fault: {
    name: 'Introduce tu nombre.',
    email: 'Esta dirección de correo no está completa. Usa la forma nombre@example.com.',
    words: 'Escribe tu mensaje.',
    tooLong: 'Es demasiado largo. Usa {{count}} caracteres como máximo.',
    characters: 'Contiene caracteres que no se pueden guardar. Escríbelo de nuevo sin ellos.',
    summary: 'El mensaje no se ha enviado. Revisa los campos marcados abajo.',
  },
} satisfies Translation<typeof english>
