import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
