/**
 * Runs in the head of the landing page and the legal pages, which are documents of their own and need no script to be read
 * or used. The build puts it into them as a plain script, so it has no imports; the storage's key is that of
 * web/ui/language/chosen-language.ts.
 */

interface SavesData {
  connection?: { saveData?: boolean }
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}

function store(language: string): void {
  try {
    localStorage.setItem('language', language)
  } catch {
    // Without storage the choice counts for this page.
  }
}

/** The links to the page in other languages, by their code. */
const languageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')]

/** Shows the page in the language that was chosen on an earlier visit, unless the address asks for one. */
function showChosenLanguage(): void {
  if (new URLSearchParams(location.search).has('lng')) return
  const chosen = languageLinks().find(({ dataset }) => dataset.language === storedLanguage())
  if (chosen && !chosen.hasAttribute('aria-current')) location.replace(chosen.href)
}

/** Keeps a language that is chosen on the page for the whole product. */
function keepChosenLanguage(): void {
  for (const link of languageLinks())
    link.addEventListener('click', () => link.dataset.language && store(link.dataset.language))
}

/** Makes the button work that prints the page. */
function printWhenAsked(): void {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print())
}

/** Fetches what the login begins with when the browser is idle, unless it saves data. */
function fetchLogin({ next = '' }: DOMStringMap): void {
  const browser: Navigator & SavesData = navigator
  if (next === '' || browser.connection?.saveData) return
  for (const href of next.split(' ')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: '', href })
    document.head.append(link)
  }
}

/**
 * Lays out the sections below the screen, one in a frame, when the browser has nothing else to do. Until then they are
 * left out, which halves the time that the page blocks a slow phone. Several in one frame would block it once more.
 */
function layOutSections(whenIdle: (work: () => void) => unknown): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.defer-paint')]
  const next = () => {
    const section = waiting.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}

const own = document.currentScript?.dataset ?? {}
document.addEventListener('DOMContentLoaded', () => {
  showChosenLanguage()
  keepChosenLanguage()
  printWhenAsked()
})
window.addEventListener('load', () => {
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  layOutSections(whenIdle)
  whenIdle(() => fetchLogin(own))
})
// A page that the browser kept in its memory may show the links of somebody who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

export type {}
