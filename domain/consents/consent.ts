/** What a rider can consent to: use of health data for the fit; anonymised use for research and AI development. */
export const CONSENT_PURPOSES = ['fit', 'research'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Below this age a parent or guardian consents, and there is no research consent. */
export const GUARDIAN_AGE = 16

/** One line of the consent ledger. Lines are only ever added. */
export type ConsentEntry = {
  purpose: ConsentPurpose
  granted: boolean
  /** The version of the notice that was answered, and the language it was read in. */
  noticeVersion: string
  language: string
  /** Who answered: the rider, or for an under-16 the guardian. */
  by: 'rider' | 'guardian'
  at: Date
}

/** Whether a consent is in force: its latest line grants it. Of two lines of one instant the later in the list counts. */
export function consentInForce(ledger: readonly ConsentEntry[], purpose: ConsentPurpose): boolean {
  let latest: ConsentEntry | undefined
  for (const entry of ledger) {
    if (entry.purpose === purpose && (latest === undefined || entry.at >= latest.at)) latest = entry
  }
  return latest?.granted ?? false
}
