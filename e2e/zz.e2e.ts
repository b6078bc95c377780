import { test, phone } from './harness/test.ts'
import { called } from './harness/people.ts'
test('look', async ({ fit, fitter }) => {
  void called; void phone
  for (const [w, h] of [[1024, 768], [1280, 900], [768, 1024], [360, 740]] as const) {
    for (const l of ['en', 'en-XA']) {
    await fitter.page.setViewportSize({ width: w, height: h })
    await fitter.page.goto(`/sessions/${fit.sessionId}?tab=fit&lng=${l}`)
    await fitter.page.locator('[data-measurements]').first().waitFor()
    if (w === 1024 && l === 'en') {
      const before = fitter.page.getByRole('textbox', { name: /^Saddle height, before/ })
      await before.fill('728'); await before.press('Enter')
      const after = fitter.page.getByRole('textbox', { name: /^Saddle height, after/ })
      await after.fill('742'); await after.press('Enter')
      await fitter.page.getByRole('button', { name: /^\+ Saddle height/ }).click()
      await fitter.page.waitForTimeout(300)
      await fitter.page.screenshot({ path: `/tmp/wb-why.png` })
      for (const c of 'The knee') {
        await fitter.page.keyboard.type(c)
        await fitter.page.waitForTimeout(150)
      }
      await fitter.page.keyboard.press('Enter')
      await fitter.page.getByText('The knee', { exact: true }).waitFor()
    }
    await fitter.page.waitForTimeout(800)
    await fitter.page.screenshot({ path: `/tmp/wb-${w}-${l}.png` })
    }
  }
})
