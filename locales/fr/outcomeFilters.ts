import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtres',
  period: 'Période des études',
  discipline: 'Discipline',
  bikeType: 'Type de vélo',
  goal: 'Objectif',
  zone: 'Zone avec inconfort avant l’étude',
  periods: {
    '3_months': '3 derniers mois',
    '6_months': '6 derniers mois',
    '12_months': '12 derniers mois',
    '24_months': '24 derniers mois',
    all: 'Toute la période',
    dates: 'Entre deux dates',
    span: 'du {{from}} au {{to}}',
  },
  all: {
    discipline: 'Toutes les disciplines',
    bikeType: 'Tous les types de vélo',
    goal: 'Tous les objectifs',
    zone: 'Toutes les zones',
  },
  dates: {
    title: 'Études entre deux dates',
    from: 'Premier jour',
    to: 'Dernier jour',
    show: 'Afficher',
    missing: 'Saisissez les deux jours en entier.',
    order: 'Le dernier jour est avant le premier. Échangez-les ou choisissez-en d’autres.',
  },
  ignored: {
    title: 'Cette adresse a un filtre qui n’existe pas',
    text_one: 'Nous l’avons ignoré et affichons les autres : {{names}}.',
    text_other: 'Nous les avons ignorés et affichons le reste : {{names}}.',
    action: 'Retirer de l’adresse',
  },
} satisfies Translation<typeof english>
