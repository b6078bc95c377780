/**
 * Runs in the head of every page, before the first paint and long before the program. The build puts it into the pages
 * as a plain script, so it has no imports; the storage's keys are those of web/ui/theme-switch.tsx,
 * web/account/auth-cache.ts, web/api/pending-logout.ts and web/ui/language/chosen-language.ts.
 */

/** The requests that the head of the page has sent. */
export interface EarlyReads {
  /** Whether the device still remembers the person for whom they were sent. */
  areCurrent(): boolean
  /** By address. */
  responses: Map<string, Promise<Response>>
}

declare global {
  var earlyReads: EarlyReads | undefined
  /** Whether the server has said with the page that nobody is signed in here. It is true until the program has read it. */
  var nobodyHere: boolean | undefined
}

/** Storage throws where it is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Applies the light or dark theme that the person chose, before the first paint. */
function applyTheme(): void {
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}

/** Whether the device remembers somebody with an account. Guests have no name. */
const hasAccount = (): boolean =>
  stored('auth_role') !== null && stored('auth_user')?.includes('"name":') === true

/**
 * Marks the page with the role of the person whom the device remembers, so that a page that was rendered without a person
 * shows their links. Guests have none.
 */
function markVisitor(): void {
  if (hasAccount()) document.documentElement.dataset.visitor = stored('auth_role') ?? ''
}

/** Whether the page was asked for without a cookie. The server says it with the page (server/http/web-files.ts). */
function isNobodyHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const said = loaded && 'serverTiming' in loaded ? loaded.serverTiming : []
  return Array.isArray(said) && said.some(({ name }: { name: unknown }) => name === 'nobody')
}

/**
 * An address with the values of the page's own address: `{2}` is the second segment of its path, `{session}` a parameter
 * of its query. Empty if one is missing.
 */
function filled(address: string): string {
  const segments = location.pathname.split('/')
  const query = new URLSearchParams(location.search)
  let complete = true
  const result = address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = segments[Number(name)] ?? query.get(name) ?? ''
    complete &&= /^[\w-]+$/.test(value)
    return value
  })
  return complete ? result : ''
}

/**
 * Requests what the page will read first, while its code is still on the way. A person's own data is requested only for
 * someone whom the device remembers with the page's role, and nothing while a sign-out has not reached the server.
 */
function readEarly({ reads = '', role, ownReads = '' }: DOMStringMap): void {
  if (reads === '') return
  if (stored('logout_owed') !== null) return
  const user = stored('auth_user')
  const own = user !== null && (role === undefined || role.split(' ').includes(stored('auth_role') ?? ''))
  // A guest is remembered without a name. Guests read their form, and nothing of an account.
  const isGuest = user !== null && !user.includes('"name":')
  const responses = new Map<string, Promise<Response>>()
  globalThis.nobodyHere = isNobodyHere()
  for (const address of `${reads} ${own ? ownReads : ''}`.split(' ').map(filled)) {
    if (address === '' || (isGuest && address.startsWith('/api/client/'))) continue
    if (address === '/api/auth/user' && globalThis.nobodyHere) continue
    const response = fetch(address, { credentials: 'include', headers: { accept: 'application/json' } })
    // A failure is reported when the response is used.
    response.catch(() => undefined)
    responses.set(address, response)
  }
  globalThis.earlyReads = { areCurrent: () => stored('auth_user') === user, responses }
}

/**
 * Requests the font of most languages when all scripts are there: it would delay them, and without them there is no text.
 * The styles alone would request it with the first text, too late for it.
 */
function fetchFont({ font }: DOMStringMap): void {
  if (font === undefined) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font })
  document.addEventListener('DOMContentLoaded', () => document.head.append(link))
}

/**
 * If the page will be shown in another language than English, the one that its address or this device asks for, gives it
 * its title and requests the texts that it begins with. The program requests them again and gets these.
 */
function beginInLanguage({ texts, languages = '', namespaces, titles = '' }: DOMStringMap): void {
  const offered = languages.split(' ')
  const asked = new URLSearchParams(location.search).get('lng')
  // English is asked for by its own code, and is a part of the program.
  const language = [asked, stored('language')].find((code) => code === 'en' || offered.includes(code ?? ''))
  if (!language || language === 'en') return
  // What a page says in English before the program does is for readers of English (styles/base.css).
  document.documentElement.dataset.language = language
  const title = titles.split('|')[offered.indexOf(language)]
  if (title) document.title = document.title.replace(/^.*(?= · )/, () => title)
  if (!namespaces) return
  // Where guests begin with a part of the frame, whoever has an account gets the whole of it.
  const begun = hasAccount() ? namespaces.replace('frameOpening', 'frame') : namespaces
  for (const namespace of begun.split(' ')) {
    const link = document.createElement('link')
    const href = `${texts}/${language}/${namespace}.json`
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href })
    document.head.append(link)
  }
}

applyTheme()
markVisitor()
beginInLanguage(document.currentScript?.dataset ?? {})
fetchFont(document.currentScript?.dataset ?? {})
readEarly(document.currentScript?.dataset ?? {})
