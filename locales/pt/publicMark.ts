import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'A sua avaliação de um ano, numa página que qualquer pessoa pode abrir. Decide se é mostrada. Não muda onde aparece em nenhuma lista.',
  rules: 'As regras do selo',
  show: 'Mostrar o meu selo',
  showHint: 'Qualquer pessoa com o link o pode ver. Pode deixar de o mostrar em qualquer altura.',
  link: 'Link que comprova o selo',
  linkHint: 'Ponha-o no seu site. Mostra o selo tal como o calculámos.',
  preview: 'O que todos veem',
  open: 'Abrir a página',
  state: {
    waiting: 'O seu selo ainda não foi calculado. Volte mais tarde, ainda hoje.',
    few_riders_one: 'Não há selo para {{year}}: faltaria mais {{count}} ciclista.',
    few_riders_other: 'Não há selo para {{year}}: faltariam mais {{count}} ciclistas.',
    fewHow:
      'Um selo precisa de 11 ciclistas que avaliaram um bike fit desse ano e concordaram com a investigação. Há {{riders}} nessas condições. O próximo selo é calculado a {{date}}.',
    low_response: 'Não há selo para {{year}}: responderam poucos ciclistas.',
    lowHow:
      'Um selo precisa da resposta de metade dos ciclistas questionados. Acompanhamentos respondidos: {{answered}} de {{asked}} ({{share}}). O próximo selo é calculado a {{date}}.',
    off: 'O seu selo está pronto, mas não é mostrado.',
    on: 'Todos podem ver o seu selo.',
    paused: 'Escolheu mostrar o seu selo. Será mostrado de novo assim que houver um.',
  },
  mark: {
    title: 'Avaliação dos ciclistas {{year}}',
    rating: '{{value}} de 7',
    interval: 'Intervalo de 95% {{low}} a {{high}}',
    riders_one: 'de {{count}} ciclista que concordou com a investigação',
    riders_other: 'de {{count}} ciclistas que concordaram com a investigação',
    answered: 'Acompanhamentos respondidos: {{answered}} de {{asked}}',
    computed: 'Calculado a {{date}}, válido até {{until}}',
  },
  verified: {
    lead: 'A {product} calculou este selo a partir das respostas dos ciclistas. O bike fitter não o pode alterar.',
    unknown: 'Não há nenhum selo neste endereço',
    unknownText:
      'O bike fitter não mostra um selo ou já não há respostas suficientes. Se um site mostrar um mesmo assim, não confie nele.',
    note: 'Os ciclistas dão valor a coisas diferentes e nem todos respondem. Um selo não lhe diz como correrá o seu próprio bike fit.',
  },
  rulesPage: {
    lead: 'O que diz o selo de um bike fitter, como o calculamos e o que não fazemos com ele.',
    says: 'O que diz',
    saysText:
      'Até que ponto os ciclistas estavam satisfeitos com o bike fit algumas semanas depois, de 1 a 7. É o valor de um só bike fitter. Não diz nada sobre saúde.',
    who: 'Que respostas contam',
    whoText:
      'Ciclistas que fizeram um bike fit no ano civil e concordaram com a investigação. Não contam as respostas preenchidas em conjunto com o bike fitter. Um ciclista com vários bike fits conta uma vez.',
    least: 'Quando há um selo',
    leastText:
      'Com pelo menos 11 ciclistas e se pelo menos metade dos acompanhamentos previstos após seis semanas foi respondida. Caso contrário, não há nenhum.',
    formula: 'Como é calculado',
    formulaText:
      'É uma média bayesiana: as avaliações dos ciclistas em conjunto com 10 ciclistas supostos que avaliam com {{centre}}. Assim, poucas respostas não podem dar um selo muito alto ou muito baixo. O intervalo mostra a incerteza; a média simples nunca é mostrada.',
    when: 'Quando muda',
    whenText:
      'Uma vez por ano, a 1 de abril, para o ano anterior: até lá, os ciclistas com bike fit em dezembro tiveram tempo de responder. Se um ciclista retirar o consentimento para investigação, o cálculo seguinte exclui-o. Se restarem menos de 11 ciclistas, o selo desaparece.',
    choice: 'Quem decide',
    choiceText:
      'O bike fitter decide se o selo é mostrado. Não ordenamos, filtramos nem recomendamos bike fitters com base nele, e um bike fitter sem selo não é pior do que um com selo.',
    verify: 'Como o verificar',
    verifyText:
      'Um selo tem um link para uma página da {product}. O que essa página mostra é o que calculámos. Uma imagem de um selo não prova nada.',
  },
} satisfies Translation<typeof english>
