import type { Page } from '@playwright/test'
import { NOTICE_VERSION, PRODUCT_SLUG } from '#domain/product.ts'
import { logOut } from './harness/account-menu.ts'
import { expectNoViolations } from './harness/axe.ts'
import { intakeOn } from './harness/intake-form.ts'
import { codeIn } from './harness/mailbox.ts'
import { invite, onceHeaders, PASSWORD, signUp, somebody } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

async function begin(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('button', { name: 'Start' }).click()
  await intakeOn(page).isAt('Rider details')
}

/** Fills in only the required answers. */
async function answerRequired(page: Page, { name, email }: { name: string; email: string }) {
  const form = intakeOn(page)
  await form.type('Name', name)
  await form.type('E-mail', email)
  await form.bornOn('12', 'April', '1990')
  await form.next()
  await form.choose('Bike types', 'Road')
  for (const title of [
    'Sport history',
    'Where does riding hurt?',
    'Injury history',
    'Fit history and goals',
  ]) {
    await form.next()
    await form.isAt(title)
  }
  await form.choose('Goals for this fit', 'Maximize comfort')
}

/** Everything the browser stores for this site, as a person who copies its files could read it. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      if (value instanceof CryptoKey) return `CryptoKey extractable=${value.extractable}`
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.entries(value)
        .map(([key, each]) => `${key}: ${asText(each)}`)
        .join('\n')
    }
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await result(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames) {
        const all = await result(db.transaction(store).objectStore(store).getAll())
        rows.push(...all.map((row) => `${store}: ${asText(row)}`))
      }
      db.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname)
    return {
      rows,
      cached,
      local: Object.entries(localStorage).map(([key, value]) => `${key}=${value}`),
      session: Object.keys(sessionStorage),
    }
  })

test('a forwarded link shows nothing on another device until the mailed code is entered', async ({
  practice,
  rider,
  device,
  mailbox,
}) => {
  const ana = somebody('Ana')
  const { url } = await invite(practice.fitter, ana)
  await begin(rider, url)
  await intakeOn(rider).type('Occupation', 'Lighthouse keeper')
  await intakeOn(rider).isSaved()

  const other = await device(phone)
  await other.goto(url)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’ve already started')
  const shown = await other.getByRole('main').textContent()
  for (const secret of [ana.name, ana.email, 'Lighthouse keeper']) expect(shown).not.toContain(secret)
  await other.getByRole('button', { name: 'Send code' }).click()
  await expect(other.getByLabel('Code from the e-mail')).toBeVisible()
  await expectNoViolations(other)
  const code = codeIn(await mailbox.newest(ana.email, /another device/))
  await other.getByLabel('Code from the e-mail').fill(code)
  await other.getByRole('button', { name: 'Continue' }).click()
  await intakeOn(other).isAt('Rider details')
  await expect(other.getByLabel('Occupation')).toHaveValue('Lighthouse keeper')
})

test('another device cannot continue without an address, and the screen says so', async ({
  practice,
  rider,
  device,
}) => {
  const { url } = await invite(practice.fitter)
  await begin(rider, url)
  const other = await device(phone)
  await other.goto(url)
  await expect(other.getByRole('main')).toContainText(`ask ${practice.fitter.name} for a new link`)
  await expect(other.getByRole('button', { name: 'Send code' })).toHaveCount(0)
})

test('two tabs of one device share one form', async ({ practice, desktop }) => {
  const { url } = await invite(practice.fitter)
  await begin(desktop, url)
  const second = await desktop.context().newPage()
  await second.goto(desktop.url())
  await intakeOn(desktop).type('Name', 'Ana of the first tab')
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Ana of the first tab')
  await intakeOn(second).type('Occupation', 'Typed in the second')
  await expect(desktop.getByLabel('Occupation')).toHaveValue('Typed in the second')
  await intakeOn(desktop).isSaved()
  await intakeOn(second).isSaved()
})

test('conflicting answers of two devices lead to a question, all others are merged', async ({
  practice,
  rider,
  device,
  mailbox,
  noise,
}) => {
  noise.expect(/^409: PATCH/)
  const ana = somebody('Ana')
  const { url } = await invite(practice.fitter, ana)
  await begin(rider, url)
  await intakeOn(rider).isSaved()
  const other = await device(phone)
  await other.goto(url)
  await other.getByRole('button', { name: 'Send code' }).click()
  await other
    .getByLabel('Code from the e-mail')
    .fill(codeIn(await mailbox.newest(ana.email, /another device/)))
  await other.getByRole('button', { name: 'Continue' }).click()
  await intakeOn(other).isAt('Rider details')

  await rider.context().setOffline(true)
  await intakeOn(rider).type('Occupation', 'Baker')
  await intakeOn(rider).type('Height', '171')
  await intakeOn(rider).waitsForConnection()
  await intakeOn(other).type('Occupation', 'Miller')
  await intakeOn(other).type('Weight', '64')
  await intakeOn(other).isSaved()
  await rider.context().setOffline(false)

  await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Which answers do you want to keep?')
  await expectNoViolations(rider)
  const choice = rider.getByRole('group', { name: 'Occupation' })
  await expect(choice.getByRole('radio', { name: /^Baker/ })).toBeChecked()
  await choice.getByRole('radio', { name: /^Miller/ }).check()
  await rider.getByRole('button', { name: 'Keep these answers' }).click()
  await expect(rider.getByLabel('Occupation')).toHaveValue('Miller')
  await expect(rider.getByLabel('Height')).toHaveValue('171')
  await expect(rider.getByLabel('Weight')).toHaveValue('64')
  await intakeOn(rider).isSaved()
})

test('no typed answer is lost when a session expires', async ({ server, practice, desktop, noise }) => {
  noise.expect(/^401: (PATCH|GET) \/api\/sessions/)
  const ana = somebody('Ana')
  const { url } = await invite(practice.fitter, ana)
  await begin(desktop, url)
  await intakeOn(desktop).isSaved()
  const cookies = await desktop.context().cookies()
  await desktop.context().clearCookies()
  await intakeOn(desktop).type('Occupation', 'Typed after the end')
  await expect(desktop.getByRole('alert')).toContainText('Your answers are kept on this device')
  await desktop
    .context()
    .addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url, domain: '', path: '' })))
  await desktop.reload()
  await expect(desktop.getByLabel('Occupation')).toHaveValue('Typed after the end')
  await intakeOn(desktop).isSaved()
})

test('a guest’s form opens without the program, which takes over when another page is needed', async ({
  practice,
  rider,
}) => {
  const ana = somebody('Ana')
  const { url, sessionId } = await invite(practice.fitter, ana)
  await begin(rider, url)
  const form = intakeOn(rider)
  await form.type('Name', ana.name)
  await form.isSaved()

  await rider.goto(`/intake?session=${sessionId}`)
  await form.isAt('Rider details')
  await expect(rider.locator('script[src*="/assets/guest-"]')).toHaveCount(1)
  // The page and all scripts are kept for a visit without a connection.
  await rider.evaluate(() => navigator.serviceWorker.ready)
  await rider.context().setOffline(true)
  await rider.reload()
  await form.isAt('Rider details')
  await rider.context().setOffline(false)
  await expect(rider.getByLabel('Name')).toHaveValue(ana.name)
  await form.type('E-mail', ana.email)
  await form.bornOn('12', 'April', '1990')
  await form.next()
  await form.isAt('Riding profile')
  await rider.goBack()
  await form.isAt('Rider details')
  await rider.goForward()
  await form.isAt('Riding profile')
  await rider.goBack()

  await rider.getByRole('button', { name: 'Back' }).click()
  await expect(rider).toHaveURL('/invite')
  await expect(rider.getByRole('button', { name: 'Continue' })).toBeVisible()
  await rider.goBack()
  await form.isAt('Rider details')
  await expect(rider.getByLabel('E-mail')).toHaveValue(ana.email)
})

test('an intake submitted twice is stored once, and the device deletes it', async ({
  practice,
  rider,
  noise,
}) => {
  noise.expect(/^failed: POST .*submission net::ERR_CONNECTION/)
  const ana = somebody('Ana')
  const { url, sessionId } = await invite(practice.fitter, ana)
  await begin(rider, url)
  await answerRequired(rider, ana)
  await intakeOn(rider).isSaved()
  // The first response is lost, so the browser cannot know that the form has arrived.
  let sent = 0
  await rider.route(`**/api/sessions/${sessionId}/intake/submission`, async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await rider.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(rider).toHaveURL('/thank-you')
  const { rows } = await dump(rider)
  expect(rows.filter((row) => row.startsWith('drafts'))).toEqual([])
  const list = await (await practice.fitter.calls.get('/api/submissions')).json()
  expect(list.items.filter((each: { sessionId: string }) => each.sessionId === sessionId)).toHaveLength(1)

  await rider.goto(url)
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. You’ve submitted your intake.',
  )
  await expectNoViolations(rider)
})

test('an intake submitted without a connection is sent when there is one', async ({ practice, rider }) => {
  const ana = somebody('Ana')
  await begin(rider, (await invite(practice.fitter, ana)).url)
  await answerRequired(rider, ana)
  await rider.context().setOffline(true)
  await rider.getByRole('button', { name: 'Submit' }).click()
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Ready to submit')
  await expectNoViolations(rider)
  await rider.context().setOffline(false)
  await expect(rider).toHaveURL('/thank-you')
})

test('the device stores only what it needs, and no answer unencrypted', async ({ practice, rider }) => {
  const { url } = await invite(practice.fitter)
  await rider.goto(url)
  await expect(rider.getByRole('button', { name: 'Start' })).toBeVisible()
  const before = await dump(rider)
  expect(before.local).toEqual([])
  expect(before.rows).toEqual([])
  expect(before.session).toEqual([`${PRODUCT_SLUG}-invitation`])
  expect(await rider.context().cookies()).toEqual([])

  await rider.getByRole('button', { name: 'Start' }).click()
  await intakeOn(rider).isAt('Rider details')
  await intakeOn(rider).type('Name', 'Canaryname')
  await intakeOn(rider).type('Occupation', 'Canaryoccupation')
  await intakeOn(rider).isSaved()
  const { rows, cached, local } = await dump(rider)
  expect(rows.some((row) => row.startsWith('drafts'))).toBe(true)
  expect(rows).toContain('keys: CryptoKey extractable=false')
  expect([...rows, ...local].filter((row) => /canary/i.test(row))).toEqual([])
  expect(local.map((row) => row.split('=')[0]).sort()).toEqual(['auth_role', 'auth_user'])
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([])
  const [cookie, ...others] = await rider.context().cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: PRODUCT_SLUG, httpOnly: true, sameSite: 'Lax' })
})

test('a rider without an invitation chooses a listed fitter', async ({ server, fitter, device }) => {
  await fitter.calls.patch('/api/fitter-profile', { data: { listed: true, studio: 'Under the bridge' } })
  const ana = await signUp(server.url, 'client')
  const page = await device({ ...phone, ...ana.browser })
  await page.goto('/intake')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your fitter')
  await expectNoViolations(page)
  await page.getByRole('button', { name: `Choose ${fitter.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${fitter.name}, Under the bridge`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await intakeOn(page).isAt('Rider details')
  await intakeOn(page).type('Name', 'Ana from elsewhere')
  await intakeOn(page).isSaved()
  // Opened at its address, the form of an account is shown by the program.
  await page.reload()
  await intakeOn(page).isAt('Rider details')
  await expect(page.getByLabel('Name')).toHaveValue('Ana from elsewhere')
  await ana.calls.dispose()
})

test('logging out first sends unsent answers, and asks if it cannot', async ({ server, fitter, device }) => {
  const { slug } = await (await fitter.calls.patch('/api/fitter-profile', { data: { listed: true } })).json()
  const ana = await signUp(server.url, 'client')
  const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
  await ana.calls.post('/api/intakes', { data: { fitter: slug, consent }, headers: onceHeaders() })
  const page = await device({ ...phone, ...ana.browser })
  await page.goto('/client-dashboard')
  await page.getByRole('listitem').filter({ hasText: fitter.name }).getByRole('link').click()
  await intakeOn(page).isAt('Rider details')
  await intakeOn(page).isSaved()
  const sessionId = new URL(page.url()).searchParams.get('session')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  await page.context().setOffline(true)
  await intakeOn(page).type('Occupation', 'Typed before leaving')
  await intakeOn(page).waitsForConnection()
  await page.getByRole('link', { name: 'start page' }).click()
  await logOut(page)
  const question = page.getByRole('dialog', { name: 'Log out before everything is sent?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(question).toBeHidden()
  expect((await dump(page)).rows).not.toEqual([])

  await page.context().setOffline(false)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  const { rows, local } = await dump(page)
  expect(rows).toEqual([])
  expect(local).toEqual([])
  await ana.calls.post('/api/auth/login', { data: { email: ana.email, password: PASSWORD } })
  const form = await (await ana.calls.get(`/api/sessions/${sessionId}/intake`)).json()
  expect(form.draft.answers.occupation).toBe('Typed before leaving')
  await ana.calls.dispose()
})
