import type { PublishedStudy } from './published-study.ts'

/** What a number is: points or millimetres of the study's own scale, standard deviations, a ratio of odds, percent. */
export type StudyUnit = 'points' | 'millimetres' | 'sd' | 'odds' | 'percent'

type OutcomeRow = {
  readonly what: string
  readonly value: number
  readonly unit: StudyUnit
  readonly interval?: { readonly low: number; readonly high: number }
  /** The source says only that it is more. */
  readonly more?: true
}

const points = <What extends string>(what: What, value: number) => ({ what, value, unit: 'points' }) as const
const sd = <What extends string>(what: What, value: number) => ({ what, value, unit: 'sd' }) as const
const percent = <What extends string>(what: What, value: number) =>
  ({ what, value, unit: 'percent' }) as const

/** What came of fits and single changes in studies. None is a target: see the note of each. */
export const OUTCOME_STUDIES = [
  {
    key: 'scoz2022_trial',
    citation: 'Scoz et al. 2022, Sports Biomechanics',
    link: null,
    n: 162,
    people: 'amateurs_two_groups',
    window: 'days_15',
    status: 'verified',
    rows: [points('comfort', 3.12), points('fatigue', 3.95), points('groin', 1.68), points('back', 1.35)],
  },
  {
    key: 'scoz2021',
    citation: 'Scoz et al. 2021, BMJ Open Sport Exerc Med 7:e001096',
    link: 'https://bmjopensem.bmj.com/content/7/3/e001096',
    n: 160,
    people: 'mountain_bikers_fitted',
    window: 'days_30',
    status: 'verified',
    rows: [
      sd('comfort', 1.3),
      sd('fatigue', 1.39),
      sd('knee', 0.86),
      sd('hands', 0.58),
      sd('neck', 0.52),
      sd('groin', 0.46),
      sd('back', 0.43),
      sd('ankle', 0.43),
    ],
  },
  {
    key: 'scoz2022_cohort',
    citation: 'Scoz et al. 2022, Int J Environ Res Public Health',
    link: null,
    n: 86,
    people: 'mountain_bikers_fitted',
    window: 'days_120',
    status: 'verified',
    rows: [sd('comfort', 1.18)],
  },
  {
    key: 'priego2019_survey',
    citation: 'Priego Quesada, Kerr, Bertucci, Carpes 2019, Eur J Sport Sci 19:842-849',
    link: 'https://doi.org/10.1080/17461391.2018.1556738',
    n: 849,
    people: 'survey_worldwide',
    window: 'once',
    status: 'verified',
    rows: [
      { what: 'pain_free_fitted', value: 2.35, unit: 'odds', interval: { low: 1.42, high: 3.98 } },
      { what: 'pain_free_self', value: 2.35, unit: 'odds', interval: { low: 1.48, high: 3.84 } },
    ],
  },
  {
    key: 'salai1999',
    citation: 'Salai et al. 1999, Br J Sports Med 33:398-400',
    link: 'https://bjsm.bmj.com/content/33/6/398',
    n: null,
    people: 'club_back_pain',
    window: 'later',
    status: 'verified',
    rows: [{ ...percent('back_improved', 70), more: true }],
  },
  {
    key: 'cleat2024',
    citation: 'The effect of cleat position on foot pain in cyclists 2024, J Sports Med Phys Fitness',
    link: 'https://doi.org/10.23736/S0022-4707.24.15232-2',
    n: 21,
    people: 'foot_pain',
    window: 'rides_5',
    status: 'verified',
    rows: [points('foot', 5)],
  },
  {
    key: 'whitney1992',
    citation: 'Whitney & Von Korff 1992, Pain 50:281-285',
    link: 'https://doi.org/10.1016/0304-3959(92)90032-7',
    n: 147,
    people: 'seeking_care',
    window: 'one_year',
    status: 'verified',
    rows: [{ what: 'without_treatment', value: 14.7, unit: 'millimetres' }],
  },
] as const satisfies readonly PublishedStudy<OutcomeRow>[]

/** How many people answer questionnaires about their health, in percent. */
export const RESPONSE_STUDIES = [
  {
    key: 'wang2020',
    citation: 'Wang et al. 2020, BMJ Open 10:e030808',
    link: 'https://doi.org/10.1136/bmjopen-2019-030808',
    n: null,
    people: 'registries',
    window: 'registries',
    status: 'verified',
    rows: [
      percent('no_reminder', 39),
      percent('one_reminder', 82),
      percent('electronic_only', 42),
      percent('before_treatment', 75),
    ],
  },
  {
    key: 'registries2023',
    citation: 'Scoping review 2023, Health Qual Life Outcomes',
    link: 'https://doi.org/10.1186/s12955-023-02155-5',
    n: null,
    people: 'registries_121',
    window: 'registries',
    status: 'verified',
    rows: [percent('before_treatment', 71)],
  },
] as const satisfies readonly PublishedStudy<OutcomeRow>[]
