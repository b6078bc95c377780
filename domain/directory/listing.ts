/** What fitters say they are good at. A key is never renamed or reused. */
export const SPECIALITIES = [
  'road',
  'time_trial',
  'triathlon',
  'track',
  'gravel',
  'mountain_bike',
  'commuting',
  'e_bike',
  'saddles',
  'cleats_insoles',
  'comfort',
  'after_injury',
  'aerodynamics',
  'custom_frames',
  'women',
  'young_riders',
  'para_cycling',
  'indoor',
] as const
export type Speciality = (typeof SPECIALITIES)[number]

/** Languages in which a fit can be held, by their ISO 639-1 code. `Intl` names them in the reader's language. */
export const SPOKEN_LANGUAGES = [
  ...['af', 'ar', 'az', 'be', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa'],
  ...['fi', 'fr', 'ga', 'gl', 'gu', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'km', 'kn'],
  ...['ko', 'lb', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'ne', 'nl', 'no', 'pa', 'pl', 'pt'],
  ...['ro', 'ru', 'si', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'uz', 'vi'],
  ...['zh', 'zu'],
] as const

/** The most characters and entries of what a fitter shows. The database keeps the numbers of languages and specialities. */
export const LISTING = {
  place: 120,
  words: 3000,
  languages: 12,
  specialities: SPECIALITIES.length,
  services: 12,
  serviceName: 80,
  serviceNote: 160,
} as const

/** What a fitter offers. */
export interface OfferedService {
  name: string
  /** Length, price or what is included, in the fitter's words. */
  note: string
}
