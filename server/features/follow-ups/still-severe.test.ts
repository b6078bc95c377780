import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { allMigrations } from '../../database/set-up.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { openedFollowUp, rode } from '../../testing/opened-follow-ups.ts'

const { t, fit } = await appWithFits()
const { owner } = t.data

/** Names every alert about a severe zone as it was named before such alerts had their own kind. */
async function nameAsBefore(): Promise<void> {
  await owner.query('alter table follow_up_alert disable trigger user')
  await owner.query("update follow_up_alert set kind = 'worse' where kind = 'still_severe'")
  await owner.query('alter table follow_up_alert enable trigger user')
}

/** Runs the migration that renames, as one transaction. */
async function rename(): Promise<void> {
  const migration = (await allMigrations()).find(({ name }) => name.endsWith('_still_severe.sql'))
  await owner.query('begin')
  await owner.query(migration?.sql ?? 'no such migration')
  await owner.query('commit')
}

async function alertsOf({ sessionId }: Fitted): Promise<string[]> {
  const { rows } = await owner.query(
    'select kind, zone from follow_up_alert where session_id = $1 order by kind, zone',
    [sessionId],
  )
  return rows.map(({ kind, zone }) => `${kind} ${zone}`)
}

const scored = (knees: number, hands: number) =>
  rode({
    discomfort: [
      { id: 'knees', severity: knees },
      { id: 'hands', severity: hands },
    ],
  })

let made: Awaited<ReturnType<typeof openedFollowUp>>
beforeEach(async () => {
  // The intake names the knees with 4 and the hands with 6.
  made = await openedFollowUp(fit, true)
})

it('renames an open alert of a severe zone that is not worse, and records it', async () => {
  expect((await fit.submit(made.rider, made.first, scored(6, 7))).status).toBe(201)
  expect(await alertsOf(made)).toEqual(['still_severe hands', 'worse knees'])
  await nameAsBefore()
  expect(await alertsOf(made)).toEqual(['worse hands', 'worse knees'])
  await rename()
  expect(await alertsOf(made)).toEqual(['still_severe hands', 'worse knees'])
  const trail = await owner.query(
    "select actor, fitter_id, changes from audit_entry where action = 'follow_up_alert.renamed' and rider_id = $1",
    [made.riderId],
  )
  expect(trail.rows).toEqual([
    {
      actor: 'system',
      fitter_id: made.fitter.id,
      changes: { kind: { from: 'worse', to: 'still_severe' } },
    },
  ])
})

it('leaves a resolved alert as it was', async () => {
  await fit.submit(made.rider, made.first, scored(4, 6))
  const { body } = await t.api.as(made.fitter).call('GET /api/follow-up-alerts')
  await t.api.as(made.fitter).call('POST /api/follow-up-alerts/:alertId/work-off', {
    params: { alertId: body.items[0]?.id ?? '' },
    body: { outcome: 'contacted' },
  })
  await nameAsBefore()
  await rename()
  expect(await alertsOf(made)).toEqual(['worse hands'])
})

it('goes by the answer that raised the alert when a correction took its reason away', async () => {
  await fit.submit(made.rider, made.first, scored(6, 6))
  const correct = (revision: number, knees: number, hands: number) =>
    t.api.as(made.rider).call('POST /api/follow-ups/:followUpId/corrections', {
      params: { followUpId: made.first },
      body: { ...fit.answered(scored(knees, hands)), language: undefined, revision },
      key: randomUUID(),
    })
  expect((await correct(1, 4, 2)).status).toBe(201)
  await nameAsBefore()
  await rename()
  expect(await alertsOf(made)).toEqual(['still_severe hands', 'worse knees'])
})

it('shows a severe zone with its scores', async () => {
  await fit.submit(made.rider, made.first, scored(4, 6))
  const { body } = await t.api.as(made.fitter).call('GET /api/follow-up-alerts')
  expect(body.items).toMatchObject([
    { alerts: [{ kind: 'still_severe', zone: 'hands', before: 6, after: 6 }] },
  ])
})
