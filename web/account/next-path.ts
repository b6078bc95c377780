import { pages } from '#web/paths.ts'

/** Pages that would only redirect a signed-in person again. */
const entrances: readonly string[] = [
  pages.login,
  pages.signup,
  pages.confirm,
  pages.callback,
  pages.forgotPassword,
]

/** One slash, then no second slash in either writing, and nothing a browser silently drops from an address. */
const isPlainPath = (path: string) => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path)

/**
 * Where to go after signing in: a path of this site, as the browser will read it, or null. Another site's address in
 * any disguise (`//`, `/\`, a tab between slashes, dots that leave two slashes) is none.
 */
export function nextPath(next: string | null | undefined, origin: string): string | null {
  if (!next || !isPlainPath(next) || !URL.canParse(next, origin)) return null
  const target = new URL(next, origin)
  if (target.origin !== origin || !isPlainPath(target.pathname)) return null
  if (entrances.includes(target.pathname)) return null
  return target.pathname + target.search + target.hash
}

/** The same for a link of ours in a mail, which is a whole address. */
export function nextPathOfLink(link: string | null, origin: string): string | null {
  if (!link || !URL.canParse(link)) return nextPath(link, origin)
  const { origin: site, pathname, search, hash } = new URL(link)
  return site === origin ? nextPath(pathname + search + hash, origin) : null
}
