import { describe, expect, it } from 'vitest'
import { readRecoveryCode } from './read-recovery-code.ts'

describe('a recovery code as typed', () => {
  it.each(['ab3de-fg6hj', 'AB3DE-FG6HJ', ' ab3defg6hj ', 'ab3de fg6hj', 'ab3de–fg6hj', 'ａｂ３ｄｅ-fg6hj'])(
    'is read from %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBe('ab3de-fg6hj')
    },
  )

  it.each(['', 'ab3de', 'ab3de-fg6hjk', '123 456', 'ab3d!-fg6hj', 'äb3de-fg6hj'])(
    'is refused: %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull()
    },
  )
})
