import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
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
    replies: 'As respostas vão para {{address}}.',
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
} satisfies Translation<typeof english>
