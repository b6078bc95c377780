import type { Page } from '@playwright/test'
import { addDays, yearOf } from '#domain/calendar/local-date.ts'
import { expectNoViolations } from './harness/axe.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn } from './harness/mailbox.ts'
import { onceHeaders, type Person, signUp, somebody } from './harness/people.ts'
import { dayAndMonth, nextSpringChange } from './harness/spring-change.ts'
import { expect, phone, test } from './harness/test.ts'

/** A Monday on which Berlin still has winter time. The Sunday after it, clocks go forward. */
const MONDAY = addDays(nextSpringChange(8), -6)
const SAID = dayAndMonth(MONDAY)
const workday = [{ from: '09:00', to: '17:00' }]

/** A fitter in Berlin with one service of an hour. @returns the id of the service */
async function offerHour(fitter: Person): Promise<string> {
  const week = { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday }
  const hours = {
    ...{
      timeZone: 'Europe/Berlin',
      open: true,
      week: { ...week, saturday: [], sunday: [] },
      off: [],
      extra: [],
    },
    ...{ minimumNoticeMinutes: 0, horizonDays: 366, maximumPerDay: null, changeHours: 24, waitingList: true },
  }
  expect((await fitter.calls.put('/api/booking-offer/hours', { data: hours })).status()).toBe(200)
  const service = {
    ...{ kind: 'fit', name: 'Full fit', includes: null, price: '250 €', place: 'Kanalstraße 1, Berlin' },
    ...{ videoLink: null, lengthMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
    ...{ asksIntake: true, offered: true },
  }
  const made = await fitter.calls.post('/api/booking-services', { data: service, headers: onceHeaders() })
  expect(made.status()).toBe(201)
  return (await made.json()).id
}

/** Enters a booking in another window of the fitter. */
async function enterElsewhere(
  fitter: Person,
  serviceId: string,
  at: string,
  rider: { name: string; email: string },
) {
  const data = { serviceId, at, rider: { ...rider, phone: null }, note: null }
  const made = await fitter.calls.post('/api/bookings', { data, headers: onceHeaders() })
  expect(made.status()).toBe(201)
}

const entry = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Expects that the focus is on what was done, and that it is not announced besides. */
async function expectToldOnce(page: Page, text: string | RegExp) {
  await expect(page.getByText(text)).toBeFocused()
  await expect(page.locator('[data-announcer]').getByText(text)).toHaveCount(0)
}

test('a fitter works in the calendar by keyboard alone, and sees at once what is booked elsewhere', async ({
  server,
  device,
}) => {
  test.setTimeout(180_000)
  const fitter = await signUp(server.url, 'fitter')
  const serviceId = await offerHour(fitter)
  const desk = await device({ ...fitter.browser, timezoneId: 'America/New_York' })
  const keys = keyboardOf(desk)
  await desk.goto(`/bookings?view=week&date=${MONDAY}`)

  await test.step('enters a booking, in the zone of the practice', async () => {
    await keys.press(desk.getByRole('button', { name: 'New booking' }))
    const form = desk.getByRole('dialog', { name: 'New booking' })
    await expect(form.getByLabel('Time', { exact: true })).toHaveValue('09:00')
    await keys.type(form.getByRole('textbox', { name: 'Rider' }), 'Marta Silva')
    await keys.press(form.getByRole('button', { name: 'Book' }))
    await expect(form).toBeHidden()
    await expect(entry(desk, /^Booking: Marta Silva.*9:00.*Monday/)).toBeVisible()
    await expectNoViolations(desk)
  })

  await test.step('sees all seven days at once on a laptop and on a tablet', async () => {
    const before = desk.viewportSize()
    for (const width of [1280, 768]) {
      await desk.setViewportSize({ width, height: 2000 })
      const days = desk.getByRole('region', { name: /^\w+day\b.* March$/ })
      await expect(days).toHaveCount(7)
      for (const day of await days.all()) await expect(day).toBeInViewport({ ratio: 0.99 })
    }
    if (before) await desk.setViewportSize(before)
  })

  await test.step('moves it with Shift and the arrow keys, and takes that back', async () => {
    await keys.to(entry(desk, /^Booking: Marta/))
    await keys.key('Shift+ArrowDown')
    await keys.key('Shift+ArrowRight')
    await expect(
      desk.getByText(new RegExp(`^New time: Tuesday,? ${dayAndMonth(addDays(MONDAY, 1))}.*9:15`)),
    ).toBeAttached()
    await keys.key('Escape')
    await expect(entry(desk, /^Booking: Marta .*9:00.*Monday/)).toBeFocused()
    await keys.key('Shift+ArrowRight')
    await keys.key('Enter')
    await expect(entry(desk, /^Booking: Marta .*9:00.*Tuesday/)).toBeFocused()
    await keys.press(desk.getByRole('button', { name: 'Undo' }))
    await expect(entry(desk, /^Booking: Marta .*9:00.*Monday/)).toBeVisible()
  })

  await test.step('a booking made elsewhere appears at once, and is never overwritten', async () => {
    const tom = { name: 'Tom Reid', email: somebody('Tom').email }
    await enterElsewhere(fitter, serviceId, `${MONDAY}T10:00:00.000Z`, tom)
    await expect(entry(desk, /^Booking: Tom Reid.*11:00.*Monday/)).toBeVisible()
    await keys.to(entry(desk, /^Booking: Marta/))
    for (let step = 0; step < 6; step += 1) await keys.key('Shift+ArrowDown')
    await keys.key('Enter')
    await expect(desk.getByRole('alert')).toContainText('in the way is Tom Reid. Nothing was moved.')
    await expect(entry(desk, /^Booking: Marta .*9:00.*Monday/)).toBeVisible()
  })

  await test.step('drags it with the mouse', async () => {
    const box = await entry(desk, /^Booking: Marta/).boundingBox()
    if (!box) throw new Error('the entry is not shown')
    await desk.mouse.move(box.x + 20, box.y + 10)
    await desk.mouse.down()
    await desk.mouse.move(box.x + 20, box.y + 40, { steps: 4 })
    await desk.mouse.move(box.x + 20, box.y + 10 + 4 * 56, { steps: 8 })
    await desk.mouse.up()
    await expect(entry(desk, /^Booking: Marta .*(13:00|\b1:00).*Monday/)).toBeVisible()
  })

  await test.step('blocks a time, and cancels a booking', async () => {
    await keys.press(desk.getByRole('button', { name: 'Block time' }))
    const form = desk.getByRole('dialog', { name: 'Block time' })
    await keys.type(form.getByRole('textbox', { name: 'Note' }), 'Dentist')
    await keys.press(form.getByRole('button', { name: 'Block', exact: true }))
    await expect(entry(desk, /^Blocked.*Dentist/)).toBeVisible()
    await keys.press(entry(desk, /^Booking: Marta/))
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }))
    await expectNoViolations(desk)
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }))
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }))
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }))
    await expectToldOnce(desk, /^The booking of Marta Silva is cancelled\./)
    await expect(entry(desk, /^Booking: Marta/)).toHaveCount(0)
    await keys.press(entry(desk, /^Blocked.*Dentist/))
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Remove the block' }))
    await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Remove the block' }))
    await expectToldOnce(desk, 'The block is removed.')
    await expect(entry(desk, /^Blocked.*Dentist/)).toHaveCount(0)
    await expectToldOnce(desk, 'The block is removed.')
  })

  await test.step('reads the same on a phone: a day, and the list', async () => {
    const small = await device({ ...fitter.browser, ...phone })
    await small.goto(`/bookings?date=${MONDAY}`)
    await expect(small.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(entry(small, /^Booking: Tom Reid/)).toBeVisible()
    await expectNoSideways(small, 'the day')
    // The hours of the grid lie below the navigation, not on it.
    await small.getByRole('link', { name: 'Dashboard', exact: true }).last().click({ trial: true })
    await expectNoViolations(small)
    await small.getByRole('button', { name: 'List' }).click()
    await expect(small.getByRole('heading', { name: new RegExp(`Monday,? ${SAID}`) })).toBeVisible()
    await expectNoSideways(small, 'the list')
    await expectNoViolations(small)
  })
})

test('a rider moves and cancels an appointment by the link of a mail on a phone', async ({
  server,
  device,
  mailbox,
}) => {
  test.setTimeout(120_000)
  const fitter = await signUp(server.url, 'fitter')
  const jonas = somebody('Jonas')
  const serviceId = await offerHour(fitter)
  await enterElsewhere(fitter, serviceId, `${MONDAY}T08:00:00.000Z`, { name: jonas.name, email: jonas.email })
  const first = linkIn(await mailbox.newest(jonas.email, /See your appointment/), '/booking')
  const rider = await device({ ...phone, timezoneId: 'Europe/Berlin' })

  await test.step('opening the link changes nothing; a new time is asked for once', async () => {
    await rider.goto(first)
    await expect(rider.getByText(new RegExp(`Monday,? ${SAID} ${yearOf(MONDAY)}`)).first()).toBeVisible()
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Move', exact: true }).click()
    await rider.getByRole('button', { name: 'Later days' }).click()
    const last = rider.getByRole('listitem').getByRole('button').last()
    await expect(last).toBeVisible()
    await expectNoSideways(rider, 'choosing a time')
    await expectNoViolations(rider)
    await expect(last).toHaveAccessibleName(/16:00/)
    await last.click()
    await rider.getByRole('button', { name: 'Move it' }).click()
    await expect(rider.getByText(/16:00–17:00/).first()).toBeVisible()
  })

  await test.step('the mail says so, and the first link leads to the present state', async () => {
    const mail = await mailbox.newest(jonas.email, /now takes place/)
    expect(mail.text).toContain('16:00–17:00')
    await rider.goto('about:blank')
    await rider.goto(first)
    await expect(rider.getByText(/16:00–17:00/).first()).toBeVisible()
  })

  await test.step('what is cancelled stays cancelled', async () => {
    await rider.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Cancel the appointment' }).click()
    await expect(rider.getByRole('heading', { level: 1, name: /cancelled/ })).toBeVisible()
    await expectNoSideways(rider, 'the cancelled appointment')
    await rider.goto('about:blank')
    await rider.goto(linkIn(await mailbox.newest(jonas.email, /now takes place/), '/booking'))
    await expect(rider.getByRole('heading', { level: 1, name: /cancelled/ })).toBeVisible()
  })
})
