import type { Zone, ZoneScore } from '#domain/zones.ts'
import type { Translate } from '#locales/typed-keys.ts'

/** What is laid on one zone of the drawing. */
export interface ZoneMark {
  /** The zone's name in the reader's language. */
  label: string
  /** The discomfort of one time; null or 0 shows the zone empty. */
  score?: ZoneScore | null
  /** The discomfort before and after a fit; both together take the place of `score`. */
  before?: ZoneScore | null
  after?: ZoneScore | null
  /** The zone is being edited or looked at. */
  selected?: boolean
}

export interface Comparison {
  before: ZoneScore | null
  after: ZoneScore | null
}

/** The two times of a mark, when it compares. */
export function comparisonOf({ before, after }: ZoneMark): Comparison | null {
  if (before === undefined && after === undefined) return null
  return { before: before ?? null, after: after ?? null }
}

/** Whether a zone has anything to show. */
export const isMarked = (mark: ZoneMark | undefined): boolean =>
  Boolean(mark && (mark.score || mark.before || mark.after))

const dash = '–'

/** A mark in words: the drawing's equivalent for who does not see it. */
export function sayMark(t: Translate<['common']>, mark: ZoneMark): string {
  const compared = comparisonOf(mark)
  if (compared) {
    const [before, after] = [compared.before ?? dash, compared.after ?? dash]
    return t('drawing.compared', { zone: mark.label, before, after })
  }
  if (!mark.score) return t('drawing.unscored', { zone: mark.label })
  return t('drawing.scored', { zone: mark.label, score: mark.score })
}

export type Marks = Partial<Record<Zone, ZoneMark>>
