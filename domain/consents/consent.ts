/** What a rider can consent to: use of health data for the fit; anonymised use for research and AI development. */
export const CONSENT_PURPOSES = ['fit', 'research'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Below this age a parent or guardian consents, and there is no research consent. */
export const GUARDIAN_AGE = 16
