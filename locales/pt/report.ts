import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'O seu bike fit',
  documentTitle: 'Bike fit de {{rider}}, {{date}}',
  summary: {
    title: 'Em resumo',
  },
  goals: {
    title: 'O que espera deste bike fit',
    level: 'Atingido quando: {{level}}',
    activities:
      'O que lhe custa, tal como o avaliou antes do bike fit (de 0, impossível, a 10, tão bem como antes do problema):',
    activity: '{{words}}: {{ability}} de 10',
    success: 'Nas suas palavras, o bike fit é um sucesso quando:',
  },
  photos: {
    title: 'Fotografias',
    before: 'Antes',
    after: 'Depois',
    alt: 'Fotografia {{number}} do bike fit, {{phase}}',
  },
  expect: {
    title: 'As primeiras semanas',
    strange:
      'Uma nova posição pode parecer estranha nas primeiras voltas. Só por si, isso não significa que esteja errada.',
    slowly:
      'Comece com voltas mais curtas e fáceis. Dê-lhe pelo menos três voltas ou cinco horas antes de a avaliar.',
    tell: 'Se lhe doer algo que antes não doía, ou se algo piorar, avise logo o seu bike fitter.',
  },
  followUps: {
    title: 'Os seus acompanhamentos',
    lead: 'Enviamos-lhe algumas perguntas sobre como se sente a pedalar. As respostas vão para o seu bike fitter.',
    none: 'Não há acompanhamentos planeados.',
  },
  contact: {
    title: 'Como contactar {{fitter}}',
  },
  shopCard: {
    title: 'Ficha de oficina',
    documentTitle: 'Ficha de oficina de {{rider}}, {{date}}',
    lead: 'Os números desta bicicleta depois do bike fit, para a regular de novo ou regular outra.',
    setUp: 'Regular por esta ordem',
    parts: 'Peças e outros números',
    none: 'Não foram guardados números da bicicleta.',
    drawing: 'A posição',
    described: 'Vista lateral da bicicleta com o selim e o guiador como foram regulados',
  },
  fact: {
    fitted: 'Bike fit',
    by: 'Por',
    bike: 'Bicicleta',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logótipo de {{business}}',
  bikeType: {
    road: 'Bicicleta de estrada',
    gravel: 'Bicicleta de gravel',
    mountain: 'Bicicleta de BTT',
    time_trial: 'Bicicleta de contrarrelógio ou triatlo',
    track: 'Bicicleta de pista',
    e_bike: 'Bicicleta elétrica',
  },
  discomfort: {
    title: 'Desconforto antes do bike fit',
    described:
      'Vista lateral de um ciclista na bicicleta, com o desconforto comunicado antes do bike fit. {{zones}}',
    none: 'Nenhum desconforto comunicado.',
  },
  position: {
    title: 'A sua posição',
    described: 'Vista lateral da bicicleta com o selim e o guiador antes e depois do bike fit',
    inWords: '{{name}}: {{before}} antes, {{after}} depois',
    inWordsBefore: '{{name}}: {{before}} antes',
    inWordsAfter: '{{name}}: {{after}} depois',
    before: 'antes',
    after: 'depois',
    gap: {
      saddle_estimated:
        'A altura do selim e o recuo são de pontos diferentes do selim, por isso o lugar dele é estimado ao longo do tubo do selim.',
      bar_unplaced:
        'O guiador não está desenhado: o alcance não foi medido a partir do mesmo ponto do selim que a altura e o recuo, ou o desnível não foi medido até ao aperto do guiador.',
      pads_unplaced:
        'Os apoios das barras aero não estão desenhados: o stack e o reach não foram medidos até ao mesmo ponto do apoio.',
      before_other_point:
        'A posição anterior não está desenhada: foi medida a partir de outro ponto do selim, por isso as duas não se podem comparar.',
      before_other_saddle:
        'A posição anterior não está desenhada: foi medida a partir da ponta de outro selim, por isso as duas não se podem comparar.',
    },
  },
  changes: {
    title: 'O que mudou e porquê',
    none: 'Nada foi alterado neste bike fit.',
    fromTo: '{{from}} → {{to}}',
    to: 'agora {{to}}',
    from: 'antes {{from}}',
    zones: 'Para: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Antes e depois',
    none: 'Não foram guardadas medidas.',
    measurement: 'Medida',
    before: 'Antes',
    after: 'Depois',
    change: 'Diferença',
    value: 'Valor',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'medido a partir de outro ponto',
      method: 'medido de outra forma',
      saddle: 'não comparável: outro selim',
    },
    moved: {
      back: '{{because}}; o ponto dos 80 mm recuou {{by}}',
      forward: '{{because}}; o ponto dos 80 mm avançou {{by}}',
      same: '{{because}}; o ponto dos 80 mm não se moveu',
    },
    replaced: 'alterado',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'antes, {{how}}',
    takenAfter: 'depois, {{how}}',
  },
  recommendations: {
    title: 'As recomendações do seu bike fitter',
    due: 'até {{date}}',
    done: 'feito',
  },
  restore: {
    title: 'A mesma posição noutra bicicleta',
    lead: 'Regule por esta ordem, porque cada passo depende dos anteriores. No fim, verifique de novo a altura do selim.',
    exactly:
      'O ± mostra com que precisão pode regular cada valor com fita métrica e nível. Dentro dele, a posição é a mesma.',
    within: '± {{tolerance}}',
    taken: 'Medido {{point}}.',
    otherCrank:
      'Com um crenque de outro comprimento, mova o selim pela diferença: para cima com um crenque mais curto, para baixo com um mais comprido.',
    withCrank: 'Com {{crank}}, a altura do selim é {{height}}.',
  },
  online: {
    title: 'Este relatório online',
    lead: 'Leia o código ou abra este endereço e inicie sessão.',
    described: 'Código QR para {{address}}',
  },
  note: 'Os números e intervalos descrevem uma posição. Não são um diagnóstico. Se tem dor, dormência ou perda de força que não passa, consulte um médico.',
  madeWith: '{{rider}} · {product}',
  page: 'Página {{page}} de {{pages}}',
} satisfies Translation<typeof english>
