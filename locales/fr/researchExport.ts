import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Export pour la recherche : dictionnaire des données',
  intro:
    'Une ligne est une étude d’un cycliste dont le consentement à la recherche était en vigueur lors de l’export. Une ligne est omise si moins de {{k}} personnes partagent sa tranche d’âge, son genre, son pays et sa discipline. Un objectif, un type de vélo ou une modification que partagent moins de personnes devient « other ». De même pour une taille ou un poids que partagent moins de personnes d’un tel groupe. Un champ vide est inconnu. Les scores vont de 0 (aucun) à 7.',
  column: 'Colonne',
  meaning: 'Signification',
  columns: {
    person:
      'Pseudonyme du cycliste. Il est identique dans un même export et différent d’un export à l’autre.',
    week: 'Semaines entières entre la première étude exportée du cycliste et celle-ci.',
    age_band: 'Âge au dernier questionnaire préalable, par tranches ; 75 ans et plus en forment une.',
    gender: 'woman, man ou other_or_not_said.',
    country: 'Pays du fuseau horaire du cycliste (ISO 3166).',
    height_cm:
      'Taille par tranches de 2 cm ; les plus petits et les plus grands partagent chacun une tranche.',
    weight_kg:
      'Poids par tranches de 2 kg ; les plus légers et les plus lourds partagent chacun une tranche.',
    discipline: 'Discipline pratiquée.',
    bike_types: 'Type du vélo étudié, sinon des vélos du cycliste, séparés par des espaces.',
    weekly_hours: 'Heures de vélo par semaine, par pas de 4.',
    goals: 'Ce que le cycliste attendait de l’étude, séparé par des espaces.',
    before_feet: 'Inconfort des pieds avant l’étude.',
    before_knees: 'Inconfort des genoux avant l’étude.',
    before_lower_back: 'Inconfort du bas du dos avant l’étude.',
    before_shoulders: 'Inconfort de la nuque et des épaules avant l’étude.',
    before_hands: 'Inconfort des mains avant l’étude.',
    after_feet: 'Inconfort des pieds après l’étude.',
    after_knees: 'Inconfort des genoux après l’étude.',
    after_lower_back: 'Inconfort du bas du dos après l’étude.',
    after_shoulders: 'Inconfort de la nuque et des épaules après l’étude.',
    after_hands: 'Inconfort des mains après l’étude.',
    after_week: 'Semaines entières entre l’étude et la réponse qui compte comme postérieure.',
    overall_change: 'Avis global du cycliste sur le changement.',
    satisfaction: 'Satisfaction du cycliste, de 1 à 7 ; jamais d’une réponse donnée avec le bike fitter.',
    changes: 'Types de modification faits par le bike fitter, séparés par des espaces.',
  },
} satisfies Translation<typeof english>
