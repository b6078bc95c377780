import { expect, it } from 'vitest'
import type { TwoBaselines } from './double-baseline.ts'
import { changeBeforeFit } from './double-baseline.ts'
import { pairedChange } from './paired-change.ts'
import { onceEach } from './testing/riders.arbitrary.ts'

const riders = (count: number) =>
  onceEach(
    Array.from(
      { length: count },
      (_, index): TwoBaselines => ({ intake: 4, fitDay: index % 2 === 0 ? 3 : 4 }),
    ),
  )

it('is the paired change from the intake to the day of the fit, from eleven riders', () => {
  // Six of eleven fell by 1: mean 6/11 better.
  expect(changeBeforeFit(riders(11))).toMatchObject({
    kind: 'estimate',
    riders: 11,
    before: 4,
    change: 6 / 11,
  })
  expect(changeBeforeFit(riders(11))).toEqual(
    pairedChange(
      riders(11).map(({ values, riders: count }) => ({
        values: values.map(({ intake, fitDay }) => ({ before: intake, after: fitDay })),
        riders: count,
      })),
    ),
  )
  expect(changeBeforeFit(riders(10))).toEqual({ kind: 'counts', fits: 10, riders: 10 })
})
