/**
 * The pages that a guest's form names, in the form of `pages` of domain/pages.ts, which has all. They are apart because a phone
 * that opens the form loads them before anything else of the product.
 */
export const formPages = {
  home: '/',
  login: '/login',
  book: '/book/:fitter',
  booking: '/booking',
  invitation: '/invite',
  thankYou: '/thank-you',
  spokewellForm: '/spokewell-form',
  intake: '/intake',
  followUp: '/follow-up/:sessionId',
  followUpForm: '/follow-up-form',
  clientDashboard: '/client-dashboard',
  clientReport: '/client/report/:sessionId',
  dashboard: '/dashboard',
  session: '/sessions/:sessionId',
  followUpTogether: '/sessions/:sessionId/follow-up/:milestone',
  support: '/support',
} as const

/** Which paths a pattern matches: as the web's router does, in either case, and with or without a slash at the end. */
export const pathsOf = (pattern: string): RegExp => {
  const segments = pattern.split('/').filter((segment) => segment !== '')
  const matched = segments.map((segment) => (segment.startsWith(':') ? '/[^/]+' : `/${segment}`))
  return new RegExp(`^${matched.join('')}/*$`, 'i')
}

/** The path with its percent-encodings decoded; as it is if they are malformed. */
export function decoded(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/')
  } catch {
    return path
  }
}

/** Whether a path, without a query, is one of the page with a pattern. */
export const isAt = (pattern: string, path: string): boolean => pathsOf(pattern).test(decoded(path))
