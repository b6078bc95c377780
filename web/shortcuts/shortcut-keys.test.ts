// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { openedBy } from './shortcut-keys.ts'

afterEach(() => document.body.replaceChildren())

/** What a key opens when it is pressed on an element. */
function pressed(init: KeyboardEventInit, tag = 'button'): string | null {
  const place = document.createElement(tag)
  document.body.append(place)
  let opened: string | null = null
  place.addEventListener('keydown', (event) => {
    opened = openedBy(event)
  })
  place.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  return opened
}

describe('the keys that work on every page', () => {
  it.each([
    [{ key: '/' }, 'find'],
    [{ key: 'k', ctrlKey: true }, 'find'],
    [{ key: 'K', metaKey: true }, 'find'],
    [{ key: '?', shiftKey: true }, 'help'],
    [{ key: 'k' }, null],
    [{ key: '/', ctrlKey: true }, null],
    [{ key: '?', altKey: true }, null],
    [{ key: 'a' }, null],
  ])('%j opens %s', (init, opened) => {
    expect(pressed(init)).toBe(opened)
  })

  it.each(['input', 'textarea', 'select'])('are part of the text in a field (%s)', (tag) => {
    for (const init of [{ key: '/' }, { key: '?' }, { key: 'k', ctrlKey: true }])
      expect(pressed(init, tag)).toBeNull()
  })

  it('are part of a word that is being composed', () => {
    expect(pressed({ key: '/', isComposing: true })).toBeNull()
  })
})
