import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Alertes de suivi',
    appointments: 'Rendez-vous à venir',
    rating: 'Évaluation du bike fitter',
    goals: 'Adéquation aux objectifs',
    improvement: 'Amélioration après la séance',
    radar: 'Inconfort avant et après',
    submissions: 'Formulaires récents',
    responses: 'Taux de réponse',
    invitations: 'Invitations ouvertes',
    interventions: 'Journal des réglages',
  },
  figure: {
    interval: 'Intervalle à 95 % de {{low}} à {{high}}',
    noSpread: 'Pareil pour tous les cyclistes, il n’y a donc pas d’intervalle.',
    few_one: 'Nombres seulement. Un chiffre demande {{least}} cyclistes : encore {{count}}.',
    few_other: 'Nombres seulement. Un chiffre demande {{least}} cyclistes : encore {{count}}.',
    responders_one:
      'Répondants seulement. Études avec une réponse après 6 semaines : {{answered}} sur {{count}}.',
    responders_other:
      'Répondants seulement. Études avec une réponse après 6 semaines : {{answered}} sur {{count}}.',
    respondersShare_one:
      'Répondants seulement. Études avec une réponse après 6 semaines : {{answered}} sur {{count}} ({{share}}).',
    respondersShare_other:
      'Répondants seulement. Études avec une réponse après 6 semaines : {{answered}} sur {{count}} ({{share}}).',
    show: '(voir ces séances)',
    noFits: 'Aucune étude avec ces filtres',
    noFitsText: 'Effacez les filtres ou choisissez-en d’autres.',
  },
  rating: {
    unit: 'sur {{most}}',
    prior_one:
      'Elle part de {{centre}}, qui compte autant que {{count}} cycliste ; quelques réponses la modifient donc peu.',
    prior_other:
      'Elle part de {{centre}}, qui compte autant que {{count}} cyclistes ; quelques réponses la modifient donc peu.',
    priorFrom_one: 'Estimé à partir de {{count}} bike fitter.',
    priorFrom_other: 'Estimé à partir de {{count}} bike fitters.',
    empty: 'Pas encore d’évaluation',
    emptyText:
      'Les cyclistes disent leur satisfaction 6 semaines après l’étude. L’évaluation demande 5 cyclistes.',
  },
  goals: {
    unit_one: 'de {{count}} objectif noté, comme prévu ou mieux',
    unit_other: 'de {{count}} objectifs notés, comme prévu ou mieux',
    attained: 'Comme prévu ou mieux',
    addressed: 'Objectifs ayant motivé une modification',
    alignment: 'L’étude a répondu à ce qui les amenait',
    tScore: 'Score T des objectifs convenus (50 est comme prévu)',
    of_one: '{{part}} sur {{count}}',
    of_other: '{{part}} sur {{count}}',
    outOf: '{{value}} sur {{most}}',
    empty: 'Pas encore d’objectif noté',
    emptyText:
      '6 semaines après l’étude, les cyclistes disent à quel point chaque objectif est atteint. Un chiffre demande 5 cyclistes.',
  },
  improvement: {
    unit: 'sur 100, où 50 est inchangé',
    band: 'Entre {{conservative}} et {{optimistic}} si ceux qui n’ont pas répondu étaient inchangés.',
    early_one: '{{count}} de ces études n’a pour l’instant qu’une réponse précoce.',
    early_other: '{{count}} de ces études n’ont pour l’instant qu’une réponse précoce.',
    components: {
      discomfort: 'Inconfort',
      goals: 'Objectifs',
      overall: 'Changement global',
    },
    empty: 'Encore rien à comparer',
    emptyText:
      'Ceci compare le questionnaire préalable au suivi : inconfort, objectifs et changement global. Un chiffre demande 5 cyclistes.',
  },
  radar: {
    zone: 'Zone',
    riders: 'Quels cyclistes sont affichés',
    analysis: {
      symptomatic: 'Cyclistes avec un inconfort à cet endroit',
      all: 'Tous les cyclistes',
    },
    responders: 'répondants seulement',
    noComplaints: 'Aucun cycliste n’avait un inconfort de 2 ou plus avant l’étude.',
    missing: 'Si ceux qui n’ont pas répondu étaient inchangés',
    ifUnchanged_one: '{{zone}} : {{conservative}} au lieu de {{change}} ({{count}} cycliste n’a pas répondu)',
    ifUnchanged_other:
      '{{zone}} : {{conservative}} au lieu de {{change}} ({{count}} cyclistes n’ont pas répondu)',
    empty: 'Encore rien à comparer',
    emptyText:
      'Ceci montre chaque zone avant l’étude et 6 semaines après. Une zone demande 5 cyclistes, et le radar 3 zones.',
  },
  responses: {
    unit: {
      early: 'ont répondu après 2 semaines',
      primary: 'ont répondu après 6 semaines',
      lasting: 'ont répondu après 3 mois',
      yearly: 'ont répondu après un an',
    },
    wave: {
      early: '2 semaines',
      primary: '6 semaines',
      lasting: '3 mois',
      yearly: '1 an',
    },
    share_one: '{{share}} ({{answered}} sur {{count}})',
    share_other: '{{share}} ({{answered}} sur {{count}})',
    answered_one: '{{answered}} sur {{count}}',
    answered_other: '{{answered}} sur {{count}}',
    notReached_one:
      '{{count}} n’a pas été joint, car les e-mails au cycliste sont revenus. Cela compte comme sans réponse.',
    notReached_other:
      '{{count}} n’ont pas été joints, car les e-mails aux cyclistes sont revenus. Cela compte comme sans réponse.',
    empty: 'Pas encore de suivi prévu',
    emptyText:
      'Les cyclistes sont interrogés pour la première fois 2 semaines après une étude, sauf si vous avez modifié le calendrier.',
  },
  layout: {
    lead: 'Choisissez ce que montre votre tableau de bord, dans quel ordre et sur quelle largeur. C’est pareil sur tous vos appareils.',
    open: 'Ouvrir le tableau de bord',
    preview: 'Aperçu',
    previewHint: 'Sur un téléphone, les widgets sont aussi larges que l’écran.',
    nothing: 'Votre tableau de bord n’affiche aucun widget.',
    list: 'Widgets',
    listHint: 'Faites glisser les poignées, ou utilisez-y les touches fléchées.',
    move: 'Déplacer {{name}}',
    up: 'Monter {{name}}',
    down: 'Descendre {{name}}',
    width: 'Largeur de {{name}}',
    widths: {
      small: 'Un quart',
      medium: 'La moitié',
      large: 'Toute la largeur',
    },
    moved: '{{name}} est maintenant en position {{place}} sur {{all}}.',
    shown: '{{name}} : affiché.',
    hidden: '{{name}} : masqué.',
    widened: '{{name}} : {{width}}.',
    reset: 'Réinitialiser la disposition',
    wasReset: 'Disposition réinitialisée.',
    undone: 'Modification annulée.',
    stale:
      'La disposition a été modifiée sur une autre page. Voici la dernière version. Refaites votre modification.',
  },
} satisfies Translation<typeof english>
