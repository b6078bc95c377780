import { afterAll, expect } from 'vitest'

// The files of tests share their modules. One that leaves another language would fail whichever file comes next.
afterAll(async () => {
  if (!('document' in globalThis)) return
  const { shownLanguage } = await import('#web/ui/language/texts.ts')
  expect(shownLanguage(), 'the language that this file leaves to the next').toBe('en')
})
