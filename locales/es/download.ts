import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Una copia de todos tus datos, para conservarla o llevártela a otro sitio.',
  title: 'Descargarlo todo',
  contents:
    'Un archivo ZIP con tus fittings, formularios, medidas y recomendaciones, tus fotos e informes, una página para leer y tablas para hojas de cálculo y programas.',
  contentsFitter:
    'Un archivo ZIP con tu estudio: ciclistas, fittings, formularios, medidas, fotos e informes, una página para leer y tablas para hojas de cálculo y programas.',
  background:
    'La hacemos en segundo plano y te enviamos un correo cuando esté lista. Se conserva cifrada durante 7 días, y solo tú puedes descargarla.',
  ask: 'Hacer una copia',
  askAgain: 'Hacer una copia nueva',
  waiting: 'Tu copia está en la cola.',
  making: 'Se está haciendo tu copia.',
  progress_one: '{{done}} de {{count}} archivo',
  progress_other: '{{done}} de {{count}} archivos',
  mailed: 'Puedes cerrar esta página. Te enviaremos un correo cuando esté lista.',
  ready: 'Tu copia está lista.',
  kept: 'Hecha el {{asked}}, {{size}} MB. Se elimina el {{until}}.',
  fetch: 'Descargar',
  failed: 'No hemos podido hacer tu copia. Vuelve a intentarlo. Si falla otra vez, escríbenos.',
  confirmFirst: 'Por tu seguridad, te pedimos que inicies sesión otra vez antes de descargarla.',
  link: 'Descargarlo todo',
  linkHintFitter:
    'Los datos de tus ciclistas: fittings, formularios, fotos e informes, para conservarlos o llevártelos a otro sitio.',
  linkHint: 'Tus fittings, formularios, fotos e informes, para conservarlos o llevártelos a otro sitio.',
} satisfies Translation<typeof english>
