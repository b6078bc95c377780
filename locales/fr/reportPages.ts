import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Accueil',
  print: 'Imprimer',
  pdf: {
    a4: 'PDF au format A4',
    letter: 'PDF au format Letter',
  },
  documents: {
    label: 'Documents',
    report: 'Compte rendu d’étude',
    shop_card: 'Fiche d’atelier',
  },
  noContact: 'Vos coordonnées ne figurent pas encore sur ce compte rendu.',
  addContact: 'Les ajouter à votre profil',
  preview: 'Aperçu : le cycliste le reçoit quand vous terminez l’étude. Rien n’est envoyé avant.',
  visit: {
    title: 'Votre compte rendu d’étude est prêt',
    lead: 'Voyez ce qui a été modifié sur votre vélo et pourquoi, et à quoi vous attendre les premières semaines.',
    shared:
      'Le compte rendu reste ouvert sur cet appareil tant que le lien fonctionne. Si vous partagez cet appareil, fermez le compte rendu à la fin.',
    open: 'Ouvrir le compte rendu',
    signedIn:
      'Votre session est celle de {{name}}. Si ce compte rendu n’est pas le vôtre, l’ouvrir ferme votre session.',
    logIn: 'Se connecter',
    startPage: 'Aller à la page d’accueil',
    unknown: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Nous vous avons peut-être envoyé un lien plus récent. Si vous avez un compte, tous vos comptes rendus s’y trouvent. Sinon, demandez à votre bike fitter de renvoyer le lien.',
    },
    over: {
      title: 'Ce lien a expiré',
      text: 'Si vous avez un compte, votre compte rendu s’y trouve. Sinon, demandez à votre bike fitter de renvoyer le lien.',
    },
    kept: {
      title: 'Ce compte rendu est dans un compte',
      text: 'Connectez-vous avec l’adresse e-mail à laquelle nous avons envoyé le compte rendu.',
    },
  },
  keep: {
    title: 'Gardez votre compte rendu',
    text: 'Le lien fonctionne un mois. Pour garder le compte rendu avec ses photos et voir ce qui change après votre étude, créez un compte avec l’adresse e-mail qui l’a reçu.',
    signUp: 'Créer un compte',
    logIn: 'Se connecter',
    close: 'Fermer sur cet appareil',
  },
  mail: {
    again: 'Renvoyer le compte rendu par e-mail',
    sent: 'Envoi du compte rendu en cours. Les liens des e-mails précédents ne fonctionnent plus.',
    state: {
      waiting: 'Envoi en cours à {{to}}.',
      later: 'Sera envoyé le {{at}} à {{to}}.',
      retried:
        'Le serveur de messagerie n’a pas encore accepté l’e-mail à {{to}}. Nous réessaierons le {{at}}.',
      sent: 'Envoyé le {{at}} à {{to}}.',
      dropped: 'Non envoyé à {{to}}, car l’étude ou l’adresse a changé ou des e-mails sont revenus.',
    },
    failed: {
      address: 'Non remis le {{at}} : l’adresse a été refusée ({{to}}).',
      server: 'Non remis le {{at}} : le serveur de messagerie a refusé l’e-mail à {{to}}.',
    },
    earlierAddress: 'une adresse précédente',
    none: 'Le compte rendu n’a pas été envoyé par e-mail ces 30 derniers jours.',
    unreachable: {
      address_failed:
        'Les e-mails à ce cycliste reviennent. Corrigez l’adresse sur la page du cycliste ou, si elle est juste, réessayez-la.',
      no_address: 'Ce cycliste n’a pas d’adresse e-mail. Imprimez le compte rendu, ou ajoutez une adresse.',
    },
  },
  notYet: {
    page: 'Compte rendu d’étude',
    title: 'Pas encore de compte rendu',
    rider:
      'Votre bike fitter travaille encore sur votre étude. Le compte rendu apparaît ici quand elle est terminée.',
    fitter: 'Une séance annulée n’a pas de compte rendu.',
  },
  advice: {
    tick: 'Cochez ce que vous avez fait. Votre bike fitter le voit aussi.',
    saidDone: 'Marqué comme fait.',
    saidOpen: 'Marqué comme non fait.',
  },
} satisfies Translation<typeof english>
