import { openCookieJar } from './cookie-jar.ts'
import type { TestService } from './service.ts'

/** The page where a navigation ended: of a provider or of the product. */
export interface Place {
  url: URL
  status: number
  /** Every URL that was visited on the way. */
  passed: string[]
  headers: Headers
  body: string
}

/** A browser with its own cookies. It sends requests for the service's public address to the test's server. */
export interface TestBrowser {
  /** Opens a URL and follows redirects to a page of a provider or of the product. */
  open(url: string): Promise<Place>
  /** Submits the form of the current page. */
  submit(fields: Record<string, string>): Promise<Place>
  /** Posts a form to any URL without cookies, as a page of another site would. */
  postAcrossSites(url: string, fields: Record<string, string>): Promise<Place>
  cookies(url: string): string
  /** Stores the cookies in the response of a call that the page made. */
  keep(url: string, headers: Headers): void
}

const MOST_STEPS = 12

/** Follows redirects to a page of a provider or of the product, with the cookies of the jar. */
async function walk(
  service: TestService,
  jar: ReturnType<typeof openCookieJar>,
  start: URL,
  first: RequestInit,
  withCookies: boolean,
): Promise<Place> {
  const passed: string[] = []
  let url = start
  while (passed.push(url.href) <= MOST_STEPS) {
    if (isProduct(service, url)) return { url, status: 0, passed, headers: new Headers(), body: '' }
    const isFirst = passed.length === 1
    const cookie = isFirst && !withCookies ? '' : jar.for(url)
    const answer = await fetch(reachable(service, url), {
      ...(isFirst && first),
      redirect: 'manual',
      headers: { ...(cookie && { cookie }) },
    })
    jar.keep(url, answer.headers)
    const body = await answer.text()
    const next = answer.headers.get('location')
    if (!next) return { url, status: answer.status, passed, headers: answer.headers, body }
    url = new URL(next, url)
  }
  throw new Error(`too many redirects: ${passed.join(' ')}`)
}

export function openBrowser(service: TestService): TestBrowser {
  const jar = openCookieJar(
    (url) =>
      url.origin === new URL(service.url).origin ? new URL(service.host.publicUrl).hostname : url.hostname,
    service.host.now,
  )
  let here: URL | undefined
  async function go(start: URL, first: RequestInit, withCookies = true): Promise<Place> {
    const place = await walk(service, jar, start, first, withCookies)
    here = place.passed.map((url) => new URL(url)).findLast((url) => !isProduct(service, url)) ?? here
    return place
  }
  return {
    open: (url) => go(new URL(url), {}),
    submit: (fields) => {
      if (!here) throw new Error('no page is open')
      return go(here, form(fields))
    },
    postAcrossSites: (url, fields) => go(new URL(url), form(fields), false),
    cookies: (url) => jar.for(new URL(url)),
    keep: (url, headers) => jar.keep(new URL(url), headers),
  }
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

const BASE = '/auth/v1'

/** A page of the product, as opposed to the sign-in service. */
const isProduct = ({ host, url: at }: TestService, url: URL) =>
  [host.publicUrl, new URL(at).origin].includes(url.origin) && !url.pathname.startsWith(`${BASE}/`)

const reachable = ({ host, url: at }: TestService, url: URL) =>
  url.origin === host.publicUrl ? new URL(at).origin + url.pathname + url.search : url.href
