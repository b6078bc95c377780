/** When an appointment is, in the words of one language and on the clock of one zone. */
export interface AppointmentWords {
  /** The day with its weekday. */
  day: string
  /** From when to when. */
  time: string
  /** The place whose clock it is, with its distance from UTC at that instant: "Berlin, GMT+1". */
  zone: string
}

/** The place that an IANA zone is named after. */
export const zonePlace = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** A zone as it is named beside a time. The distance tells apart the two hours of a night on which the clock is put back. */
export function zoneWords(locale: string, at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return timeZone === 'UTC' || !offset ? zonePlace(timeZone) : `${zonePlace(timeZone)}, ${offset}`
}

/** @param locale a BCP 47 tag @param timeZone an IANA name that this machine knows */
export function appointmentWords(
  locale: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): AppointmentWords {
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  return {
    day: day.format(startsAt),
    time: time.formatRange(startsAt, endsAt),
    zone: zoneWords(locale, startsAt, timeZone),
  }
}
