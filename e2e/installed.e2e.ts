import { z } from 'zod'
import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { invite } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

const manifestShape = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
})

test('the product can be installed, with icons of its own', async ({ desktop }) => {
  await desktop.goto('/')
  const found = await desktop.context().newCDPSession(desktop)
  const { errors, url } = await found.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const answer = await desktop.request.get(url)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = manifestShape.parse(await answer.json())
  expect(manifest).toMatchObject({ name: 'Spokewell', start_url: '/start', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await desktop.request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    const width = await desktop.evaluate(async (from) => {
      const image = new Image()
      image.src = from
      await image.decode()
      return image.naturalWidth
    }, src)
    if (type === 'image/png') expect(`${width}x${width}`).toBe(sizes)
  }
  await expect(desktop.locator('link[rel="apple-touch-icon"]')).toHaveCount(1)
})

test('the start page leads to the person’s own pages, or to the login', async ({
  practice,
  device,
  desktop,
}) => {
  await desktop.goto('/start')
  await expect(desktop).toHaveURL('/login')
  const fitter = await device(practice.fitter.browser)
  await fitter.goto('/start')
  await expect(fitter).toHaveURL('/dashboard')
})

test('a form that was started opens from the start page without a connection', async ({
  practice,
  rider,
  noise,
}) => {
  // Other pages are preloaded when the browser is idle.
  noise.expect(/^failed: GET .*\/assets\//)
  // The connection may end while the draft is sent. It is sent again then, and merged with what the server has.
  noise.expect(/^409: PATCH .*\/intake\/draft$/)
  await rider.goto((await invite(practice.fitter)).url)
  await rider.getByRole('button', { name: 'Start' }).click()
  await rider.getByLabel('Name', { exact: true }).fill('Ana Offline')
  await expect(rider.locator('[data-save-status="saved"]:visible')).toBeVisible()
  await expect.poll(() => rider.evaluate(async () => Boolean(await caches.match('/index.html')))).toBe(true)
  await expect
    .poll(() => rider.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
  await rider.context().setOffline(true)
  await rider.goto('/start')
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText('On this device')
  await expectNoViolations(rider)
  await rider.getByRole('link', { name: `Intake for ${practice.fitter.name}` }).click()
  await expect(rider.getByLabel('Name', { exact: true })).toHaveValue('Ana Offline')
  await rider.context().setOffline(false)
})

test('a session that was opened here opens without a connection, and is forgotten at log out', async ({
  workbench: page,
  fit,
  noise,
}) => {
  // What is read again after the connection returned may be answered after the log out.
  noise.expect(/^401: GET \/api\/submissions$/)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/workbench-kept'))))
    .toBe(true)
  await page.getByRole('link', { name: 'Brief' }).click()
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/start')
  await expect(page.getByRole('heading', { name: 'Sessions you’ve opened' })).toBeVisible()
  await page.setViewportSize(phone.viewport ?? { width: 360, height: 740 })
  await expectNoSideways(page, 'what is on this device')
  await page.getByRole('link', { name: fit.riderName }).click()
  await expect(page.getByText('You’re seeing this session as you last opened it here.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expectNoViolations(page)

  await page.context().setOffline(false)
  await expect(page.getByText('You’re seeing this session as you last opened it here.')).toBeHidden()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('spokewell-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('reads').objectStore('reads').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
  expect(left).toBe(0)
})
