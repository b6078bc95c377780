/** Namespaces that no rider reads. Every other one is on the rider's side, a new one too. */
export const FITTERS_NAMESPACES = [
  'alerts',
  'benchmarks',
  'bookingCalendar',
  'bookingOffer',
  'calendarFeeds',
  'cases',
  'clients',
  'dashboard',
  'estimate',
  'history',
  'importMapping',
  'interventionLog',
  'invitations',
  'measurements',
  'outcomeFilters',
  'outcomes',
  'palette',
  'plan',
  'researchExport',
  'rights',
  'saddles',
  'sessions',
  'support',
  'widgets',
  'yearlySummary',
]

/** Texts within the rider's namespaces that only fitters or operators read, by the beginning of their keys. */
export const FITTERS_TEXTS = [
  'accessLog:explainedFitter',
  'mail:calendarUnreadable.',
  'mail:planNotice.',
  'mail:outbox.',
]

/**
 * Texts whose wording is not ours to choose, by the beginning of their keys, each with the reason.
 * @type {Record<string, string>}
 */
export const EXEMPT_TEXTS = {
  'notice:': 'version 1.2 of the privacy notice, whose words riders have agreed to',
  'intake:fields.guardianConfirmed.label': 'the words of a consent',
  'legal:policy.law.': 'the legal bases, as the data protection law names them',
  'legal:terms.sections.liability.text': 'a limit of liability, which holds only in the words of the law',
  'report:goals.activities': 'the scale of the Patient-Specific Functional Scale',
}
