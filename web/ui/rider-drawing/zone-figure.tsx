import type { ZoneScore } from '#domain/zones.ts'
import { type Comparison, comparisonOf, type ZoneMark } from './marks.ts'

const number = (score: ZoneScore | null) => score ?? '–'

/** Before is hollow, dashed and coral; after is solid and teal; the order is said too. */
function Compared({ before, after }: Comparison) {
  return (
    <span className="compared">
      <b className="compared-before">{number(before)}</b>
      <b className="compared-after">{number(after)}</b>
    </span>
  )
}

/** The figure on a zone: a severity on its ramp, two times side by side, or an empty ring. */
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
