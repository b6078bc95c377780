// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './focus-keeper.ts'

let stop: () => void
beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not on the page`)
  return found
}

/** Focuses an element as with the keyboard, and removes it. */
function removeFocused(selector: string) {
  element(selector).focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  element(selector).remove()
}

it('moves to the next element in the same part of the page', async () => {
  document.body.innerHTML = `<main><button id="first">First</button><section>
    <button id="yes">Yes, 910 mm</button><input id="next"></section></main>`
  removeFocused('#yes')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('next'))
})

it('moves to an entry that the press has emptied, and leaves it out of the order of Tab afterwards', async () => {
  document.body.innerHTML = `<main><a id="back" href="/">Back</a><ul>
    <li id="entry">In force <button id="end">End access</button></li><li><button>End access</button></li></ul></main>`
  removeFocused('#end')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('entry'))
  element('#back').focus()
  expect(element('#entry').hasAttribute('tabindex')).toBe(false)
})

it('stays with what comes after a failure and its button to try again', async () => {
  document.body.innerHTML = `<main><section>
    <div role="alert" id="failure"><button id="again">Try again</button></div></section>
    <button id="cancel">Cancel</button></main>`
  // As React does it: first it removes, then it inserts.
  const put = (old: string, html: string) => {
    const { nextSibling, parentNode } = element(old)
    element(old).remove()
    parentNode?.insertBefore(document.createRange().createContextualFragment(html), nextSibling)
  }
  element('#again').focus()
  put('#failure', '<div id="waiting" data-skeleton>Loading</div>')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('waiting'))
  put('#waiting', '<ul><li><button id="first">Choose</button></li><li><button>Choose</button></li></ul>')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('first'))
})

it('knows what had the focus before it began', async () => {
  stop()
  document.body.innerHTML = '<main><section><button id="gone">Gone</button><input id="next"></section></main>'
  element('#gone').focus()
  stop = keepFocus()
  element('#gone').remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('next'))
})

it('stays where the pointer is', async () => {
  document.body.innerHTML = '<main><section><button id="gone">Gone</button><input id="next"></section></main>'
  element('#gone').focus()
  document.dispatchEvent(new Event('pointerdown'))
  const seen = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true })
  })
  element('#gone').remove()
  await seen
  expect(document.activeElement).toBe(document.body)
})
