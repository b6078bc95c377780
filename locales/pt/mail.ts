import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Enviado porque alguém pediu este e-mail em {{address}}.',
      invited: 'Enviado porque {{fitter}} lhe fez um convite.',
      fitted: 'Enviado porque {{fitter}} fez o seu bike fit.',
      booked: 'Enviado porque tem uma marcação com {{fitter}}.',
      changed: 'Enviado porque a sua conta em {{address}} mudou. Não é possível desativar estes e-mails.',
      support:
        'Enviado porque o apoio abriu dados seus em {{address}}. Não é possível desativar estes e-mails.',
      corrected:
        'Enviado porque foram alterados contactos em {{address}}. Não é possível desativar estes e-mails.',
      right: 'Enviado devido a um pedido sobre dados pessoais em {{address}}.',
      contact: 'Enviado porque alguém usou o formulário de contacto em {{address}}.',
      plan: 'Enviado porque o seu plano em {{address}} termina ou terminou. Não é possível desativar estes e-mails.',
      calendar:
        'Enviado porque ligou outro calendário em {{address}}. Deixa de receber este e-mail quando o remover aí.',
      news: 'Enviado porque os e-mails sobre os seus ciclistas estão ativados em {{address}}.',
    },
    ignore: 'Não esperava isto? Pode ignorar este e-mail e nada acontece.',
    from: '{product}, {{address}}',
    privacy: 'Política de privacidade',
    terms: 'Termos de serviço',
    buttonFails: 'Se o botão não funcionar, copie este endereço para o navegador:',
  },
  invitation: {
    subject: 'Convite de {{fitter}}: prepare o seu bike fit',
    heading: 'Prepare o seu bike fit',
    who: '{{fitter}} está a preparar o seu bike fit e quer saber como pedala e como se sente hoje na bicicleta.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) está a preparar o seu bike fit e quer saber como pedala e como se sente hoje na bicicleta.',
    note: 'Uma nota de {{fitter}}:',
    howLong:
      'São seis passos curtos e demora {{required}} a {{everything}} minutos. As suas respostas vão sendo guardadas, por isso pode fazer uma pausa e continuar mais tarde no mesmo dispositivo.',
    button: 'Abrir convite',
    opening:
      'Nada começa antes de premir «Começar». A primeira página diz quem pergunta, porquê e o que acontece aos seus dados.',
    typed: 'Também pode aceder a {{address}} e introduzir o seu e-mail e este código:',
    valid_one: 'O link e o código funcionam durante {{count}} dia.',
    valid_other: 'O link e o código funcionam durante {{count}} dias.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Onde:',
    video: 'Entrar na videochamada',
    see: 'Ver a sua marcação',
  },
  bookingRequest: {
    subject: 'Confirme a sua marcação com {{fitter}}',
    heading: 'Confirme a sua marcação',
    what: 'Alguém pediu uma marcação com {{fitter}} com este endereço. Se o pedido é seu, abra a página e prima «Confirmar». Nada acontece antes disso.',
    button: 'Abrir marcação',
    kept: 'Reservamos a hora para si até às {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'A sua marcação com {{fitter}}',
    heading: 'A sua marcação está confirmada',
    what: '{{service}} com {{fitter}}:',
    intake: 'Antes do bike fit, {{fitter}} quer saber como pedala e como se sente hoje na bicicleta.',
    openIntake: 'Preencher o formulário',
  },
  bookingMoved: {
    subject: 'A sua marcação com {{fitter}} tem uma nova hora',
    heading: 'A sua marcação tem uma nova hora',
    what: '{{service}} com {{fitter}} passa a ser:',
    message: 'Uma nota de {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'A sua marcação com {{fitter}} foi cancelada',
    heading: 'A sua marcação foi cancelada',
    fitter: '{{fitter}} cancelou {{service}}, que estava previsto para:',
    rider: 'Cancelou {{service}} com {{fitter}}, que estava previsto para:',
  },
  bookingReminder: {
    subject: 'Lembrete da sua marcação com {{fitter}}',
    heading: 'A sua marcação é em breve',
    what: '{{service}} com {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Confirme o seu lugar na lista de espera de {{fitter}}',
    heading: 'Confirme o seu lugar na lista de espera',
    what: 'Alguém pediu, com este endereço, para ser avisado quando ficar livre uma hora para {{service}} com {{fitter}}. Se o pedido é seu, abra a página e prima «Confirmar». Nada acontece antes disso.',
    button: 'Abrir página',
    leave: 'Com o mesmo link pode sair da lista.',
  },
  waitingOffer: {
    subject: 'Ficou livre uma hora com {{fitter}}',
    heading: 'Ficou livre uma hora',
    what: '{{service}} com {{fitter}}. A hora está reservada para si:',
    button: 'Ver e confirmar',
    kept: 'Passa para a pessoa seguinte da lista às {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'O seu código para continuar o formulário',
    heading: 'Continue no seu outro dispositivo',
    why: 'Alguém abriu o seu convite de {{fitter}} noutro dispositivo. Se reconhece este acesso, introduza lá este código para continuar onde ficou:',
    valid_one: 'O código funciona uma vez e expira em {{count}} minuto.',
    valid_other: 'O código funciona uma vez e expira em {{count}} minutos.',
    notYou:
      'Se não reconhece este acesso, não faça nada e não partilhe o código. Sem ele, ninguém pode ver as suas respostas.',
  },
  confirmation: {
    subject: 'Confirme o seu e-mail',
    heading: 'Damos-lhe as boas-vindas à {product}',
    why: 'Confirme o seu endereço para concluir a criação da conta. Nada acontece antes de premir o botão na página que se abre.',
    asked: 'Alguém criou conta com este endereço a {{at}} com o nome «{{name}}».',
    askedNameless: 'Alguém criou conta com este endereço a {{at}}.',
    notYou: 'Se não reconhece este pedido, não faça nada.',
    otherBrowser:
      'Se confirmar num navegador diferente daquele em que criou a conta, pedimos-lhe que escolha uma nova palavra-passe.',
    button: 'Confirmar endereço',
    typed: 'Ou introduza este código onde criou a conta:',
    valid: 'O link funciona durante 1 dia, o código durante 1 hora.',
  },
  magicLink: {
    subject: 'Iniciar sessão na {product}',
    heading: 'Iniciar sessão na {product}',
    why: 'Alguém pediu para iniciar sessão com este endereço. Se o pedido é seu, abra o link. Nada acontece antes de premir o botão na página que se abre.',
    button: 'Iniciar sessão',
    typed: 'Ou introduza este código onde pediu para iniciar sessão:',
    valid:
      'O link funciona durante 1 dia e o código durante 1 hora, uma vez cada. Não os partilhe. Quem tiver um deles pode iniciar sessão em seu nome.',
  },
  recovery: {
    subject: 'Escolha uma nova palavra-passe',
    heading: 'Escolha uma nova palavra-passe',
    why: 'Alguém pediu uma nova palavra-passe da {product} para este endereço. Se o pedido é seu, prima o botão e escolha uma. Até lá, a sua palavra-passe mantém-se.',
    button: 'Escolher nova palavra-passe',
    typed: 'Ou introduza este código onde fez o pedido:',
    valid:
      'O link funciona durante 1 dia e o código durante 1 hora, uma vez cada. Não os partilhe. Quem tiver um deles pode iniciar sessão em seu nome.',
  },
  reauthentication: {
    subject: 'O seu código para alterar a palavra-passe',
    heading: 'Foi este o seu pedido?',
    why: 'Alguém com sessão iniciada na sua conta quer alterar a palavra-passe. Se o pedido é seu, introduza lá este código:',
    valid: 'O código funciona uma vez e expira dentro de 1 hora.',
    notYou:
      'Se não é o caso, não partilhe o código e termine sessão em todos os outros dispositivos nas definições. Alguém pode estar a usar um dispositivo em que tem sessão iniciada.',
  },
  addressChangeCurrent: {
    subject: 'Confirme a alteração do seu e-mail',
    heading: 'Alterar o seu e-mail?',
    why: 'Alguém com sessão iniciada na sua conta quer substituir este e-mail por outro. O endereço só muda quando ambos estiverem confirmados. Se o pedido é seu, prima o botão.',
    button: 'Confirmar alteração',
    valid: 'O link funciona durante 1 dia. Se o pedido não é seu, não confirme e altere a sua palavra-passe.',
  },
  addressChangeNew: {
    subject: 'Confirme o seu novo e-mail',
    heading: 'Confirme o seu novo e-mail',
    why: 'Alguém quer usar este e-mail na sua conta da {product}. Só muda quando o endereço novo e o antigo estiverem confirmados. Se o pedido é seu, prima o botão.',
    asked: 'Alguém fez este pedido a {{at}} com o nome «{{name}}».',
    askedNameless: 'Alguém fez este pedido a {{at}}.',
    notYou: 'Se o pedido não é seu, não faça nada.',
    otherBrowser:
      'O botão funciona no navegador em que fez o pedido. Em qualquer outro navegador, inicie primeiro sessão na sua conta.',
    button: 'Confirmar novo endereço',
    valid: 'O link funciona durante 1 dia.',
  },
  change: {
    you: 'Se reconhece esta ação, não precisa de fazer nada.',
  },
  factorAdded: {
    subject: 'Início de sessão em dois passos ativado',
    heading: 'Início de sessão em dois passos ativado',
    what: 'Foi adicionada uma aplicação de autenticação à sua conta da {product} a {{at}}. A partir de agora, precisa do código dela para iniciar sessão. A sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, outra pessoa consegue entrar na sua conta. Escolha já uma nova palavra-passe em {{address}}/forgot-password e escreva-nos. O nosso endereço está no fim de todas as páginas.',
  },
  factorRemoved: {
    subject: 'Início de sessão em dois passos desativado',
    heading: 'Início de sessão em dois passos desativado',
    what: 'A aplicação de autenticação foi removida da sua conta da {product} a {{at}}.',
    notYou:
      'Se não reconhece esta ação, escolha já uma nova palavra-passe em {{address}}/forgot-password. Depois vá a Definições, Segurança, termine sessão em todos os outros dispositivos e volte a ativar o início de sessão em dois passos.',
  },
  factorRecovered: {
    subject: 'Foi usado um código de recuperação',
    heading: 'Foi usado um código de recuperação',
    what: 'Alguém usou um código de recuperação em vez da sua aplicação de autenticação a {{at}}. A aplicação e os outros códigos de recuperação já não funcionam e a sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, alguém tem a sua palavra-passe e os seus códigos. Escolha já uma nova palavra-passe em {{address}}/forgot-password e volte a ativar o início de sessão em dois passos em Definições, Segurança.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    what: 'A palavra-passe da sua conta da {product} foi alterada a {{at}}. A sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, escolha já outra palavra-passe em {{address}}/forgot-password. Isso termina a sessão de quem a alterou.',
  },
  addressChanged: {
    subject: 'O seu e-mail foi alterado',
    heading: 'O seu e-mail foi alterado',
    what: 'O e-mail da sua conta da {product} foi alterado a {{at}}, depois de ambos os endereços terem sido confirmados. Já não pode iniciar sessão com este.',
    notYou:
      'Se não reconhece esta ação, alguém consegue ler o seu e-mail. Altere a palavra-passe da sua caixa de correio e escreva-nos já. O nosso endereço está no fim de todas as páginas de {{address}}.',
  },
  sms: {
    booking: 'A sua marcação com {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} é o seu código da {product}. Funciona uma vez, durante 1 hora. Não o partilhe.',
  },
  fitReport: {
    subject: 'O seu relatório de bike fit de {{fitter}} está pronto',
    heading: 'O seu relatório de bike fit está pronto',
    why: '{{fitter}} concluiu o seu bike fit e escreveu o seu relatório.',
    inIt: 'Mostra o que foi alterado e porquê, o que o seu bike fitter recomenda e o que esperar nas primeiras semanas. Pode lê-lo online, imprimi-lo ou guardá-lo em PDF.',
    button: 'Abrir relatório',
    signIn:
      'Inicie sessão para o abrir. Só pode ser visto por si e pelo seu bike fitter. Este e-mail não contém medidas.',
    byLink:
      'O link abre o relatório sem conta até {{day}}. Quem tiver este e-mail pode abri-lo, por isso não o partilhe. Este e-mail não contém medidas.',
    keep: 'Para guardar o relatório, crie conta com este endereço na página do relatório.',
  },
  freshLink: {
    subject: 'O seu novo link',
    heading: 'O seu novo link',
    why: {
      invitation:
        'Pediu um novo link para o formulário que {{fitter}} lhe enviou antes do bike fit. As suas respostas até agora estão guardadas.',
      follow_up:
        'Pediu um novo link para contar a {{fitter}} como têm corrido as voltas desde o seu bike fit. As suas respostas até agora estão guardadas.',
      report: 'Pediu um novo link para o relatório do seu bike fit com {{fitter}}.',
    },
    button: 'Abrir link',
    earlier:
      'Os links de e-mails anteriores já não funcionam, porque o serviço foi reposto a partir de uma cópia de segurança.',
  },
  calendarFeed: {
    blocked: 'Bloqueado',
  },
  calendarUnreadable: {
    subject: 'Não conseguimos ler um dos seus calendários',
    heading: 'Não conseguimos ler um dos seus outros calendários',
    text: 'Há uma hora que a {product} não consegue ler um calendário que ligou. As últimas horas que nos indicou continuam ocupadas e faltam as mais recentes: os ciclistas podem marcar uma hora que já ocupou noutro lado.',
    button: 'Ver os seus calendários',
  },
  fitterNews: {
    intake: {
      subject: 'Chegou um novo questionário inicial',
      heading: 'Há um novo questionário inicial para ler',
      text: 'Um ciclista enviou o questionário inicial. Leia-o na {product}. Este e-mail não contém respostas.',
      button: 'Ler questionário inicial',
    },
    intake_red_flag: {
      subject: 'Um questionário precisa hoje da sua atenção',
      heading: 'Um questionário precisa hoje da sua atenção',
      text: 'Um ciclista enviou o questionário inicial. Leia-o antes de alterar seja o que for na bicicleta. Este e-mail não contém respostas.',
      button: 'Ler questionário inicial',
    },
    red_flag: {
      subject: 'Uma resposta precisa hoje da sua atenção',
      heading: 'Uma resposta precisa hoje da sua atenção',
      text: 'Um ciclista enviou um acompanhamento. Leia-o antes de alterar seja o que for na bicicleta.',
      button: 'Ler resposta',
    },
    unhappy: {
      subject: 'Uma resposta precisa da sua atenção',
      heading: 'Uma resposta precisa da sua atenção',
      text: 'Um ciclista enviou um acompanhamento. Leia-o e entre em contacto com o ciclista.',
      button: 'Ler resposta',
    },
    settings: 'Escolher que e-mails recebe',
  },
  fitterBooking: {
    made: { subject: 'Tem uma nova marcação', text: 'Um ciclista marcou {{service}}:' },
    moved: {
      subject: 'Uma marcação tem uma nova hora',
      text: 'Um ciclista mudou {{service}}, que passa a ser:',
    },
    movedFrom: 'Estava previsto para:',
    cancelled: {
      subject: 'Uma marcação foi cancelada',
      text: 'Um ciclista cancelou {{service}}, que estava previsto para:',
    },
    button: 'Abrir o calendário',
  },
  planNotice: {
    trial_ending: {
      subject: 'O seu período experimental termina a {{day}}',
      heading: 'O seu período experimental termina em breve',
      text: 'O seu período experimental gratuito da {product} termina a {{day}}. Para continuar a trabalhar depois disso, escolha um plano.',
    },
    payment_failed: {
      subject: 'O seu último pagamento não foi concluído',
      heading: 'O seu último pagamento não foi concluído',
      text: 'Não conseguimos cobrar no seu cartão o período após {{day}}. Verifique os dados de pagamento; a cobrança é repetida automaticamente.',
    },
    ended: {
      subject: 'O seu plano terminou',
      heading: 'O seu plano terminou',
      text: 'O seu plano terminou a {{day}}. Por agora, tudo continua a funcionar. Para continuar a trabalhar, escolha um plano.',
    },
    read_only_soon: {
      subject: 'O seu estúdio fica só em leitura a {{readOnly}}',
      heading: 'O seu estúdio fica em breve só em leitura',
      text: 'O seu plano terminou a {{day}} e desde então nada foi pago.',
    },
    read_only: {
      subject: 'O seu estúdio está agora só em leitura',
      heading: 'O seu estúdio está agora só em leitura',
      text: 'O seu plano terminou a {{day}} e desde então nada foi pago.',
    },
    thenReadOnly:
      'A partir de {{readOnly}}, o seu estúdio fica só em leitura: pode ler, transferir e eliminar tudo, mas não convidar ciclistas nem alterar bike fits. Os formulários que os ciclistas têm abertos, os lembretes e os alertas continuam.',
    nowReadOnly:
      'Pode ler, transferir e eliminar tudo, mas não convidar ciclistas nem alterar bike fits. Os formulários que os ciclistas têm abertos, os lembretes e os alertas continuam. Nada se perde: assim que escolher um plano, tudo funciona como antes.',
    button: 'Ver o seu plano',
  },
  fitterDigest: {
    subject: 'O que precisa hoje da sua atenção',
    heading: 'O que precisa hoje da sua atenção',
    followUps_one: '{{count}} acompanhamento exige ação.',
    followUps_other: '{{count}} acompanhamentos exigem ação.',
    unreadForms_one: '{{count}} formulário está por ler.',
    unreadForms_other: '{{count}} formulários estão por ler.',
    button: 'Ver o que precisa da sua atenção',
  },
  downloadReady: {
    subject: 'A sua cópia está pronta',
    heading: 'A cópia dos seus dados está pronta',
    text: 'Pode transferi-la durante 7 dias. Para sua segurança, tem de ter sessão iniciada, e há menos de 10 minutos.',
    button: 'Transferir a sua cópia',
  },
  followUpReminder: {
    subject: '{{fitter}} quer saber como correm as suas voltas',
    heading: 'Como têm corrido as voltas desde o seu bike fit?',
    why: 'Fez o seu bike fit com {{fitter}} a {{day}}. Como se sente agora a pedalar? As suas respostas mostram o que mudou desde o bike fit e o que ver a seguir.',
    again:
      '{{fitter}} ainda gostaria de saber como têm corrido as voltas desde o seu bike fit de {{day}}. «Não mudou nada» também é uma resposta útil.',
    howLong_one: 'Demora cerca de {{count}} minuto. Pode parar em qualquer altura e continuar mais tarde.',
    howLong_other: 'Demora cerca de {{count}} minutos. Pode parar em qualquer altura e continuar mais tarde.',
    button: 'Começar acompanhamento',
    valid: 'Pode responder até {{day}}.',
    stop: 'Não receber mais lembretes deste bike fitter',
  },
  outbox: {
    title: 'Caixa de saída',
    why: 'Não há servidor de e-mail configurado (SMTP_URL), por isso a {product} guarda aqui os e-mails e também as mensagens de texto, se não houver serviço de envio configurado para elas (SMS_URL). Só pode abrir esta página nesta máquina.',
    empty: 'Ainda não há mensagens. Recarregue esta página depois de enviar uma.',
    to: 'Para',
    sms: 'Mensagem de texto',
    html: 'Pré-visualização',
    technical: 'Cabeçalhos',
    calendar: 'Ficheiro de calendário',
  },
  supportAccess: {
    subject: 'O apoio da {product} abriu uma das suas sessões',
    heading: 'O apoio da {product} está a ver uma sessão',
    what: 'Alguém do apoio da {product} abriu uma sessão do seu bike fit. Pode ver, mas não alterar nada, e não vê nem o seu nome nem os seus contactos.',
    whatFitter:
      'Alguém do apoio da {product} abriu uma sessão de um dos seus ciclistas. Pode ver, mas não alterar nada, e não vê nem o nome nem os contactos do ciclista.',
    reason: {
      technical: 'O motivo é técnico: vê estados, horas, tamanhos e códigos de erro, e nenhuma resposta.',
      quality: 'O motivo é de qualidade: vê as respostas e os dados do bike fit.',
    },
    until: 'O acesso termina automaticamente a {{at}}.',
    end: {
      rider: 'Pode ver porque consultam e o que abrem, e terminar o acesso em qualquer altura:',
      fitter:
        'No historial da sessão, pode ver porque consultam e o que abrem, e terminar o acesso em qualquer altura:',
      guest:
        'O seu bike fitter vê o que abrem e pode terminar o acesso em qualquer altura. Com uma conta para este endereço, também o pode fazer:',
    },
    button: 'Ver e terminar acesso',
    signUp: 'Criar uma conta',
  },
  rights: {
    subject: 'O seu pedido sobre os seus dados',
    heading: {
      received: 'Recebemos o seu pedido',
      extended: 'Precisamos de mais tempo para o seu pedido',
      done: 'O seu pedido está concluído',
      refused: 'Não podemos fazer o que pediu',
    },
    asked: 'O pedido: {{right}}.',
    right: {
      access: 'ver que dados existem',
      copy: 'uma cópia dos dados',
      correction: 'corrigir dados',
      erasure: 'apagar os dados',
      restriction: 'limitar o que é feito com os dados',
      objection: 'opor-se ao que é feito com os dados',
    },
    until: {
      received: 'Respondemos até {{day}}.',
      extended: 'Respondemos até {{day}}. O motivo:',
    },
    prove:
      'Para que mais ninguém obtenha ou apague os seus dados, responda-nos deste endereço com este código:',
    complain:
      'Pode apresentar queixa à autoridade de proteção de dados do local onde vive e recorrer aos tribunais.',
  },
  contactMessage: {
    subject: 'Uma mensagem do formulário de contacto',
    heading: 'Uma mensagem do formulário de contacto',
    about: 'Assunto: {{topic}}',
    from: 'De: {{name}}, {{email}}',
    answer: 'Responda por e-mail para o endereço acima. Ninguém confirmou que a mensagem veio de lá.',
    resolve: 'Mensagens por tratar',
    topic: {
      question: 'uma pergunta sobre a {product}',
      demo: 'uma chamada de demonstração',
      support: 'ajuda com uma conta ou uma página',
      privacy: 'dados pessoais',
      other: 'outra coisa',
    },
  },
  contactConfirmation: {
    subject: 'Recebemos a sua mensagem',
    heading: 'Recebemos a sua mensagem',
    text: 'Obrigado por nos escrever. Respondemos por e-mail.',
    notYou: 'Se não nos escreveu, alguém indicou o seu endereço por engano. Não precisa de fazer nada.',
  },
  rightsAlarm: {
    subject: 'Um pedido sobre dados pessoais vence a {{day}}',
    heading: 'Há um pedido ainda por responder',
    request: 'O número é {{id}}. Na consola, é listado com: npm run rights -- list',
    button: 'Ver o pedido',
  },
  consentWithdrawn: {
    subject: 'Foi retirado um consentimento',
    heading: 'Retirou o seu consentimento',
    what: 'Alguém com um link de um dos e-mails que lhe enviámos retirou o consentimento para utilizar os seus dados no seu bike fit. A partir de agora, já não são utilizados.',
    erased: 'Tudo nessa ficha é apagado a {{day}}.',
    undo: 'Não reconhece este pedido ou mudou de ideias? Crie uma conta com este endereço antes desse dia e dê de novo o seu consentimento em «Privacidade».',
    button: 'Criar uma conta',
  },
  contactCorrected: {
    subject: 'Os seus contactos foram corrigidos',
    heading: 'O seu bike fitter corrigiu os seus contactos',
    what: {
      name: 'Alterou o nome na ficha que tem sobre si.',
      email: 'Alterou o endereço para onde vão os e-mails sobre os seus bike fits.',
      language: 'Alterou o idioma dos e-mails para si.',
    },
    wrong: {
      rider: 'Em «Privacidade» vê o que foi alterado. Se estiver errado, diga ao seu bike fitter.',
      guest:
        'Se estiver errado, diga ao seu bike fitter. Com uma conta, vê todas as alterações e corrige os seus próprios dados.',
    },
    button: {
      rider: 'Ver a alteração',
      guest: 'Criar uma conta',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Menos de 24 horas para comunicar uma violação de dados',
      overdue: 'Uma violação de dados já devia ter sido comunicada',
    },
    heading: {
      warning: 'A autoridade não foi informada de uma violação',
      overdue: 'Passaram 72 horas desde que se soube de uma violação',
    },
    aware: 'Soube-se dela a {{at}}.',
    tell: 'Informe a autoridade de proteção de dados ou registe que foi informada. Se não for preciso informá-la, encerre a violação com o motivo.',
    number: 'O número é {{id}}. Na consola, é listada com: npm run breach -- list',
    button: 'Ver a violação',
  },
} satisfies Translation<typeof english>
