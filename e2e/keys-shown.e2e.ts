import { createNoise } from './harness/noise.ts'
import { expect, test } from './harness/test.ts'

test('a key that is shown in place of its text fails the story', async ({ browser, server }) => {
  const noise = createNoise()
  const context = await browser.newContext({ baseURL: server.url })
  await noise.listenTo(context, server.url)
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(noise.heard()).toEqual([])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.append(' 7 of 7, from fields.severity.low to fields.severity.high')
    heading.setAttribute('aria-label', 'steps.done')
    heading.append(' Write to action.hero@action.example about report.pdf, i.e. today.')
  })
  const keys = ['fields.severity.low', 'fields.severity.high', 'steps.done']
  await expect
    .poll(() => noise.heard().toSorted())
    .toEqual(
      keys.toSorted().map((key) => expect.stringContaining(`A key is shown in place of its text: ${key}`)),
    )
  await context.close()
})
