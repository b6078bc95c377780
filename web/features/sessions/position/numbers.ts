import { type DrawnPosition, type PositionNumbers, positionOn } from '#domain/drawing/position.ts'
import { numberAt, type Phase, type Values } from '../measurements/values.ts'

/** The numbers shown on the drawing of the bike, in reading order. */
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

/** The position after. A value that was not measured again is unchanged; null if none was. */
function afterNumbers(values: Values): PositionNumbers | null {
  const changed = POSITION_KEYS.some((key) => numberAt(values, { phase: 'after', key, side: null }) !== null)
  if (!changed) return null
  const before = values.filter(({ phase }) => phase === 'before')
  const missing = before.filter(({ key, side }) => numberAt(values, { phase: 'after', key, side }) === null)
  return numbersOf([...values, ...missing.map((row) => ({ ...row, phase: 'after' as const }))], 'after')
}

/** Both positions for the drawing; null where the saddle height is not measured. */
export function positionsOf(values: Values): Record<Phase, DrawnPosition | null> {
  const [before, after] = [numbersOf(values, 'before'), afterNumbers(values)]
  return { before: before && positionOn(before), after: after && positionOn(after) }
}
