import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting:
      'Nous n’arrivons pas à joindre le serveur en ce moment. Cette séance s’ouvrira dès que possible.',
    fromDevice:
      'Vous voyez cette séance telle que vous l’avez ouverte ici la dernière fois. Nous la rechargerons quand la connexion sera rétablie.',
    kept_one: '{{count}} modification est gardée sur cet appareil et sera alors envoyée.',
    kept_other: '{{count}} modifications sont gardées sur cet appareil et seront alors envoyées.',
  },
  save: {
    saving: 'Enregistrement…',
    saved: 'Enregistré {{when}}',
    nothing: 'Enregistrement automatique',
    waiting: 'En attente d’une connexion. Rien n’est perdu.',
    allSent: 'Connexion rétablie. Tout est enregistré.',
    conflict: 'Votre choix est attendu',
    stopped: 'Non enregistré',
    signedOut: 'Votre session est fermée. Les modifications non enregistrées sont gardées sur cet appareil.',
    logIn: 'Se connecter',
    closed_one:
      'Cette séance a été fermée entre-temps. {{count}} modification est gardée sur cet appareil, mais n’est pas enregistrée.',
    closed_other:
      'Cette séance a été fermée entre-temps. {{count}} modifications sont gardées sur cet appareil, mais ne sont pas enregistrées.',
    barred_one: '{{count}} modification n’a pas pu être enregistrée.',
    barred_other: '{{count}} modifications n’ont pas pu être enregistrées.',
    refused_one: 'Cette modification n’a pas pu être enregistrée. Tout le reste est en ordre.',
    refused_other: 'Ces {{count}} modifications n’ont pas pu être enregistrées. Tout le reste est en ordre.',
    notTaken: 'Non enregistré. {{reason}}',
    leaveOut: 'Abandonner',
    order: 'Ordre des modifications',
    retry: 'Réessayer',
    discard: 'Abandonner les modifications',
    notKept: 'Ce navigateur n’enregistre rien. Gardez cette page ouverte jusqu’au retour de la connexion.',
  },
  conflict: {
    title: 'Ceci a été modifié sur deux appareils. Quelle version voulez-vous garder ?',
    mine: 'Cet appareil : {{value}}',
    theirs: 'Autre appareil : {{value}}',
    empty: 'vide',
    withdrawn: 'retiré',
    standing: 'non retiré',
    of: {
      session: 'Séance',
      intervention: 'Modification',
      recommendation: 'Recommandation',
    },
  },
} satisfies Translation<typeof english>
