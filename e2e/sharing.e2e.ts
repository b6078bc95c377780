import { expectNoViolations } from './harness/axe.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { expectNoSideways } from './harness/looks.ts'
import { linkIn, type Mailbox } from './harness/mailbox.ts'
import { type Person, signUp } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

/** A fitter whose address is proven: by the link of a mail, followed in the browser that signed up. */
async function provenFitter(url: string, mailbox: Mailbox): Promise<Person> {
  const fitter = await signUp(url, 'fitter')
  const { calls, email } = fitter
  await calls.post('/auth/v1/otp', { data: { email, create_user: false } })
  const link = new URL(linkIn(await mailbox.newest(email, /magiclink/), '/auth/confirm'))
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash')
  const proof = await calls.post('/auth/v1/verify', { data: { type: 'magiclink', token_hash } })
  expect(proof.status()).toBe(200)
  const { user, access_token } = await proof.json()
  const exchanged = await calls.post('/api/auth/supabase-login', { data: { user, access_token } })
  expect(exchanged.status()).toBe(200)
  expect((await exchanged.json()).user.proven).toBe(true)
  return fitter
}

test('a rider shares fits with a new fitter by a link, and the open page of that fitter ends with the share', async ({
  server,
  device,
  mailbox,
  fitter,
  finished,
  noise,
}) => {
  test.slow()
  noise.expect(/^404: /)
  const second = await provenFitter(server.url, mailbox)
  const rider = await device({ ...phone, storageState: await finished.rider.calls.storageState() })
  const desk = await device({ storageState: await second.calls.storageState() })
  let url = ''

  await test.step('the rider sees what would be seen, and makes a link', async () => {
    await rider.goto('/settings/sharing')
    await expect(rider.getByText('Sees your file')).toBeVisible()
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'who sees my data, on a phone')
    await rider.getByRole('button', { name: 'Make a link' }).click()
    const preview = rider.getByRole('region', { name: 'What your fitter would see' })
    await expect(preview).toContainText('2 measurements')
    await rider.getByRole('radio', { name: 'Those of one bike' }).check()
    await rider.getByRole('button', { name: 'Make the link' }).click()
    await expect(rider.getByText('Choose a bike.')).toBeVisible()
    await rider.getByLabel('Bike', { exact: true }).selectOption({ index: 1 })
    await expect(preview).toContainText('one change')
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Make the link' }).click()
    url = await rider.getByLabel('Link for your fitter').inputValue()
    await rider.getByRole('button', { name: 'Done' }).click()
    await expect(rider.getByText('Link not used yet')).toBeVisible()
  })

  await test.step('the fitter accepts, and sees nothing yet', async () => {
    await desk.goto(url)
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('A rider offers you their fits')
    await expect(desk.getByText(finished.rider.name)).toHaveCount(0)
    await expectNoViolations(desk)
    await desk.getByRole('button', { name: 'Accept' }).click()
    await desk.getByRole('link', { name: 'Fits shared with you' }).click()
    await expect(desk.getByRole('heading', { name: 'Nothing is shared with you' })).toBeVisible()
  })

  await test.step('the rider sees who it is and confirms; the fits appear without a reload', async () => {
    await expect(rider.getByText(`Proven address: ${second.email}`)).toBeVisible()
    await expectNoViolations(rider)
    await keyboardOf(rider).press(rider.getByRole('button', { name: `Share with ${second.name}` }))
    await expect(rider.getByText('Shared', { exact: true })).toBeVisible()
    await expect(rider.getByRole('button', { name: 'Stop sharing' })).toBeFocused()
    await expect(desk.getByRole('heading', { name: finished.rider.name })).toBeVisible()
    await expectNoViolations(desk)
    await expectNoSideways(desk, 'fits shared with me, on a wide screen')
    await expect(desk.getByRole('link', { name: 'Shared fits', exact: true }).first()).toBeVisible()
    const hand = await device({ ...phone, storageState: await second.calls.storageState() })
    await hand.goto('/shared-fits')
    await expect(hand.getByRole('heading', { name: finished.rider.name })).toBeVisible()
    await expectNoViolations(hand)
    await expectNoSideways(hand, 'fits shared with me, on a phone')
  })

  await test.step('the fitter reads the fit and changes nothing', async () => {
    await desk.goto(`/sessions/${finished.sessionId}?tab=fit`)
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(finished.rider.name)
    await expect(desk.getByText('742').first()).toBeVisible()
    const controls =
      /^(Complete fit|Reopen fit|Close session|Reopen session|E-mail report again|Add bike|(Send now|Move|Skip) .+)$/
    const changes = async () => {
      await expect(desk.getByRole('button', { name: controls })).toHaveCount(0)
      await expect(desk.getByRole('link', { name: /^Fill in together / })).toHaveCount(0)
    }
    const note = `Shared with you by the rider. Fitted by ${fitter.name}. You can read it until the rider ends it.`
    await expect(desk.getByText(note)).toBeVisible()
    await expect(desk.getByLabel('Bike', { exact: true })).toHaveCount(0)
    await changes()
    const tabs = desk.getByRole('navigation', { name: 'Session' })
    await expect(tabs.getByRole('link', { name: 'History' })).toHaveCount(0)
    await tabs.getByRole('link', { name: 'Report' }).click()
    await expect(desk.getByRole('heading', { name: 'Your bike fit' })).toBeVisible()
    await expect(desk.getByText('Add them to your profile')).toHaveCount(0)
    await changes()
    await tabs.getByRole('link', { name: 'Follow-ups' }).click()
    await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await changes()
    await expectNoViolations(desk)
    await tabs.getByRole('link', { name: 'Fit', exact: true }).click()
    await expect(desk.getByText('742').first()).toBeVisible()
  })

  await test.step('the share ends while the page and its stream are open', async () => {
    await rider.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(rider.getByText('Ended', { exact: true })).toBeVisible()
    await expect(desk.getByText('742')).toHaveCount(0)
    await expect(desk.getByRole('alert')).toContainText('You can’t see this any more')
    await expect(desk.getByText(finished.rider.name)).toHaveCount(0)
    await expectNoViolations(desk)
    await expectNoSideways(desk, 'what was shared, once it has ended')
    expect((await second.calls.get(`/api/sessions/${finished.sessionId}`)).status()).toBe(404)
  })

  await test.step('the rider reads who looked', async () => {
    await rider.goto('/settings/access-log?kind=reads')
    const log = rider.getByRole('list').filter({ hasText: 'Session viewed' })
    await expect(log).toContainText(`${second.name}, as a fitter the fits are shared with`)
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'who saw my data, on a phone')
  })
})

test('a rider ends a fitter’s access while the fitter has the file open, and undoes it', async ({
  fitter,
  device,
  finished,
  noise,
}) => {
  noise.expect(/^404: /)
  const rider = await device({ storageState: await finished.rider.calls.storageState() })
  const { page } = fitter
  await page.goto(`/sessions/${finished.sessionId}?tab=fit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finished.rider.name)

  await rider.goto('/settings/sharing')
  await rider.getByRole('button', { name: `End access: ${fitter.name}` }).click()
  await expect(rider.getByText('Nothing is erased.')).toBeVisible()
  await expectNoViolations(rider)
  await rider.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expect(rider.getByText(/^Has seen nothing since/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: finished.rider.name })).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('they can let you in again')
  await expectNoViolations(page)
  expect((await fitter.calls.get(`/api/sessions/${finished.sessionId}`)).status()).toBe(404)
  await page.goto('/clients')
  await expect(page.getByText(finished.rider.name)).toHaveCount(0)

  await rider.getByRole('button', { name: `Let in again: ${fitter.name}` }).click()
  await expect(rider.getByText('Sees your file', { exact: true })).toBeVisible()
  await expect(page.getByText(finished.rider.name).first()).toBeVisible()
  await page.getByText(finished.rider.name).first().click()
  await page.getByRole('link', { name: 'Who looked' }).click()
  await expect(page.getByText('Session viewed').first()).toBeVisible()
  await expectNoViolations(page)
})

test('a rider offers fits to a fitter from the directory, who is mailed and accepts', async ({
  server,
  device,
  mailbox,
  finished,
  noise,
}) => {
  test.slow()
  noise.expect(/^409: POST \/api\/share-offers/)
  const second = await provenFitter(server.url, mailbox)
  expect((await second.calls.patch('/api/fitter-profile', { data: { listed: true } })).status()).toBe(200)
  const rider = await device({ ...phone, storageState: await finished.rider.calls.storageState() })
  const desk = await device({ storageState: await second.calls.storageState() })

  await test.step('the rider chooses a fitter, and what to share', async () => {
    await rider.goto('/settings/sharing')
    await rider.getByRole('button', { name: 'Choose a fitter' }).click()
    const chosen = rider.getByRole('button', { name: `Choose ${second.name}` })
    const search = rider.getByRole('searchbox')
    await expect(chosen.or(search).first()).toBeVisible()
    if (await search.isVisible()) await search.fill(second.name)
    await expectNoViolations(rider)
    await expectNoSideways(rider, 'the fitters to choose from, on a phone')
    await chosen.click()
    await expect(rider.getByText(`For ${second.name}`)).toBeVisible()
    await expect(rider.getByRole('region', { name: 'What your fitter would see' })).toContainText(
      '2 measurements',
    )
    await expectNoViolations(rider)
    await rider.getByRole('button', { name: 'Offer these fits' }).click()
    await expect(rider.getByText(`${second.name} gets an e-mail.`)).toBeVisible()
    await rider.getByRole('button', { name: 'Done' }).click()
    await expect(rider.getByText(`To ${second.name}`)).toBeVisible()
    await expect(rider.getByText('Not accepted yet')).toBeVisible()
  })

  await test.step('the same fitter is not offered them twice', async () => {
    await rider.getByRole('button', { name: 'Choose a fitter' }).click()
    const search = rider.getByRole('searchbox')
    const chosen = rider.getByRole('button', { name: `Choose ${second.name}` })
    await expect(chosen.or(search).first()).toBeVisible()
    if (await search.isVisible()) await search.fill(second.name)
    await chosen.click()
    await rider.getByRole('button', { name: 'Offer these fits' }).click()
    await expect(rider.getByText('An offer to this fitter is still open.')).toBeVisible()
    await rider.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the fitter accepts by the mail', async () => {
    const mail = await mailbox.newest(second.email, /found you in the directory/)
    await desk.goto(linkIn(mail, '/share'))
    await desk.getByRole('button', { name: 'Accept' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('The rider decides now')
  })

  await test.step('the rider is told by mail and on the home page, and confirms', async () => {
    await mailbox.newest(finished.rider.email, /has accepted your offer/)
    await rider.goto('/client-dashboard')
    const step = rider.getByRole('listitem').filter({ hasText: `${second.name} wants to read your fits` })
    await expectNoViolations(rider)
    await step.getByRole('link', { name: 'Decide' }).click()
    await rider.getByRole('button', { name: `Share with ${second.name}` }).click()
    await expect(rider.getByText('Shared', { exact: true })).toBeVisible()
    const mail = await mailbox.newest(second.email, /has confirmed that you can read/)
    await desk.goto(linkIn(mail, '/shared-fits'))
    await expect(desk.getByRole('heading', { name: finished.rider.name })).toBeVisible()
  })
})

test('without a connection the dialogs of sharing say so in their place, and go on when it returns', async ({
  practice,
  device,
  noise,
}) => {
  noise.expect(/^failed: |^(console|page error): /)
  const page = await device(practice.rider.browser)
  await page.goto('/settings/sharing')
  const choose = page.getByRole('button', { name: 'Choose a fitter' })
  await expect(choose).toBeVisible()
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByRole('alert').filter({ hasText: 'We can’t reach the service.' })

  await test.step('what would be seen is read again', async () => {
    await page.route('**/api/share-preview**', (route) => route.abort('failed'))
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(failure).toBeVisible()
    await page.unroute('**/api/share-preview**')
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(failure).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the fitters are loaded again', async () => {
    await page.context().setOffline(true)
    await choose.click()
    await expect(failure).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeVisible()
    await page.context().setOffline(false)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    // Chromium 150 does not fetch a module again that has failed, so the page is loaded anew there. 156 does.
    if ((await dialog.count()) === 0) await choose.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })
})
