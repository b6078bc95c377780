import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Puntúa tus zonas antes del fitting',
  lead: '{{fitter}} pregunta cómo está cada zona ahora. Se tarda menos de un minuto y es voluntario.',
  leadNameless: 'Tu fitter pregunta cómo está cada zona ahora. Se tarda menos de un minuto y es voluntario.',
  frame: 'Piensa en tus salidas de las dos últimas semanas. 0 es ninguna molestia, 7 es molestia intensa.',
  none: 'ninguna',
  severe: 'intensa',
  required: 'Elige un número del 0 al 7.',
  why: '¿Por qué otra vez?',
  whyText:
    'Las molestias también cambian por sí solas. Dos puntuaciones de antes del fitting muestran cuánto. Tus respuestas posteriores se siguen comparando con tu formulario inicial. Aquí no mostramos tus puntuaciones anteriores, para que no te influyan.',
  already:
    'Ya has puntuado tus zonas para este fitting. Si envías otra vez, las nuevas puntuaciones las sustituyen.',
  submit: 'Enviar las puntuaciones',
  done: {
    title: 'Puntuaciones enviadas',
    text: 'Gracias. Tu fitter ya puede verlas. Puedes cambiarlas hasta que el fitting esté completo.',
    change: 'Cambiar las puntuaciones',
    toBrief: 'Volver al resumen',
  },
  closed: {
    unknownTitle: 'Este enlace no funciona',
    unknown: 'Puede que tu fitter tenga un código más reciente. Pide que te lo muestre.',
    overTitle: 'Ya no se pueden dar puntuaciones',
    over: 'El fitting está completo o este enlace ha caducado. Aún puedes responder a los seguimientos después del fitting.',
    noneTitle: 'Escanea primero el código',
    none: 'Esta página se abre con un código que tu fitter te muestra el día del fitting.',
    home: 'Ir a la página de inicio',
  },
} satisfies Translation<typeof english>
