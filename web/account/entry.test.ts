import { describe, expect, it } from 'vitest'
import { entryOf } from './entry.ts'

const origin = 'https://fit.example'

describe('the entry of a sign-in page', () => {
  it('passes its intent to the other page', () => {
    const entry = entryOf(
      '?from=intake&next=%2Fsettings%3Fa%3D1',
      { email: 'a@example.com', name: 'Ana' },
      origin,
    )
    expect(entry).toMatchObject({
      keeps: 'intake',
      next: '/settings?a=1',
      email: 'a@example.com',
      name: 'Ana',
    })
    expect(entryOf(entry.to('/login').slice('/login'.length), null, origin)).toMatchObject({
      keeps: 'intake',
      next: '/settings?a=1',
    })
  })

  it('drops a next that leads to another site', () => {
    const entry = entryOf('?next=//evil.example', null, origin)
    expect(entry.next).toBeNull()
    expect(entry.to('/signup')).toBe('/signup')
  })

  it.each([null, undefined, 'text', 7, [], { email: 7, name: {}, waitingFor: '' }])(
    'ignores %j in the history',
    (state) => {
      expect(entryOf('', state, origin)).toMatchObject({
        email: undefined,
        name: undefined,
        waitingFor: undefined,
        keeps: null,
      })
    },
  )
})
