import { expect, it } from 'vitest'
import { joinTabs } from './browser-tabs.ts'

it('posts nothing after it was closed, for work that outlives its page', () => {
  const tabs = joinTabs(() => undefined)
  tabs.close()
  expect(() => tabs.post({ kind: 'sent', form: 'intake' })).not.toThrow()
})
