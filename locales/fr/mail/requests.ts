import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Votre demande concernant vos données',
    heading: {
      received: 'Nous avons reçu votre demande',
      extended: 'Il nous faut plus de temps pour votre demande',
      done: 'Votre demande est traitée',
      refused: 'Nous ne pouvons pas faire ce que vous demandez',
    },
    asked: 'La demande : {{right}}.',
    right: {
      access: 'voir quelles données existent',
      copy: 'une copie des données',
      correction: 'corriger des données',
      erasure: 'effacer les données',
      restriction: 'limiter l’utilisation des données',
      objection: 's’opposer à l’utilisation des données',
    },
    until: {
      received: 'Nous répondons le {{day}} au plus tard.',
      extended: 'Nous répondons le {{day}} au plus tard. Le motif :',
    },
    prove:
      'Pour que personne d’autre n’obtienne ou n’efface vos données, répondez-nous avec ce code depuis cette adresse :',
    replies: 'Les réponses vont à {{address}}.',
    complain:
      'Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence et les tribunaux.',
  },
  contactMessage: {
    subject: 'Un message du formulaire de contact',
    heading: 'Un message du formulaire de contact',
    about: 'Sujet : {{topic}}',
    from: 'De : {{name}}, {{email}}',
    answer: 'Répondez par e-mail à l’adresse ci-dessus. Personne n’a confirmé que le message en provient.',
    resolve: 'Ouvrir les messages',
    topic: {
      question: 'une question sur {product}',
      demo: 'une démo en visio',
      support: 'de l’aide pour un compte ou une page',
      privacy: 'des données personnelles',
      other: 'autre chose',
    },
  },
  contactConfirmation: {
    subject: 'Nous avons reçu votre message',
    heading: 'Nous avons reçu votre message',
    text: 'Merci de nous avoir écrit. Nous répondons par e-mail.',
    notYou:
      'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.',
  },
  rightsAlarm: {
    subject: 'Une demande de données personnelles arrive à échéance le {{day}}',
    heading: 'Une demande est encore ouverte',
    request: 'Son numéro est {{id}}. La console l’affiche avec : npm run rights -- list',
    button: 'Voir la demande',
  },
} satisfies Translation<typeof english>
