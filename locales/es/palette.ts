import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Buscar',
  field: 'Buscar una página o una acción',
  fieldOfFitter: 'Buscar ciclista, sesión, página o acción',
  results: 'Resultados',
  group: {
    riders: 'Ciclistas',
    sessions: 'Sesiones',
    actions: 'Acciones',
    pages: 'Páginas',
    cases: 'Casos anteriores',
  },
  count_one: '{{count}} resultado',
  count_other: '{{count}} resultados',
  none: 'No se ha encontrado nada. Prueba con menos letras.',
  sessionOf: 'Sesión del {{date}}',
  action: {
    invite: 'Invitar a un ciclista',
    intake: 'Empezar un formulario inicial',
    searchCases: 'Buscar «{{words}}» en casos anteriores',
    help: 'Mostrar los atajos de teclado',
    logOut: 'Cerrar sesión',
  },
  keys: {
    title: 'Atajos de teclado',
    here: 'En esta página',
    everywhere: 'En todas las páginas',
    find: 'Buscar ciclistas, sesiones, páginas y acciones',
    findToo: 'Lo mismo',
    findPages: 'Buscar páginas y acciones',
    help: 'Mostrar esta lista',
    typing: 'Mientras escribes en un campo, estas teclas son parte de tu texto.',
    turnOff: 'Desactivar los atajos en Ajustes',
  },
} satisfies Translation<typeof english>
