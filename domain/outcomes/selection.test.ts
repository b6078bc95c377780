import { describe, expect, it } from 'vitest'
import { WAVES } from '../milestones.ts'
import { ZONES } from '../zones.ts'
import {
  ANALYSES,
  complaintSelection,
  goalSelection,
  readSelection,
  responseSelection,
  zoneSelection,
} from './selection.ts'
import { SHARE_PARTS } from './share-parts.ts'

const pairsOf = (text: string) => {
  const selection = readSelection(text)
  return selection?.of === 'zones' ? selection.pairs.map(({ before, after }) => `${before}${after}`) : []
}

describe('the fits behind a figure', () => {
  it('are read from every text that a page writes', () => {
    for (const zone of ZONES)
      for (const analysis of ANALYSES)
        for (const part of [undefined, ...SHARE_PARTS])
          expect(readSelection(zoneSelection(zone, analysis, part))).toMatchObject({ zones: [zone] })
    for (const part of [undefined, ...SHARE_PARTS])
      expect(readSelection(complaintSelection(part))).toMatchObject({ zones: ZONES })
    for (const wave of WAVES)
      expect(readSelection(responseSelection(wave, 'silent'))).toEqual({
        of: 'follow_ups',
        wave,
        response: 'silent',
      })
    expect(readSelection(goalSelection('increase_power'))).toEqual({ of: 'goal', goal: 'increase_power' })
    expect(readSelection('two_baselines')).toEqual({ of: 'plain', name: 'two_baselines' })
  })

  it('have exactly the scores of their part', () => {
    expect(pairsOf('knees.symptomatic.possibly_better')).toEqual(['21', '32', '43', '54', '65', '76'])
    expect(pairsOf('knees.all.possibly_better')).toEqual(['10', '21', '32', '43', '54', '65', '76'])
    expect(pairsOf('hands.new')).toContain('13')
    expect(pairsOf('hands.new')).not.toContain('24')
    const parts = SHARE_PARTS.flatMap((part) => pairsOf(complaintSelection(part)))
    expect(parts.toSorted()).toEqual(pairsOf('complaints').toSorted())
  })

  it.each([
    '',
    'knees',
    'neck.all',
    'knees.all.best',
    'knees.new.worse',
    'primary',
    'primary.lost',
    'fits.all',
    'goal.win',
    'any.all.worse',
    'knees.symptomatic.worse.worse',
    '__proto__',
  ])('are none for %j', (text) => expect(readSelection(text)).toBeUndefined())
})
