import type english from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export default {
  preferencesLead: 'L’apparence et le fonctionnement de {product} pour vous.',
  account: {
    lead: 'Votre nom et votre adresse. Les changements sont enregistrés automatiquement.',
    email: 'Adresse e-mail',
    noEmail: 'Pas encore d’adresse',
    changeEmail: 'Changer d’adresse',
    kind: 'Type de compte',
    name: 'Nom',
    nameRider:
      'Le nom de votre compte. Votre bike fitter voit celui de votre questionnaire préalable, où vous pouvez le modifier.',
    nameFitter: 'Le nom que voient les cyclistes dans les invitations.',
    nameMissing: 'Saisissez un nom.',
  },
  shortcuts: {
    label: 'Raccourcis clavier',
    hint: 'Sur chaque page : / ou Ctrl K pour rechercher, ? pour la liste de tous les raccourcis.',
  },
  language: {
    title: 'Langue et unités',
    hint: 'Pour ces pages et les e-mails que nous vous envoyons.',
    units: 'Unités',
    metric: 'Métriques',
    metricHint: 'Centimètres, kilogrammes, kilomètres',
    imperial: 'Impériales',
    imperialHint: 'Pieds et pouces, livres, miles',
  },
  privacy: {
    lead: 'Vos données, qui les utilise, et vos droits.',
    research: 'Utiliser mes données pour la recherche',
    researchHint:
      'Sous forme anonymisée, pour la recherche et le développement d’outils d’IA pour l’étude posturale. Quand c’est désactivé, vos données n’y servent pas. Un changement prend effet aussitôt, et votre étude n’en dépend pas.',
    notice: 'Vos données et votre vie privée',
    noticeHint:
      'Qui voit vos données, comment elles sont protégées et combien de temps elles sont conservées.',
    rights: 'Emporter vos données, ou les effacer',
    eraseFile: 'Effacer un dossier',
    eraseFileHint:
      'Effacez ce qu’un bike fitter conserve sur vous. Nous montrons d’abord ce qui est effacé et ce qui reste.',
    deleteAccount: 'Supprimer votre compte',
    deleteAccountHint:
      'Votre compte et tout ce qu’il contient. Nous montrons d’abord ce qui est supprimé et ce qui reste.',
    contact:
      'Pour tout ce que vous ne pouvez pas faire ici, écrivez-nous. Nous répondrons dans un délai d’un mois :',
  },
  profile: {
    title: 'Profil de bike fitter',
    lead: 'Ce que les cyclistes voient de vous. Les changements sont enregistrés automatiquement.',
    name: 'Votre nom',
    nameHint: 'Vous pouvez le changer dans les réglages de votre compte.',
    studio: 'Studio',
    studioHint: 'Affiché à côté de votre nom dans les invitations et dans la liste des bike fitters.',
    contact: 'Comment les cyclistes vous joignent',
    contactHint: 'Affiché sur vos comptes rendus : un numéro de téléphone, une adresse e-mail, vos horaires.',
    logo: 'Logo',
    logoHint: 'Affiché sur vos comptes rendus. Nous adapterons sa taille. Utilisez JPEG, PNG, WebP ou HEIC.',
    logoChoose: 'Choisir un logo',
    logoReplace: 'Changer le logo',
    logoRemove: 'Retirer le logo',
    listed: 'Les cyclistes peuvent me trouver',
    listedHint:
      'Vous êtes dans la liste des bike fitters, et les cyclistes peuvent vous envoyer un questionnaire préalable sans invitation.',
    notListed:
      'Vous n’êtes pas dans la liste des bike fitters. Il faut aux cyclistes une invitation de votre part.',
    link: 'Votre lien pour les cyclistes',
    linkHint: 'Les cyclistes qui l’ouvrent se connectent et commencent un questionnaire préalable avec vous.',
    rating: 'Votre page montre votre évaluation annuelle si vous choisissez de l’afficher :',
    ratingLink: 'Label d’évaluation',
    letterhead: 'Sur vos comptes rendus',
    ownPage: 'Votre page dans la liste des bike fitters',
    ownPageLead:
      'Tout le monde peut lire cette page tant que les cyclistes peuvent vous trouver. Elle n’est jamais affichée avant.',
    slug: 'Adresse de votre page',
    slugHint:
      'La dernière partie, après {{address}}. Les adresses précédentes mènent à la nouvelle, et personne d’autre ne les reçoit.',
    slugChange: 'Changer d’adresse',
    slugChanged: 'Adresse changée.',
    slugSuggested: 'Utiliser {{slug}}',
    page: 'Votre page',
    pageHint: 'Pour votre site web, votre carte ou un message.',
    open: 'Ouvrir votre page',
    photo: 'Photo de vous',
    photoHint:
      'Affichée sur votre page. Nous adapterons sa taille et retirerons le lieu et la date de prise de vue.',
    photoChoose: 'Choisir une photo',
    photoReplace: 'Changer la photo',
    photoRemove: 'Retirer la photo',
    place: 'Lieu',
    placeHint: 'Où vous faites vos études : une ville, un quartier, une adresse.',
    languages: 'Langues dans lesquelles vous travaillez',
    languagesHint: 'Les cyclistes peuvent les rechercher.',
    languageAdd: 'Ajouter une langue',
    languageNone: 'Choisissez une langue',
    languageRemove: 'Retirer {{language}}',
    specialities: 'Spécialités',
    words: 'À propos de vous et de votre travail',
    wordsHint:
      'Quelques mots aux cyclistes qui ne vous connaissent pas encore. Ne promettez aucune guérison.',
    services: 'Ce que vous proposez',
    servicesHint: 'Par exemple une première étude, un test de selle ou un contrôle.',
    serviceName: 'Prestation {{number}}',
    serviceNote: 'Durée et prix',
    serviceNoteHint: 'Par exemple : 2 heures, 180 euros',
    serviceAdd: 'Ajouter une prestation',
    serviceRemove: 'Retirer',
    serviceRemoveLabel: 'Retirer la prestation {{number}}',
  },
  saved: {
    undoLabel: 'Annuler : {{field}}',
  },
} satisfies Translation<typeof english>
