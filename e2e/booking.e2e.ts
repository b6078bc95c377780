import type { Page } from '@playwright/test'
import { yearOf } from '#domain/calendar/local-date.ts'
import { expectNoViolations } from './harness/axe.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn } from './harness/mailbox.ts'
import { onceHeaders, type Person, signUp, somebody } from './harness/people.ts'
import { dayAndMonth, nextSpringChange } from './harness/spring-change.ts'
import { expect, phone, test } from './harness/test.ts'
import { today } from './harness/zone.ts'

/** The night on which Berlin puts its clocks forward, from 2:00 to 3:00. */
const NIGHT = nextSpringChange(1)
const SAID = `${dayAndMonth(NIGHT)} ${yearOf(NIGHT)}`
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }

/** A fitter in Berlin who works in that night only. @returns the address of the booking page */
async function offerNight(fitter: Person): Promise<string> {
  const hours = {
    timeZone: 'Europe/Berlin',
    open: true,
    week: closed,
    off: [],
    extra: [{ date: NIGHT, spans: [{ from: '01:00', to: '05:00' }] }],
    minimumNoticeMinutes: 60,
    horizonDays: 366,
    maximumPerDay: null,
    changeHours: 24,
    waitingList: false,
  }
  const saved = await fitter.calls.put('/api/booking-offer/hours', { data: hours })
  expect(saved.status()).toBe(200)
  const service = {
    kind: 'fit',
    name: 'Night fit',
    includes: 'Two hours on the bike',
    price: '250 €',
    place: 'Kanalstraße 1, Berlin',
    videoLink: null,
    lengthMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    asksIntake: true,
    offered: true,
  }
  const made = await fitter.calls.post('/api/booking-services', { data: service, headers: onceHeaders() })
  expect(made.status()).toBe(201)
  const { slug } = await (await fitter.calls.get('/api/booking-offer')).json()
  return `/book/${slug}`
}

const time = (page: Page, at: string) => page.getByRole('radio', { name: new RegExp(`^${at}`) })

test('a rider in Auckland books the night of the change in Berlin, by phone, and another by keyboard alone', async ({
  server,
  device,
  mailbox,
  noise,
}) => {
  test.setTimeout(240_000)
  noise.expect(/^(400|failed): POST .*\/api\/booking-requests/)
  const fitter = await signUp(server.url, 'fitter')
  const page = await offerNight(fitter)
  const jonas = somebody('Jonas')
  const rider = await device({ ...phone, timezoneId: 'Pacific/Auckland' })

  await test.step('the next free times are named in the rider’s own zone', async () => {
    await rider.goto(page)
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText(`Book with ${fitter.name}`)
    await expect(rider.getByText('60 min · 250 € · Kanalstraße 1, Berlin')).toBeVisible()
    await expect(rider.getByLabel('Time zone')).toHaveValue('Pacific/Auckland')
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'the booking page')
    await rider
      .getByRole('button', { name: new RegExp(`Sunday,? ${SAID}, 13:00 \\(Auckland, GMT\\+13\\)`) })
      .click()
  })

  await test.step('the hour that Berlin skips is not offered, and the rest follows on without a gap', async () => {
    const times = rider.getByRole('group', { name: `Free times on ${SAID}` }).getByRole('radio')
    await expect(times).toHaveCount(5)
    for (const at of ['13:00', '13:30', '14:00', '14:30', '15:00'])
      await expect(time(rider, at)).toBeVisible()
    await time(rider, '14:00').check({ force: true })
    await expect(rider.getByText(`03:00–04:00 for ${fitter.name} (Berlin, GMT+2)`)).toBeVisible()
    await rider.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('what is missing is named; then the time is kept', async () => {
    await rider.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(rider.getByText('Fill this in.')).toHaveCount(2)
    await expectNoViolations(rider)
    await rider.getByRole('textbox', { name: 'Name' }).fill(jonas.name)
    await rider.getByRole('textbox', { name: 'E-mail address' }).fill(jonas.email)
  })

  await test.step('without a connection nothing typed is lost, and no page promises to send it later', async () => {
    await rider.context().setOffline(true)
    await rider.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(rider.getByText('We can’t reach the service.')).toHaveCount(2)
    await expect(rider.getByText('You’re offline')).toHaveCount(0)
    await rider.context().setOffline(false)
    await expect(rider.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(jonas.email)
  })

  await test.step('a zone that the server does not know is named, and another is chosen', async () => {
    const asking = '**/api/booking-requests'
    await rider.route(asking, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), timeZone: 'Mars/Phobos' } }),
    )
    await rider.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(rider.getByText('We don’t know this time zone. Choose another.')).toBeVisible()
    await expect(rider.getByLabel('Time zone')).toBeFocused()
    await expectNoViolations(rider)
    await rider.unroute(asking)
    await rider.getByLabel('Time zone').selectOption('Pacific/Fiji')
    await expect(rider.getByText('We don’t know this time zone. Choose another.')).toHaveCount(0)
    await rider.getByLabel('Time zone').selectOption('Pacific/Auckland')
    await rider.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(rider.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  })

  await test.step('opening the mail’s link confirms nothing; one press does, and leads to the intake', async () => {
    const mail = await mailbox.newest(jonas.email, /Open appointment/)
    expect(mail.text).toContain('14:00–15:00')
    expect(mail.text).toContain('Auckland')
    await rider.goto(linkIn(mail, '/booking'))
    await expect(rider.getByRole('heading', { name: 'Confirm your appointment' })).toBeVisible()
    await expect(rider).toHaveURL('/booking')
    const { items } = await (await fitter.calls.get('/api/bookings/upcoming')).json()
    expect(items).toEqual([])
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Confirm' }).click()
    await expect(rider.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeVisible()
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'the appointment')
    const download = rider.waitForEvent('download')
    await rider.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('appointment.ics')
    await rider.getByRole('button', { name: 'Fill in the form before your fit' }).click()
    await expect(rider).toHaveURL('/invite')
    await expect(rider.getByRole('button', { name: 'Start' })).toBeVisible()
  })

  await test.step('the fitter sees it on the dashboard and with the session', async () => {
    const desk = await device({ ...fitter.browser })
    await desk.goto('/dashboard')
    await desk.getByRole('link', { name: jonas.name }).first().click()
    await expect(desk.getByText(/Night fit/).first()).toBeVisible()
    await desk.context().close()
  })

  await test.step('another rider books what is left with the keyboard alone', async () => {
    const ana = somebody('Ana')
    const wide = await device({ timezoneId: 'Europe/London' })
    const keys = keyboardOf(wide)
    await wide.goto(page)
    await keys.press(wide.getByRole('button', { name: new RegExp(`${SAID}, 00:00 \\(London, GMT`) }))
    await expect(time(wide, '00:00')).toBeChecked()
    await expect(time(wide, '01:00')).toHaveCount(0)
    await keys.to(time(wide, '00:00'))
    await keys.key('ArrowRight')
    await expect(time(wide, '03:00')).toBeFocused()
    await keys.key('ArrowLeft')
    await keys.press(wide.getByRole('button', { name: 'Continue' }))
    await expect(wide.getByRole('heading', { name: 'Your details' })).toBeFocused()
    await keys.type(wide.getByRole('textbox', { name: 'Name' }), ana.name)
    await keys.type(wide.getByRole('textbox', { name: 'E-mail address' }), ana.email)
    await keys.press(wide.getByRole('button', { name: 'Ask for this time' }))
    await expect(wide.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
    await wide.goto(linkIn(await mailbox.newest(ana.email, /Open appointment/), '/booking'))
    await keys.press(wide.getByRole('button', { name: 'Confirm' }))
    await expect(wide.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeVisible()
    await expectNoViolations(wide)
  })
})

test('a fitter offers a service and a week for the first time, and sees what riders will see', async ({
  server,
  device,
}) => {
  const fitter = await signUp(server.url, 'fitter')
  const desk = await device({ ...fitter.browser, timezoneId: 'Europe/Berlin' })
  await desk.goto('/bookings/services')
  await desk.getByRole('button', { name: 'Add service' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add service' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Full fit')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('250 €')
  await expectNoViolations(desk)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('heading', { name: 'Full fit' })).toBeVisible()
  await desk.getByRole('navigation', { name: 'Bookings' }).getByRole('link', { name: 'Hours' }).click()
  await expect(desk.getByText('We’ve suggested a week.')).toBeVisible()
  await expect(desk.getByRole('group', { name: /day$/ }).first()).toHaveAccessibleName('Monday')
  const american = await device({ ...fitter.browser, locale: 'en-US' })
  await american.goto('/bookings/hours')
  await expect(american.getByRole('group', { name: /day$/ }).first()).toHaveAccessibleName('Sunday')
  await expect(american.getByLabel('Monday, from').first().locator('option:checked')).toHaveText('9:00 AM')
  await expect(desk.getByLabel('Your time zone')).toHaveValue('Europe/Berlin')
  await expect(desk.getByText('Free times for Full fit in the next two weeks')).toBeVisible()
  await expectNoViolations(desk)
  await desk.getByRole('button', { name: 'Add days off' }).click()
  const firstDay = desk.getByRole('group', { name: 'First day' }).getByLabel('Day', { exact: true })
  await expect(firstDay).toBeFocused()
  await desk.getByLabel('At most this far ahead').fill('900')
  await desk.getByRole('button', { name: 'Save hours' }).click()
  await expect(desk.getByText('Enter a day.')).toHaveCount(2)
  await expect(desk.getByText('Between 0 and 366.')).toBeVisible()
  await expect(firstDay).toBeFocused()
  const nextYear = String(yearOf(today()) + 1)
  for (const part of ['24', 'Dec', nextYear]) {
    await desk.keyboard.type(part)
    await desk.keyboard.press('Tab')
  }
  const lastDay = desk.getByRole('group', { name: 'Last day' })
  await expect(lastDay.getByLabel('Year', { exact: true })).toHaveValue(nextYear)
  await expect(desk.getByText('The last day is before the first.')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await desk.getByLabel('At most this far ahead').fill('60')
  await desk.getByRole('button', { name: 'Save hours' }).click()
  await expect(desk.getByText('Saved.')).toBeVisible()
  await desk.getByRole('link', { name: 'See the page as riders do' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Book with ${fitter.name}`)
  // At the end of a month, the rest of it may be nearer than the notice that the fitter wants.
  const offered = desk.getByRole('radio', { name: /free time/ }).or(desk.getByText('Next free times'))
  await expect(offered.first()).toBeVisible()
})
