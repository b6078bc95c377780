import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Procurar',
  field: 'Procurar uma página ou ação',
  fieldOfFitter: 'Procurar um ciclista, sessão, página ou ação',
  results: 'Resultados',
  group: {
    riders: 'Ciclistas',
    sessions: 'Sessões',
    actions: 'Ações',
    pages: 'Páginas',
    cases: 'Casos anteriores',
  },
  count_one: '{{count}} resultado',
  count_other: '{{count}} resultados',
  none: 'Nada encontrado. Experimente menos letras.',
  sessionOf: 'Sessão de {{date}}',
  action: {
    invite: 'Convidar ciclista',
    intake: 'Começar um questionário',
    searchCases: 'Pesquisar casos anteriores por «{{words}}»',
    help: 'Mostrar atalhos de teclado',
    logOut: 'Terminar sessão',
  },
  keys: {
    title: 'Atalhos de teclado',
    here: 'Nesta página',
    everywhere: 'Em todas as páginas',
    find: 'Procurar ciclistas, sessões, páginas e ações',
    findToo: 'O mesmo',
    findPages: 'Procurar páginas e ações',
    help: 'Mostrar esta lista',
    typing: 'Enquanto escreve num campo, estas teclas fazem parte do texto.',
    turnOff: 'Desativar atalhos nas Definições',
  },
} satisfies Translation<typeof english>
