import { expect, it } from 'vitest'
import { appWithFits } from '../testing/app-with-fits.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { scoredFits } from '../testing/scored-fits.ts'
import { rebuildOutcomesCommand } from './rebuild-outcomes-command.ts'

const { t, fit } = await appWithFits()
const { practice, fitted, answer, daysPass } = scoredFits(t)
const rebuild = () => onConsole(t)(rebuildOutcomesCommand)

const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
const outcomes = () =>
  rows(`select (to_jsonb(f) - 'derived_at') as row from fit_outcome f order by f.session_id`)
const figures = () => rows('select * from submission_figure order by submission_id, figure, item')

/** A practice with an answer of each purpose, a correction, an assisted answer, and a rider who never answered. */
async function variedPractice() {
  const { fitter } = await practice([
    { before: { knees: 6, hands: 2 }, after: { knees: 2 }, answers: { usedSince: ['rest', 'medication'] } },
    { before: { saddle: 3 }, after: { saddle: 5, feet: 4 }, intake: { goals: ['increase_power'] } },
    { before: { lower_back: 7 }, after: null, intake: { discipline: 'track', weeklyHours: 12.5 } },
  ])
  const early = await fitted(fitter, { before: { feet: 4 } })
  await daysPass(14)
  await answer(early, { before: { feet: 4 }, after: { feet: 3 } }, 14)
  await intakes(t).correct({ ...early.rider, sessionId: early.sessionId }, 1, { goals: ['maximize_comfort'] })
  await fit.submitAssisted(await fit.fitted({ fitter }))
  await fit.deriveOutcomes()
}

it('changes nothing where nothing is wrong', async () => {
  await variedPractice()
  const before = [await outcomes(), await figures()]
  expect(before[0]).toHaveLength(5)
  const said = await rebuild()
  expect(said).toContain('the figures of 0 were not those of their answers')
  expect(said).toContain('5 fits: derived again, 0 failed.')
  expect([await outcomes(), await figures()]).toEqual(before)
})

it('makes missing, wrong and left-over figures and outcomes as they were', async () => {
  const before = [await outcomes(), await figures()]
  const [first, second, third] = await rows('select session_id from fit_outcome order by session_id')
  const { owner } = t.data
  await owner.query('alter table submission_figure disable trigger outcome_figures')
  await owner.query("delete from submission_figure where figure = 'zoneScore' and session_id = $1", [
    first.session_id,
  ])
  await owner.query("update submission_figure set amount = 7 where figure = 'zoneScore'")
  await owner.query('alter table submission_figure enable trigger outcome_figures')
  await owner.query('delete from fit_outcome where session_id = $1', [second.session_id])
  await owner.query('update fit_outcome set satisfaction = 1, changes = $2 where session_id = $1', [
    third.session_id,
    ['saddle_raised'],
  ])
  await owner.query(
    `insert into fit_outcome select (jsonb_populate_record(f, jsonb_build_object('session_id', gen_random_uuid()))).*
     from fit_outcome f limit 1`,
  )
  expect(await rebuild()).toContain('6 fits: derived again, 0 failed.')
  expect([await outcomes(), await figures()]).toEqual(before)
  expect(await rows('select 1 from fit_outcome_due')).toEqual([])
})
