import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Posição',
    body: 'Ângulos do ciclista',
    empty: 'Introduza a altura do selim para ver a posição, desenhada à escala.',
    was: 'antes {{value}}',
  },
  measure: {
    title: 'Medidas',
    unit: 'Unidade de comprimento',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Diminuir {{name}}',
    more: 'Aumentar {{name}}',
    included: 'ângulo interno: {{angle}}',
    sameAsBefore: 'sem alteração: {{value}}',
    asEarlier: 'como após o último bike fit: {{value}}',
    published: 'publicado: {{range}}',
    details: 'Como se mede {{name}}',
    reference: 'Medido a partir de',
    method: 'Medido com',
    methodUnsaid: 'Não especificado',
    taken_one: '{{taken}} de {{count}}',
    taken_other: '{{taken}} de {{count}}',
  },
  saddleHow: {
    question: 'Onde mede o selim?',
    first:
      'Escolha antes do primeiro número do selim. Só se podem comparar números do mesmo ponto. Pode sempre alterar um valor isolado.',
    fromNowOn: 'Para os números que introduzir a partir de agora. Os anteriores ficam como estão.',
    choose: 'Medir a partir daqui',
    keep: 'Cancelar',
    line: 'Selim medido em: {{point}} · {{method}}',
    change: 'Alterar',
    changed: 'onde se mede o selim',
    awaited: 'Escolha primeiro onde medir',
    points: {
      width_80: 'ponto de 80 mm de largura',
      width_70: 'ponto de 70 mm de largura',
      nose: 'ponta',
      midpoint: 'meio',
      seat_tube_line: 'linha do tubo do selim',
      lowest_point: 'ponto mais baixo',
    },
    methods: {
      tape: 'fita métrica',
      jig: 'gabarito ou laser',
      motion_3d: 'captura de movimento 3D',
    },
  },
  saddleSwap: {
    title: 'Outro selim: os números a partir da ponta não se podem comparar.',
    back: 'O ponto dos 80 mm recuou {{by}}.',
    forward: 'O ponto dos 80 mm avançou {{by}}.',
    same: 'O ponto dos 80 mm não se moveu.',
    unknown:
      'Introduza o recuo e a distância da ponta ao ponto dos 80 mm de ambos os selins para ver o que se moveu.',
    higher: 'O selim novo é {{by}} mais alto acima dos carris.',
    lower: 'O selim novo é {{by}} mais baixo acima dos carris.',
    check: 'Verifique a altura do selim.',
  },
  earlier: {
    offer_one: 'Há {{count}} medida desta bicicleta do bike fit de {{date}}.',
    offer_other: 'Há {{count}} medidas desta bicicleta do bike fit de {{date}}.',
    take: 'Usar como «antes»',
    taken_one: '{{count}} medida copiada para «antes».',
    taken_other: '{{count}} medidas copiadas para «antes».',
  },
  exchange: {
    import: 'Importar medidas',
    csv: 'Exportar em CSV',
    json: 'Exportar em JSON',
  },
} satisfies Translation<typeof english>
