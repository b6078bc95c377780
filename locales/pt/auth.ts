import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'As mesmas perguntas antes do bike fit e semanas depois, para que ambos vejam o que mudou.',
  login: {
    title: 'Iniciar sessão',
    submit: 'Iniciar sessão',
    toSignUp: 'Precisa de uma conta?',
    toSignUpLink: 'Criar conta',
    forgotten: 'Esqueceu-se da palavra-passe?',
    or: 'ou',
    with: {
      code: 'Enviar-me um código',
      password: 'Usar a palavra-passe',
    },
    sendCode: 'Enviar código',
  },
  signUp: {
    title: 'Criar conta',
    submit: 'Criar conta',
    toLogin: 'Já tem conta?',
    toLoginLink: 'Iniciar sessão',
    agreement:
      'Ao criar conta, aceita os termos de serviço. A política de privacidade explica o que acontece aos seus dados.',
    terms: 'Termos de serviço',
    privacy: 'Política de privacidade',
  },
  keeps: {
    intake: {
      signUpTitle: 'Guarde o seu questionário inicial',
      signUpText:
        'Com uma conta, pode ler e corrigir o seu questionário inicial e ver o que muda depois do bike fit. Só precisa de uma palavra-passe.',
      loginTitle: 'Inicie sessão para guardar o seu questionário',
      loginText: 'Adicionamos o questionário inicial à conta em que iniciar sessão.',
      fitterText:
        'Tem sessão iniciada com a conta de um bike fitter. Um questionário inicial só pode ser guardado na conta de um ciclista, que precisa de outro e-mail.',
    },
    report: {
      signUpTitle: 'Guarde o seu relatório',
      signUpText:
        'Com uma conta, pode guardar o relatório com as fotografias e ver o que muda depois do bike fit. Use o e-mail para onde enviámos o relatório.',
      loginTitle: 'Inicie sessão para guardar o relatório',
      loginText: 'Adicionamos o relatório à sua conta. Use a conta com o e-mail para onde o enviámos.',
      fitterText:
        'Tem sessão iniciada com a conta de um bike fitter. Um relatório só pode ser guardado na conta de um ciclista, com o e-mail para onde o enviámos.',
    },
    followUp: {
      signUpTitle: 'Guarde as suas respostas',
      signUpText:
        'Com uma conta, pode ver o antes e o depois lado a lado e corrigir as suas respostas. Use o e-mail para onde enviámos o lembrete.',
      loginTitle: 'Inicie sessão para guardar as suas respostas',
      loginText:
        'Adicionamos as suas respostas à sua conta. Use a conta com o e-mail para onde enviámos o lembrete.',
      fitterText:
        'Tem sessão iniciada com a conta de um bike fitter. As respostas de um ciclista só podem ser guardadas na conta de um ciclista, com o e-mail para onde enviámos o lembrete.',
    },
    fitterTitle: 'Tem sessão iniciada como bike fitter',
    anotherAddress: 'Usar outro endereço',
    toDashboard: 'Ir para o seu painel',
  },
  field: {
    name: 'Nome',
    nameHint: 'O nome que os ciclistas e os bike fitters veem.',
    role: 'Sou',
    rider: 'Ciclista',
    riderHint: 'Vou fazer um bike fit.',
    fitter: 'Bike fitter',
    fitterHint: 'Faço bike fits a ciclistas.',
    email: 'E-mail',
    password: 'Palavra-passe',
    identifier: 'E-mail ou número de telefone',
    newPassword: 'Nova palavra-passe',
    passwordHint: 'Use pelo menos {{count}} caracteres. Algumas palavras sem relação entre si funcionam bem.',
    codeHint: 'Introduza os algarismos da mensagem.',
  },
  missing: {
    name: 'Introduza o seu nome.',
    role: 'Escolha se é ciclista ou bike fitter.',
    password: 'Introduza uma palavra-passe.',
    code: 'Introduza todos os algarismos do código.',
  },
  problem: {
    invalid_credentials: 'O e-mail ou a palavra-passe estão incorretos.',
    email_not_confirmed:
      'O seu endereço ainda não está confirmado. Use o link ou o código do e-mail que lhe enviámos.',
    user_already_exists: 'Já existe uma conta com este endereço.',
    address_belongs_to_fitter:
      'Este endereço pertence à conta de um bike fitter, por isso não pode ser usado para a de um ciclista. Use outro endereço.',
    email_address_invalid: 'O e-mail não está completo. Use o formato nome@example.com.',
    weak_password: 'Escolha outra palavra-passe.',
    password_too_long: 'Use no máximo {{count}} caracteres.',
    refused_input: 'Algo que introduziu não foi aceite. Verifique cada campo.',
    user_banned: 'Esta conta foi encerrada. Se acha que é um engano, escreva-nos.',
    signup_disabled: 'De momento não é possível criar contas novas aqui.',
    otp_expired: 'Este código está errado, expirou ou já foi usado. Peça um novo.',
    phone_not_confirmed:
      'O seu número ainda não está confirmado. Para o confirmar, inicie sessão com um código que enviamos para lá.',
    phone_exists: 'Já existe uma conta com este número.',
    phone_invalid:
      'Este número de telefone não está completo. Comece pelo indicativo do país, por exemplo +351 21 123 45 67.',
    phone_disabled: 'Aqui não pode usar um número de telefone. Use o seu e-mail.',
    sms_failed: 'Não conseguimos enviar a mensagem de texto. Tente de novo ou use o seu e-mail.',
    managed_elsewhere: 'Esta conta é gerida pela sua organização. Altere-a lá.',
    same_password: 'Esta já é a sua palavra-passe. Escolha outra.',
    current_password_required: 'Introduza também a sua palavra-passe atual.',
    current_password_invalid: 'Esta não é a sua palavra-passe atual.',
    reauthentication_needed:
      'Iniciou sessão há algum tempo. Para confirmarmos a sua identidade, peça um link por e-mail e use-o para definir a nova palavra-passe.',
    session_gone: 'Já não tem sessão iniciada. Inicie sessão de novo.',
    answer_unusable: 'Algo correu mal no serviço de início de sessão. Tente de novo.',
    factor_code_wrong: 'Este código está incorreto. Introduza os 6 algarismos que a aplicação mostra agora.',
    factor_code_old: 'Este código expirou. Introduza os 6 algarismos que a aplicação mostra agora.',
    recovery_code_wrong: 'Este código de recuperação está incorreto ou já foi usado.',
    recovery_code_shape: 'Um código de recuperação tem 10 letras e algarismos, por exemplo ab3de-fg6hj.',
    factor_gone: 'Esta conta já não tem aplicação de autenticação. Inicie sessão de novo.',
    factor_exists: 'Esta conta já tem uma aplicação de autenticação. Remova-a primeiro.',
    factor_off: 'Não é possível usar aplicações de autenticação aqui.',
    factor_needed: 'Introduza primeiro o código da aplicação de autenticação.',
    identity_taken: 'Essa conta já está associada à conta de outra pessoa aqui.',
    identity_last:
      'É a sua única forma de iniciar sessão. Defina primeiro uma palavra-passe ou associe outra conta.',
    identity_gone: 'Esta conta já não está associada.',
    identity_off: 'Não é possível associar contas aqui.',
    provider_stopped: 'Parou antes de concluir. Nada mudou e nada foi partilhado.',
    provider_address_unproven:
      'O seu endereço ainda não está confirmado lá. Enviámos-lhe um e-mail. Abra o link e inicie sessão.',
    provider_off: 'Esta forma de iniciar sessão não está disponível aqui.',
    provider_unavailable:
      'Esse serviço não responde neste momento. Tente mais tarde ou inicie sessão de outra forma.',
    provider_refused: 'Esse serviço não confirmou este início de sessão. Inicie sessão de outra forma.',
    provider_trip_lost: 'Este início de sessão expirou ou já foi usado. Comece de novo.',
    provider_failed:
      'Algo correu mal e não tem sessão iniciada. Tente de novo ou inicie sessão de outra forma.',
    other_browser:
      'Começou noutro navegador, ou este navegador perdeu o registo. Comece de novo e fique no mesmo navegador.',
    wait_one: 'Demasiadas tentativas. Aguarde {{count}} segundo e tente de novo.',
    wait_other: 'Demasiadas tentativas. Aguarde {{count}} segundos e tente de novo.',
    unreachable: 'Não conseguimos contactar o serviço. Verifique a ligação e tente de novo.',
    unexpected: 'Algo correu mal. Tente de novo.',
  },
  weakness: {
    length:
      'É demasiado curta. Use pelo menos {{count}} caracteres. O seu endereço, o seu nome e os espaços no início ou no fim não contam.',
    characters: 'Contém caracteres que não podem ser usados ou precisa também de outros tipos de caracteres.',
    pwned:
      'É uma palavra-passe comum, que os atacantes tentam primeiro. Escolha uma em que mais ninguém pensasse.',
    other: 'É demasiado fácil de adivinhar.',
  },
  way: {
    logInInstead: 'Iniciar sessão',
    enterCode: 'Introduza o código ou peça um novo',
    logIn: 'Iniciar sessão',
    askForLink: 'Enviar-me um link',
    beginAgain: 'Começar de novo',
  },
  social: {
    login: {
      google: 'Iniciar sessão com o Google',
      facebook: 'Iniciar sessão com o Facebook',
    },
    signUp: {
      google: 'Criar conta com o Google',
      facebook: 'Continuar com o Facebook',
    },
  },
  farewell: {
    ended: 'A sua sessão terminou. Inicie sessão de novo para continuar. O que escreveu está guardado.',
    expired:
      'A sua sessão estava aberta há muito tempo, por isso terminámo-la para proteger a sua conta. Inicie sessão de novo para continuar. O que escreveu está guardado.',
  },
  sent: {
    mail: {
      title: 'Veja o seu e-mail',
      signup:
        'Se {{to}} ainda não tem conta, enviámos para lá um link e um código. Abra o link em qualquer dispositivo ou introduza o código aqui.',
      login:
        'Se {{to}} tem conta, enviámos para lá um link e um código. Abra o link em qualquer dispositivo ou introduza o código aqui.',
      recovery:
        'Se {{to}} tem conta, enviámos para lá um link e um código. Abra o link em qualquer dispositivo ou introduza o código aqui. Depois escolha uma nova palavra-passe.',
      proof:
        'Para guardar na sua conta o que enviou, confirme primeiro {{to}}. Enviámos para lá um link e um código. Abra o link neste dispositivo ou introduza o código aqui.',
      code: 'Código do e-mail',
      nothing: 'Não recebeu o e-mail? Veja a pasta de spam ou envie de novo.',
    },
    sms: {
      title: 'Veja o seu telemóvel',
      text: 'Se {{to}} puder ser usado aqui, enviámos uma mensagem de texto com um código.',
      code: 'Código da mensagem de texto',
      nothing: 'Não recebeu a mensagem? Verifique o número ou envie de novo.',
    },
    submit: {
      signup: 'Confirmar',
      login: 'Iniciar sessão',
      recovery: 'Continuar',
      proof: 'Confirmar',
    },
    otherAddress: 'Usar outro endereço',
    otherWay: 'Iniciar sessão de outra forma',
    outbox: 'Não há servidor de e-mail configurado. A {product} guarda os e-mails na caixa de saída.',
    outboxLink: 'Abrir caixa de saída',
  },
  resend: {
    button: 'Enviar de novo',
    wait_one: 'Enviar de novo dentro de {{count}} segundo',
    wait_other: 'Enviar de novo dentro de {{count}} segundos',
    again: 'Já pode enviar de novo.',
    done: 'Se há algo a enviar, enviámos um novo e-mail. Só funcionam o link e o código mais recentes.',
    doneSms: 'Se há algo a enviar, enviámos uma nova mensagem. Só funciona o código mais recente.',
  },
  forgotten: {
    title: 'Esqueceu-se da palavra-passe?',
    text: 'Introduza o seu e-mail e enviamos-lhe um link para escolher uma nova palavra-passe.',
    submit: 'Enviar link',
    back: 'Voltar ao início de sessão',
  },
  newPassword: {
    title: 'Escolha uma nova palavra-passe',
    text: 'Para {{email}}. A sessão será terminada em todos os seus outros dispositivos.',
    nobody:
      'Para escolher uma nova palavra-passe, precisa de um link nosso. Podemos enviar-lhe um por e-mail. Funciona em qualquer dispositivo.',
    submit: 'Definir palavra-passe',
    doneTitle: 'Palavra-passe alterada',
    doneText: 'Tem sessão iniciada aqui e terminada em todos os seus outros dispositivos.',
  },
  choosePassword: {
    title: 'Escolha uma palavra-passe',
    text: 'O seu endereço está confirmado. Criou a conta noutro navegador, por isso a palavra-passe que lá escolheu não é usada. Escolha agora uma para esta conta.',
    giveUp: 'Agora não',
  },
  role: {
    title: 'Primeiro, uma pergunta',
    text: 'Não guardamos nada até responder. Pode mudar o nome mais tarde, mas não se é ciclista ou bike fitter.',
    giveUp: 'Agora não',
  },
  step: {
    appTitle: 'Introduza o seu código',
    appText:
      'A sua conta usa o início de sessão em dois passos. Abra a aplicação de autenticação e introduza o código que mostra.',
    recoveryTitle: 'Usar um código de recuperação',
    recoveryText:
      'Inicia a sua sessão uma vez e remove a aplicação de autenticação da sua conta, para que a possa configurar de novo. A sessão será terminada em todos os seus outros dispositivos.',
    recoveryCode: 'Código de recuperação',
    recoveryHint: '10 letras e algarismos, por exemplo ab3de-fg6hj.',
    recoveryInstead: 'Usar antes um código de recuperação',
    appInstead: 'Usar antes a aplicação de autenticação',
    enrolTitle: 'Configurar início de sessão em dois passos',
    enrolText:
      'As contas de apoio precisam de uma aplicação de autenticação para iniciar sessão. Configurá-la demora um minuto.',
    removedTitle: 'Aplicação de autenticação removida',
    removedText:
      'Tem sessão iniciada e o seu código de recuperação foi usado. A partir de agora, basta a palavra-passe para abrir a sua conta. Configure de novo uma aplicação de autenticação para a proteger.',
    toSecurity: 'Ir para as definições de segurança',
    noAddressTitle: 'A sua conta precisa de um e-mail',
    noAddressText:
      'Para guardar o que enviou, a sua conta precisa de um e-mail confirmado, e a sua não tem nenhum. Nada se perdeu. Inicie sessão com uma conta que tenha e-mail ou crie uma conta.',
    giveUp: 'Iniciar sessão com outra conta',
  },
  callback: {
    stoppedTitle: 'Nada mudou',
    failedTitle: 'Não resultou',
    back: 'Voltar',
  },
  confirm: {
    ask: {
      confirmTitle: 'Confirme o seu endereço',
      confirmText: 'Prima o botão para confirmar o seu e-mail e iniciar sessão.',
      confirmButton: 'Confirmar e iniciar sessão',
      logInTitle: 'Iniciar sessão',
      logInText: 'Prima o botão para iniciar sessão sem palavra-passe.',
      logInButton: 'Iniciar sessão',
      recoveryTitle: 'Escolha uma nova palavra-passe',
      recoveryText: 'Prima o botão para iniciar sessão e escolher uma nova palavra-passe.',
      recoveryButton: 'Continuar',
      changeTitle: 'Confirmar novo e-mail',
      changeText:
        'O e-mail da sua conta está prestes a mudar. Muda quando o endereço atual e o novo estiverem confirmados.',
      changeButton: 'Confirmar alteração',
      inviteTitle: 'Aceitar convite',
      inviteText: 'Prima o botão para abrir a sua conta e iniciar sessão.',
      inviteButton: 'Aceitar e iniciar sessão',
    },
    done: {
      confirmTitle: 'Endereço confirmado',
      confirmText: 'Sessão iniciada.',
      changeTitle: 'E-mail alterado',
      changeText: 'Ambos os endereços estão confirmados. A partir de agora, inicie sessão com o novo.',
      inviteTitle: 'Convite aceite',
      inviteText: 'A sua conta está aberta e a sessão iniciada.',
      loggedOutText: 'Não tem sessão iniciada. Inicie sessão quando quiser continuar.',
    },
    half: {
      title: 'Mais um endereço a confirmar',
      text: 'Este endereço está confirmado. Abra agora o link do e-mail que enviámos para o outro e o seu endereço muda.',
    },
    elsewhere:
      'Esta alteração foi pedida noutro navegador. Abra lá o link. Ou inicie sessão aqui na conta que deve ficar com este endereço e abra o link de novo. Se não pediu nenhuma alteração, não faça nada.',
    here: 'Tem sessão iniciada aqui como {{who}}. Se este link pertence a outra conta, passará a ter sessão iniciada nessa.',
    askTitle: 'Confirme o seu endereço',
    askText: 'Enviamos-lhe um link por e-mail. Funciona em qualquer dispositivo.',
    goOn: 'Continuar',
    usedTitle: 'Já confirmado',
    usedText: 'Já usou este link. O seu endereço está confirmado e a sessão iniciada.',
    expiredTitle: 'Este link já não funciona',
    expired: {
      confirm:
        'Expirou, foi substituído por um mais recente ou já foi usado. Se já confirmou o seu endereço, basta iniciar sessão. Se não, peça um novo link.',
      logIn:
        'Expirou, foi substituído por um mais recente ou já foi usado. Inicie sessão de outra forma ou peça um novo link.',
      recovery: 'Expirou, foi substituído por um mais recente ou já foi usado. Peça um novo link.',
      change:
        'Expirou, foi substituído por um mais recente ou já foi usado. Veja nas definições se o seu endereço mudou. Se não, peça a alteração de novo.',
      invite: 'Expirou ou já foi usado. Inicie sessão ou peça um novo convite a quem lho enviou.',
    },
    incompleteTitle: 'Este link está incompleto',
    incompleteText:
      'Abra-o de novo a partir do e-mail ou copie o endereço completo. Também pode enviar um novo link.',
    logIn: 'Iniciar sessão',
  },
  factor: {
    scanTitle: 'Adicionar uma aplicação de autenticação',
    scanText:
      'A aplicação mostra um novo código de 6 algarismos a cada 30 segundos. Precisa desse código e da palavra-passe para iniciar sessão.',
    scan: 'Leia isto com a sua aplicação, por exemplo o Google Authenticator, o 2FAS, o Aegis ou o seu gestor de palavras-passe.',
    qr: 'Código QR para a aplicação de autenticação',
    secret: 'Não consegue lê-lo? Introduza esta chave na aplicação',
    secretHint: 'Se a aplicação perguntar, escolha «baseado no tempo».',
    code: 'Código da aplicação',
    codeHint: 'Introduza os 6 algarismos que a aplicação mostra agora.',
    confirm: 'Ativar',
    codesTitle: 'Guarde os seus códigos de recuperação',
    codesText:
      'Se perder o telemóvel, um destes códigos permite-lhe iniciar sessão. Cada um funciona uma vez. Só os mostramos agora.',
    codesList: 'Códigos de recuperação',
    copy: 'Copiar todos',
    download: 'Transferir',
    print: 'Imprimir',
    copyFailed: 'O seu navegador não permite copiar. Selecione os códigos e copie-os.',
    fileTitle: 'Códigos de recuperação da {product}',
    fileText:
      'Cada um funciona uma vez, juntamente com a palavra-passe. Guarde-os num sítio que mais ninguém possa ver.',
    kept: 'Já os guardei',
    fresh: 'Criar códigos',
  },
} satisfies Translation<typeof english>
