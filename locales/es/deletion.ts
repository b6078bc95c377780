import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Eliminar la cuenta',
  text: 'Elimina tu cuenta para siempre. Antes de confirmar verás exactamente qué se elimina y qué se conserva.',
  open: 'Eliminar mi cuenta',
  client: {
    goes: 'Eliminaremos para siempre:',
    fitFiles_one: 'todo lo que {{count}} fitter guarda sobre ti',
    fitFiles_other: 'todo lo que {{count}} fitters guardan sobre ti',
    submissions_one: '{{count}} formulario que enviaste, con tus respuestas',
    submissions_other: '{{count}} formularios que enviaste, con tus respuestas',
    openIntakes_one: '{{count}} formulario que empezaste pero no has enviado',
    openIntakes_other: '{{count}} formularios que empezaste pero no has enviado',
    account: 'tu nombre, dirección, ajustes y consentimientos, y todas las formas de iniciar sesión',
    stays: 'Qué se conserva',
    staysText:
      'Tus fitters solo conservan constancia de que hubo una sesión y cuándo. No dice quién eres ni contiene tus respuestas.',
  },
  fitter: {
    goes: 'Eliminaremos para siempre:',
    fitFiles_one: 'todo lo que guardas sobre {{count}} ciclista sin cuenta',
    fitFiles_other: 'todo lo que guardas sobre {{count}} ciclistas sin cuenta',
    submissions_one: '{{count}} formulario que enviaron estos ciclistas, con las respuestas',
    submissions_other: '{{count}} formularios que enviaron estos ciclistas, con las respuestas',
    openIntakes_one: '{{count}} formulario empezado pero no enviado',
    openIntakes_other: '{{count}} formularios empezados pero no enviados',
    invitations_one: '{{count}} invitación abierta, que se retira',
    invitations_other: '{{count}} invitaciones abiertas, que se retiran',
    account: 'tu nombre, dirección, estudio y ajustes, y todas las formas de iniciar sesión',
    stays: 'Qué se conserva',
    filesThatStay_one: 'Todo sobre {{count}} ciclista con cuenta. El ciclista podrá verlo. Tú no.',
    filesThatStay_other: 'Todo sobre {{count}} ciclistas con cuenta. Los ciclistas podrán verlo. Tú no.',
    noneStay: 'Nada, porque ninguno de tus ciclistas tiene cuenta.',
    askRiders:
      'Si la ley te obliga a llevar un registro de tu trabajo, guarda lo que necesites antes de eliminar tu cuenta.',
  },
  signInStays: 'Tu inicio de sesión lo gestiona otro servicio. Si ya no lo quieres, elimínalo también allí.',
  device: 'También eliminaremos lo que {product} guarda en este dispositivo.',
  word: 'eliminar',
  type: 'Para continuar, escribe la palabra «{{word}}»',
  typeWrong: 'Escribe la palabra «{{word}}».',
  confirm: 'Eliminar mi cuenta para siempre',
  deleted: {
    text: 'También se ha eliminado todo lo tuyo que contenía. Gracias por usar {product}.',
    receipts: 'Justificante de lo borrado, que no dice de quién era: {{numbers}}',
  },
} satisfies Translation<typeof english>
