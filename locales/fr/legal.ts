import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Version {{version}}, mise à jour le {{date}}',
  translationNote:
    'Cette traduction n’a pas encore été relue par un juriste ; le texte anglais est accessible par ce lien.',
  policy: {
    title: 'Politique de confidentialité',
    lead: 'Voici l’avis complet que vous voyez en commençant un formulaire, avec des informations supplémentaires pour les bike fitters et sur le fournisseur.',
    more: 'Pour les bike fitters, et plus en détail',
    roles: {
      title: 'Qui est responsable',
      fitter:
        'Le bike fitter que vous avez choisi décide quelles données sont collectées sur vous et pourquoi, et est responsable de votre dossier. Le fournisseur de cette installation de {product} les conserve et les traite pour le compte du bike fitter.',
      provider:
        'Le fournisseur est lui-même responsable de votre compte, de la sécurité du service et de la recherche que vous avez autorisée.',
    },
    operator: 'Le fournisseur est :',
    operatorUnknown: 'Vous joignez le fournisseur à :',
    data: {
      title: 'Ce qui est conservé, pourquoi et combien de temps',
      caption: 'Chaque catégorie de données avec sa finalité, sa base légale et sa durée de conservation',
      what: 'Données',
      why: 'Finalité',
      ground: 'Base légale',
      kept: 'Conservation',
      grounds: {
        consent: 'Votre consentement explicite',
        contract: 'Le contrat avec vous',
        interest: 'L’intérêt légitime à un service sûr et à vous répondre',
        duty: 'Une obligation légale',
      },
      rows: {
        file: {
          what: 'Le dossier d’un cycliste : réponses, mesures, modifications, photos, comptes rendus, suivis',
          why: 'l’étude, et voir ce qui a changé ensuite',
          kept: 'jusqu’à {{years}} ans après la dernière séance ; après un retrait du consentement, {{withdrawnDays}} jours',
        },
        draft: {
          what: 'Formulaires commencés et non envoyés',
          why: 'reprendre où vous en étiez',
          kept: '{{draftDays}} jours après la dernière modification, ou {{invitedDays}} jours après la fin de l’invitation',
        },
        account: {
          what: 'Un compte : nom, adresse e-mail, numéro de téléphone, langue, région, unités, moyens de connexion',
          why: 'vous fournir votre compte, et le protéger',
          kept: 'jusqu’à ce que vous le supprimiez',
        },
        signIns: {
          what: 'Où et quand vous avez ouvert une session, avec quel type de navigateur',
          why: 'vous montrer où votre session est ouverte, et détecter les abus',
          kept: '{{signInDays}} jours après la fin d’une session ; tentatives de connexion pendant 90 jours',
        },
        profile: {
          what: 'Des bike fitters : studio, coordonnées, logo, photo, lieu, langues, spécialités, lettre, prestations, adresse de leur page',
          why: 'les comptes rendus et, si le bike fitter le choisit, une page publique dans la liste des bike fitters',
          kept: 'jusqu’à ce que le bike fitter les retire ou supprime le compte ; le fait qu’une adresse a servi est conservé sans dire à qui',
        },
        rating: {
          what: 'Des bike fitters : une évaluation annuelle par des cyclistes qui ont autorisé la recherche',
          why: 'l’usage propre du bike fitter ; elle n’est publique que si le bike fitter l’affiche',
          kept: 'jusqu’à l’évaluation de l’année suivante, ou jusqu’à la suppression du compte',
        },
        research: {
          what: 'Des cyclistes qui autorisent la recherche : âge, genre, taille, poids par larges tranches, et pays du fuseau horaire',
          why: 'la recherche et le développement d’outils d’IA, par groupes d’au moins dix personnes semblables',
          kept: 'jusqu’au retrait du consentement',
        },
        consents: {
          what: 'Consentements : ce que vous avez accepté, quand et dans quelle version',
          why: 'la preuve',
          kept: 'aussi longtemps que le dossier ou le compte',
        },
        trail: {
          what: 'Qui a modifié ou ouvert quoi et quand',
          why: 'vous montrer qui a vu vos données, et détecter les abus',
          kept: 'aussi longtemps que le service ; une fois un dossier effacé, ses entrées ne disent plus ni quoi ni qui',
        },
        booking: {
          what: 'Rendez-vous : l’horaire, la prestation, ainsi que le nom, l’adresse e-mail, le numéro de téléphone, le message et le fuseau horaire de la personne qui réserve',
          why: 'vous garder l’horaire, vous en informer et vous le rappeler',
          kept: 'comme votre dossier ; un appel d’une personne sans dossier, {{callDays}} jours après ; ce que personne n’a confirmé, {{unconfirmedHours}} heures',
        },
        waiting: {
          what: 'Places sur une liste d’attente : nom, adresse e-mail, prestation et jours',
          why: 'vous proposer un horaire qui se libère',
          kept: '{{waitingDays}} jours après leur fin ; ce que personne n’a confirmé, {{unconfirmedHours}} heures',
        },
        calendars: {
          what: 'Des bike fitters : les autres calendriers qu’ils connectent, leurs adresses et les créneaux occupés',
          why: 'ne pas proposer de créneaux pris ailleurs',
          kept: 'jusqu’à ce que le bike fitter retire le calendrier ou supprime le compte',
        },
        mails: {
          what: 'E-mails et SMS envoyés par le service',
          why: 'invitations, codes, rappels, comptes rendus et nouvelles',
          kept: 'leur contenu jusqu’à l’envoi ; le fait qu’ils ont été envoyés pendant {{messageDays}} jours',
        },
        contact: {
          what: 'Messages du formulaire de contact : sujet, nom, adresse et ce que vous avez écrit',
          why: 'vous répondre',
          kept: '{{resolvedDays}} jours après leur résolution, {{contactDays}} jours au plus',
        },
        requests: {
          what: 'Demandes relatives aux droits',
          why: 'répondre dans le délai fixé par la loi',
          kept: 'aussi longtemps que le service, sans l’identité du demandeur une fois la réponse donnée',
        },
        technical: {
          what: 'Adresses réseau, sous forme d’empreintes à clé qui comptent les requêtes',
          why: 'empêcher les abus',
          kept: 'quelques heures',
        },
        payments: {
          what: 'Des bike fitters qui paient : la formule, son état et le numéro de compte auprès du service de paiement',
          why: 'la facturation',
          kept: 'jusqu’à la suppression du compte ; le service de paiement conserve les factures aussi longtemps que la loi l’exige',
        },
        backups: {
          what: 'Sauvegardes de l’ensemble',
          why: 'rétablir le service après une panne',
          kept: '{{backupDays}} jours',
        },
      },
    },
    fitters: {
      title: 'Pages publiques des bike fitters',
      listed:
        'Les bike fitters ne figurent dans la liste que s’ils l’activent. Leur page montre alors à tous, moteurs de recherche compris, leur nom, studio, logo, photo, lieu, langues, spécialités, lettre et prestations. S’ils la désactivent, la page disparaît aussitôt ; les moteurs de recherche peuvent l’afficher un peu plus longtemps.',
      rating:
        'Une évaluation n’y figure que si le bike fitter l’affiche, et seulement quand les règles publiées le permettent.',
      riders: 'Aucune page d’un bike fitter ne montre quoi que ce soit d’un cycliste.',
    },
    recipients: {
      title: 'Qui d’autre traite des données pour le fournisseur',
      lead: 'Ces services traitent des données pour le fournisseur de cette installation, sous contrat et uniquement selon ses instructions :',
      none: 'Aucun autre service ne traite de données pour le fournisseur de cette installation. Elle exploite sa propre base de données, sa propre connexion et son propre stockage de fichiers, et n’envoie aucun e-mail à l’extérieur.',
      kind: {
        mail: 'un service de messagerie, qui distribue les e-mails : il voit l’adresse, l’objet et le contenu',
        sms: 'un service de SMS, qui distribue les codes et les rappels de rendez-vous : il voit le numéro et le texte',
        signIn: 'un service de connexion, qui connaît votre adresse et votre moyen de connexion',
        database:
          'une base de données qui peut fonctionner ailleurs : les noms, réponses et données de santé y sont chiffrés',
        files: 'un stockage de fichiers : les photos et documents sont chiffrés avant d’y arriver',
        scanner: 'un antivirus, qui lit les images envoyées et ne conserve rien',
        google:
          'Google, si vous choisissez de l’utiliser pour vous connecter : Google apprend que vous vous connectez ici',
        facebook:
          'Facebook, si vous choisissez de l’utiliser pour vous connecter : Facebook apprend que vous vous connectez ici',
        payments:
          'Stripe, qui encaisse les paiements des bike fitters : il voit le nom, l’adresse et le moyen de paiement du bike fitter, et rien des cyclistes',
      },
      nobody:
        'Personne d’autre ne reçoit de données. Elles ne sont jamais vendues et jamais utilisées pour la publicité.',
      transfer:
        'Si un tel service se trouve dans un autre pays, la protection exigée par le droit de la protection des données est convenue avec lui. Vous pouvez demander de quelles entreprises il s’agit, et où.',
    },
    rights: {
      title: 'Vos droits, et comment les exercer',
      lead: 'Avec un compte, vous faites l’essentiel vous-même, aussitôt :',
      download: 'Voir et emporter : téléchargez une copie de tout ce qui est à vous.',
      correct: 'Corriger : modifiez vos réponses là où vous les lisez, et votre nom dans vos réglages.',
      sharing:
        'Décider qui les voit : mettez fin à l’accès d’un bike fitter, ou partagez vos études avec un nouveau bike fitter.',
      accessLog: 'Voir qui a consulté vos données, les a modifiées, et quand.',
      consents: 'Retirer ou donner un consentement.',
      files: 'Limiter l’utilisation d’un dossier, ou l’effacer.',
      account: 'Supprimer votre compte avec tout ce qu’il contient.',
      open: 'Ouvrir la page',
      write:
        'Sans compte, ou pour toute autre chose, opposition comprise, écrivez-nous. Nous répondons dans un délai d’un mois, gratuitement, et pouvons vous demander de montrer que c’est bien vous.',
      complain:
        'Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence, de votre lieu de travail ou du lieu où vous pensez que la loi a été enfreinte.',
      machine: 'Aucune décision vous concernant n’est prise par une machine.',
    },
    law: {
      title: 'Base légale',
      health:
        'Données de santé pour l’étude, et recherche : votre consentement explicite (RGPD, article 9, paragraphe 2, point a, et article 6, paragraphe 1, point a).',
      account: 'Compte et service : le contrat avec vous (article 6, paragraphe 1, point b).',
      security:
        'Sécurité, prévention des abus, trace des modifications et réponses aux messages : l’intérêt légitime à un service digne de confiance (article 6, paragraphe 1, point f).',
      duty: 'Réponse aux demandes et conservation de la preuve des consentements : obligation légale (article 6, paragraphe 1, point c).',
    },
    choices: {
      title: 'Ce que font une limitation et un retrait',
      restrict:
        'Vous pouvez limiter l’utilisation d’un dossier : il est conservé et n’est utilisé pour rien. Votre bike fitter voit qu’il est limité et depuis quand, et aucune de vos réponses. Vous pouvez toujours le lire, le télécharger et l’effacer.',
      withdraw:
        'Vous pouvez retirer votre consentement à l’utilisation de vos données de santé. Toute utilisation cesse aussitôt, et le dossier est effacé après {{days}} jours, sauf si vous donnez à nouveau votre consentement. Vous pouvez aussi l’effacer tout de suite ; vous recevez un reçu qui dit ce qui a été effacé, sans dire de qui.',
      research:
        'Tant que votre consentement à la recherche est en vigueur, votre âge, votre genre, votre taille et votre poids sont conservés par larges tranches pour des exports destinés à des chercheurs, avec le pays de votre fuseau horaire. Ils sortent sans votre nom, par groupes d’au moins dix personnes semblables, et sont supprimés quand vous retirez ce consentement.',
    },
    changes: {
      title: 'Modifications de cette politique',
      text: 'Une nouvelle version a un nouveau numéro et une nouvelle date. Nous vous informons par e-mail des modifications qui vous importent avant leur entrée en vigueur, et nous redemandons votre consentement là où il est nécessaire.',
    },
    incident: {
      title: 'En cas d’incident',
      text: 'Si des données sont perdues ou vues par quelqu’un qui ne devrait pas les voir, l’autorité en est informée dans les 72 heures, et vous-même sans délai si cela peut vous nuire.',
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Voici l’accord entre vous et le fournisseur de cette installation de {product}, en mots simples.',
    sections: {
      service: {
        title: 'Ce qu’est {product}',
        what: '{product} est une plateforme web pour bike fitters et cyclistes. Un bike fitter invite un cycliste. Le cycliste remplit un formulaire avant l’étude et, plus tard, un autre sur ce qui a changé depuis. Tous deux voient le résultat.',
        scope:
          'Le service est amélioré en permanence. Les parties annoncées disent qu’elles sont à venir. Les parties existantes peuvent changer. Ce que vous avez saisi est conservé.',
      },
      accounts: {
        title: 'Comptes',
        true: 'Vous indiquez votre vrai nom et une adresse e-mail qui vous appartient. Un compte a un seul rôle, cycliste ou bike fitter, que vous choisissez à sa création.',
        secret:
          'Vous gardez votre mot de passe pour vous et nous prévenez si vous pensez que quelqu’un d’autre le connaît. Un lien ou un code d’une invitation n’est destiné qu’à la personne à qui il a été envoyé.',
        age: 'Avant {{age}} ans, il faut aux cyclistes l’accord d’un parent ou d’un représentant légal. Les bike fitters doivent être majeurs.',
      },
      fitters: {
        title: 'Ce à quoi s’engagent les bike fitters',
        invite: 'Vous n’invitez que des cyclistes qui attendent une invitation de votre part.',
        use: 'Vous utilisez ce que les cyclistes vous disent pour leur étude et son suivi, et pour rien d’autre. Vous ne le transmettez pas sans leur consentement.',
        law: 'Vous respectez les règles de protection des données et les règles professionnelles qui s’appliquent là où vous travaillez. Vous êtes responsable des dossiers de vos cyclistes. Le fournisseur les traite pour vous.',
        judge:
          'L’étude est votre travail professionnel. {product} montre ce que disent les cyclistes et ce qui a changé. Ce que vous faites est votre décision.',
        refer:
          'Quand les réponses d’un cycliste sont préoccupantes, vous lui conseillez de consulter un médecin.',
        access:
          'Votre compte n’est utilisé que par vous, et vous vous déconnectez des appareils que d’autres utilisent.',
        page: 'Si vous choisissez de figurer dans la liste, votre page est véridique, ne promet ni guérison ni moins de blessures, ne montre rien d’un cycliste et n’utilise que des images que vous avez le droit de montrer. Le fournisseur peut retirer une page qui enfreint cela.',
      },
      riders: {
        title: 'Ce à quoi s’engagent les cyclistes',
        honest: 'Vous répondez aussi sincèrement que possible, car votre bike fitter s’y fie.',
        own: 'Vous saisissez vos propres données, ou celles d’un enfant dont vous êtes responsable.',
        rights:
          'Ce que vous saisissez reste à vous. Vous autorisez votre bike fitter à l’utiliser pour votre étude, et vous pouvez y mettre fin à tout moment.',
        free: '{product} est gratuit pour les cyclistes.',
      },
      medical: {
        title: 'Aucun conseil médical',
        text: '{product} n’est pas un dispositif médical et ne donne ni conseil médical, ni diagnostic, ni traitement. Il ne promet ni guérison ni protection contre les blessures. Si vous avez une douleur qui vous inquiète, un engourdissement qui ne disparaît pas, une perte de force ou un gonflement, consultez un médecin. En cas d’urgence, appelez les secours.',
      },
      price: {
        title: 'Prix',
        tier: 'Le niveau 1, pour les bike fitters, coûte {{month}} par mois. Avec la facturation annuelle, vous économisez {{saving}} : {{year}} par an, soit {{monthOfYear}} par mois. Les taxes s’ajoutent là où la loi l’exige.',
        terms:
          'Aucune durée minimale ne vous engage. Vous pouvez résilier à tout moment, avec effet à la fin de la période que vous avez payée.',
        collected:
          'Cette installation n’encaisse pas de paiements. Nous vous informerons avant le premier prélèvement, qui n’a lieu que si vous l’acceptez.',
        paid: 'Les paiements sont encaissés par Stripe. Vous acceptez une formule et son prix avant le premier prélèvement.',
        tierTwo: 'Le niveau 2 arrive bientôt. Son prix est à confirmer.',
      },
      fair: {
        title: 'Usage loyal',
        text: 'N’essayez pas d’accéder à des données qui ne sont pas les vôtres, ne perturbez pas le service, et ne saisissez rien d’illicite ou qui nuise à autrui. Si vous trouvez une faille dans le service, merci de la signaler. Les signalements sont bienvenus.',
      },
      end: {
        title: 'Fin de l’accord',
        you: 'Vous pouvez télécharger une copie de vos données et supprimer votre compte à tout moment dans vos réglages, ou en nous écrivant. La politique de confidentialité explique ce que deviennent alors les données.',
        us: 'Le fournisseur peut fermer un compte qui enfreint ces conditions, après un avertissement si possible, et peut mettre fin au service avec un préavis d’au moins 30 jours. Avant cela, vous pouvez récupérer vos données.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'La responsabilité du fournisseur est illimitée en cas de faute intentionnelle, de négligence grave et d’atteinte à la vie, à l’intégrité physique ou à la santé. En cas de négligence légère, le fournisseur ne répond que du manquement à une obligation essentielle de cet accord, et alors seulement du dommage typique et prévisible. Vos droits légaux de consommateur n’en sont pas limités.',
        backup:
          'Les données sont sauvegardées, mais aucun service n’est toujours disponible. Gardez une copie de tout ce que vous ne pouvez pas vous permettre de perdre.',
      },
      software: {
        title: 'Le logiciel',
        text: 'Le logiciel de {product} est un logiciel libre sous la licence publique générale GNU Affero, version 3 ou ultérieure. Ces conditions portent sur le service, pas sur le logiciel.',
      },
      changes: {
        title: 'Modifications de ces conditions',
        text: 'Nous vous informons des modifications au moins 30 jours avant leur entrée en vigueur. Si vous n’êtes pas d’accord, vous pouvez partir avant, et vous ne devez rien pour la période suivante.',
      },
      contact: {
        title: 'Contact',
      },
    },
  },
  imprint: {
    title: 'Mentions légales',
    lead: 'Qui exploite cette installation de {product}.',
    none: 'L’exploitant de cette installation n’a pas saisi de mentions légales. Vous joignez l’exploitant à :',
    representedBy: 'Représenté par',
    phone: 'Téléphone',
    email: 'E-mail',
    register: 'Registre',
    vatId: 'Numéro d’identification TVA',
  },
  accessibility: {
    lead: '{product} est conçu pour fonctionner pour tout le monde : au clavier, avec un lecteur d’écran, en grands caractères et dans d’autres couleurs.',
    tested: 'Dernière vérification le {{date}}',
    aim: {
      title: 'Ce que nous visons',
      text: 'Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2 au niveau AA, et allons plus loin là où c’est possible. Nous pensons que toutes les pages les respectent, sauf pour ce qui est indiqué plus bas. C’est notre propre appréciation. Personne d’autre ne l’a encore vérifiée.',
    },
    how: {
      title: 'Ce qui a été vérifié, et comment',
      everyPage:
        'Chaque page avec axe, un programme qui trouve les défauts, en quatre largeurs, en couleurs claires et sombres',
      enlarged:
        'Chaque page à 200 %, et un formulaire et une étude à 400 % et avec plus d’espace entre les lettres, les mots et les lignes',
      targets: 'La taille de tout ce sur quoi on peut appuyer',
      keyboard: 'Un formulaire entier et une étude entière au clavier seul',
      screenReader:
        'Ce qui est transmis à un lecteur d’écran dans un formulaire entier et une étude entière, ligne par ligne',
      motion: 'Chaque page sans mouvement',
      documents: 'Le PDF d’un compte rendu d’après PDF/UA-1, la norme des documents accessibles',
    },
    known: {
      title: 'Ce qui n’est pas parfait',
      people:
        'Des personnes qui utilisent un lecteur d’écran tous les jours n’ont pas encore testé les pages pour nous.',
      photos: 'Une photo est décrite par sa vue et sa légende. Ce qu’elle montre d’autre n’est pas dit.',
      languages:
        'Les notes et les lettres écrites dans une autre langue peuvent être lues avec la voix de la vôtre.',
      others:
        'Nous ne pouvons pas changer les pages d’autres entreprises, où vous pouvez vous connecter ou payer.',
    },
    complain: {
      title: 'Dites-nous ce qui ne fonctionne pas',
      write:
        'Si quelque chose ne fonctionne pas pour vous, écrivez-nous. Dites de quelle page il s’agit et ce que vous utilisez. Nous répondons dans un délai d’un mois, gratuitement, et trouvons une autre voie pour vous jusqu’à ce que ce soit corrigé.',
      authority:
        'Si notre réponse ne vous aide pas, vous pouvez saisir l’autorité chargée de l’accessibilité de votre lieu de résidence.',
    },
  },
} satisfies Translation<typeof english>
