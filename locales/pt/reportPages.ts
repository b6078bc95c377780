import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Início',
  print: 'Imprimir',
  pdf: {
    a4: 'PDF para A4',
    letter: 'PDF para Letter',
  },
  documents: {
    label: 'Documentos',
    report: 'Relatório de bike fit',
    shop_card: 'Ficha de oficina',
  },
  noContact: 'Os seus contactos ainda não estão neste relatório.',
  addContact: 'Adicione-os ao seu perfil',
  preview:
    'Pré-visualização: o ciclista recebe isto quando concluir o bike fit. Antes disso, nada é enviado.',
  visit: {
    title: 'O seu relatório de bike fit está pronto',
    lead: 'Veja o que foi alterado na sua bicicleta e porquê, e o que esperar nas primeiras semanas.',
    shared:
      'O relatório fica aberto neste dispositivo enquanto o link funcionar. Se partilha este dispositivo, feche o relatório quando terminar.',
    open: 'Abrir relatório',
    signedIn:
      'Tem sessão iniciada como {{name}}. Se este relatório não é seu, ao abri-lo a sua sessão termina.',
    logIn: 'Iniciar sessão',
    startPage: 'Ir para a página inicial',
    unknown: {
      title: 'Este link já não funciona',
      text: 'Podemos ter-lhe enviado um link mais recente. Se tem conta, todos os seus relatórios estão lá. Se não, peça ao seu bike fitter que envie o link de novo.',
    },
    over: {
      title: 'Este link expirou',
      text: 'Se tem conta, o seu relatório está lá. Se não, peça ao seu bike fitter que envie o link de novo.',
    },
    kept: {
      title: 'Este relatório está numa conta',
      text: 'Inicie sessão com o e-mail para onde enviámos o relatório.',
    },
  },
  keep: {
    title: 'Guarde o seu relatório',
    text: 'O link funciona durante um mês. Para guardar o relatório com as fotografias e ver o que muda depois do bike fit, crie conta com o e-mail para onde o enviámos.',
    signUp: 'Criar conta',
    logIn: 'Iniciar sessão',
    close: 'Fechar neste dispositivo',
  },
  mail: {
    again: 'Enviar relatório de novo',
    sent: 'A enviar o relatório. Os links de e-mails anteriores já não funcionam.',
    state: {
      waiting: 'A enviar para {{to}}.',
      later: 'Será enviado {{at}} para {{to}}.',
      retried: 'O servidor de e-mail ainda não aceitou o e-mail para {{to}}. Tentamos de novo {{at}}.',
      sent: 'Enviado {{at}} para {{to}}.',
      dropped:
        'Não enviado para {{to}}, porque o bike fit ou o endereço mudou ou os e-mails foram devolvidos.',
    },
    failed: {
      address: 'Não entregue {{at}}: o endereço foi recusado ({{to}}).',
      server: 'Não entregue {{at}}: o servidor de e-mail recusou o e-mail para {{to}}.',
    },
    earlierAddress: 'um endereço anterior',
    none: 'O relatório não foi enviado por e-mail nos últimos 30 dias.',
    unreachable: {
      address_failed:
        'Os e-mails para este ciclista são devolvidos. Corrija o endereço na página do ciclista ou, se está certo, tente-o de novo.',
      no_address: 'Este ciclista não tem e-mail. Imprima o relatório ou adicione um endereço.',
    },
  },
  notYet: {
    page: 'Relatório de bike fit',
    title: 'Ainda não há relatório',
    rider:
      'O seu bike fitter ainda está a trabalhar no seu bike fit. O relatório aparece aqui quando estiver concluído.',
    fitter: 'Uma sessão cancelada não tem relatório.',
  },
  advice: {
    tick: 'Assinale o que já fez. O seu bike fitter também vê.',
    saidDone: 'Marcado como feito.',
    saidOpen: 'Marcado como não feito.',
  },
} satisfies Translation<typeof english>
