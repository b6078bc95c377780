import { expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { scoredFits } from '../../testing/scored-fits.ts'

const { t } = await appWithFits()
const { fitted, answer, daysPass } = scoredFits(t)

it('tells a rider the hours, the changes and the goals of their fits, and nothing of others', async () => {
  const fitter = await t.build.fitter()
  const wanted = {
    before: { knees: 5 },
    after: { knees: 2 },
    intake: { goals: ['reduce_discomfort', 'increase_power'], weeklyHours: 5 },
    answers: {
      weeklyHours: 7.5,
      goals: [
        { id: 'reduce_discomfort', attainment: 1 },
        { id: 'increase_power', attainment: -2 },
      ],
    },
  } as const
  const made = await fitted(fitter, wanted)
  const params = { sessionId: made.sessionId }
  const change = (body: object) =>
    t.api.as(fitter).call('POST /api/sessions/:sessionId/interventions', {
      params,
      body: { zones: ['knees'], goals: [], ...body },
    })
  await change({ kind: 'adjustment', measurement: 'saddle_height', fromValue: 700, toValue: 705 })
  const removed = await change({ kind: 'other', what: 'Bell' })
  await t.api.as(fitter).call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
    params: { ...params, interventionId: removed.body.id },
    body: { version: 1, withdrawn: true },
  })
  const history = async (who = made.rider) => (await t.api.as(who).call('GET /api/client/fits')).body
  expect((await history()).fits[0]?.goals).toEqual([
    { goal: 'reduce_discomfort', attainment: null },
    { goal: 'increase_power', attainment: null },
  ])

  await daysPass(42)
  await answer(made, wanted)
  expect(await history()).toMatchObject({
    fits: [
      {
        sessionId: made.sessionId,
        fitterName: 'Ines Becker',
        goals: [
          { goal: 'reduce_discomfort', attainment: 1 },
          { goal: 'increase_power', attainment: -2 },
        ],
        scoredAgain: null,
        changes: [{ measurement: 'saddle_height', fromValue: 700, toValue: 705 }],
      },
    ],
    hours: [
      { kind: 'intake', daysAfterFit: null, hours: 5, fitterName: 'Ines Becker' },
      { kind: 'follow_up', daysAfterFit: 42, hours: 7.5, fitterName: 'Ines Becker' },
    ],
  })
  expect((await history()).fits[0]?.changes).toHaveLength(1)

  const other = await t.build.client()
  expect(await history(other)).toEqual({ fits: [], hours: [] })
  expect((await t.api.as(fitter).call('GET /api/client/fits')).status).toBe(403)
})
