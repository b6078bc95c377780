import type { Page } from '@playwright/test'
import { cutOffText, expectNoSideways, expectShown } from './harness/looks.ts'
import { invite, start } from './harness/people.ts'
import { smallTargets } from './harness/targets.ts'
import { expect, test } from './harness/test.ts'
import { hiddenBelow, spaceText } from './harness/text-spacing.ts'

/** Expects that nothing is lost on a screen, as it is. */
async function expectAllShown(page: Page, what: string) {
  await expectNoSideways(page, what)
  expect.soft(await cutOffText(page), `${what}: cut off`).toEqual([])
  expect.soft(await hiddenBelow(page), `${what}: hidden below`).toEqual([])
}

/** The elements that Tab leads to and that something else covers in their middle. */
async function hiddenFocus(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      if (width <= 1 || height > innerHeight) return null
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
      const isSeen =
        above !== null &&
        (focused.contains(above) || above.contains(focused) || above.closest('label')?.contains(focused))
      return isSeen ? null : `${focused.outerHTML.slice(0, 120)} below ${above?.outerHTML.slice(0, 120)}`
    })
    if (covered) hidden.push(covered)
  }
  return hidden
}

test('the intake and a fit lose nothing at 400 %, and with more room between letters', async ({
  server,
  fitter,
  fit,
  device,
}) => {
  test.slow()
  const invitation = await invite(fitter)
  const guest = await start(server.url, invitation)
  const rider = await device({ storageState: await guest.storageState() })
  await guest.dispose()
  for (const [page, address] of [
    [rider, `/intake?session=${invitation.sessionId}&step=1`],
    [rider, `/intake?session=${invitation.sessionId}&step=4`],
    [fitter.page, `/sessions/${fit.sessionId}?tab=fit`],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address)
      await expectShown(page)
      // A window of 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectAllShown(page, `${address} at 400 %`)
      expect.soft(await smallTargets(page, 24), `${address}: small targets`).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await hiddenFocus(page, 30), `${address}: hidden focus`).toEqual([])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const narrow = await spaceText(page)
        await expectAllShown(page, `${address} with more room at ${width} px`)
        await narrow()
      }
    })
})

test('nothing moves for a person who wants less motion', async ({ desktop }) => {
  await desktop.goto('/login')
  const moving = () =>
    desktop.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } =
            getComputedStyle(element)
          const lasts = (durations: string) =>
            durations.split(',').some((each) => Number.parseFloat(each) > 0.001)
          return (
            lasts(transitionDuration) ||
            (animationName !== 'none' && lasts(animationDuration)) ||
            scrollBehavior === 'smooth'
          )
        }).length,
    )
  await desktop.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
  await desktop.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})
