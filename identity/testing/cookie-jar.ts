interface Cookie {
  name: string
  value: string
  path: string
}

/** A browser's cookies: by host and path; ports do not matter to them. */
export function openCookieJar(hostOf: (url: URL) => string) {
  const jars = new Map<string, Map<string, Cookie>>()

  function jarOf(url: URL): Map<string, Cookie> {
    const jar = jars.get(hostOf(url)) ?? new Map<string, Cookie>()
    jars.set(hostOf(url), jar)
    return jar
  }

  return {
    /** What goes along to this address. */
    for: (url: URL): string =>
      [...jarOf(url).values()]
        .filter(({ path }) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),

    /** Takes what an answer from there sets or clears. */
    keep(url: URL, headers: Headers): void {
      for (const line of headers.getSetCookie()) {
        const { name, value, path, cleared } = parsed(line)
        if (cleared) jarOf(url).delete(`${path} ${name}`)
        else jarOf(url).set(`${path} ${name}`, { name, value, path })
      }
    },
  }
}

function parsed(line: string): Cookie & { cleared: boolean } {
  const [pair = '', ...attributes] = line.split('; ')
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/'
  return { name, value, path, cleared: value === '' || attributes.some((part) => /^max-age=0$/i.test(part)) }
}
