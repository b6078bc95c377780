import { expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Fitted } from '../../testing/fittings.ts'
import { sharing } from '../../testing/sharing.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()
const share = sharing(t)

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const waiting = (riderId: string) =>
  rows(
    `select kind from outbox
     where rider_id = $1 and sent_at is null and dead_at is null and dropped_at is null and body_sealed is not null`,
    riderId,
  )
const answer = ({ rider, riderId }: Fitted, granted: boolean) =>
  t.api.as(rider).call('POST /api/account/files/:riderId/fit-consent', {
    params: { riderId },
    body: { granted, noticeVersion: NOTICE_VERSION, language: 'en' },
  })
const seen = async (by: Caller, sessionId: string) => {
  const { status, problem } = await t.api
    .as(by)
    .call('GET /api/sessions/:sessionId', { params: { sessionId } })
  return [status, problem?.code]
}

it('drops the mails that wait for the rider, and none becomes due', async () => {
  const fitted = await fit.fitted({ account: true })
  expect(await waiting(fitted.riderId)).not.toEqual([])
  expect((await answer(fitted, false)).status).toBe(200)
  expect(await waiting(fitted.riderId)).toEqual([])
  t.clock.advance({ days: 40 })
  await fit.processFollowUps()
  expect(await waiting(fitted.riderId)).toEqual([])
})

it('closes the file to its fitter and to one with whom the rider shares fits', async () => {
  const fitted = await fit.fitted({ account: true })
  const second = await t.build.fitter({ name: 'Tom Hale' })
  await share.shared(fitted.rider, second)
  const listed = async () => (await t.api.as(second).call('GET /api/shared-fits')).body.files
  expect((await seen(second, fitted.sessionId))[0]).toBe(200)
  expect(await listed()).toHaveLength(1)
  await answer(fitted, false)
  expect(await seen(second, fitted.sessionId)).toEqual([403, 'file_restricted'])
  expect(await seen(fitted.fitter, fitted.sessionId)).toEqual([403, 'file_restricted'])
  expect(await listed()).toEqual([])
})
