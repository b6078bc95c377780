interface Cookie {
  name: string
  value: string
  path: string
  /** Milliseconds; infinite for a session cookie. */
  until: number
}

/** A browser's cookies by host and path, expiring by this clock; ports are ignored. */
export function openCookieJar(hostOf: (url: URL) => string, now: () => Date) {
  const jars = new Map<string, Map<string, Cookie>>()

  function jarOf(url: URL): Map<string, Cookie> {
    const jar = jars.get(hostOf(url)) ?? new Map<string, Cookie>()
    jars.set(hostOf(url), jar)
    return jar
  }

  return {
    /** The Cookie header for this URL. */
    for: (url: URL): string =>
      [...jarOf(url).values()]
        .filter(({ path }) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`))
        .filter(({ until }) => until > now().getTime())
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),

    /** Stores what a response from this URL sets or clears. */
    keep(url: URL, headers: Headers): void {
      for (const line of headers.getSetCookie()) {
        const cookie = parsed(line, now())
        jarOf(url).set(`${cookie.path} ${cookie.name}`, cookie)
      }
    },
  }
}

function parsed(line: string, now: Date): Cookie {
  const [pair = '', ...attributes] = line.split('; ')
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const attributeValue = (attribute: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1)
  const seconds = value === '' ? '0' : attributeValue('max-age')
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : now.getTime() + Number(seconds) * 1000
  return { name, value, path: attributeValue('path') ?? '/', until }
}
