export interface Address {
  params?: unknown
  query?: unknown
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The method and the filled-in path of a call. Parameters are encoded; empty query values are omitted. */
export function addressOf(key: string, { params, query }: Address): { method: string; path: string } {
  const [method = '', route = ''] = key.split(' ')
  const values = new Map(entriesOf(params))
  const path = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const asked = entriesOf(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return { method, path: search ? `${path}?${search}` : path }
}

/** A path as a query key: its segments, so that `['/api', 'submissions']` matches everything below it. */
export function segmentsOf(path: string): string[] {
  const [first = '', ...rest] = path.slice(1).split('/')
  return [`/${first}`, ...rest]
}
