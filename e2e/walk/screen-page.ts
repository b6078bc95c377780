import type { Browser, Page } from '@playwright/test'
import { createNoise, type Noise } from '../harness/noise.ts'
import { ownAddress } from '../harness/people.ts'
import type { Screen } from './screens.ts'
import { type Demo, runningDemo } from './walked.ts'

/** A page of the running demo whose browser is signed in as the screen's viewer, with everything that it reports. */
export async function screenPage(
  browser: Browser,
  { who }: Pick<Screen, 'who'>,
): Promise<{ demo: Demo; noise: Noise; page: Page }> {
  const demo = runningDemo()
  const noise = createNoise()
  noise.expect(/^404: GET \/an\/address\/nobody\/has$/)
  const context = await browser.newContext({
    baseURL: demo.origin,
    extraHTTPHeaders: ownAddress(),
    ...(who !== 'everyone' && { storageState: demo.states[who] }),
  })
  await noise.listenTo(context, demo.origin)
  return { demo, noise, page: await context.newPage() }
}
