import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Esperar por uma hora livre',
  lead: 'Se ficar livre uma hora, fica reservada durante duas horas para a primeira pessoa da lista, que recebe um e-mail.',
  from: 'De',
  to: 'Até',
  name: 'Nome',
  email: 'E-mail',
  send: 'Pôr-me na lista',
  sentTitle: 'Veja a sua caixa de correio',
  sent: 'O seu lugar conta assim que premir o botão no e-mail que enviámos para {{email}}.',
  fault: {
    days: 'Introduza os dois dias por ordem.',
    name: 'Introduza o seu nome.',
    email: 'Introduza um endereço completo, como nome@example.com.',
  },
  place: {
    what: '{{service}} com {{fitter}}, de {{from}} a {{to}}',
    unconfirmedTitle: 'Esperar por uma hora livre?',
    confirm: 'Confirmar o meu lugar',
    waitingTitle: 'Está na lista de espera',
    waiting:
      'Se ficar livre uma hora e for a sua vez, fica reservada para si durante duas horas e recebe um e-mail.',
    leave: 'Sair da lista',
    endedTitle: 'Não está na lista de espera',
    unknownTitle: 'Este link não funciona',
    unknown: 'Abra o link completo do e-mail ou peça de novo na página de marcações.',
  },
} satisfies Translation<typeof english>
