import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Os seus selins',
  empty:
    'Ainda não há selins. Introduza abaixo o modelo e os números de um selim e adicione-o aqui para o próximo bike fit.',
  phase: {
    before: 'Antes',
    after: 'Depois',
  },
  of: {
    before: '(antes)',
    after: '(depois)',
  },
  choose: 'Escolher selim',
  chooseFor: {
    before: 'Escolher selim: antes',
    after: 'Escolher selim: depois',
  },
  search: 'Procurar um selim',
  nothingFound: 'Nenhum selim corresponde. Experimente menos letras.',
  published: {
    title: 'Modelos com medidas publicadas',
    hint: 'Comprimento e largura conforme publicados. Meça a distância da ponta ao ponto dos 80 mm.',
    from: 'Fonte: {{source}}',
  },
  dimension: {
    width: '{{by}} de largura',
    length: '{{by}} de comprimento',
    noseToWidth80: '{{by}} da ponta ao ponto dos 80 mm',
    stack: '{{by}} acima dos carris',
  },
  noDimensions: 'Sem dimensões introduzidas',
  filled: {
    before: '{{model}} escolhido para antes.',
    after: '{{model}} escolhido para depois.',
  },
  add: 'Adicionar aos seus selins',
  added: '{{model}} adicionado aos seus selins.',
  update: 'Atualizar nos seus selins',
  updated: '{{model}} atualizado nos seus selins.',
  known: 'Nos seus selins',
  remove: 'Remover',
  removed: '{{model}} removido. Os bike fits conservam os números dele.',
} satisfies Translation<typeof english>
