import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Pontue as suas zonas antes do bike fit',
  lead: '{{fitter}} pergunta como está cada zona agora. Demora menos de um minuto e é opcional.',
  leadNameless:
    'O seu bike fitter pergunta como está cada zona agora. Demora menos de um minuto e é opcional.',
  frame: 'Pense nas voltas das últimas duas semanas. 0 é nenhum desconforto, 7 é desconforto intenso.',
  none: 'nenhum',
  severe: 'intenso',
  required: 'Escolha um número de 0 a 7.',
  why: 'Porquê outra vez?',
  whyText:
    'O desconforto também muda por si. Duas pontuações de antes do bike fit mostram quanto. As suas respostas posteriores continuam a ser comparadas com o questionário inicial. Não mostramos aqui as pontuações anteriores, para não influenciarem as novas.',
  already:
    'Já pontuou as suas zonas para este bike fit. Se enviar de novo, as novas pontuações substituem-nas.',
  submit: 'Enviar pontuações',
  done: {
    title: 'Pontuações enviadas',
    text: 'Obrigado. O seu bike fitter já as pode ver. Pode alterá-las até o bike fit estar concluído.',
    change: 'Alterar pontuações',
    toBrief: 'Voltar ao resumo',
  },
  closed: {
    unknownTitle: 'Este link não funciona',
    unknown: 'O seu bike fitter pode ter um código mais recente. Peça-lhe que o mostre.',
    overTitle: 'Já não é possível dar pontuações',
    over: 'O bike fit está concluído ou este link expirou. Continua a poder responder aos acompanhamentos após o bike fit.',
    noneTitle: 'Leia primeiro o código',
    none: 'Esta página abre com um código que o seu bike fitter lhe mostra no dia do bike fit.',
    home: 'Ir para a página inicial',
  },
} satisfies Translation<typeof english>
