import { isAt, formPages as pages } from '#domain/form-pages.ts'

export { isAt, pages }

type ParamOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Fills in a page's parameters, encoded. */
export const fill = <Page extends string>(
  page: Page,
  params: Record<ParamOf<Page>, string | number>,
): string =>
  Object.entries<string | number>(params).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    page,
  )

export type Query = Readonly<Record<string, string | number | null | undefined>>

/** The path with a query. Parameters without a value are left out. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/** The login page that leads back to a page. */
export const loginPath = (next: string | null): string => withQuery(pages.login, { next })

/** The form of an intake; without a step, at the step where the rider left it. */
export const intakePath = (sessionId: string, step?: number): string =>
  withQuery(pages.intake, { session: sessionId, step })

/** The form of a follow-up: of a milestone, at its first step; without a milestone, of the follow-up that is due. */
export const followUpPath = (sessionId: string, milestone?: number): string =>
  withQuery(fill(pages.followUp, { sessionId }), milestone === undefined ? {} : { milestone, step: 1 })

/** The fitter in the address of the page where riders book; undefined for any other address. */
export const fitterOfBooking = (pathname: string): string | undefined =>
  isAt(pages.book, pathname) ? decodeURIComponent(pathname.split('/')[2] ?? '') : undefined

/** The session in the address of a follow-up; undefined for any other address. */
export const sessionOfFollowUp = (pathname: string): string | undefined =>
  isAt(pages.followUp, pathname) ? pathname.split('/')[2] : undefined

export const clientReportPath = (sessionId: string): string => fill(pages.clientReport, { sessionId })
