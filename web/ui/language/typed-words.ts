import { languageOfWords } from '#locales/language-of-words.ts'

/** What people typed finds its own direction everywhere, and is known by that. A field shows its words to their author. */
const TYPED = '[dir="auto"]:not(input, textarea, [contenteditable])'

/** What this module has marked, with the text that was there. */
const marked = new WeakMap<Element, string>()

const pageLanguage = (): string => document.documentElement.lang.split('-')[0] ?? ''

/** Marks an element with the language of its words, if it is another than the page's. */
function mark(element: Element): void {
  const text = element.textContent ?? ''
  // A language that the page itself says, such as that of a form's answers, stays.
  const isOwn = marked.has(element)
  if (element.hasAttribute('lang') && !isOwn) return
  const page = pageLanguage()
  if (marked.get(element) === page + text) return
  marked.set(element, page + text)
  const language = languageOfWords(text)
  if (language === undefined || language === page) element.removeAttribute('lang')
  else element.setAttribute('lang', language)
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
