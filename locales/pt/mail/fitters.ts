import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
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
  sharingNews: {
    offered: {
      subject: 'Um ciclista quer partilhar bike fits consigo',
      heading: 'Um ciclista quer partilhar bike fits consigo',
      text: 'Um ciclista encontrou a sua página na lista de bike fitters e quer dar-lhe a ler os bike fits feitos com um bike fitter anterior. Se aceitar, o ciclista vê o seu nome e o seu e-mail e depois decide. Antes disso, nada é partilhado. O link funciona durante 7 dias.',
      button: 'Ver a proposta',
    },
    accepted: {
      subject: 'Um bike fitter aceitou a sua proposta',
      heading: 'Um bike fitter quer ler os seus bike fits',
      text: 'Um bike fitter aceitou a sua proposta. Verifique se é o bike fitter certo e decida. Nada é partilhado antes da sua confirmação.',
      button: 'Ver quem é',
    },
    confirmed: {
      subject: 'Um ciclista partilhou bike fits consigo',
      heading: 'Já pode ler os bike fits de um ciclista',
      text: 'Um ciclista confirmou a partilha: já pode ler os bike fits feitos com um bike fitter anterior. São historial para ler e não contam nas suas estatísticas.',
      button: 'Ler os bike fits',
    },
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
} satisfies Translation<typeof english>
