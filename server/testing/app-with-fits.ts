import { afterAll, beforeEach } from 'vitest'
import { fittings } from './fittings.ts'
import { type TestApp, testApp } from './test-app.ts'

/** The product for the tests of one file, with fits in it. Before each of them, nothing is left to process or to send. */
export async function appWithFits(): Promise<{ t: TestApp; fit: ReturnType<typeof fittings> }> {
  const t = await testApp()
  const fit = fittings(t)
  beforeEach(() => fit.quiet())
  afterAll(() => t.close())
  return { t, fit }
}
