import type { ZoneScore } from '#domain/zones.ts'
import { type Comparison, comparisonOf, type ZoneMark } from './marks.ts'

const number = (score: ZoneScore | null) => score ?? '–'

/** Before is hollow, dashed and coral; after is solid and teal. Screen readers hear which is which. */
function Compared({ before, after }: Comparison) {
  return (
    <span className="compared">
      <b className="compared-before">{number(before)}</b>
      <b className="compared-after">{number(after)}</b>
    </span>
  )
}

/** The figure at a zone: a severity in its colour, two scores side by side, or an empty ring. */
export function ZoneFigure({ mark }: { mark: ZoneMark }) {
  const compared = comparisonOf(mark)
  if (compared) return <Compared {...compared} />
  if (!mark.score) return <span className="zone-ring" />
  return (
    <span className="zone-score" data-severity={mark.score}>
      {mark.score}
    </span>
  )
}
