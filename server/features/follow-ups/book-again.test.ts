import { expect, it } from 'vitest'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { bookings } from '../../testing/bookings.ts'
import type { Person } from '../../testing/builders.ts'
import { openedFollowUp, rode } from '../../testing/opened-follow-ups.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()
const { offering } = bookings(t)

/** What the form says about booking again. */
const bookingOf = async (who: Caller, sessionId: string) =>
  (await t.api.as(who).call('GET /api/sessions/:sessionId/follow-up', { params: { sessionId } })).body.booking

const fitterOf = ({ fitter }: { fitter: Person }) => fitter

it('leads to the fitter’s free times as the rider, once the form is submitted', async () => {
  const made = await openedFollowUp(fit)
  const { guest, first, sessionId } = made
  const { slug } = await offering({ fitter: fitterOf(made) })
  expect(await bookingOf(guest, sessionId), 'not submitted').toBeNull()
  expect((await fit.submit(guest, first, { ...rode(), anotherAppointment: true })).status).toBe(201)
  const as = t.api.as(made.fitter)
  const { riderId } =
    (await as.call('GET /api/follow-ups', { query: { state: 'answered' } })).body.items[0] ?? {}
  const { name, email } = (await as.call('GET /api/riders/:riderId', { params: { riderId: riderId ?? '' } }))
    .body
  expect(await bookingOf(guest, sessionId)).toEqual({ fitter: slug, name, email })
  expect(email).toMatch(/@/)
})

it('leads nowhere while the fitter offers no times', async () => {
  const made = await openedFollowUp(fit)
  const { guest, first, sessionId } = made
  expect((await fit.submit(guest, first, { ...rode(), anotherAppointment: true })).status).toBe(201)
  expect(await bookingOf(guest, sessionId), 'never offered').toBeNull()
  await offering({ fitter: fitterOf(made), hours: { open: false } })
  expect(await bookingOf(guest, sessionId), 'closed').toBeNull()

  const other = await offering()
  await t.data.owner.query('alter table fitter_profile disable trigger user')
  await t.data.owner.query('update fitter_profile set slug = $2 where fitter_id = $1', [
    other.fitter.id,
    made.fitter.id,
  ])
  await t.data.owner.query('alter table fitter_profile enable trigger user')
  expect(await bookingOf(guest, sessionId), 'another fitter with the id as an address').toBeNull()
})
