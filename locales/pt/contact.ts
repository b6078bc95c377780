import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Contacto',
  lead: 'Escreva-nos. Respondemos por e-mail.',
  description:
    'Escreva às pessoas por trás da {product}: perguntas, chamadas de demonstração, ajuda e os seus dados pessoais.',
  topic: 'De que se trata?',
  topics: {
    question: 'Uma pergunta sobre a {product}',
    demo: 'Marcar uma chamada de demonstração',
    support: 'Ajuda com a minha conta ou uma página',
    privacy: 'Os meus dados pessoais',
    other: 'Outra coisa',
  },
  name: 'Nome',
  email: 'E-mail',
  words: 'Mensagem',
  wordsHint: 'Não escreva aqui sobre a sua saúde. O seu bike fitter lê isso no seu formulário.',
  demoHint: 'Indique duas ou três horas que lhe convenham, com o seu fuso horário.',
  privacyHint: 'Pode transferir, corrigir, partilhar e apagar os seus dados por si:',
  privacyLink: 'Dados e privacidade nas suas definições',
  website: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  kept: 'Conservamos a sua mensagem no máximo {{days}} dias, cifrada. Consulte a',
  policy: 'política de privacidade',
  sent: 'Mensagem enviada',
  sentText: 'Obrigado. Enviámos-lhe uma breve confirmação e respondemos por e-mail.',
  again: 'Escrever outra mensagem',
  direct: 'Também pode escrever para',
  fault: {
    name: 'Introduza o seu nome.',
    email: 'O e-mail não está completo. Use o formato nome@example.com.',
    words: 'Escreva a sua mensagem.',
    tooLong: 'O texto é demasiado longo. Use no máximo {{count}} caracteres.',
    characters: 'O texto contém caracteres que não podem ser guardados. Introduza-o de novo sem eles.',
    summary: 'A mensagem não foi enviada. Verifique os campos assinalados abaixo.',
  },
} satisfies Translation<typeof english>
