import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Envoyé parce que quelqu’un a demandé cet e-mail sur {{address}}.',
      invited: 'Envoyé à la suite d’une invitation de {{fitter}}.',
      fitted: 'Envoyé parce que {{fitter}} a réalisé votre étude posturale.',
      changed:
        'Envoyé parce que votre compte sur {{address}} a changé. Ces e-mails ne peuvent pas être désactivés.',
      support:
        'Envoyé parce que l’assistance a ouvert des données à vous sur {{address}}. Ces e-mails ne peuvent pas être désactivés.',
      right: 'Envoyé à la suite d’une demande concernant des données personnelles sur {{address}}.',
      news: 'Envoyé parce que les e-mails sur vos cyclistes sont activés sur {{address}}.',
    },
    ignore: 'Vous ne l’attendiez pas ? Vous pouvez ignorer cet e-mail, il ne se passera rien.',
    from: '{product}, {{address}}',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  invitation: {
    subject: '{{fitter}} vous invite à préparer votre étude posturale',
    heading: 'Préparez votre étude posturale',
    who: '{{fitter}} prépare votre étude posturale et aimerait savoir comment vous roulez et comment vous vous sentez à vélo aujourd’hui.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) prépare votre étude posturale et aimerait savoir comment vous roulez et comment vous vous sentez à vélo aujourd’hui.',
    note: 'Un mot de {{fitter}} :',
    howLong:
      'Il y a six étapes courtes, en {{required}} à {{everything}} minutes. Vos réponses sont enregistrées au fur et à mesure : vous pouvez faire une pause et continuer plus tard sur le même appareil.',
    button: 'Ouvrir l’invitation',
    opening:
      'Rien ne commence avant que vous appuyiez sur « Commencer ». La première page vous dit qui demande, pourquoi, et ce que deviennent vos données.',
    typed: 'Vous pouvez aussi aller à {{address}} et saisir votre adresse e-mail et ce code :',
    valid_one: 'Le lien et le code sont valables {{count}} jour.',
    valid_other: 'Le lien et le code sont valables {{count}} jours.',
  },
  deviceCode: {
    subject: 'Votre code pour continuer votre formulaire',
    heading: 'Continuez sur votre autre appareil',
    why: 'Quelqu’un a ouvert votre invitation de {{fitter}} sur un autre appareil. Si c’était vous, saisissez-y ce code pour reprendre où vous en étiez :',
    valid_one: 'Le code est valable une fois et expire dans {{count}} minute.',
    valid_other: 'Le code est valable une fois et expire dans {{count}} minutes.',
    notYou:
      'Si ce n’était pas vous, ne faites rien et ne partagez pas le code. Sans lui, personne ne peut voir vos réponses.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue sur {product}',
    why: 'Confirmez votre adresse pour terminer la création du compte. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    asked: 'Quelqu’un a créé un compte avec cette adresse le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un a créé un compte avec cette adresse le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Si vous confirmez dans un autre navigateur que celui de la création du compte, nous vous demanderons de choisir un nouveau mot de passe.',
    button: 'Confirmer l’adresse',
    typed: 'Ou saisissez ce code là où vous avez créé le compte :',
    valid: 'Le lien est valable 1 jour, le code 1 heure.',
  },
  magicLink: {
    subject: 'Connectez-vous à {product}',
    heading: 'Connectez-vous à {product}',
    why: 'Quelqu’un a demandé à se connecter avec cette adresse. Si c’était vous, ouvrez le lien. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    button: 'Se connecter',
    typed: 'Ou saisissez ce code là où vous avez demandé à vous connecter :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un a demandé un nouveau mot de passe {product} pour cette adresse. Si c’était vous, appuyez sur le bouton et choisissez-en un. D’ici là, votre mot de passe reste le même.',
    button: 'Choisir un mot de passe',
    typed: 'Ou saisissez ce code là où vous l’avez demandé :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  reauthentication: {
    subject: 'Votre code pour changer de mot de passe',
    heading: 'Est-ce bien vous ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut changer le mot de passe. Si c’est vous, saisissez-y ce code :',
    valid: 'Le code est valable une fois et expire dans 1 heure.',
    notYou:
      'Si ce n’est pas vous, ne partagez pas le code et déconnectez tous les autres appareils dans vos réglages. Quelqu’un utilise peut-être un appareil où votre session est ouverte.',
  },
  addressChangeCurrent: {
    subject: 'Confirmez le changement d’adresse e-mail',
    heading: 'Changer d’adresse e-mail ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut remplacer cette adresse e-mail par une autre. Elle ne change que si les deux sont confirmées. Si c’était vous, appuyez sur le bouton.',
    button: 'Confirmer le changement',
    valid:
      'Le lien est valable 1 jour. Si ce n’était pas vous, ne confirmez pas et changez votre mot de passe.',
  },
  addressChangeNew: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    why: 'Quelqu’un veut utiliser cette adresse e-mail pour son compte {product}. Elle ne change que si la nouvelle et l’ancienne adresse sont confirmées. Si c’était vous, appuyez sur le bouton.',
    asked: 'Quelqu’un l’a demandé le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un l’a demandé le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Le bouton fonctionne dans le navigateur de la demande. Dans tout autre, connectez-vous d’abord à votre compte.',
    button: 'Confirmer la nouvelle adresse',
    valid: 'Le lien est valable 1 jour.',
  },
  change: {
    you: 'Si c’était vous, vous n’avez rien à faire.',
  },
  factorAdded: {
    subject: 'La connexion en deux étapes est activée',
    heading: 'La connexion en deux étapes est activée',
    what: 'Une application d’authentification a été ajoutée à votre compte {product} le {{at}}. Désormais, il faut son code pour vous connecter. Vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, quelqu’un d’autre peut entrer dans votre compte. Choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password et écrivez-nous. Notre adresse est au bas de chaque page.',
  },
  factorRemoved: {
    subject: 'La connexion en deux étapes est désactivée',
    heading: 'La connexion en deux étapes est désactivée',
    what: 'L’application d’authentification a été retirée de votre compte {product} le {{at}}.',
    notYou:
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password. Allez ensuite dans Réglages, Sécurité, déconnectez tous les autres appareils et réactivez la connexion en deux étapes.',
  },
  factorRecovered: {
    subject: 'Un code de secours a été utilisé',
    heading: 'Un code de secours a été utilisé',
    what: 'Quelqu’un a utilisé un code de secours au lieu de votre application d’authentification le {{at}}. L’application et vos autres codes de secours ne fonctionnent plus, et vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, quelqu’un a votre mot de passe et vos codes. Choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password, puis réactivez la connexion en deux étapes sous Réglages, Sécurité.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    what: 'Le mot de passe de votre compte {product} a été changé le {{at}}. Vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, choisissez aussitôt un autre mot de passe sur {{address}}/forgot-password. La personne qui l’a changé sera déconnectée.',
  },
  addressChanged: {
    subject: 'Votre adresse e-mail a été changée',
    heading: 'Votre adresse e-mail a été changée',
    what: 'L’adresse e-mail de votre compte {product} a été changée le {{at}}, après confirmation des deux adresses. Celle-ci ne permet plus de vous connecter.',
    notYou:
      'Si ce n’était pas vous, quelqu’un peut lire vos e-mails. Changez le mot de passe de votre messagerie et écrivez-nous aussitôt. Notre adresse est au bas de chaque page de {{address}}.',
  },
  sms: {
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
  fitterNews: {
    intake: {
      subject: 'Un nouveau questionnaire est arrivé',
      heading: 'Un nouveau questionnaire est prêt à lire',
      text: 'Un cycliste a envoyé son questionnaire préalable. Lisez-le dans {product}. Cet e-mail ne contient aucune réponse.',
      button: 'Lire le questionnaire',
    },
    intake_red_flag: {
      subject: 'Un questionnaire à lire dès aujourd’hui',
      heading: 'Un questionnaire à lire dès aujourd’hui',
      text: 'Un cycliste a envoyé son questionnaire préalable. Lisez-le avant de modifier quoi que ce soit sur le vélo. Cet e-mail ne contient aucune réponse.',
      button: 'Lire le questionnaire',
    },
    red_flag: {
      subject: 'Une réponse à lire dès aujourd’hui',
      heading: 'Une réponse à lire dès aujourd’hui',
      text: 'Un cycliste a envoyé un suivi. Lisez-le avant de modifier quoi que ce soit sur le vélo.',
      button: 'Lire la réponse',
    },
    unhappy: {
      subject: 'Une réponse demande votre attention',
      heading: 'Une réponse demande votre attention',
      text: 'Un cycliste a envoyé un suivi. Lisez-le et contactez le cycliste.',
      button: 'Lire la réponse',
    },
    settings: 'Choisir les e-mails que vous recevez',
  },
  fitterDigest: {
    subject: 'Ce qui demande votre attention aujourd’hui',
    heading: 'Ce qui demande votre attention aujourd’hui',
    followUps_one: '{{count}} suivi demande une action.',
    followUps_other: '{{count}} suivis demandent une action.',
    unreadForms_one: '{{count}} formulaire est à lire.',
    unreadForms_other: '{{count}} formulaires sont à lire.',
    button: 'Voir ce qui demande votre attention',
  },
  downloadReady: {
    subject: 'Votre copie est prête',
    heading: 'La copie de vos données est prête',
    text: 'Vous pouvez la récupérer pendant 7 jours. Pour votre sécurité, votre session doit être ouverte, et depuis moins de 10 minutes.',
    button: 'Récupérer votre copie',
  },
  followUpReminder: {
    subject: '{{fitter}} aimerait savoir comment ça se passe à vélo',
    heading: 'Comment ça se passe à vélo depuis votre étude ?',
    why: 'Vous avez eu votre étude posturale avec {{fitter}} le {{day}}. Comment vous sentez-vous à vélo maintenant ? Vos réponses montrent ce qui a changé depuis l’étude et ce qu’il faut regarder ensuite.',
    again:
      '{{fitter}} aimerait toujours savoir comment ça se passe à vélo depuis votre étude du {{day}}. « Rien n’a changé » est aussi une réponse utile.',
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
  },
  supportAccess: {
    subject: 'L’assistance de {product} a ouvert une de vos séances',
    heading: 'L’assistance de {product} consulte une séance',
    what: 'Quelqu’un de l’assistance de {product} a ouvert une séance de votre étude posturale. Cette personne peut regarder, mais rien modifier, et ne voit ni votre nom ni comment vous joindre.',
    whatFitter:
      'Quelqu’un de l’assistance de {product} a ouvert une séance d’un de vos cyclistes. Cette personne peut regarder, mais rien modifier, et ne voit ni le nom du cycliste ni comment le joindre.',
    reason: {
      technical:
        'Le motif est technique : états, heures, tailles et codes d’erreur sont visibles, mais aucune réponse.',
      quality: 'Le motif est la qualité : les réponses et les données de l’étude sont visibles.',
    },
    until: 'L’accès prend fin de lui-même le {{at}}.',
    end: {
      rider: 'Vous pouvez voir pourquoi et ce qui est ouvert, et mettre fin à l’accès à tout moment :',
      fitter:
        'Dans l’historique de la séance, vous pouvez voir pourquoi et ce qui est ouvert, et mettre fin à l’accès à tout moment :',
      guest:
        'Votre bike fitter peut voir ce qui est ouvert et mettre fin à l’accès à tout moment. Avec un compte à cette adresse, vous aussi :',
    },
    button: 'Voir l’accès et y mettre fin',
    signUp: 'Créer un compte',
  },
  rights: {
    subject: 'Votre demande concernant vos données',
    heading: {
      received: 'Nous avons reçu votre demande',
      extended: 'Il nous faut plus de temps pour votre demande',
      done: 'Votre demande est traitée',
      refused: 'Nous ne pouvons pas faire ce que vous demandez',
    },
    asked: 'La demande : {{right}}.',
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
      extended: 'Nous répondons le {{day}} au plus tard. Le motif :',
    },
    prove:
      'Pour que personne d’autre n’obtienne ou n’efface vos données, répondez-nous avec ce code depuis cette adresse :',
    complain:
      'Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence et les tribunaux.',
  },
  rightsAlarm: {
    subject: 'Une demande de données personnelles arrive à échéance le {{day}}',
    heading: 'Une demande est encore ouverte',
    request: 'Son numéro est {{id}}. À consulter avec : npm run rights -- list',
  },
} satisfies Translation<typeof english>
