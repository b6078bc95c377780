/** A time zone's name may be written in many ways, so there may be more names than the 600 zones. */
const MOST_FORMATS = 600

/**
 * Keeps the format of each time zone. Making one takes 30 times as long as using it, and frees memory outside of the
 * JavaScript heap much later.
 * @param make throws a RangeError for a zone that this machine does not know
 */
export function keptByZone(
  make: (timeZone: string) => Intl.DateTimeFormat,
): (timeZone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = kept.get(timeZone) ?? make(timeZone)
    if (kept.size < MOST_FORMATS) kept.set(timeZone, format)
    return format
  }
}
