import { beforeAll, expect, it } from 'vitest'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredPractice, scoredFits } from '../../testing/scored-fits.ts'
import type { Filters } from './counted-fits.repository.ts'
import { KeptFigures, LargePractices } from './kept-figures.ts'
import { type OutcomeFigures, outcomesOfFitter } from './outcomes.service.ts'

const { t, fit } = await appWithFits()
const scored = scoredFits(t)

type Narrowed = Omit<Filters, 'period'>
const YEAR = { period: '12_months' } as const
const FIT = { before: { knees: 5 }, after: { knees: 2 } } as const
let practice: ScoredPractice
let other: ScoredPractice
beforeAll(async () => {
  practice = await scored.practice([FIT, FIT, FIT])
  other = await scored.practice([FIT])
})

const as = <T>({ cookie }: Person, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  t.database.perform(
    { cookieHash: hashSecret(cookie?.split('=')[1] ?? '') },
    { now: t.clock.now(), requestId: 'test' },
    work,
  )

/** Figures that are kept from two fits on, and how often they were computed. */
function twoFitsAreMany() {
  const practices = new LargePractices(2)
  const kept = new KeptFigures<OutcomeFigures>(practices)
  const computed = { times: 0 }
  const counting = {
    of: (...[tx, question, compute]: Parameters<typeof kept.of>) =>
      kept.of(tx, question, () => {
        computed.times += 1
        return compute()
      }),
  }
  const outcomes = async (who: Person, narrowed: Narrowed = {}) => {
    const read = await as(who, (tx) => outcomesOfFitter(tx, { ...YEAR, ...narrowed }, counting))
    practices.note(who.id, read.fits.fits)
    return read
  }
  return { outcomes, computed }
}

/** What is computed without anything that was kept. */
const fresh = (who: Person, narrowed: Narrowed = {}) =>
  as(who, (tx) => outcomesOfFitter(tx, { ...YEAR, ...narrowed }))

it('are computed once for each question while nothing changes', async () => {
  const { outcomes, computed } = twoFitsAreMany()
  const { fitter } = practice
  // The first time tells that there are many fits.
  await outcomes(fitter)
  const knees = { zone: 'knees' } as const
  for (const narrowed of [{}, {}, knees, knees, {}])
    expect(await outcomes(fitter, narrowed)).toEqual(await fresh(fitter, narrowed))
  expect(computed.times).toBe(3)
})

it('are computed each time for a practice with few fits', async () => {
  const { outcomes, computed } = twoFitsAreMany()
  for (const _ of [1, 2, 3]) await outcomes(other.fitter)
  expect(computed.times).toBe(3)
})

it('are those of the next day as soon as it is there', async () => {
  const { outcomes, computed } = twoFitsAreMany()
  for (const _ of [1, 2, 3]) await outcomes(practice.fitter)
  expect(computed.times).toBe(2)
  await scored.daysPass(1)
  expect((await outcomes(practice.fitter)).period).toEqual((await fresh(practice.fitter)).period)
  expect(computed.times).toBe(3)
})

it('hold a new fit, a corrected answer and the end of an erased or restricted file at once', async () => {
  const { outcomes } = twoFitsAreMany()
  const { fitter, fits } = practice
  const scores = async () => {
    const shown = await outcomes(fitter)
    expect(shown).toEqual(await fresh(fitter))
    const knees = shown.zones.find(({ zone }) => zone === 'knees')?.all
    return [knees?.fits, knees?.parts.better]
  }
  for (const _ of [1, 2]) expect(await scores()).toEqual([3, 3])
  const [first, second, third] = fits
  if (!first || !second || !third) throw new Error('three fits were made')

  await scored.answer(first, { ...FIT, after: { knees: 5 } }, undefined, 1)
  await fit.deriveOutcomes()
  for (const _ of [1, 2]) expect(await scores()).toEqual([3, 2])

  const restriction = 'POST /api/account/files/:riderId/restriction'
  await t.api
    .as(second.rider)
    .call(restriction, { params: { riderId: second.riderId }, body: { restricted: true } })
  for (const _ of [1, 2]) expect(await scores()).toEqual([2, 1])
  await t.api
    .as(second.rider)
    .call(restriction, { params: { riderId: second.riderId }, body: { restricted: false } })
  await fit.deriveOutcomes()
  for (const _ of [1, 2]) expect(await scores()).toEqual([3, 2])

  await t.data.owner.query("select app.erase_rider($1, $2, 'test')", [third.riderId, t.clock.now()])
  for (const _ of [1, 2]) expect(await scores()).toEqual([2, 1])
})
