import { expect, test } from './harness/test.ts'

test('after signing out, Back shows nothing personal; the language and the files for offline use stay', async ({
  fitter,
  fit,
  workbench: page,
  server,
  noise,
}) => {
  noise.expect(/^401: GET \/api\//)
  await page.evaluate(async () => {
    localStorage.setItem('language', 'en')
    await navigator.serviceWorker.ready
  })
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      return (
        await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
      ).join()
    })
  await expect.poll(kept).not.toBe('')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await kept()
  await page.goto(`/sessions/${fit.sessionId}`)
  await expect(page.getByText(fit.riderName).first()).toBeVisible()
  const answer = page.waitForResponse(`${server.url}/api/auth/logout`)
  await page.getByRole('button', { name: 'Log out' }).click()
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"')
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  for (const name of [fit.riderName, fitter.name]) await expect(page.getByText(name)).toBeHidden()
  await page.goto('/legal')
  await page.goBack()
  for (const name of [fit.riderName, fitter.name]) await expect(page.getByText(name)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  expect(await kept()).toBe(before)
})
