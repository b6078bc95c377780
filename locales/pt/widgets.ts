import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Alertas de acompanhamento',
    appointments: 'Próximas marcações',
    rating: 'Avaliação do bike fitter',
    goals: 'Alinhamento com os objetivos',
    improvement: 'Melhoria por sessão',
    radar: 'Desconforto antes e depois',
    submissions: 'Formulários recentes',
    responses: 'Taxa de resposta',
    invitations: 'Convites abertos',
    interventions: 'Registo de ajustes',
  },
  figure: {
    interval: 'Intervalo de 95% {{low}} a {{high}}',
    noSpread: 'Igual para todos os ciclistas, por isso não há intervalo.',
    few_one: 'Só contagens. Um valor precisa de {{least}} ciclistas: mais {{count}}.',
    few_other: 'Só contagens. Um valor precisa de {{least}} ciclistas: mais {{count}}.',
    responders_one: 'Só quem respondeu: {{answered}} de {{count}} bike fit com resposta após 6 semanas.',
    responders_other: 'Só quem respondeu: {{answered}} de {{count}} bike fits com resposta após 6 semanas.',
    respondersShare_one:
      'Só quem respondeu: {{answered}} de {{count}} bike fit com resposta após 6 semanas ({{share}}).',
    respondersShare_other:
      'Só quem respondeu: {{answered}} de {{count}} bike fits com resposta após 6 semanas ({{share}}).',
    show: '(mostrar estas sessões)',
    noFits: 'Sem bike fits com estes filtros',
    noFitsText: 'Limpe os filtros ou escolha outros.',
  },
  rating: {
    unit: 'de {{most}}',
    prior_one:
      'Parte de {{centre}}, que conta tanto como {{count}} ciclista, por isso poucas respostas não o mudam muito.',
    prior_other:
      'Parte de {{centre}}, que conta tanto como {{count}} ciclistas, por isso poucas respostas não o mudam muito.',
    priorFrom_one: 'Estimado a partir de {{count}} bike fitter.',
    priorFrom_other: 'Estimado a partir de {{count}} bike fitters.',
    empty: 'Ainda não há avaliações',
    emptyText:
      'Os ciclistas dizem até que ponto estão satisfeitos 6 semanas após o bike fit. A avaliação precisa de 5 ciclistas.',
  },
  goals: {
    unit_one: 'de {{count}} objetivo avaliado, como esperado ou melhor',
    unit_other: 'de {{count}} objetivos avaliados, como esperado ou melhor',
    attained: 'Como esperado ou melhor',
    addressed: 'Objetivos com uma alteração feita para eles',
    alignment: 'O bike fit respondeu ao que procuravam',
    tScore: 'Pontuação T dos objetivos acordados (50 é como esperado)',
    of_one: '{{part}} de {{count}}',
    of_other: '{{part}} de {{count}}',
    outOf: '{{value}} de {{most}}',
    empty: 'Ainda não há objetivos avaliados',
    emptyText:
      '6 semanas após o bike fit, os ciclistas dizem até que ponto atingiram cada objetivo. Um valor precisa de 5 ciclistas.',
  },
  improvement: {
    unit: 'de 100, em que 50 é sem mudança',
    band: 'Entre {{conservative}} e {{optimistic}} se quem não respondeu não tivesse mudado.',
    early_one: '{{count}} destes bike fits só tem, até agora, uma resposta antecipada.',
    early_other: '{{count}} destes bike fits só têm, até agora, uma resposta antecipada.',
    components: {
      discomfort: 'Desconforto',
      goals: 'Objetivos',
      overall: 'Mudança geral',
    },
    empty: 'Ainda nada para comparar',
    emptyText:
      'Compara o questionário inicial com o acompanhamento: desconforto, objetivos e mudança geral. Um valor precisa de 5 ciclistas.',
  },
  radar: {
    zone: 'Zona',
    riders: 'Que ciclistas são mostrados',
    analysis: {
      symptomatic: 'Ciclistas com desconforto nessa zona',
      all: 'Todos os ciclistas',
    },
    responders: 'só quem respondeu',
    noComplaints: 'Nenhum ciclista tinha desconforto de 2 ou mais antes do bike fit.',
    missing: 'Se quem não respondeu não tivesse mudado',
    ifUnchanged_one: '{{zone}}: {{conservative}} em vez de {{change}} ({{count}} ciclista não respondeu)',
    ifUnchanged_other:
      '{{zone}}: {{conservative}} em vez de {{change}} ({{count}} ciclistas não responderam)',
    empty: 'Ainda nada para comparar',
    emptyText:
      'Mostra cada zona antes do bike fit e 6 semanas depois. Uma zona precisa de 5 ciclistas e o radar de 3 zonas.',
  },
  responses: {
    unit: {
      early: 'com resposta após 2 semanas',
      primary: 'com resposta após 6 semanas',
      lasting: 'com resposta após 3 meses',
      yearly: 'com resposta após um ano',
    },
    wave: {
      early: '2 semanas',
      primary: '6 semanas',
      lasting: '3 meses',
      yearly: '1 ano',
    },
    share_one: '{{share}} ({{answered}} de {{count}})',
    share_other: '{{share}} ({{answered}} de {{count}})',
    answered_one: '{{answered}} de {{count}}',
    answered_other: '{{answered}} de {{count}}',
    notReached_one:
      '{{count}} não foi contactado, porque os e-mails para o ciclista foram devolvidos. Conta como sem resposta.',
    notReached_other:
      '{{count}} não foram contactados, porque os e-mails para os ciclistas foram devolvidos. Contam como sem resposta.',
    empty: 'Ainda não há acompanhamentos previstos',
    emptyText:
      'Os ciclistas são questionados pela primeira vez 2 semanas após um bike fit, a menos que tenha alterado o calendário.',
  },
  layout: {
    lead: 'Escolha o que o seu painel mostra, por que ordem e com que largura. É igual em todos os seus dispositivos.',
    open: 'Abrir painel',
    preview: 'Pré-visualização',
    previewHint: 'Num telemóvel, os widgets ocupam a largura do ecrã.',
    nothing: 'O seu painel não mostra widgets.',
    list: 'Widgets',
    listHint: 'Arraste as pegas ou use nelas as teclas de seta.',
    move: 'Mover {{name}}',
    up: 'Mover {{name}} para cima',
    down: 'Mover {{name}} para baixo',
    width: 'Largura de {{name}}',
    widths: {
      small: 'Um quarto',
      medium: 'Metade',
      large: 'Largura total',
    },
    moved: '{{name}} é agora o número {{place}} de {{all}}.',
    shown: '{{name}} é mostrado.',
    hidden: '{{name}} está oculto.',
    widened: '{{name}}: {{width}}.',
    reset: 'Repor disposição',
    wasReset: 'Disposição reposta.',
    undone: 'Alteração anulada.',
    stale:
      'A disposição foi alterada noutra página. Esta é a versão mais recente. Faça de novo a sua alteração.',
  },
} satisfies Translation<typeof english>
