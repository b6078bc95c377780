import type { Browser, Page } from '@playwright/test'
import type { Noise } from './noise.ts'
import { logInAgain, ownAddress, type Person } from './people.ts'

/** A new browser in which somebody has logged in again, because the clock of the server was moved past their sign-in. */
export async function laterPage(
  browser: Browser,
  noise: Noise,
  { url, person, at }: { url: string; person: Person; at?: string },
): Promise<Page> {
  const { browser: state } = await logInAgain(url, person)
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: ownAddress(), ...state })
  await noise.listenTo(context, url)
  const page = await context.newPage()
  if (at) await page.goto(at)
  return page
}
