import { logOut } from './harness/account-menu.ts'
import { expect, test } from './harness/test.ts'

test('after signing out, Back shows no personal data; the language and the files for offline use are kept', async ({
  fitter,
  fit,
  workbench: page,
  server,
  noise,
}) => {
  // The page may be reading at that moment, or telling that the form was read.
  noise.expect(/^401: (GET \/api\/|POST \/api\/submissions\/[\w-]+\/reading$)/)
  await page.evaluate(async () => {
    localStorage.setItem('language', 'en')
    await navigator.serviceWorker.ready
  })
  // The service worker may still be adding files. The test only checks that none is deleted.
  const kept = () =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map((name) => caches.open(name))
      const requests = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => url)
    })
  await expect.poll(kept).not.toEqual([])
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await kept()
  await page.goto(`/sessions/${fit.sessionId}`)
  await expect(page.getByText(fit.riderName).first()).toBeVisible()
  const answer = page.waitForResponse(`${server.url}/api/auth/logout`)
  await logOut(page)
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"')
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  for (const name of [fit.riderName, fitter.name]) await expect(page.getByText(name)).toBeHidden()
  await page.goto('/privacy-policy')
  await page.goBack()
  for (const name of [fit.riderName, fitter.name]) await expect(page.getByText(name)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  expect(await kept()).toEqual(expect.arrayContaining(before))
})
