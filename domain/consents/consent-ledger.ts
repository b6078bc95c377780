import { CONSENT_PURPOSES, type ConsentPurpose } from './consent.ts'

/** One answer in the ledger, as far as its meaning goes. */
export interface LedgerEntry {
  purpose: string
  granted: boolean
  /** An ISO instant. */
  at: string
  noticeVersion: string
  /** The file it is about; null for one of the whole account. */
  riderId: string | null
}

/** A consent to the fit is about one file; one to research counts for all of them, wherever it was given. */
const subjectOf = ({ purpose, riderId }: LedgerEntry): string =>
  purpose === 'research' ? purpose : `${purpose} ${riderId}`

/**
 * Each answer with when it ended: when the next one about the same followed it.
 * @param entries oldest first
 */
export function withEnds<Entry extends LedgerEntry>(
  entries: readonly Entry[],
): { entry: Entry; endedAt: string | null }[] {
  const next = new Map<string, string>()
  return entries
    .toReversed()
    .map((entry) => {
      const endedAt = next.get(subjectOf(entry)) ?? null
      next.set(subjectOf(entry), entry.at)
      return { entry, endedAt }
    })
    .toReversed()
}

const isPurpose = (purpose: string): purpose is ConsentPurpose =>
  CONSENT_PURPOSES.some((known) => known === purpose)

/** A consent that was given under another version of the privacy notice than the one in force. */
export interface ToAskAgain {
  purpose: ConsentPurpose
  riderId: string | null
}

/**
 * The consents in force that were given under another version of the notice. The language does not matter: translations
 * of a version say the same. What was refused is not asked again.
 * @param entries oldest first
 */
export const toAskAgain = (entries: readonly LedgerEntry[], version: string): ToAskAgain[] =>
  withEnds(entries).flatMap(({ entry: { purpose, granted, noticeVersion, riderId }, endedAt }) =>
    endedAt === null && granted && noticeVersion !== version && isPurpose(purpose)
      ? [{ purpose, riderId: purpose === 'research' ? null : riderId }]
      : [],
  )

/** Whether the newest answer about a file's fit consents. */
export const consentsToFit = (entries: readonly LedgerEntry[], riderId: string): boolean =>
  entries.findLast((entry) => entry.purpose === 'fit' && entry.riderId === riderId)?.granted ?? false
