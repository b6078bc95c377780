import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn } from './harness/mailbox.ts'
import { onceHeaders, type Person } from './harness/people.ts'
import { expect, test } from './harness/test.ts'

/** Offers one service of an hour, around the clock. */
async function offerHour(fitter: Person): Promise<void> {
  const allDay = [{ from: '00:00', to: '24:00' }]
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = {
    timeZone: 'Europe/Berlin',
    open: true,
    week: Object.fromEntries(days.map((day) => [day, allDay])),
    off: [],
    extra: [],
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    maximumPerDay: null,
    changeHours: 24,
    waitingList: false,
  }
  expect((await fitter.calls.put('/api/booking-offer/hours', { data: hours })).status()).toBe(200)
  const service = {
    kind: 'check_up',
    name: 'Check-up',
    includes: null,
    price: null,
    place: 'Kanalstraße 1, Berlin',
    videoLink: null,
    lengthMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    asksIntake: false,
    offered: true,
  }
  const made = await fitter.calls.post('/api/booking-services', { data: service, headers: onceHeaders() })
  expect(made.status()).toBe(201)
}

test('a rider who would like to come again is led to free times, and the fitter from the alert to a booking for them', async ({
  fitter,
  rider,
  mailbox,
  fitted,
}) => {
  test.slow()
  await offerHour(fitter)
  const { rider: ana, sessionId } = fitted

  await test.step('the follow-up leads to the booking page, as the rider', async () => {
    const link = linkIn(await mailbox.newest(ana.email, /follow-up/), `/follow-up/${sessionId}`)
    await rider.goto(link)
    await rider.getByRole('button', { name: 'Start' }).click()
    await rider.getByLabel('Rides in the new position').fill('0')
    await rider.getByRole('radio', { name: 'Injury or illness' }).check()
    await rider.getByRole('radio', { name: 'Yes, it’s unchanged' }).check()
    await rider.getByRole('checkbox', { name: 'None of these' }).check()
    await rider.getByRole('radio', { name: 'Yes', exact: true }).check()
    await rider.getByRole('button', { name: 'Submit' }).click()
    await rider.getByRole('link', { name: `Book another appointment with ${fitter.name}` }).click()
    await expect(rider.getByRole('heading', { name: `Book with ${fitter.name}` })).toBeVisible()
    await rider
      .getByRole('radio', { name: /free times?$/ })
      .first()
      .check({ force: true })
    await rider
      .getByRole('group', { name: /^Free times on/ })
      .getByRole('radio')
      .first()
      .check({ force: true })
    await rider.getByRole('button', { name: 'Continue' }).click()
    await expect(rider.getByRole('textbox', { name: 'Name' })).toHaveValue(/.+/)
    await expect(rider.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(ana.email)
    expect(rider.url(), 'no name in the address').not.toMatch(/@|name/)
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'the last step')
  })

  await test.step('the alert leads to a new booking for the rider', async () => {
    const { page } = fitter
    await page.goto('/follow-ups')
    await page
      .getByRole('link', { name: /^Book / })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: 'New booking' })
    await expect(form).toBeVisible()
    await expect(form).toContainText(ana.name)
    expect(page.url(), 'no name in the address').not.toContain(encodeURIComponent(ana.name))
    await expectNoViolations(page)
  })
})
