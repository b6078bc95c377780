import { expectNoViolations } from './harness/axe.ts'
import { expectNoSideways } from './harness/looks.ts'
import { called } from './harness/people.ts'
import { expect, phone, test } from './harness/test.ts'

for (const [width, look] of [
  ['360 px', phone],
  ['1280 px', { viewport: { width: 1280, height: 900 } }],
] as const)
  test(`a rider reads who looked and what was changed, and narrows it, at ${width}`, async ({
    device,
    fitter,
    finished,
  }) => {
    const { rider, sessionId } = finished
    await fitter.calls.get(`/api/sessions/${sessionId}/intake/submission`)
    await fitter.calls.get(`/api/sessions/${sessionId}/intake/submission`)
    await called(fitter, 'get', '/api/clients')
    const page = await device({ ...look, ...rider.browser })
    await page.goto('/settings/privacy')
    await page.getByRole('link', { name: 'Who saw your data' }).click()
    await expect(page).toHaveURL('/settings/access-log')
    const main = page.getByRole('main')

    await test.step('each reading once, with who and as what, and each change with what it was', async () => {
      await expect(main.getByText('Form viewed')).toHaveCount(1)
      await expect(main).toContainText(`${fitter.name}, as the fitter`)
      await expect(main).toContainText('742')
      await expectNoViolations(page)
      await expectNoSideways(page, 'the access log')
    })

    await test.step('narrowed by the keyboard to what was viewed', async () => {
      const kind = main.getByLabel('What happened')
      await kind.focus()
      await kind.selectOption('Viewed')
      await expect(page).toHaveURL(/kind=reads/)
      await expect(main.getByText('Form viewed')).toHaveCount(1)
      await expect(main).not.toContainText('742')
    })

    await test.step('a day is typed; one that does not exist stays in the field and is named', async () => {
      const until = main.getByRole('group', { name: 'Until' })
      await until.getByLabel('Day').focus()
      for (const part of ['31', 'Feb', '2026']) {
        await page.keyboard.type(part)
        await page.keyboard.press('Tab')
      }
      await expect(until).toContainText('This day doesn’t exist.')
      await expect(until.getByLabel('Day')).toHaveValue('31')
      await expect(page).not.toHaveURL(/until/)
      await until.getByLabel('Day').fill('28')
      await expect(page).toHaveURL(/until=2026-02-28/)
    })

    await test.step('what the rider opens is not in it, and how it is checked is', async () => {
      await page.goto(`/client/intake/${sessionId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/settings/access-log?kind=reads&by=rider')
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(main.getByText('Form viewed')).toHaveCount(0)
      await page.goto('/settings/access-log')
      await main.getByText('How it’s checked').click()
      await expect(main).toContainText('Once a day all entries are computed again')
    })
  })
