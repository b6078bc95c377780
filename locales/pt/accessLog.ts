import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Todos os que consultaram ou alteraram os seus dados, do mais recente ao mais antigo.',
  leadFitter: 'Todos os que consultaram ou alteraram a ficha deste ciclista, do mais recente ao mais antigo.',
  explained:
    'Abrir um formulário, uma sessão, um relatório ou uma fotografia é listado uma vez por leitor em cada quarto de hora. Aparecer numa lista ou pesquisa não é. O que for aberto por si não é listado.',
  explainedFitter:
    'Abrir um formulário, uma sessão, um relatório ou uma fotografia é listado uma vez por leitor em cada quarto de hora. Aparecer numa lista ou pesquisa não é, nem o que os ciclistas abrem. O ciclista também vê esta lista, sem as suas notas, alertas e previsões.',
  title: 'Quem consultou e quem alterou',
  pages: 'Páginas do registo',
  none: 'Não há entradas para mostrar.',
  filters: 'Filtros',
  kind: 'O que aconteceu',
  kinds: {
    all: 'Consulta ou alteração',
    reads: 'Consulta',
    changes: 'Alteração',
  },
  by: 'Quem',
  bys: {
    all: 'Todos',
    rider: 'O ciclista',
    you: 'O próprio',
    fitters: 'Bike fitters',
    support: 'Apoio da {product}',
    automatic: 'Automático',
  },
  file: 'Bike fitter',
  allFiles: 'Todos os bike fitters',
  from: 'De',
  until: 'Até',
  as: {
    rider: 'O ciclista',
    guest: 'O ciclista, por um link',
    fitter: '{{name}}, como bike fitter',
    sharedFitter: '{{name}}, como bike fitter com quem os bike fits são partilhados',
    support: 'Apoio da {product}',
    system: 'Automático',
  },
  you: 'O próprio',
  youByLink: 'O próprio, por um link',
  aFitter: 'Um bike fitter',
  reason: {
    technical: 'Motivo: um problema técnico',
    quality: 'Motivo: controlo de qualidade',
  },
  ofFit: 'Bike fit de {{date}}',
  notFitted: 'Sessão ainda sem bike fit',
  fileOf: 'Na ficha de {{name}}',
  check: {
    title: 'Esta lista está completa?',
    ok: 'O registo estava completo e íntegro até {{at}}.',
    broken:
      'A verificação de {{at}} detetou que o registo foi alterado ou está incompleto. Investigamos todos estes casos.',
    never: 'O registo deste servidor ainda não foi verificado. É verificado uma vez por dia.',
    how: 'Como é verificado',
    chain:
      'Cada entrada recebe um valor de controlo calculado a partir do seu conteúdo e do valor de controlo da entrada anterior. Uma entrada alterada, removida ou movida deixa de condizer com as seguintes.',
    heads:
      'O último valor de controlo de cada cadeia é assinado e guardado todos os dias fora da base de dados. Assim, até quem recalculasse todos os valores seria descoberto.',
    daily: 'Uma vez por dia, todas as entradas são recalculadas e comparadas com ambos.',
    covered_one: 'A última verificação abrangeu uma entrada.',
    covered_other: 'A última verificação abrangeu {{count}} entradas.',
  },
} satisfies Translation<typeof english>
