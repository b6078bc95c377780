import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Merci. {{fitter}} a votre questionnaire préalable.',
  titlePlain: 'Merci. Nous avons reçu votre questionnaire préalable.',
  text: 'Vos réponses sont bien arrivées. {{fitter}} vous contactera pour fixer votre étude.',
  textPlain: 'Votre bike fitter vous contactera pour fixer votre étude.',
  nextTitle: 'La suite',
  read: 'Votre bike fitter lit vos réponses.',
  schedule: 'Votre bike fitter vous contacte pour fixer l’étude.',
  follow:
    'Quelques semaines après l’étude, nous vous demandons comment vous vous sentez à vélo. Vous et votre bike fitter voyez ce qui a changé.',
  accountTitle: 'Gardez vos réponses',
  accountText:
    'Avec un compte, vous pouvez lire et corriger ce que vous avez envoyé, et voir comment vous vous sentez à vélo d’une étude à l’autre.',
  account: 'Créer un compte',
  consents: 'Voir ou retirer vos consentements',
  logIn: 'Se connecter',
  see: 'Voir mes réponses',
  already: 'Vous avez déjà envoyé ce formulaire',
  nothing: {
    title: 'Pas encore de questionnaire',
    text: 'Vous n’avez pas encore envoyé de questionnaire préalable. Ensuite, vous verrez ici la suite.',
    signedOut:
      'Déjà envoyé ? Connectez-vous pour voir la suite. Si vous avez une invitation, ouvrez son lien ou saisissez son code pour commencer.',
    logIn: 'Se connecter',
    haveCode: 'J’ai un code',
    home: 'Aller à votre page',
  },
} satisfies Translation<typeof english>
