import { intlFormats } from '#locales/intl-formats.ts'

/** A time zone in words: its name in the reader's language, and its place. A zone that the browser lacks is only its place. */
export function zoneWords(locale: string, timeZone: string): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  try {
    const parts = intlFormats
      .dateTime(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date())
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value
    return [name, place].filter(Boolean).join(' · ')
  } catch {
    return place
  }
}
