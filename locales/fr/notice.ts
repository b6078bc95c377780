import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vos données et votre vie privée',
  version: 'Version {{version}}, mise à jour le {{date}}',
  asPage: 'Ouvrir comme page à imprimer',
  heading: {
    short: 'En bref',
    collected: 'Ce que nous conservons sur vous',
    purpose: 'À quoi cela nous sert',
    consent: 'Votre consentement',
    seen: 'Qui les voit',
    place: 'Où elles sont stockées',
    protection: 'Comment elles sont protégées',
    device: 'Ce qui reste sur votre appareil',
    retention: 'Combien de temps elles sont conservées',
    research: 'Recherche et développement de l’IA',
    young: 'Cyclistes de moins de {{age}} ans',
    rights: 'Vos droits',
    contact: 'À qui vous adresser',
    storage: 'Cookies et stockage sur votre appareil',
    limits: 'Ce que ceci n’est pas',
    changes: 'Modifications de cet avis',
  },
  text: {
    shortOwn:
      'Les données sont à vous. Vous pouvez les voir, les corriger, les faire supprimer et les emporter chez un autre bike fitter.',
    shortSeen:
      'Les données qui vous identifient ne sont vues que par le bike fitter que vous avez choisi et, à des fins techniques ou de qualité, par le personnel d’assistance du fournisseur.',
    shortSealed: 'Elles sont chiffrées pendant leur transmission et leur stockage.',
    shortSold: 'Elles ne sont jamais vendues et ne servent jamais à la publicité.',
    shortResearch:
      'Elles ne servent à la recherche que si vous l’acceptez, et alors seulement sous forme anonymisée.',
    shortContact: 'Pour toute demande liée à cet avis, un e-mail suffit.',
    collectedLead:
      '{product} conserve ce que vous et votre bike fitter saisissez, et ce qui est nécessaire au fonctionnement du service :',
    collectedPerson:
      'Qui vous êtes : votre nom, votre adresse e-mail et, si vous les donnez, votre numéro de téléphone, date de naissance, genre, profession et type de travail.',
    collectedBody:
      'Votre corps et votre santé, pour autant que vous nous en parliez : taille, poids, inconfort à vélo, blessures et traitements, études précédentes.',
    collectedRiding:
      'Votre pratique : vélos, discipline, heures, cadence, assurance, autres sports et objectifs.',
    collectedFit:
      'Ce que votre bike fitter ajoute sur votre étude, et vos réponses ultérieures sur ce qui a changé.',
    collectedAccount:
      'Si vous avez un compte : votre mot de passe sous une forme irréversible, votre langue, région et unités, et quand et avec quel type de navigateur vous avez ouvert une session.',
    collectedTrail:
      'Une trace de qui a modifié quoi et quand, et de vos consentements : quelle version de cet avis, dans quelle langue et à quel moment.',
    collectedTechnical:
      'Pour peu de temps, des traces techniques de requêtes et de connexions, comme l’adresse réseau ou une partie de celle-ci, pour faire fonctionner le service et empêcher les abus : 90 jours au plus. Elles ne contiennent aucune réponse.',
    purposeFit: 'Votre bike fitter s’en sert pour préparer et réaliser votre étude posturale.',
    purposeCompare:
      'Vos réponses d’avant et d’après l’étude sont comparées, pour que vous et votre bike fitter voyiez ce qui a changé.',
    purposeMail:
      'Vous recevez les e-mails nécessaires : invitations, codes, confirmations, rappels et lien vers votre compte rendu. Ils ne contiennent jamais vos réponses.',
    purposeNot:
      'Elles ne servent pas à la publicité, ne sont pas vendues et ne sont transmises ni à des assureurs ni à des employeurs. Aucune décision vous concernant n’est prise par une machine.',
    consentHealth:
      'Les réponses sur votre corps et votre inconfort sont des données de santé. Elles servent à votre étude parce que vous l’acceptez expressément en appuyant sur le bouton qui ouvre le formulaire. Nous gardons la trace de la version de cet avis que vous avez acceptée.',
    consentFree:
      'Vous êtes libre de ne pas accepter. Votre étude se déroule alors sans le formulaire. Vous pouvez retirer votre consentement à tout moment. Ce qui a été fait avant reste licite. À partir de là, vos données ne servent plus, et vous pouvez les faire supprimer.',
    consentContract:
      'Les données nécessaires à votre compte et à la protection du service sont utilisées parce que vous avez demandé le compte, et parce que le service ne pourrait pas fonctionner en sécurité sans elles.',
    seenFitter:
      'Le bike fitter que vous avez choisi : celui dont vous avez reçu l’invitation, ou celui que vous avez retenu. Aucun autre bike fitter ne voit vos données, sauf si vous les partagez.',
    seenSupport:
      'Le personnel d’assistance du fournisseur, à des fins techniques ou de qualité seulement : pour un temps limité, avec un motif écrit, et chaque accès est enregistré.',
    seenYou: 'Vous.',
    seenNobody:
      'Personne d’autre. Deux bike fitters que vous avez consultés n’apprennent rien l’un de l’autre, sauf si vous partagez un dossier avec l’un d’eux.',
    seenGuardian:
      'Si un parent ou représentant légal a donné son accord pour vous, il voit ce que vous lui montrez.',
    placeServer:
      'Tout ce que vous saisissez est stocké par le fournisseur de l’adresse affichée dans votre navigateur : sur le serveur, dans son stockage et dans des sauvegardes. Ces pages ne chargent ni scripts, ni polices, ni images, ni traceurs d’autres entreprises.',
    placeMail:
      'Les e-mails passent par le service de messagerie du fournisseur. Ils contiennent votre adresse, un lien ou un code, le nom du bike fitter et, dans une invitation, un mot de votre bike fitter. Ils ne contiennent aucune réponse.',
    protectionTransit: 'Tout est chiffré entre votre appareil et le serveur, comme pour la banque en ligne.',
    protectionRest:
      'Votre nom, vos adresses, votre numéro de téléphone, votre date de naissance, tout ce que vous écrivez sur votre santé et les formulaires que vous envoyez sont stockés chiffrés, avec une clé distincte pour chaque cycliste. Les clés qui les ouvrent sont conservées hors de la base de données.',
    protectionFigures:
      'Certains nombres et choix restent lisibles, sans votre nom, pour des calculs et des statistiques sur votre étude : par exemple l’intensité de l’inconfort dans une zone, une mesure ou un objectif que vous avez choisi.',
    protectionDoors:
      'La base de données elle-même ne donne une donnée qu’à ceux qui ont le droit de la voir. Les liens des e-mails contiennent un secret dont seule une empreinte est stockée.',
    protectionTrail:
      'Chaque modification de vos données est enregistrée : qui, quand et quoi. On peut ajouter des entrées à cette trace, mais pas les réécrire, et toute falsification est recherchée.',
    deviceDraft:
      'Pendant que vous remplissez un formulaire, votre saisie est aussi conservée sur votre appareil, pour que rien ne soit perdu si la connexion ou la batterie lâche. Elle y est chiffrée avec une clé qui ne peut pas sortir de votre navigateur. Elle est retirée quand vous envoyez le formulaire ou vous déconnectez, et au plus tard après {{draftDays}} jours.',
    deviceLimit:
      'Cela vous protège si quelqu’un copie le stockage de votre appareil, mais pas de quelqu’un qui utilise votre navigateur sur votre appareil déverrouillé : il voit ce que vous voyez. Si vous partagez un appareil, envoyez le formulaire ou déconnectez-vous avant de le quitter.',
    retentionYears:
      'Les données qui vous identifient sont conservées jusqu’à {{years}} ans, sauf si vous demandez leur suppression avant. Ensuite, elles sont supprimées.',
    retentionErase:
      'Quand vos données sont supprimées, vos réponses le sont aussi et la clé qui les ouvre est détruite. Votre bike fitter garde seulement la trace qu’une étude a eu lieu, et quand.',
    retentionBackup:
      'Les sauvegardes sont conservées {{backupDays}} jours au plus. Jusque-là, des données supprimées peuvent encore s’y trouver. Si une sauvegarde doit être restaurée, vos données sont à nouveau supprimées avant que quiconque puisse les utiliser.',
    researchOptIn:
      'À la fin du questionnaire préalable, vous pouvez autoriser l’utilisation de vos données, sous forme anonymisée, pour la recherche et le développement d’outils d’IA pour l’étude posturale. C’est désactivé tant que vous ne l’activez pas, et votre étude n’en dépend pas.',
    researchAnonymous:
      'Anonymisé signifie : sans votre nom, vos coordonnées ni rien de ce que vous avez écrit avec vos mots, et seulement avec les données d’assez d’autres cyclistes pour que personne ne puisse être reconnu.',
    researchRevoke:
      'Vous pouvez revenir sur ce choix à tout moment sous Réglages → Confidentialité, ou par e-mail. À partir de là, vos données ne font partie d’aucune nouvelle utilisation. Les résultats antérieurs, où personne ne peut être reconnu, demeurent.',
    youngGuardian:
      'Pour un cycliste de moins de {{age}} ans, un parent ou représentant légal donne son nom et son accord. Le formulaire le demande quand la date de naissance l’exige.',
    youngResearch: 'Les données de cyclistes de moins de {{age}} ans ne servent pas à la recherche.',
    rightsLead: 'À tout moment, vous pouvez :',
    rightsAccess:
      'voir ce qui est conservé sur vous et en obtenir une copie lisible par d’autres programmes ;',
    rightsCorrect:
      'le faire corriger ; vous pouvez corriger vous-même votre questionnaire préalable dans votre compte ;',
    rightsErase: 'le faire supprimer ;',
    rightsWithdraw: 'retirer tout consentement, entièrement ou pour la recherche seulement ;',
    rightsRestrict: 'en faire limiter l’utilisation, ou vous y opposer ;',
    rightsMove: 'l’emporter chez un autre bike fitter.',
    rightsHow:
      'Envoyez-nous un e-mail et dites-nous ce que vous voulez. Nous répondons dans un délai d’un mois, gratuitement. Nous pouvons vous demander de montrer que c’est bien vous.',
    rightsComplain:
      'Si vous pensez que vos données ne sont pas traitées correctement, vous pouvez aussi saisir l’autorité de protection des données de votre lieu de résidence.',
    contactLead: 'Pour toute question sur vos données :',
    contactFitter: 'Pour toute question sur votre étude, adressez-vous à votre bike fitter.',
    storageLead:
      'Seul ce dont le service a besoin pour fonctionner est conservé sur votre appareil. Il n’y a pas de cookies publicitaires ni d’analyse, donc pas de bandeau à fermer.',
    limitsMedical:
      'Une étude posturale n’est pas un traitement médical, et {product} ne donne pas de conseils médicaux. Elle ne promet ni guérison ni protection contre les blessures. Si vous avez une douleur qui vous inquiète, un engourdissement qui ne disparaît pas, une perte de force ou un gonflement, consultez un médecin.',
    changesText:
      'Quand cet avis change sur un point important, il reçoit une nouvelle version. Nous vous en informons, et nous redemandons votre consentement là où il est nécessaire. La version que vous avez acceptée reste enregistrée.',
  },
  storage: {
    caption: 'Ce qui est conservé sur votre appareil, pourquoi et combien de temps',
    name: 'Nom',
    purpose: 'But',
    until: 'Conservé jusqu’au moment où',
    cookie:
      'Cookie : garde votre session ouverte, ou vous permet de remplir le formulaire de votre invitation. Les scripts ne peuvent pas le lire.',
    cookieUntil: 'Vous vous déconnectez, ou ne venez plus pendant un moment',
    signUpCookie:
      'Cookie : reconnaît le navigateur où vous avez créé votre compte quand vous confirmez votre adresse. Les scripts ne peuvent pas le lire.',
    signUpCookieUntil: '400 jours sont passés depuis votre dernière création de compte ici',
    session: 'Votre session auprès du service de connexion',
    sessionUntil: 'Vous vous déconnectez',
    user: 'Votre identifiant, votre rôle et votre nom, pour que les pages s’ouvrent aussitôt',
    role: 'Si vous êtes cycliste ou bike fitter',
    logoutOwed: 'Une déconnexion faite quand le serveur était injoignable',
    logoutOwedUntil: 'Le serveur en est informé',
    roleCookie:
      'Cookie : si vous créez un compte de cycliste ou de bike fitter, pendant que vous vous connectez avec un autre service. Les scripts ne peuvent pas le lire.',
    roleCookieUntil: '15 minutes sont passées',
    keptRecord:
      'Que vous avez demandé à garder un formulaire dans votre compte, sous forme d’un code qui ne révèle ni l’un ni l’autre',
    keptRecordUntil: 'Vous ouvrez le lien de l’e-mail',
    secondFactorLater:
      'Quand vous avez reporté la connexion en deux étapes, pour ne plus vous la proposer pendant 30 jours',
    secondFactorRead: 'Que vous avez lu l’indication sur la connexion en deux étapes',
    firstStepsHidden: 'Que vous avez masqué les premières étapes',
    tab: 'Le secret du lien que vous avez ouvert, et où vous étiez avant qu’une autre page prenne le relais',
    tabUntil: 'Vous fermez l’onglet',
    language: 'La langue que vous avez choisie',
    theme: 'Clair ou sombre, si vous l’avez choisi',
    choiceUntil: 'Vous effacez les données de votre navigateur',
    drafts:
      'Les formulaires que vous avez commencés ; pour un bike fitter, le travail pas encore envoyé et les études ouvertes sur cet appareil ; chiffrés',
    draftsUntil: 'Ils sont envoyés, ou vous vous déconnectez ; {{draftDays}} jours au plus',
    formFiles:
      'Des copies des fichiers du formulaire lui-même, pour qu’il s’ouvre sans connexion. Elles ne contiennent aucune réponse',
    formFilesUntil: 'Une version plus récente les remplace',
  },
} satisfies Translation<typeof english>
