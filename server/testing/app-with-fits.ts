import { afterAll, beforeEach } from 'vitest'
import { fittings } from './fittings.ts'
import { type TestApp, testApp } from './test-app.ts'

/** The app for the tests of one file, with a builder of fits. Before each test nothing is left to process or send. */
export async function appWithFits(): Promise<{ t: TestApp; fit: ReturnType<typeof fittings> }> {
  const t = await testApp()
  const fit = fittings(t)
  beforeEach(() => fit.quiet())
  afterAll(() => t.close())
  return { t, fit }
}
