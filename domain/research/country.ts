const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The time zones of a region; none where the platform knows no such region. */
function zonesOf(region: string): string[] {
  const locale = new Intl.Locale(`und-${region}`)
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof ask === 'function' ? Reflect.apply(ask, locale, []) : undefined
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : []
}

/** Codes that were replaced, such as that of a former state, have the zones of their successor. */
const isCurrent = (region: string) => Intl.getCanonicalLocales(`und-${region}`)[0] === `und-${region}`

const canonical = (zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

function everyZone(): Map<string, string> {
  const regions = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent)
  return new Map(
    regions.flatMap((region) => zonesOf(region).map((zone) => [canonical(zone) ?? zone, region])),
  )
}

let known: Map<string, string> | undefined

/** The country (ISO 3166) of a time zone; null for one that belongs to none, as UTC. */
export function countryOfZone(zone: string): string | null {
  known ??= everyZone()
  return known.get(canonical(zone) ?? zone) ?? null
}
