import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Un mot de {{fitter}}',
    title: '{{fitter}} vous invite à préparer votre étude posturale',
    lead: 'Six étapes courtes : environ {{required}} minutes pour l’essentiel, environ {{everything}} pour tout. Vous pouvez vous arrêter à tout moment. Vos réponses sont enregistrées, et vous pouvez continuer sur un autre appareil.',
    forWhat:
      'Vos réponses montrent à votre bike fitter comment vous vous sentez à vélo aujourd’hui. L’étude peut ainsi commencer par ce qui compte pour vous.',
    start: 'Commencer',
    continue: 'Continuer',
    goOnText: 'Vos réponses sont enregistrées. Reprenez où vous en étiez.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Vos réponses restent entre vous et {{fitter}}.',
    text: 'Seul votre bike fitter les lit, ainsi que l’assistance de {product} s’il faut corriger quelque chose. Elles sont à vous : avec un compte, vous pouvez les lire, les corriger et les supprimer à tout moment.',
    link: 'Vos données et votre vie privée',
  },
  consent:
    'En appuyant sur « Commencer », vous acceptez que {{fitter}} utilise vos réponses, y compris les données de santé, pour préparer et réaliser votre étude posturale. Vous pouvez retirer votre consentement à tout moment.',
  wrongDevice: {
    question: 'Vous préférez un autre appareil ?',
    address: 'Allez à {{address}} sur cet appareil',
    code: 'et saisissez le code de votre e-mail.',
    link: 'Ouvrez-y le même lien avant d’appuyer ici sur « Commencer ».',
  },
  other: {
    title: 'Vous avez déjà commencé',
    text: 'Pour protéger vos réponses, nous vous enverrons un code par e-mail. Saisissez-le ici pour reprendre où vous en étiez.',
    send: 'Envoyer le code',
    again: 'Envoyer un nouveau code',
    sent: 'Si l’adresse est juste, nous vous avons envoyé un code. Il est valable peu de temps.',
    code: 'Code de l’e-mail',
    open: 'Continuer',
    unreachableTitle: 'Vous avez commencé sur un autre appareil',
    unreachable:
      'Nous n’avons pas d’adresse e-mail où envoyer un code. Continuez sur l’appareil où vous avez commencé, ou demandez un nouveau lien à {{fitter}}. Un nouveau lien commence par un formulaire vide.',
  },
  code: {
    title: 'Saisissez le code de votre e-mail',
    lead: 'L’e-mail de votre bike fitter contient un lien et un code de 8 lettres et chiffres.',
    email: 'Votre e-mail',
    emailHint: 'L’adresse à laquelle l’invitation a été envoyée.',
    emailMissing: 'Saisissez l’adresse à laquelle l’invitation a été envoyée.',
    emailWrong: 'Cette adresse e-mail n’est pas complète. Utilisez la forme nom@example.com.',
    code: 'Code',
    codeHint: '8 lettres et chiffres. Vous pouvez omettre les espaces et les tirets.',
    codeMissing: 'Saisissez le code.',
    codeShape: 'Un code a 8 lettres et chiffres. Comparez-le à votre e-mail.',
    open: 'Ouvrir l’invitation',
    noCode:
      'Pas de code ? Ouvrez le lien de votre e-mail, ou demandez un nouveau lien ou QR code à votre bike fitter.',
    left_one: 'Il reste {{count}} essai. Ensuite, seul le lien de votre e-mail fonctionne.',
    left_other: 'Il reste {{count}} essais. Ensuite, seul le lien de votre e-mail fonctionne.',
  },
  submitted: {
    title: 'Merci. Vous avez envoyé votre questionnaire préalable.',
    text: '{{fitter}} l’a reçu et vous contactera pour fixer votre étude.',
    logIn: 'Se connecter pour le voir',
    signUp: 'Créer un compte',
  },
  closed: {
    withdrawn: 'Cette invitation a été annulée',
    expired: 'Cette invitation a expiré',
    unknown: 'Cette invitation est introuvable',
    answered: 'Vous avez envoyé votre questionnaire préalable',
    withdrawnText: 'Votre bike fitter l’a annulée. Si vous pensez à une erreur, demandez-en une nouvelle.',
    expiredText: 'Les invitations sont valables 30 jours. Demandez un nouveau lien à votre bike fitter.',
    unknownText:
      'Il manque peut-être une partie du lien, ou un lien plus récent l’a remplacé. Ouvrez-le à nouveau depuis votre e-mail, demandez un nouveau lien à votre bike fitter, ou saisissez votre code.',
    answeredText:
      'Votre bike fitter l’a reçu. Connectez-vous pour le lire, ou adressez-vous à votre bike fitter si vous devez changer quelque chose.',
    typeCode: 'Saisir un code',
  },
} satisfies Translation<typeof english>
