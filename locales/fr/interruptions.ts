import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Ce navigateur n’enregistre rien, par exemple parce qu’il est en navigation privée. Nous enregistrons vos réponses en ligne au fur et à mesure. Restez en ligne et gardez cette page ouverte jusqu’à l’envoi du formulaire.',
    signedOut:
      'Votre session est fermée. Vos réponses sont gardées sur cet appareil. Reconnectez-vous, ou ouvrez à nouveau votre lien, pour continuer.',
    refused:
      'Les réponses sur cet appareil ne peuvent plus être envoyées. Le formulaire a peut-être été fermé, son lien remplacé, ou le dossier effacé. Pour remplir à nouveau le formulaire, demandez un nouveau lien à votre bike fitter.',
    restricted:
      'Vous avez limité ce dossier ou retiré votre consentement. Tant que vous n’autorisez pas à nouveau son utilisation, rien n’est demandé et aucune réponse n’est envoyée.',
    wiped:
      'Votre session est fermée, ce formulaire n’est donc plus sur cet appareil. Reconnectez-vous pour continuer.',
    submitted:
      'Vous avez déjà envoyé ce formulaire depuis un autre appareil ou onglet. Vos dernières modifications ici n’y figurent pas. Avec un compte, vous pouvez corriger ce que vous avez envoyé.',
    seeSent: 'Continuer',
    logIn: 'Se connecter',
    toConsents: 'Vos consentements',
  },
  conflict: {
    title: 'Quelles réponses voulez-vous garder ?',
    lead: 'Ces réponses ont été modifiées ici et sur un autre appareil. Les deux sont enregistrées jusqu’à votre choix.',
    mine: 'Sur cet appareil',
    theirs: 'Autre appareil',
    nothing: 'Pas de réponse',
    removed: 'Retiré',
    choose: 'Garder ces réponses',
  },
  submit: {
    waitingTitle: 'Prêt à envoyer',
    waiting:
      'Il n’y a pas de connexion. Le formulaire est gardé sur cet appareil et sera envoyé quand elle sera rétablie. Gardez cette page ouverte, ou revenez-y plus tard.',
    callOff: 'Ne pas encore envoyer',
    failed: 'Nous n’avons pas pu envoyer le formulaire.',
  },
} satisfies Translation<typeof english>
