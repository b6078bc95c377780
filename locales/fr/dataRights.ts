import type english from '../en/dataRights.ts'
import type { Translation } from '../translation.ts'

export default {
  overview: {
    files: 'Vos dossiers',
    filesHint: 'Ce que chaque bike fitter conserve sur vous : limitez-en l’utilisation, ou effacez-le.',
    consents: 'Vos consentements',
    consentsHint: 'Ce que vous avez accepté, quand et dans quelle version. Changez d’avis ici.',
    sharing: 'Qui voit vos données',
    sharingHint:
      'Mettez fin à l’accès d’un bike fitter ou rétablissez-le, et partagez vos études avec un nouveau bike fitter.',
    accessLog: 'Qui a vu vos données',
    accessLogHint: 'Tous ceux qui ont consulté ou modifié vos données, et quand.',
  },
  files: {
    lead: 'Chaque bike fitter qui a fait votre étude conserve un dossier sur vous. Vous décidez de ce qu’il devient.',
    none: 'Aucun bike fitter ne conserve de dossier sur vous.',
    noneHint: 'Quand vous remplissez un formulaire pour un bike fitter, le dossier apparaît ici.',
    inUse: 'Utilisé',
    restricted: 'Limité',
    endsSoon: 'Sera effacé',
    restrictedSince: 'Vous avez limité ce dossier le {{date}}.',
    erasedOn:
      'Vous avez retiré votre consentement. Le dossier est effacé le {{date}}, sauf si vous donnez à nouveau votre consentement.',
    keptUntil: 'Conservé jusqu’au {{date}} s’il ne s’y passe plus rien.',
    restrict: 'Limiter l’utilisation',
    restrictTitle: 'Limiter l’utilisation de ce dossier ?',
    restrictText:
      'Le dossier est conservé, mais n’est utilisé pour rien. {{fitter}} voit qu’il est limité et depuis quand, et aucune de vos réponses. Personne ne peut le modifier, vous ne recevez aucun rappel, et il ne compte dans aucun chiffre ni aucune recherche.',
    restrictStays:
      'Vous pouvez toujours tout lire, le télécharger et l’effacer. Vous pouvez lever la limitation à tout moment.',
    lift: 'Lever la limitation',
    lifted: 'La limitation est levée.',
    nowRestricted: 'Le dossier est limité.',
    consents: 'Retirer ou donner votre consentement',
  },
  erase: {
    open: 'Effacer ce dossier',
    title: 'Effacer le dossier chez {{fitter}}',
    goes: 'Nous effacerons définitivement :',
    forms_one: '{{count}} formulaire que vous avez envoyé, avec vos réponses',
    forms_other: '{{count}} formulaires que vous avez envoyés, avec vos réponses',
    drafts_one: '{{count}} formulaire commencé, mais pas encore envoyé',
    drafts_other: '{{count}} formulaires commencés, mais pas encore envoyés',
    measurements_one: '{{count}} mesure',
    measurements_other: '{{count}} mesures',
    changes_one: '{{count}} modification de votre vélo',
    changes_other: '{{count}} modifications de votre vélo',
    photos_one: '{{count}} photo',
    photos_other: '{{count}} photos',
    followUps_one: '{{count}} suivi',
    followUps_other: '{{count}} suivis',
    rest: 'votre nom, votre adresse, vos vélos, comptes rendus et consentements dans ce dossier, et les notes du bike fitter',
    copy: 'la copie de toutes vos données que vous avez demandée, car ce dossier s’y trouve',
    stays: 'Ce qui est conservé, et pourquoi',
    staysSessions_one:
      'Le fait que {{count}} séance a eu lieu, et quand : le bike fitter doit rendre compte de son travail. Cela ne dit pas qui vous êtes.',
    staysSessions_other:
      'Le fait que {{count}} séances ont eu lieu, et quand : le bike fitter doit rendre compte de son travail. Cela ne dit pas qui vous êtes.',
    staysTrail:
      'Le fait qu’une modification a été faite, et quand, sans dire laquelle : la preuve que personne n’a altéré les enregistrements.',
    staysBackups:
      'Des sauvegardes de {{days}} jours au plus. Si l’une d’elles est restaurée, vos données sont à nouveau effacées avant toute autre chose.',
    atOnce: 'L’effet est immédiat et ne peut pas être annulé.',
    confirm: 'Effacer ce dossier définitivement',
  },
  receipt: {
    title: 'Le dossier est effacé',
    text: 'Voici votre reçu. Il dit ce qui a été effacé, sans dire de qui. Gardez son numéro.',
    number: 'Numéro du reçu',
    at: 'Effacé',
    save: 'Enregistrer le reçu',
    close: 'Terminé',
    file: '{product}-recu-effacement.txt',
    sessions_one: '{{count}} séance, dont seule la date est conservée',
    sessions_other: '{{count}} séances, dont seules les dates sont conservées',
    consents_one: '{{count}} consentement',
    consents_other: '{{count}} consentements',
  },
  link: {
    none: 'Ouvrez d’abord le lien de l’un de nos e-mails sur votre formulaire : il montre que le dossier est le vôtre. Avec un compte, connectez-vous.',
    logIn: 'Se connecter',
    account: 'Votre session est ouverte. Vos consentements se trouvent sous Confidentialité.',
    toConsents: 'Vos consentements',
    more: 'Avec un compte, vous pouvez aussi tout télécharger, voir qui l’a consulté, et l’effacer.',
    signUp: 'Créer un compte',
    withdrawResearch:
      'Dès maintenant, vos données ne sont plus utilisées pour la recherche. Votre étude n’en dépend pas.',
  },
  consents: {
    lead: 'Ce que vous avez accepté, et tout ce que vous avez décidé jusqu’ici.',
    current: 'Utilisation de vos données de santé pour l’étude',
    currentText:
      'Votre bike fitter ne peut utiliser vos réponses qu’avec votre consentement. Si vous le retirez, toute utilisation cesse aussitôt, et le dossier est effacé après {{days}} jours.',
    given: 'Consentement donné',
    withdrawn: 'Consentement retiré',
    withdraw: 'Retirer le consentement',
    giveAgain: 'Redonner le consentement',
    withdrawTitle: 'Retirer votre consentement ?',
    withdrawText:
      'Dès maintenant, {{fitter}} ne peut plus lire votre dossier, et rien de ce qu’il contient n’est plus utilisé. Le dossier est effacé après {{days}} jours, sauf si vous donnez à nouveau votre consentement avant.',
    eraseNow: 'Effacer plutôt le dossier maintenant',
    downloadFirst: 'Tout télécharger d’abord',
    research: 'Recherche',
    ledger: 'Toutes vos décisions',
    ledgerEmpty: 'Il n’y a aucune décision à afficher.',
    purpose: {
      fit: 'Étude',
      research: 'Recherche',
      guardian: 'Confirmation par un parent ou un représentant légal',
    },
    columns: {
      purpose: 'Pour quoi',
      answer: 'Réponse',
      from: 'Depuis',
      until: 'Jusqu’au',
      version: 'Avis',
      language: 'Langue',
    },
    yes: 'Accepté',
    no: 'Refusé',
    inForce: 'maintenant',
    done: {
      withdrawn: 'Votre consentement est retiré.',
      given: 'Votre consentement est donné.',
    },
  },
  again: {
    title: 'L’avis de confidentialité a changé',
    text: 'La version {{version}} s’applique depuis le {{date}}. Merci de la lire et de dire si vous êtes toujours d’accord. Vos réponses précédentes restent enregistrées.',
    read: 'Lire l’avis',
    fit: 'Utilisation de mes données de santé pour l’étude avec {{fitter}}',
    research: 'Utilisation anonymisée de mes données pour la recherche',
    agree: 'J’accepte',
    refuse: 'Je refuse',
  },
  fitter: {
    restricted: 'Limité par le cycliste',
    restrictedText:
      'Ces cyclistes ont limité l’utilisation de leur dossier. Vous ne pouvez ni le lire, ni le modifier, ni le compter tant que la limitation n’est pas levée.',
    withdrawn: 'Consentement retiré',
    withdrawnText:
      'Ces cyclistes ont retiré leur consentement. Vous ne pouvez ni lire, ni modifier, ni compter leur dossier, et il sera effacé, sauf s’ils donnent à nouveau leur consentement.',
    since: 'depuis le {{date}}',
    erased: 'sera effacé le {{date}}',
    dueSoon: 'Bientôt effacé',
    dueSoonText:
      'Rien ne s’est passé dans ces dossiers depuis presque {{years}} ans. Ils sont effacés ce jour-là, sauf s’il s’y passe quelque chose avant.',
  },
} satisfies Translation<typeof english>
