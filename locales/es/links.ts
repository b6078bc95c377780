import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Este enlace ya no funciona',
    why: 'Hemos restaurado el servicio desde una copia de seguridad y, para proteger tus datos, los enlaces enviados antes han dejado de funcionar. Tus respuestas hasta ahora están guardadas.',
    mail: 'Enviar un enlace nuevo',
    mailTo: 'Lo enviaremos al mismo correo que este.',
    mailed:
      'Hemos enviado un enlace nuevo al mismo correo. Si no llega en unos minutos, mira en la carpeta de spam.',
    again: 'Enviar otro enlace',
    ask: 'Pide a tu fitter un enlace nuevo. Para este no tenemos ninguna dirección de correo.',
  },
} satisfies Translation<typeof english>
