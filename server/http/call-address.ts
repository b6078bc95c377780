/**
 * The path and query of a call's address.
 * @param route the call's route without its method
 * @throws Error when a parameter of the route has no value
 */
export function callAddress(
  route: string,
  params: Readonly<Record<string, string>>,
  query: object | undefined,
): string {
  const path = route.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${route}: no value for ${name}`)
    return encodeURIComponent(value)
  })
  const pairs = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
