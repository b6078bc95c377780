import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultados de {{year}}',
  documentTitle: 'Resultados de {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Criado a {{date}}',
  fits: 'Bike fits',
  answered: 'Responderam após seis semanas',
  answeredOf: '{{answered}} (previstos: {{due}})',
  answeredShare: '{{answered}} (previstos: {{due}}), {{share}}',
  noneDue: 'ainda nenhum previsto',
  early: 'Respostas antecipadas',
  none: 'Ainda não há bike fits deste ano pontuados antes e depois.',
  symptomatic: 'Ciclistas que tinham desconforto nessa zona antes do bike fit',
  all: 'Todos os ciclistas',
  column: {
    zone: 'Zona',
    counts: 'Com base em',
    parts: 'Como mudaram as pontuações',
    better: 'Melhor',
    means: 'Média',
    change: 'Mudança',
  },
  ifUnchanged: '{{better}}; {{conservative}} se os outros não tivessem mudado',
  time: 'Ao longo do ano: queixas que melhoraram',
  timeNote:
    'Uma queixa é uma zona pontuada com 2 ou mais antes do bike fit. Mediana dos períodos: {{median}}.',
  goals: 'Objetivos e avaliações',
  attained: 'Objetivos atingidos como esperado ou melhor',
  tScore: 'Pontuação de objetivos atingidos (50 é como esperado)',
  alignment: 'O bike fit respondeu ao que procuravam (1 a 7)',
  recommend: 'Probabilidade de recomendar (−100 a 100)',
  net: 'Queixas novas menos resolvidas por ciclista',
  few: 'poucos ciclistas',
  nobody: 'ninguém respondeu',
  notes: {
    scale:
      'O desconforto é pontuado de 0, nenhum, a 7, intenso. Melhor e pior são mudanças de 2 ou mais; uma mudança de 1 pode ser acaso, por isso conta como sem mudança e é designada «talvez». As mudanças são depois menos antes, por isso abaixo de 0 é melhor. Os intervalos são de 95%. Cada ciclista conta uma vez. Com menos de 5 ciclistas, só se mostram contagens.',
    responders:
      'Só são contados os ciclistas que responderam. Aos que não responderam pode ter corrido pior.',
    beforeFit:
      'Os ciclistas deste estúdio que avaliaram o desconforto duas vezes antes do bike fit já tinham mudado {{value}} pontos ({{counts}}).',
  },
  footer: '{product}, resultados de {{year}}',
  page: 'Página {{page}} de {{pages}}',
} satisfies Translation<typeof english>
