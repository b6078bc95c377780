import type { Page } from '@playwright/test'

/** Holds the page's requests to an address. Returns a function that releases them and all later ones. */
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
