import { type DrawnPosition, type PositionNumbers, positionOn } from '#domain/drawing/position.ts'
import { numberAt, type Phase, type Values } from '../measurements/values.ts'

/** The numbers laid on the drawing of the bike, in the order they are read. */
export const POSITION_KEYS = ['saddle_height', 'saddle_setback', 'saddle_to_bar_reach', 'bar_drop'] as const
export type PositionKey = (typeof POSITION_KEYS)[number]

const numbersOf = (values: Values, phase: Phase): PositionNumbers | null => {
  const at = (key: PositionKey) => numberAt(values, { phase, key, side: null })
  const height = at('saddle_height')
  if (height === null) return null
  return {
    saddle_height: height,
    saddle_setback: at('saddle_setback'),
    saddle_to_bar_reach: at('saddle_to_bar_reach'),
    bar_drop: at('bar_drop'),
  }
}

/** What was not changed counts after as it did before. */
function afterNumbers(values: Values): PositionNumbers | null {
  const changed = POSITION_KEYS.some((key) => numberAt(values, { phase: 'after', key, side: null }) !== null)
  if (!changed) return null
  const before = values.filter(({ phase }) => phase === 'before')
  const missing = before.filter(({ key, side }) => numberAt(values, { phase: 'after', key, side }) === null)
  return numbersOf([...values, ...missing.map((row) => ({ ...row, phase: 'after' as const }))], 'after')
}

/** Both positions on the drawing, as far as they are measured. */
export function positionsOf(values: Values): Record<Phase, DrawnPosition | null> {
  const [before, after] = [numbersOf(values, 'before'), afterNumbers(values)]
  return { before: before && positionOn(before), after: after && positionOn(after) }
}
