import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Uma cópia de todos os seus dados, para guardar ou levar para outro lado.',
  title: 'Transferir tudo',
  contents:
    'Um ficheiro ZIP com os seus bike fits, formulários, medidas e recomendações, fotografias e relatórios, uma página para ler e tabelas para folhas de cálculo e programas.',
  contentsFitter:
    'Um ficheiro ZIP com o seu estúdio: ciclistas, bike fits, formulários, medidas, fotografias e relatórios, uma página para ler e tabelas para folhas de cálculo e programas.',
  background:
    'É criada em segundo plano e enviamos-lhe um e-mail quando estiver pronta. Fica guardada de forma cifrada durante 7 dias e só pode ser transferida pelo titular da conta.',
  ask: 'Criar uma cópia',
  askAgain: 'Criar uma nova cópia',
  waiting: 'A sua cópia está na fila.',
  making: 'A sua cópia está a ser criada.',
  progress_one: 'Ficheiros: {{done}} de {{count}}',
  progress_other: 'Ficheiros: {{done}} de {{count}}',
  mailed: 'Pode fechar esta página. Enviamos-lhe um e-mail quando estiver pronta.',
  ready: 'A sua cópia está pronta.',
  kept: 'Criada {{asked}}, {{size}} MB. É eliminada a {{until}}.',
  fetch: 'Transferir',
  failed: 'Não conseguimos criar a sua cópia. Por favor, tente de novo. Se falhar outra vez, escreva-nos.',
  confirmFirst: 'Para sua segurança, pedimos-lhe que inicie sessão de novo antes de a transferir.',
  link: 'Transferir tudo',
  linkHintFitter:
    'Os dados dos seus ciclistas, com bike fits, formulários, fotografias e relatórios, para guardar ou levar para outro lado.',
  linkHint:
    'Os seus bike fits, formulários, fotografias e relatórios, para guardar ou levar para outro lado.',
} satisfies Translation<typeof english>
