import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Vous',
      title: 'À propos du cycliste',
      lead: 'Qui vous êtes et comment vous joindre. Votre taille et votre poids aident votre bike fitter à préparer le vélo.',
    },
    riding: {
      name: 'Pratique',
      title: 'Votre pratique du vélo',
      lead: 'Des chiffres approximatifs suffisent.',
    },
    sports: {
      name: 'Sports',
      title: 'Vos sports, actuels et passés',
      lead: 'Les autres sports que vous pratiquez et ceux que vous pratiquiez avant.',
    },
    discomfort: {
      name: 'Inconfort',
      title: 'Où avez-vous mal à vélo ?',
      lead: 'Pensez à vos sorties des deux dernières semaines. Choisissez une zone sur le dessin ou dans la liste. Si rien ne fait mal, passez à l’étape suivante.',
    },
    injuries: {
      name: 'Blessures',
      title: 'Vos blessures',
      lead: 'Anciennes ou récentes, dues au vélo ou à autre chose. Si vous n’en avez pas, passez à l’étape suivante.',
    },
    fit: {
      name: 'Étude, objectifs',
      title: 'Études précédentes et objectifs',
      lead: 'Ce qui a été fait avant et ce que vous attendez de cette étude.',
    },
  },
  fields: {
    name: {
      label: 'Nom',
      required: 'Saisissez votre nom.',
    },
    email: {
      label: 'E-mail',
      hint: 'Votre bike fitter s’en sert pour vous joindre.',
      required: 'Saisissez votre adresse e-mail.',
    },
    phone: {
      label: 'Numéro de téléphone',
    },
    dateOfBirth: {
      label: 'Date de naissance',
      required: 'Saisissez votre date de naissance.',
    },
    guardianName: {
      label: 'Nom d’un parent ou du représentant légal',
      hint: 'Vous avez moins de 16 ans : un parent ou représentant légal doit donner son accord.',
      required: 'Saisissez le nom d’un parent ou du représentant légal.',
    },
    guardianConfirmed: {
      label:
        'Je suis parent ou représentant légal de ce cycliste et j’accepte que ces réponses, y compris les données de santé, soient utilisées pour l’étude posturale.',
      required: 'Un parent ou représentant légal doit le confirmer.',
    },
    heightCm: {
      label: 'Taille',
    },
    weightKg: {
      label: 'Poids',
    },
    occupation: {
      label: 'Profession',
    },
    workEnvironment: {
      label: 'Conditions de travail',
    },
    gender: {
      label: 'Genre',
      hint: 'Choisissez tout ce qui s’applique.',
    },
    bikeTypes: {
      label: 'Types de vélo',
      required: 'Choisissez au moins un type de vélo.',
    },
    ridingStyle: {
      label: 'Style de pratique',
    },
    discipline: {
      label: 'Discipline',
    },
    ridesPerWeekWinter: {
      label: 'Sorties par semaine en hiver',
    },
    ridesPerWeekSummer: {
      label: 'Sorties par semaine en été',
    },
    weeklyHours: {
      label: 'Temps moyen à vélo par semaine',
    },
    yearsCycling: {
      label: 'Années de pratique du vélo',
    },
    averageCadence: {
      label: 'Cadence moyenne',
    },
    climbingCadence: {
      label: 'Cadence en montée',
    },
    corneringConfidence: {
      label: 'Aisance en virage',
      low: 'pas à l’aise',
      high: 'très à l’aise',
    },
    descendingConfidence: {
      label: 'Aisance en descente',
      low: 'pas à l’aise',
      high: 'très à l’aise',
    },
    handsHeaviness: {
      label: 'Appui sur les mains',
      low: 'aucune pression',
      high: 'forte pression',
    },
    positionStability: {
      label: 'Stabilité de la position',
      low: 'en mouvement constant',
      high: 'parfaitement stable',
    },
    hardestRide: {
      label: 'Sortie la plus dure de l’année écoulée',
      hint: 'Sa longueur, son dénivelé et comment elle s’est passée.',
    },
    cyclingGoals: {
      label: 'Vos objectifs à vélo',
    },
    currentSports: {
      label: 'Sports actuels',
      hint: 'Choisissez tous ceux que vous pratiquez en plus du vélo.',
    },
    otherSport: {
      label: 'Quel autre sport ?',
      required: 'Saisissez l’autre sport.',
    },
    pastSports: {
      label: 'Sports passés',
      hint: 'Les sports de l’enfance comptent aussi. Pendant combien de temps, et avec quelle intensité ?',
    },
    discomfort: {
      label: 'Inconfort à vélo',
      zone: {
        label: 'Zone',
        required: 'Choisissez une zone.',
      },
      severity: {
        label: 'Intensité',
        hint: 'Lors de vos sorties des deux dernières semaines.',
        low: 'légère',
        high: 'intense',
        required: 'Choisissez l’intensité, de 1 à 7.',
      },
      onsetMinutes: {
        label: 'Commence après',
        short: 'après {{value}}',
        hint: 'En minutes depuis le départ, ou 0 si c’est présent dès le début.',
      },
      trigger: {
        label: 'Qu’est-ce qui l’aggrave ?',
      },
      description: {
        label: 'Description',
        hint: 'L’endroit exact et ce que vous ressentez.',
      },
    },
    injuries: {
      label: 'Blessures',
      location: {
        label: 'Endroit',
        hint: 'Par exemple genou, clavicule ou bas du dos.',
        required: 'Indiquez où se trouve la blessure.',
      },
      current: {
        label: 'Gênante en ce moment ?',
      },
      inTreatment: {
        label: 'En traitement ?',
      },
      side: {
        label: 'Côté',
      },
      yearOfOnset: {
        label: 'Année d’apparition',
        hint: 'Quatre chiffres, par exemple 2019.',
      },
      description: {
        label: 'Description courte',
      },
    },
    previousFit: {
      label: 'Avez-vous déjà eu une étude posturale ?',
    },
    lastFitYear: {
      label: 'Année de la dernière étude',
      hint: 'Quatre chiffres, par exemple 2019.',
    },
    lastFitNotes: {
      label: 'Notes sur la dernière étude',
      hint: 'Ce qui a été modifié et si cela vous a été utile.',
    },
    goals: {
      label: 'Objectifs de cette étude',
      hint: 'Choisissez tout ce qui compte pour vous.',
      required: 'Choisissez au moins un objectif pour cette étude.',
    },
    successDefinition: {
      label: 'Quand sera-t-elle une réussite pour vous ?',
      hint: 'Qu’est-ce qui devrait être différent après l’étude ?',
    },
    researchConsent: {
      label: 'Mes réponses anonymisées peuvent servir à la recherche et au développement de l’IA.',
      hint: 'C’est facultatif et indépendant de votre étude. Si vous ne cochez pas la case, aucune de vos données ne sert à la recherche. Vous pouvez changer d’avis à tout moment dans les réglages, sous « Confidentialité ».',
    },
  },
  options: {
    workEnvironment: {
      office: 'Bureau',
      mixed: 'Varié',
      manual: 'Manuel',
      asymmetric: 'Asymétrique (un côté travaille plus)',
      driving: 'Au volant',
      active: 'En mouvement',
    },
    gender: {
      woman: 'Femme',
      man: 'Homme',
      non_binary: 'Non binaire',
      genderfluid: 'Genre fluide',
      agender: 'Agenre',
      two_spirit: 'Bispirituel',
      questioning: 'En questionnement',
      other: 'Autre',
      prefer_not_to_say: 'Je préfère ne pas répondre',
    },
    bikeTypes: {
      road: 'Route',
      gravel: 'Gravel',
      mountain: 'VTT',
      time_trial: 'Contre-la-montre',
      track: 'Piste',
      e_bike: 'Électrique',
    },
    ridingStyle: {
      recreational_metric: 'Loisir (jusqu’à 50 km environ)',
      recreational_imperial: 'Loisir (moins de 30 miles)',
      endurance_event: 'Endurance / cyclosportives',
      strong_club: 'Club, bon niveau',
      amateur_racer: 'Compétition amateur',
      u23_elite_pro: 'U23 / élite / pro',
    },
    discipline: {
      road_racing: 'Course sur route',
      endurance: 'Endurance',
      time_trial: 'Contre-la-montre',
      triathlon: 'Triathlon',
      track: 'Piste',
      gravel: 'Gravel',
      mountain_bike: 'VTT',
      bmx: 'BMX',
      commuting: 'Trajets quotidiens',
    },
    currentSports: {
      running: 'Course à pied',
      swimming: 'Natation',
      football: 'Football',
      basketball: 'Basketball',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Musculation',
      climbing: 'Escalade',
      martial_arts: 'Arts martiaux',
      rowing: 'Aviron',
      skiing: 'Ski',
      other: 'Autre',
    },
    side: {
      left: 'Gauche',
      right: 'Droite',
      both: 'Les deux',
    },
    goals: {
      maximize_comfort: 'Plus de confort',
      reduce_discomfort: 'Moins d’inconfort',
      increase_power: 'Plus de puissance',
      improve_aerodynamics: 'Meilleur aérodynamisme',
      injury_prevention: 'Prévenir les blessures',
      return_from_injury: 'Reprise après une blessure',
    },
  },
  marks: {
    severe: 'Inconfort intense',
    currentInjury: 'Blessure actuelle',
    inTreatment: 'En traitement',
    redFlag: 'Signe d’alerte',
  },
  problems: {
    not_confirmed: 'Cochez cette case pour continuer.',
    too_small: 'C’est trop bas. Saisissez une valeur de {{min}} à {{max}}.',
    too_large: 'C’est trop élevé. Saisissez une valeur de {{min}} à {{max}}.',
    not_whole: 'Saisissez un nombre entier de {{min}} à {{max}}.',
    too_precise: 'Saisissez un nombre de {{min}} à {{max}}, avec une décimale au plus.',
    not_on_scale: 'Choisissez un nombre entier de {{min}} à {{max}}.',
    too_long_one: 'C’est trop long. Utilisez au plus {{count}} caractère.',
    too_long_other: 'C’est trop long. Utilisez au plus {{count}} caractères.',
    bad_characters: 'Le texte contient des caractères impossibles à enregistrer. Saisissez-le à nouveau.',
    too_many_marks: 'Une lettre porte trop d’accents. Utilisez-en 16 au plus.',
    bad_email: 'Cette adresse e-mail n’est pas complète. Utilisez la forme nom@example.com.',
    bad_phone:
      'Saisissez de {{min}} à {{max}} caractères : chiffres, espaces, parenthèses, tirets ou signe plus.',
    not_a_date: 'Cette date n’existe pas. Saisissez un jour, un mois et une année à 4 chiffres.',
    in_future: 'Cette date est dans le futur. Saisissez une date passée.',
    too_young_one: 'Le cycliste doit avoir au moins {{count}} an. Vérifiez la date.',
    too_young_other: 'Le cycliste doit avoir au moins {{count}} ans. Vérifiez la date.',
    too_old_one: 'Le cycliste peut avoir au plus {{count}} an. Vérifiez la date.',
    too_old_other: 'Le cycliste peut avoir au plus {{count}} ans. Vérifiez la date.',
    not_a_year: 'Saisissez une année à 4 chiffres, de {{min}} à {{max}}.',
    before_birth: 'C’est avant la date de naissance. Saisissez {{min}} ou plus tard.',
    above_age_one: 'C’est plus que l’âge du cycliste. Saisissez {{count}} an au plus.',
    above_age_other: 'C’est plus que l’âge du cycliste. Saisissez {{count}} ans au plus.',
    unknown_option: 'Choisissez une des réponses de la liste.',
    exclusive_option:
      'Cette réponse ne peut pas être combinée avec d’autres. Retirez-la, ou retirez les autres.',
    duplicate_item: 'Cette zone est déjà dans votre liste. Ajoutez chaque zone une seule fois.',
    too_many_items_one: 'Vous pouvez ajouter {{count}} entrée au plus.',
    too_many_items_other: 'Vous pouvez ajouter {{count}} entrées au plus.',
    wrong_type: 'Nous n’avons pas pu lire cette réponse. Saisissez-la à nouveau.',
    unknown_field: 'Ce formulaire a été mis à jour. Rechargez la page. Vos réponses sont enregistrées.',
  },
  wizard: {
    next: 'Suivant : {{step}}',
    submit: 'Envoyer',
    privacy: 'Vos données et votre vie privée',
    units: {
      label: 'Unités',
      metric: 'Métriques',
      imperial: 'Impériales',
    },
    research: 'Consentement à la recherche',
    needed: {
      marked: 'Seules les réponses marquées « obligatoire » sont nécessaires.',
      nothing: 'Tout est facultatif sur cette page.',
    },
    backToReview: 'Retour à vos réponses',
    problems_one: 'Vérifiez {{count}} réponse.',
    problems_other: 'Vérifiez {{count}} réponses.',
    problemsElsewhere: 'Certaines réponses sont à vérifier. Vous êtes maintenant à « {{step}} ».',
  },
  status: {
    saved: 'Enregistré sur cet appareil et en ligne',
    savedShort: 'Enregistré',
    savedRemotely: 'Enregistré en ligne',
    saving: 'Enregistrement…',
    kept: 'Enregistré sur cet appareil. Nous enregistrerons en ligne dès que vous aurez une connexion.',
    keptShort: 'Sur cet appareil',
    barred: 'Enregistré sur cet appareil. Vérifiez une réponse pour que nous puissions enregistrer en ligne.',
    barredShort: 'Vérifiez une réponse',
    conflict: 'Votre choix est attendu',
  },
  entries: {
    editing: 'en cours',
    adding: 'nouveau',
    save: 'Enregistrer les modifications',
    addZone: 'Ajouter cet inconfort',
    addOther: 'Ajouter cette entrée',
    addAnother: 'Ajouter une blessure',
    name: 'Ajouter',
    nameLabel: 'Ajouter un inconfort : {{name}}',
    editLabel: 'Modifier {{name}}',
    removeLabel: 'Retirer {{name}}',
    removed: '{{name}} : entrée retirée.',
    added: '{{name}} : entrée enregistrée.',
    unnamed: 'Entrée sans nom',
    newEntry: 'Nouvelle entrée',
    finishFirst: 'Terminez ou annulez d’abord l’entrée ouverte.',
    list: 'Zones',
    full_one: 'Vous pouvez ajouter {{count}} entrée au plus.',
    full_other: 'Vous pouvez ajouter {{count}} entrées au plus.',
  },
  submit: {
    sending: 'Envoi…',
  },
  open: {
    waitingTitle: 'Vous avez déjà envoyé un questionnaire préalable à {{fitter}}',
    waitingText: 'Il servira à votre prochaine étude. Vous pouvez lire et corriger vos réponses.',
    seeWaiting: 'Voir vos réponses',
    startAnother: 'Remplir un autre questionnaire',
    outdated: 'Ce formulaire a été mis à jour. Rechargez la page. Vos réponses sont enregistrées.',
    reload: 'Recharger la page',
    which: 'Quel formulaire voulez-vous remplir ?',
    startedOn: 'Commencé le {{date}}',
    notStarted: 'Pas encore commencé',
    fill: 'Commencer',
    chooseTitle: 'Choisissez votre bike fitter',
    chooseLead:
      'Ces bike fitters acceptent des cyclistes sans invitation. Seul le bike fitter que vous choisissez reçoit votre questionnaire.',
    search: 'Rechercher un bike fitter',
    searchHint: 'Par nom ou studio.',
    noneFound: 'Aucun bike fitter ne porte ce nom.',
    choose: 'Choisir',
    change: 'Choisir un autre bike fitter',
    noneTitle: 'Aucun bike fitter pour l’instant',
    noneText:
      'Demandez une invitation à votre bike fitter. Son lien ou son QR code ouvre votre questionnaire. Si vous avez un code, saisissez-le ici.',
    haveCode: 'J’ai un code',
  },
} satisfies Translation<typeof english>
