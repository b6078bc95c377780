import type { Page } from '@playwright/test'

/** Requests of a page to an address wait from now on. Answers what lets them through, and all that come later. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
