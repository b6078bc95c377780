import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Obrigado. {{fitter}} tem o seu questionário inicial.',
  titlePlain: 'Obrigado. Recebemos o seu questionário inicial.',
  text: 'O seu formulário foi recebido. {{fitter}} entrará em contacto para marcar o bike fit.',
  textPlain: 'O seu bike fitter entrará em contacto para marcar o bike fit.',
  nextTitle: 'O que acontece a seguir',
  read: 'O seu bike fitter lê as suas respostas.',
  schedule: 'O seu bike fitter entra em contacto para marcar o bike fit.',
  follow:
    'Algumas semanas depois do bike fit, perguntamos como se sente a pedalar. Pode ver o que mudou, e o seu bike fitter também.',
  accountTitle: 'Guarde as suas respostas',
  accountText:
    'Com uma conta, pode ler e corrigir o que enviou e ver como se sente a pedalar de bike fit para bike fit.',
  account: 'Criar conta',
  consents: 'Ver ou retirar os seus consentimentos',
  logIn: 'Iniciar sessão',
  see: 'Ver as minhas respostas',
  already: 'Já enviou este formulário',
  nothing: {
    title: 'Sem questionário inicial',
    text: 'Ainda não enviou nenhum questionário inicial. Quando o fizer, verá aqui o que acontece a seguir.',
    signedOut:
      'Já enviou um? Inicie sessão para ver o que acontece a seguir. Se tem um convite, abra o link ou introduza o código para começar.',
    logIn: 'Iniciar sessão',
    haveCode: 'Tenho um código',
    home: 'Ir para a sua página',
  },
} satisfies Translation<typeof english>
