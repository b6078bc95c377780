// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { markTypedWords } from './typed-words.ts'

const GERMAN = 'Das Knie ist nach der Fahrt nicht mehr so gut'
const NORWEGIAN = 'Jeg har ikke vondt i kneet etter turen nå'
const ENGLISH = 'The knee is not so good after the ride'

beforeAll(markTypedWords)
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.replaceChildren()
})

/** What somebody typed, as a page shows it, perhaps with a language that the page says. */
function typed(text: string, lang?: string): HTMLElement {
  const element = document.createElement('p')
  element.dir = 'auto'
  if (lang !== undefined) element.lang = lang
  element.textContent = text
  document.body.append(element)
  return element
}

const langOf = (element: Element) => expect.poll(() => element.getAttribute('lang'))

it.each([
  ['en', GERMAN, 'de'],
  ['de', GERMAN, null],
  ['de', NORWEGIAN, 'no'],
  ['nb', NORWEGIAN, null],
  ['nb', GERMAN, 'de'],
  ['zh-TW', '膝蓋在騎行之後不再疼痛了', null],
])('on a page in %s the words %j are marked with %j', async (page, text, expected) => {
  document.documentElement.lang = page
  const element = typed(text)
  const last = typed('Fransk? Je ne suis pas là, et vous êtes où avec le vélo')
  await langOf(last).toBe('fr')
  expect(element.getAttribute('lang')).toBe(expected)
})

it('words that change are marked anew', async () => {
  const element = typed(GERMAN)
  await langOf(element).toBe('de')
  element.textContent = ENGLISH
  await langOf(element).toBe(null)
})

it('a language that the page says stays, at first and when it is said later', async () => {
  const said = typed(GERMAN, 'fr')
  const later = typed(ENGLISH)
  const other = typed(GERMAN)
  await langOf(other).toBe('de')
  later.lang = 'it'
  other.lang = 'it'
  later.textContent = NORWEGIAN
  other.textContent = NORWEGIAN
  await langOf(typed(GERMAN)).toBe('de')
  expect([said, later, other].map(({ lang }) => lang)).toEqual(['fr', 'it', 'it'])
})
