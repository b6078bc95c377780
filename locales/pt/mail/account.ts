import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Confirme o seu e-mail',
    heading: 'Damos-lhe as boas-vindas à {product}',
    why: 'Confirme o seu endereço para concluir a criação da conta. Nada acontece antes de premir o botão na página que se abre.',
    asked: 'Alguém criou conta com este endereço a {{at}} com o nome «{{name}}».',
    askedNameless: 'Alguém criou conta com este endereço a {{at}}.',
    notYou: 'Se não reconhece este pedido, não faça nada.',
    otherBrowser:
      'Se confirmar num navegador diferente daquele em que criou a conta, pedimos-lhe que escolha uma nova palavra-passe.',
    button: 'Confirmar endereço',
    typed: 'Ou introduza este código onde criou a conta:',
    valid: 'O link funciona durante 1 dia, o código durante 1 hora.',
  },
  magicLink: {
    subject: 'Iniciar sessão na {product}',
    heading: 'Iniciar sessão na {product}',
    why: 'Alguém pediu para iniciar sessão com este endereço. Se o pedido é seu, abra o link. Nada acontece antes de premir o botão na página que se abre.',
    button: 'Iniciar sessão',
    typed: 'Ou introduza este código onde pediu para iniciar sessão:',
    valid:
      'O link funciona durante 1 dia e o código durante 1 hora, uma vez cada. Não os partilhe. Quem tiver um deles pode iniciar sessão em seu nome.',
  },
  recovery: {
    subject: 'Escolha uma nova palavra-passe',
    heading: 'Escolha uma nova palavra-passe',
    why: 'Alguém pediu uma nova palavra-passe da {product} para este endereço. Se o pedido é seu, prima o botão e escolha uma. Até lá, a sua palavra-passe mantém-se.',
    button: 'Escolher nova palavra-passe',
    typed: 'Ou introduza este código onde fez o pedido:',
    valid:
      'O link funciona durante 1 dia e o código durante 1 hora, uma vez cada. Não os partilhe. Quem tiver um deles pode iniciar sessão em seu nome.',
  },
  reauthentication: {
    subject: 'O seu código para alterar a palavra-passe',
    heading: 'Foi este o seu pedido?',
    why: 'Alguém com sessão iniciada na sua conta quer alterar a palavra-passe. Se o pedido é seu, introduza lá este código:',
    valid: 'O código funciona uma vez e expira dentro de 1 hora.',
    notYou:
      'Se não é o caso, não partilhe o código e termine sessão em todos os outros dispositivos nas definições. Alguém pode estar a usar um dispositivo em que tem sessão iniciada.',
  },
  addressChangeCurrent: {
    subject: 'Confirme a alteração do seu e-mail',
    heading: 'Alterar o seu e-mail?',
    why: 'Alguém com sessão iniciada na sua conta quer substituir este e-mail por outro. O endereço só muda quando ambos estiverem confirmados. Se o pedido é seu, prima o botão.',
    button: 'Confirmar alteração',
    valid: 'O link funciona durante 1 dia. Se o pedido não é seu, não confirme e altere a sua palavra-passe.',
  },
  addressChangeNew: {
    subject: 'Confirme o seu novo e-mail',
    heading: 'Confirme o seu novo e-mail',
    why: 'Alguém quer usar este e-mail na sua conta da {product}. Só muda quando o endereço novo e o antigo estiverem confirmados. Se o pedido é seu, prima o botão.',
    asked: 'Alguém fez este pedido a {{at}} com o nome «{{name}}».',
    askedNameless: 'Alguém fez este pedido a {{at}}.',
    notYou: 'Se o pedido não é seu, não faça nada.',
    otherBrowser:
      'O botão funciona no navegador em que fez o pedido. Em qualquer outro navegador, inicie primeiro sessão na sua conta.',
    button: 'Confirmar novo endereço',
    valid: 'O link funciona durante 1 dia.',
  },
  change: {
    you: 'Se reconhece esta ação, não precisa de fazer nada.',
  },
  factorAdded: {
    subject: 'Início de sessão em dois passos ativado',
    heading: 'Início de sessão em dois passos ativado',
    what: 'Foi adicionada uma aplicação de autenticação à sua conta da {product} a {{at}}. A partir de agora, precisa do código dela para iniciar sessão. A sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, outra pessoa consegue entrar na sua conta. Escolha já uma nova palavra-passe em {{address}}/forgot-password e escreva-nos. O nosso endereço está no fim de todas as páginas.',
  },
  factorRemoved: {
    subject: 'Início de sessão em dois passos desativado',
    heading: 'Início de sessão em dois passos desativado',
    what: 'A aplicação de autenticação foi removida da sua conta da {product} a {{at}}.',
    notYou:
      'Se não reconhece esta ação, escolha já uma nova palavra-passe em {{address}}/forgot-password. Depois vá a Definições, Segurança, termine sessão em todos os outros dispositivos e volte a ativar o início de sessão em dois passos.',
  },
  factorRecovered: {
    subject: 'Foi usado um código de recuperação',
    heading: 'Foi usado um código de recuperação',
    what: 'Alguém usou um código de recuperação em vez da sua aplicação de autenticação a {{at}}. A aplicação e os outros códigos de recuperação já não funcionam e a sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, alguém tem a sua palavra-passe e os seus códigos. Escolha já uma nova palavra-passe em {{address}}/forgot-password e volte a ativar o início de sessão em dois passos em Definições, Segurança.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    what: 'A palavra-passe da sua conta da {product} foi alterada a {{at}}. A sessão foi terminada nos seus outros dispositivos.',
    notYou:
      'Se não reconhece esta ação, escolha já outra palavra-passe em {{address}}/forgot-password. Isso termina a sessão de quem a alterou.',
  },
  addressChanged: {
    subject: 'O seu e-mail foi alterado',
    heading: 'O seu e-mail foi alterado',
    what: 'O e-mail da sua conta da {product} foi alterado a {{at}}, depois de ambos os endereços terem sido confirmados. Já não pode iniciar sessão com este.',
    notYou:
      'Se não reconhece esta ação, alguém consegue ler o seu e-mail. Altere a palavra-passe da sua caixa de correio e escreva-nos já. O nosso endereço está no fim de todas as páginas de {{address}}.',
  },
} satisfies Translation<typeof english>
