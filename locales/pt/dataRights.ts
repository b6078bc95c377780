import type english from '../en/dataRights.ts'
import type { Translation } from '../translation.ts'

export default {
  overview: {
    files: 'As suas fichas',
    filesHint: 'O que cada bike fitter conserva sobre si: limite a utilização ou apague.',
    consents: 'Os seus consentimentos',
    consentsHint: 'Com o que concordou, quando e em que versão. Mude aqui de ideias.',
    sharing: 'Quem vê os seus dados',
    sharingHint:
      'Termine ou reponha o acesso de um bike fitter e partilhe os seus bike fits com um novo bike fitter.',
    accessLog: 'Quem viu os seus dados',
    accessLogHint: 'Todos os que consultaram ou alteraram os seus dados, e quando.',
  },
  files: {
    lead: 'Cada bike fitter que lhe fez um bike fit conserva uma ficha sobre si. A decisão sobre o que acontece a essa ficha é sua.',
    none: 'Nenhum bike fitter conserva uma ficha sobre si.',
    noneHint: 'Quando preencher um formulário para um bike fitter, a ficha aparece aqui.',
    inUse: 'Em utilização',
    restricted: 'Limitada',
    endsSoon: 'Será apagada',
    restrictedSince: 'Limitou esta ficha a {{date}}.',
    erasedOn:
      'Retirou o seu consentimento. A ficha é apagada a {{date}}, a menos que dê de novo o seu consentimento.',
    keptUntil: 'Conservada até {{date}} se nada mais acontecer nela.',
    restrict: 'Limitar utilização',
    restrictTitle: 'Limitar a utilização desta ficha?',
    restrictText:
      'A ficha é conservada, mas não é utilizada para nada. {{fitter}} vê que está limitada e desde quando, e nenhuma das suas respostas. Ninguém a pode alterar, não recebe lembretes e a ficha não conta em nenhum valor nem em investigação.',
    restrictStays:
      'Pode continuar a ler tudo, transferir e apagar a ficha. Pode levantar a limitação em qualquer altura.',
    lift: 'Levantar limitação',
    lifted: 'A limitação foi levantada.',
    nowRestricted: 'A ficha está limitada.',
    consents: 'Retirar ou dar o seu consentimento',
  },
  erase: {
    open: 'Apagar esta ficha',
    title: 'Apagar a ficha de {{fitter}}',
    goes: 'Apagamos definitivamente:',
    forms_one: '{{count}} formulário que enviou, com as suas respostas',
    forms_other: '{{count}} formulários que enviou, com as suas respostas',
    drafts_one: '{{count}} formulário que começou mas não enviou',
    drafts_other: '{{count}} formulários que começou mas não enviou',
    measurements_one: '{{count}} medida',
    measurements_other: '{{count}} medidas',
    changes_one: '{{count}} alteração na sua bicicleta',
    changes_other: '{{count}} alterações na sua bicicleta',
    photos_one: '{{count}} fotografia',
    photos_other: '{{count}} fotografias',
    followUps_one: '{{count}} acompanhamento',
    followUps_other: '{{count}} acompanhamentos',
    rest: 'o seu nome, endereço, bicicletas, relatórios e consentimentos nesta ficha, e as notas do bike fitter',
    copy: 'a cópia de todos os seus dados que pediu, porque inclui esta ficha',
    stays: 'O que é conservado e porquê',
    staysSessions_one:
      'Que houve {{count}} sessão, e quando: o bike fitter tem de prestar contas do seu trabalho. Não diz quem é.',
    staysSessions_other:
      'Que houve {{count}} sessões, e quando: o bike fitter tem de prestar contas do seu trabalho. Não diz quem é.',
    staysTrail:
      'Que houve uma alteração, e quando, sem dizer qual: prova de que ninguém adulterou os registos.',
    staysBackups:
      'Cópias de segurança até {{days}} dias. Se uma for reposta, os seus dados são de novo apagados antes de tudo o resto.',
    atOnce: 'Tem efeito imediato e não pode ser anulado.',
    confirm: 'Apagar esta ficha definitivamente',
  },
  receipt: {
    title: 'A ficha foi apagada',
    text: 'Este é o seu comprovativo. Diz o que foi apagado, mas não de quem. Guarde o número.',
    number: 'Número do comprovativo',
    at: 'Apagada',
    save: 'Guardar comprovativo',
    close: 'Concluído',
    file: '{product}-comprovativo-de-apagamento.txt',
    sessions_one: '{{count}} sessão, da qual só se conserva a data',
    sessions_other: '{{count}} sessões, das quais só se conservam as datas',
    consents_one: '{{count}} consentimento',
    consents_other: '{{count}} consentimentos',
  },
  link: {
    none: 'Abra primeiro o link de um dos nossos e-mails sobre o seu formulário: mostra que a ficha é sua. Se tem conta, inicie sessão.',
    logIn: 'Iniciar sessão',
    account: 'Tem sessão iniciada. Os seus consentimentos estão em «Privacidade».',
    toConsents: 'Os seus consentimentos',
    more: 'Com uma conta, também pode transferir tudo, ver quem consultou e apagar.',
    signUp: 'Criar uma conta',
    withdrawResearch:
      'A partir de agora, os seus dados já não são utilizados para investigação. O seu bike fit não depende disso.',
  },
  consents: {
    lead: 'Com o que concordou e tudo o que decidiu até agora.',
    current: 'Utilização dos seus dados de saúde para o bike fit',
    currentText:
      'O seu bike fitter só pode utilizar as suas respostas com o seu consentimento. Se o retirar, toda a utilização termina de imediato e a ficha é apagada após {{days}} dias.',
    given: 'Consentimento dado',
    withdrawn: 'Consentimento retirado',
    withdraw: 'Retirar consentimento',
    giveAgain: 'Dar de novo o consentimento',
    withdrawTitle: 'Retirar o seu consentimento?',
    withdrawText:
      'A partir de agora, {{fitter}} já não pode ler a sua ficha e nada do que contém é utilizado. A ficha é apagada após {{days}} dias, a menos que antes dê de novo o seu consentimento.',
    eraseNow: 'Apagar antes a ficha já',
    downloadFirst: 'Transferir tudo primeiro',
    research: 'Investigação',
    ledger: 'Todas as suas decisões',
    ledgerEmpty: 'Não há decisões para mostrar.',
    purpose: {
      fit: 'Bike fit',
      research: 'Investigação',
      guardian: 'Confirmação da mãe, do pai ou do tutor',
    },
    columns: {
      purpose: 'Para quê',
      answer: 'Resposta',
      from: 'Desde',
      until: 'Até',
      version: 'Aviso',
      language: 'Idioma',
    },
    yes: 'Concordou',
    no: 'Não concordou',
    inForce: 'agora',
    done: {
      withdrawn: 'O seu consentimento foi retirado.',
      given: 'O seu consentimento foi dado.',
    },
  },
  again: {
    title: 'O aviso de privacidade mudou',
    text: 'A versão {{version}} está em vigor desde {{date}}. Por favor, leia-a e diga se continua a concordar. As suas respostas anteriores ficam registadas.',
    read: 'Ler o aviso',
    fit: 'Utilização dos meus dados de saúde para o bike fit com {{fitter}}',
    research: 'Utilização anonimizada dos meus dados para investigação',
    agree: 'Concordo',
    refuse: 'Não concordo',
  },
  fitter: {
    restricted: 'Limitada pelo ciclista',
    restrictedText:
      'Estes ciclistas limitaram a utilização da sua ficha. Não a pode ler, alterar nem contar até levantarem a limitação.',
    withdrawn: 'Consentimento retirado',
    withdrawnText:
      'Estes ciclistas retiraram o consentimento. Não pode ler, alterar nem contar a ficha deles, e será apagada, a menos que deem de novo o consentimento.',
    since: 'desde {{date}}',
    erased: 'será apagada a {{date}}',
    dueSoon: 'Apagada em breve',
    dueSoonText:
      'Nada aconteceu nestas fichas durante quase {{years}} anos. São apagadas nesse dia, a menos que antes aconteça algo nelas.',
  },
} satisfies Translation<typeof english>
