import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
