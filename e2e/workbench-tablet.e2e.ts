import type { Locator } from '@playwright/test'
import { called } from './harness/people.ts'
import { expect, test } from './harness/test.ts'
import { openFit, tablet, value } from './harness/workbench.ts'

async function placeOf(element: Locator) {
  const place = await element.boundingBox()
  if (!place) throw new Error('The element is not shown')
  return place
}

const measured = (key: string, phase: string, amount: number, side: string | null = null) => ({
  key,
  phase,
  side,
  reference: null,
  method: null,
  version: 0,
  value: amount,
})

test('on a tablet the drawing stays in sight beside the measurements, and nothing is cut', async ({
  fitter,
  fit,
}) => {
  const { page } = fitter
  await called(fitter, 'post', `/api/sessions/${fit.sessionId}/measurements`, {
    changes: [measured('stem_length', 'before', 100), measured('stem_length', 'after', 100)],
  })
  await page.setViewportSize(tablet.viewport)
  await openFit(page, fit)
  const heading = page.getByRole('heading', { level: 1, name: fit.riderName })
  const lineHeight = await heading.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect((await placeOf(heading)).height).toBeLessThan(lineHeight * 1.5)

  await test.step('the navigation is a column of icons', async () => {
    expect((await placeOf(page.locator('[data-side]'))).width).toBeLessThan(80)
  })

  await test.step('a word is not broken', async () => {
    const unchanged = page.getByText('unchanged', { exact: true }).first()
    await expect(unchanged).toBeVisible()
    expect((await placeOf(unchanged)).height).toBeLessThan(30)
  })

  await test.step('a recommendation is added beside a change', async () => {
    const log = page.locator('section', { has: page.getByRole('heading', { name: 'What changed and why' }) })
    await expect(log.getByRole('button', { name: 'Add change' })).toBeVisible()
    await expect(log.getByRole('button', { name: 'Add recommendation' })).toBeVisible()
  })

  await test.step('the drawing is seen while a number far below is entered', async () => {
    const drawing = page.getByRole('heading', { name: 'Position', exact: true })
    const width = value(page, 'Handlebar width, centre to centre, before (mm)')
    await width.focus()
    await width.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(width).toBeInViewport()
    await expect(drawing).toBeInViewport()
  })

  await test.step('a number that may be negative has a pad with a minus', async () => {
    // The numeric pad of a tablet has one; the one of a phone has none.
    const tilt = value(page, 'Saddle tilt, before (°)')
    await expect(tilt).toHaveAttribute('inputmode', 'decimal')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(tilt).toHaveAttribute('inputmode', 'text')
  })
})

test('the rider’s angles stand side by side', async ({ fitter, fit }) => {
  const { page } = fitter
  await called(fitter, 'post', `/api/sessions/${fit.sessionId}/measurements`, {
    changes: [
      measured('knee_flexion_bdc_static', 'after', 30, 'left'),
      measured('knee_flexion_min_dynamic', 'after', 34, 'left'),
    ],
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFit(page, fit)
  const names = page.getByRole('region', { name: 'Rider’s angles' }).getByRole('heading')
  await expect(names).toHaveCount(2)
  expect((await placeOf(names.nth(0))).y).toBe((await placeOf(names.nth(1))).y)
})
