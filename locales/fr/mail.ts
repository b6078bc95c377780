import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: 'Envoyé à la suite d’une demande concernant des données personnelles sur {{address}}.',
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
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Lieu :',
    video: 'Rejoindre la visio',
    see: 'Voir votre rendez-vous',
  },
  bookingRequest: {
    subject: 'Confirmez votre rendez-vous avec {{fitter}}',
    heading: 'Confirmez votre rendez-vous',
    what: 'Quelqu’un a utilisé cette adresse pour demander un rendez-vous avec {{fitter}}. Si c’était vous, ouvrez la page et appuyez sur Confirmer. Rien ne se passe avant.',
    button: 'Ouvrir le rendez-vous',
    kept: 'Nous vous gardons le créneau jusqu’à {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Votre rendez-vous avec {{fitter}}',
    heading: 'Votre rendez-vous est confirmé',
    what: '{{service}} avec {{fitter}} :',
    intake:
      'Avant l’étude, {{fitter}} aimerait savoir comment vous roulez et ce que vous ressentez aujourd’hui à vélo.',
    openIntake: 'Remplir le formulaire',
  },
  bookingMoved: {
    subject: 'Votre rendez-vous avec {{fitter}} a un nouvel horaire',
    heading: 'Votre rendez-vous a un nouvel horaire',
    what: '{{service}} avec {{fitter}} a désormais lieu :',
    message: 'Un mot de {{fitter}} :',
  },
  bookingCancelled: {
    subject: 'Votre rendez-vous avec {{fitter}} est annulé',
    heading: 'Votre rendez-vous est annulé',
    fitter: '{{fitter}} a annulé {{service}}, qui devait avoir lieu :',
    rider: 'Vous avez annulé {{service}} avec {{fitter}}, qui devait avoir lieu :',
  },
  bookingReminder: {
    subject: 'Rappel de votre rendez-vous avec {{fitter}}',
    heading: 'Votre rendez-vous approche',
    what: '{{service}} avec {{fitter}} :',
  },
  waitingRequest: {
    subject: 'Confirmez votre place sur la liste d’attente de {{fitter}}',
    heading: 'Confirmez votre place sur la liste d’attente',
    what: 'Quelqu’un a demandé avec cette adresse à être prévenu quand un créneau pour {{service}} se libère chez {{fitter}}. Si c’était vous, ouvrez la page et appuyez sur Confirmer. Rien ne se passe avant.',
    button: 'Ouvrir la page',
    leave: 'Le même lien vous permet de quitter la liste.',
  },
  waitingOffer: {
    subject: 'Un créneau s’est libéré chez {{fitter}}',
    heading: 'Un créneau s’est libéré',
    what: '{{service}} avec {{fitter}}. Le créneau vous est gardé :',
    button: 'Voir et confirmer',
    kept: 'Il passe à la personne suivante de la liste à {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Votre code pour continuer votre formulaire',
    heading: 'Continuez sur votre autre appareil',
    why: 'Quelqu’un a ouvert votre invitation de {{fitter}} sur un autre appareil. Si c’était vous, saisissez-y ce code pour reprendre où vous en étiez :',
    valid_one: 'Le code est valable une fois et expire dans {{count}} minute.',
    valid_other: 'Le code est valable une fois et expire dans {{count}} minutes.',
    notYou:
      'Si ce n’était pas vous, ne faites rien et ne partagez pas le code. Sans lui, personne ne peut voir vos réponses.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue sur {product}',
    why: 'Confirmez votre adresse pour terminer la création du compte. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    asked: 'Quelqu’un a créé un compte avec cette adresse le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un a créé un compte avec cette adresse le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Si vous confirmez dans un autre navigateur que celui de la création du compte, nous vous demanderons de choisir un nouveau mot de passe.',
    button: 'Confirmer l’adresse',
    typed: 'Ou saisissez ce code là où vous avez créé le compte :',
    valid: 'Le lien est valable 1 jour, le code 1 heure.',
  },
  magicLink: {
    subject: 'Connectez-vous à {product}',
    heading: 'Connectez-vous à {product}',
    why: 'Quelqu’un a demandé à se connecter avec cette adresse. Si c’était vous, ouvrez le lien. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    button: 'Se connecter',
    typed: 'Ou saisissez ce code là où vous avez demandé à vous connecter :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un a demandé un nouveau mot de passe {product} pour cette adresse. Si c’était vous, appuyez sur le bouton et choisissez-en un. D’ici là, votre mot de passe reste le même.',
    button: 'Choisir un mot de passe',
    typed: 'Ou saisissez ce code là où vous l’avez demandé :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  reauthentication: {
    subject: 'Votre code pour changer de mot de passe',
    heading: 'Est-ce bien vous ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut changer le mot de passe. Si c’est vous, saisissez-y ce code :',
    valid: 'Le code est valable une fois et expire dans 1 heure.',
    notYou:
      'Si ce n’est pas vous, ne partagez pas le code et déconnectez tous les autres appareils dans vos réglages. Quelqu’un utilise peut-être un appareil où votre session est ouverte.',
  },
  addressChangeCurrent: {
    subject: 'Confirmez le changement d’adresse e-mail',
    heading: 'Changer d’adresse e-mail ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut remplacer cette adresse e-mail par une autre. Elle ne change que si les deux sont confirmées. Si c’était vous, appuyez sur le bouton.',
    button: 'Confirmer le changement',
    valid:
      'Le lien est valable 1 jour. Si ce n’était pas vous, ne confirmez pas et changez votre mot de passe.',
  },
  addressChangeNew: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    why: 'Quelqu’un veut utiliser cette adresse e-mail pour son compte {product}. Elle ne change que si la nouvelle et l’ancienne adresse sont confirmées. Si c’était vous, appuyez sur le bouton.',
    asked: 'Quelqu’un l’a demandé le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un l’a demandé le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Le bouton fonctionne dans le navigateur de la demande. Dans un autre, connectez-vous d’abord à votre compte.',
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
  calendarUnreadable: {
    subject: 'Nous ne pouvons pas lire l’un de vos calendriers',
    heading: 'Nous ne pouvons pas lire l’un de vos autres calendriers',
    text: 'Depuis une heure, {product} n’arrive pas à lire un calendrier que vous avez connecté. Les derniers créneaux connus restent occupés, et les plus récents manquent : des cyclistes peuvent réserver un créneau que vous avez pris ailleurs.',
    button: 'Voir vos calendriers',
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
  fitterBooking: {
    made: { subject: 'Vous avez une nouvelle réservation', text: 'Un cycliste a réservé {{service}} :' },
    moved: {
      subject: 'Une réservation a un nouvel horaire',
      text: 'Un cycliste a déplacé {{service}}, qui a désormais lieu :',
    },
    movedFrom: 'Horaire prévu auparavant :',
    cancelled: {
      subject: 'Une réservation est annulée',
      text: 'Un cycliste a annulé {{service}}, qui devait avoir lieu :',
    },
    button: 'Ouvrir le calendrier',
  },
  planNotice: {
    trial_ending: {
      subject: 'Votre essai gratuit prend fin le {{day}}',
      heading: 'Votre essai gratuit prend bientôt fin',
      text: 'Votre essai gratuit de {product} prend fin le {{day}}. Pour continuer à travailler ensuite, choisissez une formule.',
    },
    payment_failed: {
      subject: 'Votre dernier paiement n’a pas abouti',
      heading: 'Votre dernier paiement n’a pas abouti',
      text: 'Nous n’avons pas pu débiter votre carte pour la période après le {{day}}. Vérifiez vos informations de paiement ; le paiement est retenté automatiquement.',
    },
    ended: {
      subject: 'Votre formule a pris fin',
      heading: 'Votre formule a pris fin',
      text: 'Votre formule a pris fin le {{day}}. Tout fonctionne encore pour le moment. Pour continuer à travailler, choisissez une formule.',
    },
    read_only_soon: {
      subject: 'Votre studio passe en lecture seule le {{readOnly}}',
      heading: 'Votre studio passe bientôt en lecture seule',
      text: 'Votre formule a pris fin le {{day}}, et rien n’a été payé depuis.',
    },
    read_only: {
      subject: 'Votre studio est maintenant en lecture seule',
      heading: 'Votre studio est maintenant en lecture seule',
      text: 'Votre formule a pris fin le {{day}}, et rien n’a été payé depuis.',
    },
    thenReadOnly:
      'À partir du {{readOnly}}, votre studio est en lecture seule : vous pouvez tout lire, télécharger et supprimer, mais pas inviter de cyclistes ni modifier des études. Les formulaires ouverts par des cyclistes, les rappels et les alertes continuent.',
    nowReadOnly:
      'Vous pouvez tout lire, télécharger et supprimer, mais pas inviter de cyclistes ni modifier des études. Les formulaires ouverts par des cyclistes, les rappels et les alertes continuent. Rien n’est perdu : dès que vous choisissez une formule, tout fonctionne comme avant.',
    button: 'Voir votre formule',
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
