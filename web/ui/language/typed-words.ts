import { languageOfWords } from '#locales/language-of-words.ts'
import { matchLanguage } from '#locales/languages.ts'

/** What people typed finds its own direction everywhere, and is known by that. A field shows its words to their author. */
const TYPED = '[dir="auto"]:not(input, textarea, [contenteditable])'

interface Seen {
  /** The page's language and the text that was there. */
  what: string
  /** What this module has set; null if nothing. */
  lang: string | null
}

/** The elements that were looked at. */
const seen = new WeakMap<Element, Seen>()

/** The page's language as `languageOfWords` names it, which tells neither kinds of Norwegian nor of Chinese apart. */
const pageLanguage = (): string => matchLanguage([document.documentElement.lang])?.split('-')[0] ?? ''

/** Marks an element with the language of its words, if it is another than the page's. */
function mark(element: Element): void {
  const text = element.textContent ?? ''
  const before = seen.get(element)
  // A language that the page itself says, such as that of a form's answers, stays.
  if (element.getAttribute('lang') !== (before?.lang ?? null)) return
  const page = pageLanguage()
  const what = page + text
  if (before?.what === what) return
  const language = languageOfWords(text)
  const lang = language === undefined || language === page ? null : language
  seen.set(element, { what, lang })
  if (lang === null) element.removeAttribute('lang')
  else element.setAttribute('lang', lang)
}

/**
 * Says the language of what people typed, as far as its words show it, for everything that is shown from now on: a screen
 * reader then reads a letter in the voice of its language (WCAG 2.2, 3.1.2).
 */
export function markTypedWords(): void {
  let waits = false
  const markAll = () => {
    waits = false
    for (const element of document.querySelectorAll(TYPED)) mark(element)
  }
  const markSoon = () => {
    if (waits) return
    waits = true
    setTimeout(markAll, 200)
  }
  new MutationObserver(markSoon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['lang', 'dir'],
  })
  markAll()
}
