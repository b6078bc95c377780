import { expect, it } from 'vitest'
import { withClient } from '../database/one-connection.ts'
import { eraseRiderRows } from '../erasure/erase-rider.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import type { Fitted } from '../testing/fittings.ts'
import { intakes } from '../testing/intakes.ts'
import { deriveDueOutcomes } from './derive-due.ts'

const { t, fit } = await appWithFits()
const { owner } = t.data

const rows = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows
const queued = async (): Promise<string[]> =>
  (await rows('select distinct session_id from fit_outcome_due')).map(({ session_id }) => session_id)

/** A completed fit whose outcome is derived, and nothing is queued. */
async function derivedFit(): Promise<Fitted> {
  const made = await fit.fitted({ account: true })
  await fit.deriveOutcomes()
  expect(await queued()).toEqual([])
  return made
}

const asFitter = ({ fitter }: Fitted) => t.api.as(fitter)
const ofSession = ({ sessionId }: Fitted) => ({ params: { sessionId } })

async function change(made: Fitted, body: Record<string, unknown>) {
  const { body: session } = await asFitter(made).call('GET /api/sessions/:sessionId', ofSession(made))
  return asFitter(made).call('PATCH /api/sessions/:sessionId', {
    ...ofSession(made),
    body: { version: session.version, ...body },
  })
}

async function bikeOf(made: Fitted, type = 'road') {
  const bike = await asFitter(made).call('POST /api/riders/:riderId/bikes', {
    params: { riderId: made.riderId },
    body: { type },
  })
  await change(made, { bikeId: bike.body.id })
  return bike.body
}

const raise = (made: Fitted) =>
  asFitter(made).call('POST /api/sessions/:sessionId/interventions', {
    ...ofSession(made),
    body: {
      kind: 'adjustment',
      measurement: 'saddle_height',
      fromValue: 700,
      toValue: 705,
      zones: ['knees'],
      goals: [],
    },
  })

/** Changes of a fit through the product's own calls. `before` prepares what is then changed. */
const changes: Record<
  string,
  { before?: (made: Fitted) => Promise<unknown>; change(made: Fitted): Promise<unknown> }
> = {
  'a bike': { change: bikeOf },
  'the type of its bike': {
    before: bikeOf,
    async change(made) {
      const [bike] = await rows('select id, version from bike where rider_id = $1', made.riderId)
      return asFitter(made).call('PATCH /api/bikes/:bikeId', {
        params: { bikeId: bike.id },
        body: { version: bike.version, type: 'gravel' },
      })
    },
  },
  'the weight of a goal': { change: (made) => change(made, { goalWeights: { reduce_discomfort: 3 } }) },
  'a reworded level of a goal': {
    async before(made) {
      const complete = (fitted: boolean) =>
        asFitter(made).call('POST /api/sessions/:sessionId/completion', {
          ...ofSession(made),
          body: { fitted },
        })
      await complete(false)
      await change(made, { goalLevels: { reduce_discomfort: 'An hour without numb hands' } })
      await complete(true)
    },
    change: (made) => change(made, { goalLevels: { reduce_discomfort: 'Two hours' } }),
  },
  'a logged change': { change: raise },
  'a withdrawn change': {
    before: raise,
    async change(made) {
      const [row] = await rows('select id, version from intervention where session_id = $1', made.sessionId)
      return asFitter(made).call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
        params: { sessionId: made.sessionId, interventionId: row.id },
        body: { version: row.version, withdrawn: true },
      })
    },
  },
  'a moved follow-up': { change: (made) => fit.move(made, '2026-12-08') },
  'a skipped follow-up': {
    change: (made) =>
      asFitter(made).call('POST /api/follow-ups/:followUpId/skipping', {
        params: { followUpId: made.first },
        body: { skipped: true },
      }),
  },
  'an answer': { change: (made) => fit.submitAssisted(made) },
  'a corrected intake': {
    change: (made) =>
      intakes(t).correct({ ...made.rider, sessionId: made.sessionId }, 1, { goals: ['increase_power'] }),
  },
  'its end': {
    change: (made) =>
      asFitter(made).call('POST /api/sessions/:sessionId/closing', {
        ...ofSession(made),
        body: { closed: true },
      }),
  },
  'an undone completion': {
    change: (made) =>
      asFitter(made).call('POST /api/sessions/:sessionId/completion', {
        ...ofSession(made),
        body: { fitted: false },
      }),
  },
}

it.each(Object.entries(changes))('%s queues its fit', async (_what, { before, change: make }) => {
  const made = await derivedFit()
  await before?.(made)
  await fit.deriveOutcomes()
  const answer = await make(made)
  expect(answer).not.toMatchObject({ status: 400 })
  expect(await queued()).toEqual([made.sessionId])
})

it.each([
  ['an address that bounces', `address_failed_at = '2026-11-21'`],
  ['another time zone', `time_zone = 'Asia/Tokyo'`],
])('%s queues all fits of the rider', async (_what, set) => {
  const made = await derivedFit()
  await owner.query('begin')
  await owner.query(`update rider set ${set} where id = $1`, [made.riderId])
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', now(), 't', 'system', 'x', 'rider', $1, '{}')`,
    [made.riderId],
  )
  await owner.query('commit')
  expect(await queued()).toEqual([made.sessionId])
})

it('figures that are stored again queue their fit', async () => {
  const made = await derivedFit()
  await owner.query(
    `with old as (delete from submission_figure where session_id = $1 returning *)
     insert into submission_figure select * from old`,
    [made.sessionId],
  )
  expect(await queued()).toEqual([made.sessionId])
})

it('an intake before the fit queues nothing', async () => {
  await fit.deriveOutcomes()
  await intakes(t).submitted()
  expect(await queued()).toEqual([])
})

it('a change that is committed while its fit is derived is not lost, and does not wait', async () => {
  const made = await derivedFit()
  await change(made, { goalWeights: { reduce_discomfort: 2 } })
  await fit.system(async (tx) => {
    await deriveDueOutcomes(tx)
    expect((await change(made, { goalWeights: { reduce_discomfort: 3 } })).status).toBe(200)
  })
  expect(await queued()).toEqual([made.sessionId])
  await fit.deriveOutcomes()
  expect(await rows('select goal_weights from fit_outcome where session_id = $1', made.sessionId)).toEqual([
    { goal_weights: [3] },
  ])
})

it('one process derives at a time', async () => {
  const made = await derivedFit()
  await change(made, { goalWeights: { reduce_discomfort: 2 } })
  await fit.system(async (tx) => {
    await deriveDueOutcomes(tx)
    expect(await fit.system(deriveDueOutcomes)).toEqual({ count: 0, busy: true, failed: [] })
  })
})

it('an erasure waits for the work and leaves no row', async () => {
  const made = await derivedFit()
  await change(made, { goalWeights: { reduce_discomfort: 2 } })
  let erased: Promise<boolean> = Promise.resolve(false)
  await withClient(t.data.ownerUrl, async (other) => {
    await fit.system(async (tx) => {
      await deriveDueOutcomes(tx)
      erased = eraseRiderRows(other, { riderId: made.riderId, at: t.clock.now().toISOString() })
      await expect
        .poll(
          async () =>
            (await rows("select 1 from pg_locks where locktype = 'advisory' and not granted")).length,
        )
        .toBe(1)
    })
    expect(await erased).toBe(true)
  })
  await fit.deriveOutcomes()
  expect(await rows('select 1 from fit_outcome where rider_id = $1', made.riderId)).toEqual([])
  expect(await rows('select 1 from fit_outcome_due where rider_id = $1', made.riderId)).toEqual([])
})

it('a fit that cannot be derived loses its row and holds up no other', async () => {
  const [broken, sound] = [await derivedFit(), await derivedFit()]
  await change(sound, { goalWeights: { reduce_discomfort: 2 } })
  await owner.query('begin')
  await owner.query(`update session set goal_weights = '"none"' where id = $1`, [broken.sessionId])
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', now(), 't', 'system', 'x', 'session', $1, '{}')`,
    [broken.sessionId],
  )
  await owner.query('commit')
  const { failed } = await fit.system(deriveDueOutcomes)
  expect(failed.map(({ sessionId }) => sessionId)).toEqual([broken.sessionId])
  expect(
    await rows('select session_id, goal_weights from fit_outcome where session_id = any($1)', [
      [broken.sessionId, sound.sessionId],
    ]),
  ).toEqual([{ session_id: sound.sessionId, goal_weights: [2] }])
})
