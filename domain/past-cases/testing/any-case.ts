import fc from 'fast-check'
import { BIKE_TYPES } from '../../bikes/bike.ts'
import { DISCIPLINES } from '../../disciplines.ts'
import { CHANGE_KINDS } from '../../interventions/change-kinds.ts'
import type { Place } from '../../places.ts'
import { placeIn } from '../../places.ts'
import type { Zone } from '../../zones.ts'
import { isZoneScore, ZONES } from '../../zones.ts'
import type { CaseFacts, CaseZone, ComplaintSide } from '../past-case.ts'
import { COMPLAINT_SIDES } from '../past-case.ts'

interface Wanted extends Partial<Omit<CaseFacts, 'zones'>> {
  /** The scores before and after by zone. */
  zones: Partial<Record<Zone, readonly [before: number, after: number | null]>>
  /** The place and side of each zone that has such a place, or any. */
  place?: Place
  side?: ComplaintSide
}

let made = 0
const nextId = () => {
  made += 1
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
}

const score = (value: number | null) => (isZoneScore(value) ? value : null)

function zonesOf({ zones, place, side }: Wanted): CaseZone[] {
  return ZONES.flatMap((zone) => {
    const [before = 0, after = null] = zones[zone] ?? []
    if (before === 0 && (after ?? 0) === 0) return []
    return [
      {
        zone,
        before: score(before) ?? 0,
        after: score(after),
        place: placeIn(zone, place) ?? null,
        side: side ?? null,
      },
    ]
  })
}

/** A case, of a rider of its own unless another is named. @param rest what is not wanted otherwise */
export function aCase(wanted: Wanted, rest: Partial<CaseFacts> = {}): CaseFacts {
  const { zones: _zones, place: _place, side: _side, ...facts } = wanted
  return {
    day: '2026-03-01',
    fitted: true,
    discipline: null,
    bikeTypes: [],
    goals: [],
    changes: [],
    ...rest,
    sessionId: nextId(),
    riderId: nextId(),
    ...facts,
    zones: zonesOf(wanted),
  }
}

const before = fc.integer({ min: 0, max: 7 })
const after = fc.option(fc.integer({ min: 0, max: 7 }))

/** Any case. */
export const anyCase: fc.Arbitrary<CaseFacts> = fc
  .record({
    zones: fc.dictionary(fc.constantFrom(...ZONES), fc.tuple(before, after)),
    side: fc.constantFrom(...COMPLAINT_SIDES),
    day: fc.constantFrom('2025-01-31', '2026-02-28', '2026-03-01'),
    fitted: fc.boolean(),
    discipline: fc.option(fc.constantFrom(...DISCIPLINES)),
    bikeTypes: fc.uniqueArray(fc.constantFrom(...BIKE_TYPES), { maxLength: 2 }),
    changes: fc.uniqueArray(fc.constantFrom(...CHANGE_KINDS), { maxLength: 3 }),
  })
  .map((wanted) => aCase(wanted))
