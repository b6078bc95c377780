import { describe, expect, it } from 'vitest'
import { callbackOf } from './callback.ts'

describe('the parameters of a return from a provider', () => {
  it.each([
    ['?code=abc&next=%2Fsettings', '', { kind: 'code', code: 'abc' }],
    ['', '', { kind: 'nothing' }],
    ['?next=%2Fsettings', '#sb=', { kind: 'nothing' }],
    ['?error=access_denied', '', { kind: 'refused', code: 'access_denied' }],
    ['', '#error=access_denied&error_description=no', { kind: 'refused', code: 'access_denied' }],
    ['?error=access_denied&error_code=user_banned', '#sb=', { kind: 'refused', code: 'user_banned' }],
    ['?error=invalid_request&error_code=bad_oauth_state', '', { kind: 'refused', code: 'bad_oauth_state' }],
    ['?error=access_denied&error_code=unexpected_failure', '', { kind: 'refused', code: 'access_denied' }],
    ['?error=server_error&code=abc', '', { kind: 'refused', code: 'server_error' }],
  ])('are read from the query %j and the fragment %j', (search, hash, callback) => {
    expect(callbackOf(search, hash)).toEqual(callback)
  })
})
