import { describe, expect, it } from 'vitest'
import { backTranslatedKeys, backTranslationFaults, textAt } from './back-translations.ts'

const [first, ...others] = backTranslatedKeys
const complete = backTranslatedKeys.map((key) => ({ key, text: `${key} in German`, back: 'in English' }))
const german = (key: string) => `${key} in German`

describe('the texts translated back', () => {
  it('finds nothing when each was translated back from the present text', () => {
    expect(backTranslationFaults(complete, german)).toEqual([])
  })

  it('names a text that was never translated back', () => {
    expect(backTranslationFaults(complete.slice(1), german)).toEqual([
      `${first}: was not translated back into English`,
    ])
  })

  it('names a text that has changed since', () => {
    const changed = (key: string) => (key === others[0] ? 'something else' : german(key))
    expect(backTranslationFaults(complete, changed)).toEqual([
      `${others[0]}: changed since it was translated back into English`,
    ])
  })

  it('reads a text by its full key', () => {
    expect(textAt({ intake: { steps: { you: 'You' } } }, 'intake:steps.you')).toBe('You')
    expect(textAt({ intake: { steps: { you: 'You' } } }, 'intake:steps')).toBeUndefined()
    expect(textAt({}, 'intake:steps.you')).toBeUndefined()
  })
})
