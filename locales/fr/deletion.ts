import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Supprimer le compte',
  text: 'Supprimez votre compte définitivement. Vous verrez exactement ce qui est supprimé et ce qui est conservé avant de confirmer.',
  open: 'Supprimer mon compte',
  client: {
    goes: 'Nous supprimerons définitivement :',
    fitFiles_one: 'tout ce que {{count}} bike fitter conserve sur vous',
    fitFiles_other: 'tout ce que {{count}} bike fitters conservent sur vous',
    submissions_one: '{{count}} formulaire que vous avez envoyé, avec vos réponses',
    submissions_other: '{{count}} formulaires que vous avez envoyés, avec vos réponses',
    openIntakes_one: '{{count}} formulaire commencé, mais pas encore envoyé',
    openIntakes_other: '{{count}} formulaires commencés, mais pas encore envoyés',
    account: 'votre nom, votre adresse, vos réglages et consentements, et tous les moyens de connexion',
    stays: 'Ce qui est conservé',
    staysText:
      'Vos bike fitters gardent seulement la trace qu’une séance a eu lieu, et quand. Elle ne dit pas qui vous êtes et ne contient pas vos réponses.',
  },
  fitter: {
    goes: 'Nous supprimerons définitivement :',
    fitFiles_one: 'tout ce que vous conservez sur {{count}} cycliste sans compte',
    fitFiles_other: 'tout ce que vous conservez sur {{count}} cyclistes sans compte',
    submissions_one: '{{count}} formulaire envoyé par ces cyclistes, avec les réponses',
    submissions_other: '{{count}} formulaires envoyés par ces cyclistes, avec les réponses',
    openIntakes_one: '{{count}} formulaire commencé, mais pas envoyé',
    openIntakes_other: '{{count}} formulaires commencés, mais pas envoyés',
    invitations_one: '{{count}} invitation ouverte, qui est annulée',
    invitations_other: '{{count}} invitations ouvertes, qui sont annulées',
    account: 'votre nom, votre adresse, votre studio et vos réglages, et tous les moyens de connexion',
    stays: 'Ce qui est conservé',
    filesThatStay_one:
      'Tout ce qui concerne {{count}} cycliste avec un compte. Le compte le voit toujours. Vous, non.',
    filesThatStay_other:
      'Tout ce qui concerne {{count}} cyclistes avec un compte. Leurs comptes le voient toujours. Vous, non.',
    noneStay: 'Rien, car aucun de vos cyclistes n’a de compte.',
    askRiders:
      'Si la loi vous oblige à conserver des traces de votre travail, enregistrez ce qu’il vous faut avant de supprimer votre compte.',
  },
  signInStays:
    'Votre identifiant lui-même est géré par un autre service. Si vous n’en voulez plus, supprimez-le là-bas aussi.',
  device: 'Nous supprimerons aussi ce que {product} garde sur cet appareil.',
  word: 'supprimer',
  type: 'Pour continuer, saisissez le mot « {{word}} »',
  typeWrong: 'Saisissez le mot « {{word}} ».',
  confirm: 'Supprimer mon compte définitivement',
  deleted: {
    text: 'Tout ce qu’il contenait et qui était à vous est supprimé aussi. Merci d’avoir utilisé {product}.',
    receipts: 'Reçu de ce qui a été effacé, qui ne dit pas de qui : {{numbers}}',
  },
} satisfies Translation<typeof english>
