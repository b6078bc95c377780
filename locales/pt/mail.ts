import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Enviado porque um ciclista partilha bike fits em {{address}}.',
      right: 'Enviado devido a um pedido sobre dados pessoais em {{address}}.',
      breach: 'Enviado porque foi registada uma violação de dados pessoais em {{address}}.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'O seu código para continuar o formulário',
    heading: 'Continue no seu outro dispositivo',
    why: 'Alguém abriu o seu convite de {{fitter}} noutro dispositivo. Se reconhece este acesso, introduza lá este código para continuar onde ficou:',
    valid_one: 'O código funciona uma vez e expira em {{count}} minuto.',
    valid_other: 'O código funciona uma vez e expira em {{count}} minutos.',
    notYou:
      'Se não reconhece este acesso, não faça nada e não partilhe o código. Sem ele, ninguém pode ver as suas respostas.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'A sua cópia está pronta',
    heading: 'A cópia dos seus dados está pronta',
    text: 'Pode transferi-la durante 7 dias. Para sua segurança, tem de ter sessão iniciada, e há menos de 10 minutos.',
    button: 'Transferir a sua cópia',
    notYou:
      'Se não a pediu, alguém entrou na sua conta. Escolha já uma nova palavra-passe em {{address}}/forgot-password. Depois vá a Definições, Segurança, e termine sessão em todos os outros dispositivos.',
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
  ...requestMails,
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
