import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: 'Envoyé parce que quelqu’un a demandé cet e-mail sur {{address}}.',
      invited: 'Envoyé à la suite d’une invitation de {{fitter}}.',
      fitted: 'Envoyé parce que {{fitter}} a réalisé votre étude posturale.',
      booked: 'Envoyé parce que vous avez un rendez-vous avec {{fitter}}.',
      changed:
        'Envoyé parce que votre compte sur {{address}} a changé. Ces e-mails ne peuvent pas être désactivés.',
      support:
        'Envoyé parce que l’assistance a ouvert des données qui sont les vôtres sur {{address}}. Ces e-mails ne peuvent pas être désactivés.',
      corrected:
        'Envoyé parce que des coordonnées ont changé sur {{address}}. Vous ne pouvez pas désactiver ces e-mails.',
      sharing: 'Envoyé parce qu’un cycliste partage des études sur {{address}}.',
      right: 'Envoyé à la suite d’une demande concernant des données personnelles sur {{address}}.',
      breach: 'Envoyé parce qu’une violation de données personnelles a été enregistrée sur {{address}}.',
      contact: 'Envoyé parce que quelqu’un a utilisé le formulaire de contact sur {{address}}.',
      plan: 'Envoyé parce que votre formule sur {{address}} prend fin ou a pris fin. Vous ne pouvez pas désactiver ces e-mails.',
      calendar:
        'Envoyé parce que vous avez connecté un autre calendrier sur {{address}}. Vous ne recevrez plus cet e-mail une fois ce calendrier retiré.',
      news: 'Envoyé parce que les e-mails sur vos cyclistes sont activés sur {{address}}.',
    },
    ignore: 'Vous ne l’attendiez pas ? Vous pouvez ignorer cet e-mail, il ne se passera rien.',
    from: '{product}, {{address}}',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  invitation: {
    subject: '{{fitter}} vous invite à préparer votre étude posturale',
    heading: 'Préparez votre étude posturale',
    who: '{{fitter}} prépare votre étude posturale et aimerait savoir comment vous roulez et comment vous vous sentez à vélo aujourd’hui.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) prépare votre étude posturale et aimerait savoir comment vous roulez et comment vous vous sentez à vélo aujourd’hui.',
    note: 'Un mot de {{fitter}} :',
    howLong:
      'Il y a six étapes courtes, en {{required}} à {{everything}} minutes. Vos réponses sont enregistrées au fur et à mesure : vous pouvez faire une pause et continuer plus tard sur le même appareil.',
    button: 'Ouvrir l’invitation',
    opening:
      'Rien ne commence avant que vous appuyiez sur « Commencer ». La première page vous dit qui demande, pourquoi, et ce que deviennent vos données.',
    typed: 'Vous pouvez aussi aller à {{address}} et saisir votre adresse e-mail et ce code :',
    valid_one: 'Le lien et le code sont valables {{count}} jour.',
    valid_other: 'Le lien et le code sont valables {{count}} jours.',
  },
  ...bookingMails,
  deviceCode: {
    subject: 'Votre code pour continuer votre formulaire',
    heading: 'Continuez sur votre autre appareil',
    why: 'Quelqu’un a ouvert votre invitation de {{fitter}} sur un autre appareil. Si c’était vous, saisissez-y ce code pour reprendre où vous en étiez :',
    valid_one: 'Le code est valable une fois et expire dans {{count}} minute.',
    valid_other: 'Le code est valable une fois et expire dans {{count}} minutes.',
    notYou:
      'Si ce n’était pas vous, ne faites rien et ne partagez pas le code. Sans lui, personne ne peut voir vos réponses.',
  },
  ...accountMails,
  sms: {
    booking: 'Votre rendez-vous avec {{fitter}} : {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} est votre code {product}. Il est valable une fois, pendant 1 heure. Gardez-le pour vous.',
  },
  fitReport: {
    subject: 'Votre compte rendu d’étude de {{fitter}} est prêt',
    heading: 'Votre compte rendu d’étude est prêt',
    why: '{{fitter}} a terminé votre étude posturale et rédigé votre compte rendu.',
    inIt: 'Il montre ce qui a été modifié et pourquoi, ce que votre bike fitter recommande et à quoi vous attendre les premières semaines. Vous pouvez le lire en ligne, l’imprimer ou l’enregistrer en PDF.',
    button: 'Ouvrir le compte rendu',
    signIn:
      'Connectez-vous pour l’ouvrir. Seuls vous et votre bike fitter pouvez le voir. Cet e-mail ne contient aucune mesure.',
    byLink:
      'Le lien ouvre le compte rendu sans compte jusqu’au {{day}}. Quiconque a cet e-mail peut l’ouvrir, ne le partagez donc pas. Cet e-mail ne contient aucune mesure.',
    keep: 'Pour garder le compte rendu, créez un compte avec cette adresse sur sa page.',
  },
  freshLink: {
    subject: 'Votre nouveau lien',
    heading: 'Votre nouveau lien',
    why: {
      invitation:
        'Vous avez demandé un nouveau lien vers le formulaire que {{fitter}} vous a envoyé avant votre étude posturale. Vos réponses actuelles sont enregistrées.',
      follow_up:
        'Vous avez demandé un nouveau lien pour dire à {{fitter}} comment ça se passe à vélo depuis votre étude. Vos réponses actuelles sont enregistrées.',
      report:
        'Vous avez demandé un nouveau lien vers le compte rendu de votre étude posturale avec {{fitter}}.',
    },
    button: 'Ouvrir le lien',
    earlier:
      'Les liens des e-mails précédents ne fonctionnent plus, car le service a été restauré depuis une sauvegarde.',
  },
  calendarFeed: {
    blocked: 'Bloqué',
  },
  ...fitterMails,
  downloadReady: {
    subject: 'Votre copie est prête',
    heading: 'La copie de vos données est prête',
    text: 'Vous pouvez la récupérer pendant 7 jours. Pour votre sécurité, votre session doit être ouverte, et depuis moins de 10 minutes.',
    button: 'Récupérer votre copie',
    notYou:
      'Si vous ne l’avez pas demandée, quelqu’un d’autre est entré dans votre compte. Choisissez tout de suite un nouveau mot de passe sur {{address}}/forgot-password. Allez ensuite dans Réglages, Sécurité, et déconnectez tous les autres appareils.',
  },
  followUpReminder: {
    subject: '{{fitter}} aimerait savoir comment ça se passe à vélo',
    heading: 'Comment ça se passe à vélo depuis votre étude ?',
    why: 'Vous avez eu votre étude posturale avec {{fitter}} le {{day}}. Comment vous sentez-vous à vélo maintenant ? Vos réponses montrent ce qui a changé depuis l’étude et ce qu’il faut regarder ensuite.',
    again:
      '{{fitter}} aimerait toujours savoir comment ça se passe à vélo depuis votre étude du {{day}}. « Rien n’a changé » est aussi une réponse utile.',
    howLong_one:
      'Il faut environ {{count}} minute. Vous pouvez vous arrêter à tout moment et continuer plus tard.',
    howLong_other:
      'Il faut environ {{count}} minutes. Vous pouvez vous arrêter à tout moment et continuer plus tard.',
    button: 'Commencer le suivi',
    valid: 'Vous pouvez répondre jusqu’au {{day}}.',
    stop: 'Plus de rappels de ce bike fitter',
  },
  outbox: {
    title: 'Boîte d’envoi',
    why: 'Aucun serveur de messagerie n’est configuré (SMTP_URL), {product} garde donc ses e-mails ici, ainsi que les SMS si aucune passerelle n’est configurée pour eux (SMS_URL). Cette page ne s’ouvre que sur cette machine.',
    empty: 'Aucun message pour l’instant. Rechargez cette page après un envoi.',
    to: 'À',
    sms: 'SMS',
    html: 'Aperçu',
    technical: 'En-têtes',
    calendar: 'Fichier calendrier',
  },
  supportAccess: {
    subject: 'L’assistance de {product} a ouvert une de vos séances',
    heading: 'L’assistance de {product} consulte une séance',
    what: 'Quelqu’un de l’assistance de {product} a ouvert une séance de votre étude posturale. Cette personne peut regarder, mais rien modifier, et ne voit ni votre nom ni comment vous joindre.',
    whatFitter:
      'Quelqu’un de l’assistance de {product} a ouvert une séance d’un de vos cyclistes. Cette personne peut regarder, mais rien modifier, et ne voit ni le nom du cycliste ni comment le joindre.',
    reason: {
      technical:
        'Le motif est technique : états, heures, tailles et codes d’erreur sont visibles, mais aucune réponse.',
      quality: 'Le motif est la qualité : les réponses et les données de l’étude sont visibles.',
    },
    until: 'L’accès prend fin de lui-même le {{at}}.',
    end: {
      rider: 'Vous pouvez voir pourquoi et ce qui est ouvert, et mettre fin à l’accès à tout moment :',
      fitter:
        'Dans l’historique de la séance, vous pouvez voir pourquoi et ce qui est ouvert, et mettre fin à l’accès à tout moment :',
      guest:
        'Votre bike fitter peut voir ce qui est ouvert et mettre fin à l’accès à tout moment. Avec un compte à cette adresse, vous aussi :',
    },
    button: 'Voir l’accès et y mettre fin',
    signUp: 'Créer un compte',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: 'Un consentement a été retiré',
    heading: 'Vous avez retiré votre consentement',
    what: 'Une personne disposant d’un lien de l’un de nos e-mails à votre adresse a retiré le consentement à l’utilisation de vos données pour votre étude posturale. Dès maintenant, elles ne sont plus utilisées.',
    erased: 'Tout ce que contient ce dossier est effacé le {{day}}.',
    undo: 'Ce n’était pas vous, ou vous avez changé d’avis ? Créez un compte avec cette adresse avant ce jour, et donnez à nouveau votre consentement sous Confidentialité.',
    button: 'Créer un compte',
  },
  contactCorrected: {
    subject: 'Vos coordonnées ont été corrigées',
    heading: 'Votre bike fitter a corrigé vos coordonnées',
    what: {
      name: 'Le nom a été modifié dans son dossier à votre sujet.',
      email: 'L’adresse qui reçoit les e-mails sur vos études a été modifiée.',
      language: 'La langue des e-mails que vous recevez a été modifiée.',
    },
    wrong: {
      rider:
        'Vous voyez ce qui a été modifié sous Confidentialité. Si c’est faux, dites-le à votre bike fitter.',
      guest:
        'Si c’est faux, dites-le à votre bike fitter. Avec un compte, vous voyez chaque modification et corrigez vos données vous-même.',
    },
    button: {
      rider: 'Voir la modification',
      guest: 'Créer un compte',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Moins de 24 heures pour signaler une violation de données',
      overdue: 'Une violation de données aurait déjà dû être signalée',
    },
    heading: {
      warning: 'L’autorité n’a pas été informée d’une violation',
      overdue: '72 heures se sont écoulées depuis la découverte d’une violation',
    },
    aware: 'Elle a été découverte le {{at}}.',
    tell: 'Informez l’autorité de protection des données, ou notez qu’elle l’a été. Si cela n’est pas nécessaire, clôturez la violation en indiquant la raison.',
    number: 'Son numéro est {{id}}. La console l’affiche avec : npm run breach -- list',
    button: 'Voir la violation',
  },
} satisfies Translation<typeof english>
