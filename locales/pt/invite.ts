import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Uma nota de {{fitter}}',
    title: 'Convite de {{fitter}}: prepare o seu bike fit',
    lead: 'Seis passos curtos: cerca de {{required}} minutos para o necessário, cerca de {{everything}} para tudo. Pode parar em qualquer altura. As suas respostas ficam guardadas e pode continuar noutro dispositivo.',
    forWhat:
      'As suas respostas mostram ao seu bike fitter como se sente hoje a pedalar, para que o bike fit comece pelo que é importante para si.',
    start: 'Começar',
    continue: 'Continuar',
    goOnText: 'As suas respostas estão guardadas. Continue onde ficou.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'As suas respostas ficam entre si e {{fitter}}.',
    text: 'Só o seu bike fitter as lê, e o apoio da {product} se for preciso corrigir algo. São suas: com uma conta, pode lê-las, corrigi-las e eliminá-las em qualquer altura.',
    link: 'Os seus dados e privacidade',
  },
  consent:
    'Ao premir «Começar», concorda que {{fitter}} pode utilizar as suas respostas, incluindo dados de saúde, para preparar e realizar o seu bike fit. Pode retirar o seu consentimento em qualquer altura.',
  wrongDevice: {
    question: 'Quer usar outro dispositivo?',
    address: 'Aceda a {{address}} nesse dispositivo',
    code: 'e introduza o código do seu e-mail.',
    link: 'Abra lá o mesmo link antes de premir «Começar» aqui.',
  },
  other: {
    title: 'Já começou',
    text: 'Para proteger as suas respostas, enviamos-lhe um código por e-mail. Introduza-o aqui para continuar onde ficou.',
    send: 'Enviar código',
    again: 'Enviar novo código',
    sent: 'Se o endereço está certo, enviámos-lhe um código. É válido por pouco tempo.',
    code: 'Código do e-mail',
    open: 'Continuar',
    unreachableTitle: 'Começou noutro dispositivo',
    unreachable:
      'Não temos um e-mail para onde enviar um código. Continue no dispositivo em que começou ou peça um novo link a {{fitter}}. Um novo link começa com um formulário vazio.',
  },
  code: {
    title: 'Introduza o código do seu e-mail',
    lead: 'O e-mail do seu bike fitter tem um link e um código de 8 letras e algarismos.',
    email: 'O seu e-mail',
    emailHint: 'O endereço para onde foi enviado o convite.',
    emailMissing: 'Introduza o endereço para onde foi enviado o convite.',
    emailWrong: 'O e-mail não está completo. Use o formato nome@example.com.',
    code: 'Código',
    codeHint: '8 letras e algarismos. Pode omitir espaços e hífenes.',
    codeMissing: 'Introduza o código.',
    codeShape: 'Um código tem 8 letras e algarismos. Compare-o com o seu e-mail.',
    open: 'Abrir convite',
    noCode: 'Não tem código? Abra o link do seu e-mail ou peça ao seu bike fitter um novo link ou código QR.',
    left_one: 'Resta {{count}} tentativa. Depois, só funciona o link do seu e-mail.',
    left_other: 'Restam {{count}} tentativas. Depois, só funciona o link do seu e-mail.',
  },
  submitted: {
    title: 'Obrigado. O seu questionário inicial foi enviado.',
    text: '{{fitter}} recebeu-o e entrará em contacto para marcar o bike fit.',
    logIn: 'Iniciar sessão para o ver',
    signUp: 'Criar conta',
  },
  closed: {
    withdrawn: 'Este convite foi retirado',
    expired: 'Este convite expirou',
    unknown: 'Não encontramos este convite',
    answered: 'Já enviou o seu questionário inicial',
    withdrawnText: 'O seu bike fitter retirou-o. Se acha que é um engano, peça um novo.',
    expiredText: 'Os convites funcionam durante 30 dias. Peça um novo link ao seu bike fitter.',
    unknownText:
      'Pode faltar uma parte do link ou um link mais recente substituiu-o. Abra-o de novo a partir do e-mail, peça um novo link ao seu bike fitter ou introduza o código.',
    answeredText:
      'O seu bike fitter recebeu-o. Inicie sessão para o ler ou fale com o seu bike fitter se precisar de mudar algo.',
    typeCode: 'Introduzir um código',
  },
} satisfies Translation<typeof english>
