import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Todas las personas que han mirado o cambiado tus datos, lo más reciente primero.',
  leadFitter:
    'Todas las personas que han mirado o cambiado el expediente de este ciclista, lo más reciente primero.',
  explained:
    'Abrir un formulario, una sesión, un informe o una foto se anota una vez por persona cada cuarto de hora. Aparecer en una lista o una búsqueda no se anota. Lo que abres tú tampoco.',
  explainedFitter:
    'Abrir un formulario, una sesión, un informe o una foto se anota una vez por persona cada cuarto de hora. Aparecer en una lista o una búsqueda no se anota, y lo que abren los propios ciclistas tampoco. El ciclista también ve esta lista, sin tus notas, avisos y predicciones.',
  title: 'Quién ha mirado y quién ha cambiado algo',
  pages: 'Páginas del registro',
  none: 'No hay entradas que mostrar.',
  filters: 'Filtros',
  kind: 'Qué ha pasado',
  kinds: {
    all: 'Visto o cambiado',
    reads: 'Visto',
    changes: 'Cambiado',
  },
  by: 'Quién',
  bys: {
    all: 'Todos',
    rider: 'El ciclista',
    you: 'Tú',
    fitters: 'Fitters',
    support: 'Soporte de {product}',
    automatic: 'Automático',
  },
  file: 'Fitter',
  allFiles: 'Todos los fitters',
  from: 'Desde',
  until: 'Hasta',
  as: {
    rider: 'El ciclista',
    guest: 'El ciclista, por un enlace',
    fitter: '{{name}}, como fitter',
    sharedFitter: '{{name}}, como fitter con quien se comparten los fittings',
    support: 'Soporte de {product}',
    system: 'Automático',
  },
  you: 'Tú',
  youByLink: 'Tú, por un enlace',
  aFitter: 'Un fitter',
  reason: {
    technical: 'Motivo: un problema técnico',
    quality: 'Motivo: control de calidad',
  },
  ofFit: 'Fitting del {{date}}',
  notFitted: 'Sesión aún sin fitting',
  fileOf: 'En el expediente de {{name}}',
  check: {
    title: '¿Está completa esta lista?',
    ok: 'Todo el registro estaba completo y sin interrupciones hasta el {{at}}.',
    broken:
      'La comprobación del {{at}} mostró que el registro se ha cambiado o está incompleto. Investigamos todos los casos así.',
    never: 'El registro de este servidor aún no se ha comprobado. Se comprueba una vez al día.',
    how: 'Cómo se comprueba',
    chain:
      'Cada entrada recibe un valor de control calculado con su contenido y el valor de la entrada anterior. Una entrada cambiada, quitada o movida ya no encaja con las siguientes.',
    heads:
      'El último valor de cada cadena se firma y se guarda cada día fuera de la base de datos. Así se descubriría incluso a quien volviera a calcular todos los valores.',
    daily: 'Una vez al día se vuelven a calcular todas las entradas y se comparan con ambos.',
    covered_one: 'La última comprobación abarcó una entrada.',
    covered_other: 'La última comprobación abarcó {{count}} entradas.',
  },
} satisfies Translation<typeof english>
