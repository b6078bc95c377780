import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Este navegador não guarda nada, por exemplo por estar em modo privado. Guardamos as suas respostas online enquanto escreve. Mantenha a ligação e esta página aberta até enviar o formulário.',
    signedOut:
      'A sua sessão terminou. As suas respostas ficam neste dispositivo. Inicie sessão de novo ou abra de novo o seu link para continuar.',
    refused:
      'As respostas neste dispositivo já não podem ser enviadas. O formulário pode ter sido fechado, o link substituído ou a ficha apagada. Para preencher de novo o formulário, peça um novo link ao seu bike fitter.',
    restricted:
      'Limitou esta ficha ou retirou o seu consentimento. Até voltar a permitir a utilização, nada é perguntado e nenhuma resposta é enviada.',
    wiped:
      'Terminou sessão, por isso este formulário já não está neste dispositivo. Inicie sessão de novo para continuar.',
    submitted:
      'Já enviou este formulário noutro dispositivo ou separador. As suas últimas alterações aqui não estão incluídas. Com uma conta, pode corrigir o que enviou.',
    seeSent: 'Continuar',
    logIn: 'Iniciar sessão',
    toConsents: 'Os seus consentimentos',
  },
  conflict: {
    title: 'Que respostas quer manter?',
    lead: 'Estas respostas foram alteradas aqui e noutro dispositivo. Ambas ficam guardadas até escolher.',
    mine: 'Neste dispositivo',
    theirs: 'Outro dispositivo',
    nothing: 'Sem resposta',
    removed: 'Removido',
    choose: 'Manter estas respostas',
  },
  submit: {
    waitingTitle: 'Pronto a enviar',
    waiting:
      'Não há ligação à Internet. O formulário fica neste dispositivo e será enviado quando a ligação voltar. Mantenha esta página aberta ou volte mais tarde.',
    callOff: 'Não enviar ainda',
    failed: 'Não conseguimos enviar o formulário.',
  },
} satisfies Translation<typeof english>
