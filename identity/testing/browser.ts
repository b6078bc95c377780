import type { TestService } from './service.ts'

interface Cookie {
  name: string
  value: string
  path: string
}

/** Where a walk ended: at a page of a provider, or back at the product. */
export interface Place {
  url: URL
  status: number
  /** Every address that was passed on the way. */
  passed: string[]
  headers: Headers
  body: string
}

/** A browser with cookies of its own. What the service calls its public address is found where the test has it. */
export interface TestBrowser {
  /** Goes there and on, until a page of a provider or of the product is reached. */
  open(url: string): Promise<Place>
  /** Sends the form of the page it is on. */
  submit(fields: Record<string, string>): Promise<Place>
  /** Sends a form to any address, as another site's page would: without cookies. */
  postAcrossSites(url: string, fields: Record<string, string>): Promise<Place>
  cookies(url: string): string
  /** Takes what a call of the page was answered with. */
  keep(url: string, headers: Headers): void
}

const MOST_STEPS = 12

export function openBrowser(service: TestService): TestBrowser {
  const jars = new Map<string, Map<string, Cookie>>()
  let here: URL | undefined

  const jarOf = (url: URL) => {
    const { hostname } = url.origin === new URL(service.url).origin ? new URL(service.host.publicUrl) : url
    const jar = jars.get(hostname) ?? new Map<string, Cookie>()
    jars.set(hostname, jar)
    return jar
  }

  const cookiesFor = (url: URL) =>
    [...jarOf(url).values()]
      .filter(({ path }) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  function keep(url: URL, headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/'
      const jar = jarOf(url)
      if (value === '' || attributes.some((part) => /^max-age=0$/i.test(part))) jar.delete(`${path} ${name}`)
      else jar.set(`${path} ${name}`, { name, value, path })
    }
  }

  async function walk(start: URL, init: RequestInit, withCookies = true): Promise<Place> {
    const passed: string[] = []
    let url = start
    let request = init
    let sends = withCookies
    for (let step = 0; step < MOST_STEPS; step += 1) {
      passed.push(url.href)
      if (isProduct(service, url)) {
        return { url, status: 0, passed, headers: new Headers(), body: '' }
      }
      const answer = await fetch(reachable(service, url), {
        ...request,
        redirect: 'manual',
        headers: { ...(sends && { cookie: cookiesFor(url) }) },
      })
      keep(url, answer.headers)
      const body = await answer.text()
      const next = answer.headers.get('location')
      here = url
      if (!next) return { url, status: answer.status, passed, headers: answer.headers, body }
      url = new URL(next, url)
      request = { method: 'GET' }
      sends = true
    }
    throw new Error(`too many redirects: ${passed.join(' ')}`)
  }

  return {
    open: (url) => walk(new URL(url), { method: 'GET' }),
    submit: (fields) => {
      if (!here) throw new Error('no page is open')
      return walk(here, { method: 'POST', body: new URLSearchParams(fields) })
    },
    postAcrossSites: (url, fields) =>
      walk(new URL(url), { method: 'POST', body: new URLSearchParams(fields) }, false),
    cookies: (url) => cookiesFor(new URL(url)),
    keep: (url, headers) => keep(new URL(url), headers),
  }
}

const BASE = '/auth/v1'

/** A page of the product, as opposed to the sign-in service. */
const isProduct = ({ host, url: at }: TestService, url: URL) =>
  [host.publicUrl, new URL(at).origin].includes(url.origin) && !url.pathname.startsWith(`${BASE}/`)

const reachable = ({ host, url: at }: TestService, url: URL) =>
  url.origin === host.publicUrl ? new URL(at).origin + url.pathname + url.search : url.href
