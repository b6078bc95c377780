import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} pose aux cyclistes les mêmes questions avant et après une étude posturale, et montre au bike fitter ce qui a changé, zone par zone.',
  pictureAlt:
    'Un cycliste à vélo, avec l’inconfort avant et après une étude marqué aux mains, au bas du dos et aux genoux.',
  nav: {
    label: 'Sur cette page',
    what: 'Fonctionnement',
    fitters: 'Côté bike fitters',
    riders: 'Côté cyclistes',
    pricing: 'Tarifs',
  },
  ownPages: 'Aller à votre tableau de bord',
  ownSupportPages: 'Aller à vos pages',
  languages: 'Langues',
  sample: 'Exemple',
  hero: {
    eyebrow: 'Pour les bike fitters et leurs cyclistes',
    title: 'Voyez ce qui a changé après l’étude.',
    text: 'Les cyclistes vous disent ce qu’ils ressentent à vélo avant l’étude, puis des semaines plus tard. Vous voyez, zone par zone, ce qui a changé.',
    start: 'Créer un compte',
    demo: 'Demander une démo en visio',
    facts: {
      riders: 'Gratuit pour les cyclistes',
      contracts: 'Sans engagement',
      noApp: 'Rien à installer',
    },
    sampleText: 'Chiffres inventés : l’inconfort d’un cycliste avant l’étude et six semaines après.',
    drawing: 'Exemple de dessin : inconfort avant une étude et six semaines après',
  },
  what: {
    title: 'Ce qu’est {product}',
    text: 'Le résultat d’une étude ne se voit que des semaines plus tard, sur la route. {product} pose à vos cyclistes les mêmes questions avant et après l’étude, et met les réponses côte à côte.',
    steps: {
      invite: {
        title: 'Vous invitez',
        text: 'Par e-mail, avec un lien, ou avec un QR code dans votre studio.',
        ways: {
          email: 'E-mail',
          link: 'Lien',
          code: 'QR code',
        },
      },
      intake: {
        title: 'Le cycliste répond',
        text: 'Un questionnaire préalable confidentiel en six étapes, sur n’importe quel téléphone, en {{required}} à {{everything}} minutes. Rien de ce qui est saisi n’est perdu.',
      },
      fit: {
        title: 'Vous faites l’étude',
        text: 'Avec tout sur un écran : où le cycliste a mal, à quel point, depuis quand, et ce qu’il veut.',
      },
      follow: {
        title: 'Vous voyez tous les deux',
        text: 'Des semaines plus tard, les mêmes questions : ce qui va mieux, ce qui n’a pas changé, et la suite à donner.',
      },
    },
  },
  fitters: {
    title: 'Pourquoi les bike fitters l’apprécient',
    lead: 'Le travail d’une étude, avant et après le studio, en un seul endroit.',
    points: {
      prepared: {
        title: 'Prêt avant l’arrivée du cycliste',
        text: 'Inconfort, blessures, antécédents et objectifs sur un écran, avec l’essentiel en haut.',
      },
      outcome: {
        title: 'Analyse des résultats avec comparaison avant/après',
        text: 'Chaque zone avant et après l’étude, avec le nombre de cyclistes derrière chaque chiffre.',
      },
      benchmark: {
        title: 'Comparaison aux références du secteur',
        text: 'Vos résultats à côté de valeurs de référence publiées, chacune avec sa source.',
      },
      cases: {
        title: 'Cas passés consultables',
        text: 'Retrouvez ce que vous avez fait pour un cycliste semblable, et ce que cela a donné.',
      },
      booking: {
        title: 'Un système de réservation intégré',
        text: 'Rendez-vous, rappels et votre calendrier, au même endroit que l’étude.',
      },
      audit: {
        title: 'Une trace complète des modifications et recommandations',
        text: 'Qui a modifié quoi, quand, et ce que c’était avant.',
      },
    },
  },
  riders: {
    title: 'Pourquoi les cyclistes lui font confiance',
    lead: 'Ce que vous dites à votre bike fitter sert à votre étude. Vous décidez de tout le reste.',
    points: {
      own: {
        title: 'Vos données sont à vous',
        text: 'Lisez-les, corrigez-les, demandez-en une copie, supprimez-les. Elles ne sont jamais vendues et jamais utilisées pour la publicité.',
      },
      confidential: {
        title: 'Confidentiel',
        text: 'Seul le bike fitter que vous avez choisi lit vos réponses, ainsi que l’assistance de {product} pour des raisons techniques ou de qualité. Chiffrées pendant le transfert et au repos.',
      },
      progress: {
        title: 'Suivez vos progrès dans le temps',
        text: 'Voyez ce que vous ressentez à vélo, étude après étude.',
      },
      switch: {
        title: 'Changez de bike fitter sans perdre l’historique',
        text: 'Votre nouveau bike fitter voit de vos études précédentes ce que vous autorisez.',
      },
      research: {
        title: 'Recherche seulement avec votre consentement',
        text: 'Désactivée tant que vous ne l’activez pas, anonymisée, et vous pouvez retirer votre accord à tout moment.',
      },
    },
  },
  dashboard: {
    title: 'Le tableau de bord',
    lead: 'Ce que vous voulez savoir le matin, sur une page. Ce sont les vrais widgets du produit, avec des cyclistes et des chiffres inventés.',
    features: {
      submissions: {
        title: 'Formulaires récents',
        text: 'Les nouveaux formulaires apparaissent pendant que vous travaillez, sans recharger.',
      },
      rating: {
        title: 'Évaluation du bike fitter d’après la satisfaction',
        text: 'Avec le nombre de cyclistes qui ont répondu.',
      },
      goals: {
        title: 'Adéquation aux objectifs',
        text: 'À quel point chaque cycliste a atteint ses propres objectifs.',
      },
      radar: {
        title: 'Radar de l’inconfort (avant et après une étude)',
        text: 'Les six zones d’un coup d’œil.',
      },
      improvement: {
        title: 'Amélioration après la séance',
        text: 'Ce qui a changé, étude après étude.',
      },
      alerts: {
        title: 'Alertes de suivi avec rappels et planification automatiques',
        text: 'Nous interrogeons les cyclistes au bon moment, et vous disons quand un cycliste a besoin de vous.',
      },
      log: {
        title: 'Un journal des réglages',
        text: 'Ce que vous avez modifié à chaque étude, de quoi à quoi, et pourquoi.',
      },
    },
  },
  pricing: {
    title: 'Tarifs',
    billing: 'Facturation',
    monthly: 'Mensuelle',
    annual: 'Annuelle',
    saving: '{{percent}} d’économie',
    tier1: {
      name: 'Niveau 1',
      lead: 'Tout pour les invitations, questionnaires, études et suivis.',
      perMonth: 'par mois',
      monthlyNote: 'Facturé chaque mois. {{percent}} d’économie avec la facturation annuelle.',
      annualNote: '{{total}} facturés par an : {{percent}} d’économie.',
      points: {
        riders: 'Gratuit pour les cyclistes',
        contracts: 'Sans engagement',
        cancel: 'Résiliable à tout moment',
        gdpr: 'Conforme au RGPD',
      },
      start: 'Créer un compte',
    },
    tier2: {
      name: 'Niveau 2',
      price: 'Prix à confirmer',
      lead: 'Comprend le niveau 1 et un outil d’aide à la décision.',
      planned: 'Prévu plus tard en 2025',
      present: 'Pas encore disponible',
      points: {
        tier1: 'Comprend le niveau 1',
        coPilot: 'Co-Pilot, un assistant IA pour l’aide à la décision',
        consent: 'Entraîné seulement sur des données anonymisées, avec consentement',
      },
    },
  },
  soon: {
    title: 'Bientôt : Co-Pilot',
    text: 'Un assistant IA pour l’aide à la décision pendant une étude. Il montrera ce que d’autres bike fitters ont essayé pour des cyclistes comme les vôtres, comment ces cyclistes se sentaient ensuite, et ses sources. Vous décidez.',
    data: 'Entraîné seulement sur des données anonymisées, avec consentement.',
  },
  questions: {
    title: 'Questions',
    items: {
      pay: {
        question: 'Les cyclistes paient-ils, ou leur faut-il un compte ?',
        answer:
          'Non. Les cyclistes ne paient jamais. Ils ouvrent votre invitation et répondent sans compte, et peuvent en créer un plus tard pour voir leurs études et gérer leurs données.',
      },
      proof: {
        question: '{product} montre-t-il qu’une étude a été efficace ?',
        answer:
          'Il montre ce qui a changé, pour combien de cyclistes, et qui n’a pas répondu. Certains cyclistes se sentiraient mieux sans étude, un meilleur score ne montre donc pas que l’étude en était la cause. Le produit le dit partout où il montre des scores.',
      },
      reads: {
        question: 'Qui lit les réponses d’un cycliste ?',
        answer:
          'Le bike fitter choisi par le cycliste, et l’assistance de {product} pour des raisons techniques ou de qualité, avec un motif que le cycliste peut lire. Les cyclistes voient qui a ouvert leurs données, et quand.',
      },
      studio: {
        question: 'Cela fonctionne-t-il au studio, sur tablette ?',
        answer:
          'Oui. La page d’une étude est conçue pour une tablette. Elle enregistre au fur et à mesure, et garde les modifications sur l’appareil tant que la connexion est coupée.',
      },
      leave: {
        question: 'Puis-je emporter mes données ?',
        answer:
          'Oui. Bike fitters et cyclistes peuvent télécharger une copie de leurs données à tout moment, dans des formats lisibles par un ordinateur.',
      },
    },
  },
  final: {
    title: 'Voyez ce qui change après vos études.',
    text: 'Invitez votre premier cycliste aujourd’hui. Cela prend une minute, et aucun compte ne lui est nécessaire.',
    contact: 'Ou écrivez-nous :',
  },
} satisfies Translation<typeof english>
