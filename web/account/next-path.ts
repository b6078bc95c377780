import { pages } from '#web/paths.ts'

/** Pages that only redirect a signed-in person again. */
const signInPages: readonly string[] = [
  pages.login,
  pages.signup,
  pages.confirm,
  pages.callback,
  pages.forgotPassword,
]

/**
 * A path that starts with one slash, not followed by a slash or backslash, and has no character that browsers silently
 * remove from a URL.
 */
const isPlainPath = (path: string) => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path)

/**
 * The path to open after a sign-in, as the browser will read it; null for anything that is not a path of this site.
 * That includes disguised addresses of other sites (`//`, `/\`, a tab between slashes, dots that leave two slashes).
 */
export function nextPath(next: string | null | undefined, origin: string): string | null {
  if (!next || !isPlainPath(next) || !URL.canParse(next, origin)) return null
  const target = new URL(next, origin)
  if (target.origin !== origin || !isPlainPath(target.pathname)) return null
  if (signInPages.includes(target.pathname)) return null
  return target.pathname + target.search + target.hash
}

/** The same for the absolute URL of a link in our mails. */
export function nextPathOfLink(link: string | null, origin: string): string | null {
  if (!link || !URL.canParse(link)) return nextPath(link, origin)
  const { origin: site, pathname, search, hash } = new URL(link)
  return site === origin ? nextPath(pathname + search + hash, origin) : null
}
