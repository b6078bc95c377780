import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versão {{version}}, última atualização a {{date}}',
  translationNote:
    'Esta tradução ainda não foi revista por um jurista; o texto em inglês está disponível nesta ligação.',
  policy: {
    title: 'Política de privacidade',
    lead: 'Este é o aviso completo que vê quando começa um formulário, com informações adicionais para bike fitters e sobre o prestador.',
    more: 'Para bike fitters e em mais detalhe',
    roles: {
      title: 'Quem é responsável',
      fitter:
        'O bike fitter que escolheu decide que dados são recolhidos sobre si e porquê, e é responsável pela sua ficha. O prestador desta instalação da {product} armazena-a e trata-a por conta do bike fitter.',
      provider:
        'O próprio prestador é responsável pela sua conta, pela segurança do serviço e pela investigação que tenha permitido.',
    },
    operator: 'O prestador é:',
    operatorUnknown: 'Pode contactar o prestador em:',
    data: {
      title: 'O que é conservado, porquê e durante quanto tempo',
      caption: 'Cada tipo de dados com a sua finalidade, o fundamento jurídico e o prazo de conservação',
      what: 'Dados',
      why: 'Finalidade',
      ground: 'Fundamento jurídico',
      kept: 'Conservação',
      grounds: {
        consent: 'O seu consentimento explícito',
        contract: 'O contrato consigo',
        interest: 'O interesse legítimo num serviço seguro e em responder-lhe',
        duty: 'Uma obrigação jurídica',
      },
      rows: {
        file: {
          what: 'A ficha de um ciclista: respostas, medidas, alterações, fotografias, relatórios, acompanhamentos',
          why: 'o bike fit e ver o que mudou depois',
          kept: 'até {{years}} anos após a última sessão; após um consentimento retirado, {{withdrawnDays}} dias',
        },
        draft: {
          what: 'Formulários começados e não enviados',
          why: 'continuar onde ficou',
          kept: '{{draftDays}} dias após a última alteração, ou {{invitedDays}} dias após o fim do convite',
        },
        account: {
          what: 'Uma conta: nome, e-mail, número de telefone, idioma, região, unidades, como inicia sessão',
          why: 'dar-lhe a sua conta e protegê-la',
          kept: 'até a eliminar',
        },
        signIns: {
          what: 'Onde e quando iniciou sessão e com que tipo de navegador',
          why: 'mostrar-lhe onde tem sessão iniciada e detetar abusos',
          kept: '{{signInDays}} dias após o fim de uma sessão; tentativas de início de sessão durante 90 dias',
        },
        profile: {
          what: 'De bike fitters: estúdio, contactos, logótipo, fotografia, local, idiomas, especialidades, carta, serviços, o endereço da página',
          why: 'relatórios e, se o bike fitter o escolher, uma página pública na lista de bike fitters',
          kept: 'até o bike fitter os remover ou eliminar a conta; o facto de um endereço ter sido usado é conservado sem dizer por quem',
        },
        rating: {
          what: 'De bike fitters: uma avaliação anual por ciclistas que permitiram a investigação',
          why: 'uso do próprio bike fitter; só é pública se o bike fitter a mostrar',
          kept: 'até à avaliação do ano seguinte ou até a conta ser eliminada',
        },
        research: {
          what: 'De ciclistas que permitem a investigação: idade, género, altura e peso em intervalos largos, e o país do fuso horário',
          why: 'investigação e desenvolvimento de ferramentas de IA, em grupos de pelo menos dez pessoas semelhantes',
          kept: 'até o consentimento ser retirado',
        },
        consents: {
          what: 'Consentimentos: com o que concordou, quando e em que versão',
          why: 'prova',
          kept: 'enquanto existir a ficha ou a conta',
        },
        trail: {
          what: 'Quem alterou ou abriu o quê e quando',
          why: 'mostrar-lhe quem viu os seus dados e detetar abusos',
          kept: 'enquanto existir o serviço; depois de uma ficha ser apagada, as entradas não dizem nem o quê nem de quem',
        },
        booking: {
          what: 'Marcações: a hora, o serviço e o nome, o e-mail, o número de telefone, a nota e o fuso horário de quem marcou',
          why: 'guardar-lhe a hora, informá-lo dela e lembrá-lo',
          kept: 'como a sua ficha; uma chamada de alguém sem ficha, {{callDays}} dias depois; o que ninguém confirmou, {{unconfirmedHours}} horas',
        },
        waiting: {
          what: 'Lugares numa lista de espera: nome, e-mail, serviço e dias',
          why: 'oferecer-lhe uma hora que fique livre',
          kept: '{{waitingDays}} dias após terminarem; o que ninguém confirmou, {{unconfirmedHours}} horas',
        },
        calendars: {
          what: 'Dos bike fitters: outros calendários que ligam, os seus endereços e as horas ocupadas',
          why: 'não oferecer horas ocupadas noutro lado',
          kept: 'até o bike fitter remover o calendário ou eliminar a conta',
        },
        mails: {
          what: 'E-mails e mensagens de texto que o serviço envia',
          why: 'convites, códigos, lembretes, relatórios e novidades',
          kept: 'o conteúdo até serem enviados; o facto de terem sido enviados, durante {{messageDays}} dias',
        },
        contact: {
          what: 'Mensagens do formulário de contacto: tema, nome, endereço e o que escreveu',
          why: 'responder-lhe',
          kept: '{{resolvedDays}} dias após serem resolvidas, {{contactDays}} dias no máximo',
        },
        requests: {
          what: 'Pedidos sobre direitos',
          why: 'responder no prazo que a lei fixa',
          kept: 'enquanto existir o serviço, sem a identidade de quem pediu depois de respondidos',
        },
        technical: {
          what: 'Endereços de rede, como impressões digitais com chave que contam pedidos',
          why: 'impedir abusos',
          kept: 'algumas horas',
        },
        payments: {
          what: 'De bike fitters que pagam: o plano, o seu estado e o número que os identifica no serviço de pagamentos',
          why: 'faturação',
          kept: 'até a conta ser eliminada; o serviço de pagamentos conserva as faturas enquanto a lei o exigir',
        },
        backups: {
          what: 'Cópias de segurança de tudo isto',
          why: 'repor o serviço após uma falha',
          kept: '{{backupDays}} dias',
        },
      },
    },
    fitters: {
      title: 'Páginas públicas de bike fitters',
      listed:
        'Os bike fitters só estão na lista se a ativarem. A página mostra então a todos, incluindo motores de busca, o nome, estúdio, logótipo, fotografia, local, idiomas, especialidades, carta e serviços. Quando a desativam, a página desaparece de imediato; os motores de busca podem mostrá-la ainda algum tempo.',
      rating:
        'Só tem uma avaliação se o bike fitter a mostrar e apenas quando as regras publicadas o permitem.',
      riders: 'Nenhuma página de um bike fitter mostra nada de um ciclista.',
    },
    recipients: {
      title: 'Quem mais trata dados por conta do prestador',
      lead: 'Estes serviços tratam dados por conta do prestador desta instalação, ao abrigo de um contrato e apenas segundo as instruções:',
      none: 'Nenhum outro serviço trata dados por conta do prestador desta instalação. Tem a sua própria base de dados, início de sessão e armazenamento de ficheiros, e não envia e-mails para fora.',
      kind: {
        mail: 'um serviço de e-mail, que entrega os e-mails: vê o endereço, o assunto e o conteúdo',
        sms: 'um serviço de mensagens de texto, que entrega códigos e lembretes de marcações: vê o número e o texto',
        signIn: 'um serviço de início de sessão, que conhece o seu endereço e como inicia sessão',
        database:
          'uma base de dados que pode estar noutro lugar: nomes, respostas e dados de saúde estão nela cifrados',
        files: 'um armazenamento de ficheiros: fotografias e documentos são cifrados antes de lá chegarem',
        scanner: 'um antivírus, que lê as imagens carregadas e não conserva nada',
        google: 'Google, se escolher iniciar sessão com este serviço: fica a saber que inicia sessão aqui',
        facebook:
          'Facebook, se escolher iniciar sessão com este serviço: fica a saber que inicia sessão aqui',
        payments:
          'Stripe, que cobra os pagamentos de bike fitters: vê o nome, o endereço e o meio de pagamento do bike fitter, e nada dos ciclistas',
      },
      nobody: 'Mais ninguém recebe dados. Nunca são vendidos nem utilizados para publicidade.',
      transfer:
        'Se um destes serviços estiver noutro país, é acordada com ele a proteção que a lei de proteção de dados exige. Pode perguntar que empresas são e onde estão.',
    },
    rights: {
      title: 'Os seus direitos e como exercê-los',
      lead: 'Com uma conta, faz a maior parte por si e de imediato:',
      download: 'Ver e levar consigo: transfira uma cópia de tudo o que é seu.',
      correct: 'Corrigir: altere as suas respostas onde as lê e o seu nome nas definições.',
      sharing:
        'Decidir quem vê: termine o acesso de um bike fitter ou partilhe os seus bike fits com um novo bike fitter.',
      accessLog: 'Ver quem consultou ou alterou os seus dados, e quando.',
      consents: 'Retirar ou dar um consentimento.',
      files: 'Limitar a utilização de uma ficha ou apagá-la.',
      account: 'Eliminar a sua conta com tudo o que contém.',
      open: 'Abrir a página',
      write:
        'Sem conta, ou para qualquer outra coisa, incluindo uma oposição, escreva-nos. Respondemos no prazo de um mês, gratuitamente, e podemos pedir-lhe que comprove a sua identidade.',
      complain:
        'Pode apresentar queixa à autoridade de proteção de dados do local onde vive, onde trabalha ou onde considera que a lei foi violada.',
      machine: 'Nenhuma decisão a seu respeito é tomada por uma máquina.',
    },
    law: {
      title: 'Fundamento jurídico',
      health:
        'Dados de saúde para o bike fit e investigação: o seu consentimento explícito (RGPD, artigo 9.º, n.º 2, alínea a), e artigo 6.º, n.º 1, alínea a)).',
      account: 'Conta e serviço: o contrato consigo (artigo 6.º, n.º 1, alínea b)).',
      security:
        'Segurança, prevenção de abusos, o registo de alterações e respostas a mensagens: o interesse legítimo num serviço fiável (artigo 6.º, n.º 1, alínea f)).',
      duty: 'Responder a pedidos e conservar prova de consentimentos: obrigação jurídica (artigo 6.º, n.º 1, alínea c)).',
    },
    choices: {
      title: 'Que efeito têm a limitação e a retirada do consentimento',
      restrict:
        'Pode limitar a utilização de uma ficha: é conservada e não é utilizada para nada. O seu bike fitter vê que está limitada e desde quando, e nenhuma das suas respostas. Pode continuar a lê-la, transferi-la e apagá-la.',
      withdraw:
        'Pode retirar o seu consentimento para a utilização dos seus dados de saúde. Toda a utilização termina de imediato e a ficha é apagada após {{days}} dias, a menos que dê de novo o seu consentimento. Também a pode apagar logo; recebe um comprovativo que diz o que foi apagado, mas não de quem.',
      research:
        'Enquanto o seu consentimento para investigação estiver em vigor, a sua idade, género, altura e peso são conservados em intervalos largos para exportações a investigadores, com o país do seu fuso horário. Saem sem o seu nome, em grupos de pelo menos dez pessoas semelhantes, e são eliminados quando o retirar.',
    },
    changes: {
      title: 'Alterações a esta política',
      text: 'Uma nova versão tem um novo número e data. As alterações que lhe dizem respeito são-lhe comunicadas por e-mail antes de produzirem efeitos, e perguntamos-lhe de novo quando o seu consentimento é necessário.',
    },
    incident: {
      title: 'Se algo correr mal',
      text: 'Se os dados se perderem ou forem vistos por quem não os deve ver, a autoridade é informada no prazo de 72 horas, e as pessoas que isso possa prejudicar são informadas sem demora.',
    },
  },
  terms: {
    title: 'Termos de serviço',
    lead: 'Este é o acordo entre si e o prestador desta instalação da {product}, em palavras simples.',
    sections: {
      service: {
        title: 'O que é a {product}',
        what: 'A {product} é uma plataforma Web para bike fitters e ciclistas. Um bike fitter convida um ciclista. O ciclista preenche um formulário antes do bike fit e, mais tarde, outro sobre o que mudou desde então. Ambos veem o resultado.',
        scope:
          'O serviço é melhorado continuamente. As partes anunciadas dizem que estão para vir. As partes existentes podem mudar. O que introduziu é conservado.',
      },
      accounts: {
        title: 'Contas',
        true: 'Indica o seu nome verdadeiro e um e-mail que lhe pertence. Uma conta tem uma função, ciclista ou bike fitter, que escolhe ao criá-la.',
        secret:
          'Não revela a sua palavra-passe e avisa-nos se achar que outra pessoa a conhece. Um link ou código de um convite destina-se apenas à pessoa a quem foi enviado.',
        age: 'Os ciclistas com menos de {{age}} anos precisam do acordo da mãe, do pai ou do tutor. Os bike fitters têm de ser adultos.',
      },
      fitters: {
        title: 'Com o que os bike fitters concordam',
        invite: 'Convida apenas ciclistas que esperam um convite seu.',
        use: 'Utiliza o que os ciclistas lhe contam para o bike fit e o acompanhamento deles, e para mais nada. Não o transmite sem o consentimento deles.',
        law: 'Cumpre as regras de proteção de dados e profissionais que se aplicam onde trabalha. É responsável pelas fichas dos seus ciclistas. O prestador trata-as por sua conta.',
        judge:
          'O bike fit é o seu trabalho profissional. A {product} mostra o que os ciclistas dizem e o que mudou. O que faz é decisão sua.',
        refer:
          'Quando as respostas de um ciclista dão motivo de preocupação, aconselha-o a consultar um médico.',
        access: 'A sua conta é só para o seu uso, e deve terminar sessão em dispositivos que outros usam.',
        page: 'Se escolher figurar na lista, a sua página é verdadeira, não promete cura nem menos lesões, não mostra nada de um ciclista e usa apenas imagens que pode mostrar. O prestador pode retirar uma página que viole isto.',
      },
      riders: {
        title: 'Com o que os ciclistas concordam',
        honest: 'Responde com a maior verdade possível, porque o seu bike fitter confia nisso.',
        own: 'Introduz os seus próprios dados ou os de uma criança por quem é responsável.',
        rights:
          'O que introduz continua a ser seu. Permite que o seu bike fitter o utilize para o seu bike fit e pode terminar isso em qualquer altura.',
        free: 'A {product} é gratuita para ciclistas.',
      },
      medical: {
        title: 'Sem aconselhamento médico',
        text: 'A {product} não é um dispositivo médico e não dá aconselhamento médico, diagnóstico nem tratamento. Não promete cura nem proteção contra lesões. Se tem dores que lhe causam preocupação, dormência que não passa, perda de força ou inchaço, consulte um médico. Numa emergência, ligue para os serviços de emergência.',
      },
      price: {
        title: 'Preços',
        tier: 'O nível 1, para bike fitters, custa {{month}} por mês. Com faturação anual, poupa {{saving}}: {{year}} por ano, ou seja, {{monthOfYear}} por mês. Acrescem impostos onde a lei o exige.',
        terms:
          'Não há um período mínimo de vinculação. Pode cancelar em qualquer altura, com efeito no fim do período que pagou.',
        collected:
          'Esta instalação não cobra pagamentos. Antes da primeira cobrança recebe um aviso, e a cobrança só é feita se concordar.',
        paid: 'Os pagamentos são cobrados pela Stripe. Concorda com um plano e o seu preço antes da primeira cobrança.',
        tierTwo: 'O nível 2 chega em breve. O preço está por confirmar.',
      },
      fair: {
        title: 'Utilização correta',
        text: 'Não tente aceder a dados que não são seus, não perturbe o serviço e não introduza nada que seja ilícito ou prejudique outros. Se encontrar uma vulnerabilidade no serviço, comunique-a, por favor. As comunicações são bem-vindas.',
      },
      end: {
        title: 'Quando termina',
        you: 'Pode transferir uma cópia dos seus dados e eliminar a sua conta em qualquer altura nas definições ou escrevendo-nos. A política de privacidade explica o que acontece depois aos dados.',
        us: 'O prestador pode encerrar uma conta que viole estes termos, após aviso sempre que possível, e pode terminar o serviço com um pré-aviso de pelo menos 30 dias. Antes disso, pode obter os seus dados.',
      },
      liability: {
        title: 'Responsabilidade',
        text: 'A responsabilidade do prestador é ilimitada em caso de dolo, negligência grosseira e danos à vida, à integridade física ou à saúde. Em caso de negligência leve, o prestador só responde pela violação de uma obrigação essencial a este acordo e, nesse caso, apenas pelos danos típicos e previsíveis. Os seus direitos legais como consumidor não são por isto limitados.',
        backup:
          'São feitas cópias de segurança dos dados, mas nenhum serviço está sempre disponível. Guarde uma cópia de tudo o que não possa perder.',
      },
      software: {
        title: 'O software',
        text: 'O software da {product} é software livre ao abrigo da GNU Affero General Public License, versão 3 ou posterior. Estes termos são sobre o serviço, não sobre o software.',
      },
      changes: {
        title: 'Alterações a estes termos',
        text: 'As alterações são-lhe comunicadas pelo menos 30 dias antes de produzirem efeitos. Se não concordar, pode sair antes disso e não deve nada pelo tempo posterior.',
      },
      contact: {
        title: 'Contacto',
      },
    },
  },
  imprint: {
    title: 'Ficha legal',
    lead: 'Quem opera esta instalação da {product}.',
    none: 'O operador desta instalação não introduziu nenhuma ficha legal. Pode contactar o operador em:',
    representedBy: 'Representado por',
    phone: 'Telefone',
    email: 'E-mail',
    register: 'Registo',
    vatId: 'Número de identificação fiscal (IVA)',
  },
  accessibility: {
    lead: '{product} foi feito para funcionar para todos: com o teclado, com um leitor de ecrã, com letra grande e noutras cores.',
    tested: 'Verificado pela última vez em {{date}}',
    aim: {
      title: 'O que pretendemos',
      text: 'Seguimos as diretrizes de acessibilidade para conteúdo web (WCAG) 2.2 no nível AA e vamos mais longe onde podemos. Consideramos que todas as páginas as cumprem, exceto no que se indica abaixo. É a nossa própria avaliação. Mais ninguém a verificou ainda.',
    },
    how: {
      title: 'O que foi verificado, e como',
      everyPage:
        'Todas as páginas com o axe, um programa que encontra falhas, em quatro larguras, em cores claras e escuras',
      enlarged:
        'Todas as páginas a 200 %, e um formulário e um bike fit a 400 % e com mais espaço entre letras, palavras e linhas',
      targets: 'O tamanho de tudo o que se pode premir',
      keyboard: 'Um formulário inteiro e um bike fit inteiro só com o teclado',
      screenReader:
        'O que é transmitido a um leitor de ecrã num formulário inteiro e num bike fit inteiro, linha a linha',
      motion: 'Todas as páginas sem movimento',
      documents: 'O PDF de um relatório segundo a PDF/UA-1, a norma para documentos acessíveis',
    },
    known: {
      title: 'O que não é perfeito',
      people: 'Pessoas que usam um leitor de ecrã todos os dias ainda não testaram as páginas para nós.',
      photos: 'Uma fotografia é descrita pela sua vista e pela sua legenda. Não se diz o que mais mostra.',
      languages: 'As notas e cartas que alguém escreveu noutro idioma podem ser lidas com a voz do seu.',
      others: 'As páginas de outras empresas, onde pode iniciar sessão ou pagar, não podemos alterá-las.',
    },
    complain: {
      title: 'Diga-nos o que não funciona',
      write:
        'Se algo não funciona para si, escreva-nos. Indique que página é e o que usa. Respondemos no prazo de um mês, gratuitamente, e encontramos outra forma para si até estar corrigido.',
      authority:
        'Se a nossa resposta não ajudar, pode apresentar queixa à autoridade para a acessibilidade do local onde vive.',
    },
  },
} satisfies Translation<typeof english>
