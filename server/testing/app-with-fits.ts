import { afterAll, beforeEach } from 'vitest'
import { fittings } from './fittings.ts'
import { type TestApp, testApp } from './test-app.ts'

/** The product for the tests of one file, with fits in it. Before each of them nothing of the others is looked at or sent. */
export async function appWithFits(): Promise<{ t: TestApp; fit: ReturnType<typeof fittings> }> {
  const t = await testApp()
  const fit = fittings(t)
  beforeEach(() => fit.quiet())
  afterAll(() => t.close())
  return { t, fit }
}
