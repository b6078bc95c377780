import type { Place } from '#domain/places.ts'
import type { Zone, ZoneScore } from '#domain/zones.ts'
import type { Translate } from '#locales/typed-keys.ts'

/** What is shown at one zone of the drawing. */
export interface ZoneMark {
  /** The zone's name in the reader's language. */
  label: string
  /** The place within the zone, if it is drawn apart from the zone's middle. */
  place?: Place | undefined
  /** The discomfort at one time; null or 0 shows the zone as empty. */
  score?: ZoneScore | null
  /** The discomfort before and after a fit. If both are set they replace `score`. */
  before?: ZoneScore | null
  after?: ZoneScore | null
  /** The zone is being edited or viewed. */
  selected?: boolean
}

export interface Comparison {
  before: ZoneScore | null
  after: ZoneScore | null
}

/** The two scores of a mark that compares; null for other marks. */
export function comparisonOf({ before, after }: ZoneMark): Comparison | null {
  if (before === undefined && after === undefined) return null
  return { before: before ?? null, after: after ?? null }
}

/** Whether a zone has anything to show. */
export const isMarked = (mark: ZoneMark | undefined): boolean =>
  Boolean(mark && (mark.score || mark.before || mark.after))

const dash = '–'

/** A mark as text, for people who cannot see the drawing. */
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
