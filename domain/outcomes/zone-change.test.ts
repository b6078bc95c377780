import { describe, expect, it } from 'vitest'
import type { ZoneScore } from '../zones.ts'
import { outcomeOf, ZONE_LABELS, zoneChanges, zoneScoresOf } from './zone-change.ts'

const SCORES: readonly ZoneScore[] = [0, 1, 2, 3, 4, 5, 6, 7]
const PAIRS = SCORES.flatMap((before) => SCORES.map((after) => [before, after] as const))

/** Every label, by hand: a row for each score before (0 to 7), a column for each score after. `=` is unchanged. */
const LABELS = [
  '=  ?- -  -- -- -- -- --',
  '?+ =  ?- -  -- -- -- --',
  '+  ?+ =  ?- -  -- -- --',
  '++ +  ?+ =  ?- -  -- --',
  '++ ++ +  ?+ =  ?- -  --',
  '++ ++ ++ +  ?+ =  ?- - ',
  '++ ++ ++ ++ +  ?+ =  ?-',
  '++ ++ ++ ++ ++ +  ?+ = ',
]
const NAMED: Readonly<Record<string, string>> = {
  '++': 'much_better',
  '+': 'better',
  '?+': 'possibly_better',
  '=': 'unchanged',
  '?-': 'possibly_worse',
  '-': 'worse',
  '--': 'much_worse',
}

/** Every state: `r` resolved, `p` persistent, `n` new, `.` none. */
const STATES = [
  '..nnnnnn',
  '...nnnnn',
  'r.pppppp',
  'rrpppppp',
  'rrpppppp',
  'rrpppppp',
  'rrpppppp',
  'rrpppppp',
]
const STATE_NAMED: Readonly<Record<string, string>> = {
  r: 'resolved',
  p: 'persistent',
  n: 'new',
  '.': 'none',
}

/** Still severe: 6 or 7 now, and neither better nor worse. */
const STILL_SEVERE = ['5→6', '6→6', '6→7', '7→6', '7→7']

describe('all 64 pairs of scores', () => {
  it.each(PAIRS)('from %i to %i have the label and the state of the table', (before, after) => {
    const { label, state } = outcomeOf(before, after)
    expect(label).toBe(NAMED[LABELS[before]?.split(/ +/)[after] ?? ''])
    expect(state).toBe(STATE_NAMED[STATES[before]?.[after] ?? ''])
  })

  it.each(PAIRS)('swapped, from %i to %i, swap the label, the share and the state', (before, after) => {
    const [there, back] = [outcomeOf(before, after), outcomeOf(after, before)]
    const mirrored = ZONE_LABELS.toReversed()[ZONE_LABELS.indexOf(there.label)]
    expect(back.label).toBe(mirrored)
    const swapped = {
      better: 'worse',
      worse: 'better',
      resolved: 'new',
      new: 'resolved',
      unchanged: 'unchanged',
      persistent: 'persistent',
      none: 'none',
    } as const
    expect(back.share).toBe(swapped[there.share])
    expect(back.state).toBe(swapped[there.state])
  })

  it('count a possible change as unchanged, and everything from two steps as better or worse', () => {
    const shares = PAIRS.map(([before, after]) => outcomeOf(before, after).share)
    const count = (share: string) => shares.filter((each) => each === share).length
    // Eight pairs without a change, seven with one step up and seven with one step down.
    expect([count('better'), count('unchanged'), count('worse')]).toEqual([21, 22, 21])
  })

  it('are still severe only at 6 or 7 without a certain change, and then never worse', () => {
    const severe = PAIRS.filter(([before, after]) => outcomeOf(before, after).stillSevere)
    expect(severe.map(([before, after]) => `${before}→${after}`)).toEqual(STILL_SEVERE)
    for (const [before, after] of severe) expect(outcomeOf(before, after).share).toBe('unchanged')
  })
})

it('compares only what was asked both times, from the ground up', () => {
  const changes = zoneChanges({ hands: 4, knees: 5, feet: 0 }, { knees: 1, hands: 5 })
  expect(changes).toEqual([
    {
      zone: 'knees',
      before: 5,
      after: 1,
      label: 'much_better',
      state: 'resolved',
      share: 'better',
      stillSevere: false,
    },
    {
      zone: 'hands',
      before: 4,
      after: 5,
      label: 'possibly_worse',
      state: 'persistent',
      share: 'unchanged',
      stillSevere: false,
    },
  ])
})

it('finds the scores among the figures of a form', () => {
  expect(
    zoneScoresOf([
      { name: 'zoneScore', option: 'knees', value: 5 },
      { name: 'zoneScore', option: 'hands', value: 0 },
      { name: 'zoneScore', option: 'elbow', value: 3 },
      { name: 'zoneScore', option: 'feet', value: 9 },
      { name: 'handsHeaviness', option: null, value: 7 },
    ]),
  ).toEqual({ knees: 5, hands: 0 })
})
