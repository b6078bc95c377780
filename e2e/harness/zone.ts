import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'

/** Time zones around the world, so that one of them always has daytime, between 10 and 17 o'clock. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Tokyo', 'Asia/Kolkata']

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

const isMidday = (hour: number): boolean => hour >= 10 && hour < 17

/** The time zone of the people in the tests. It is daytime there, because no reminders are sent at night. */
export const ZONE = ZONES.find((zone) => isMidday(hourIn(zone, new Date()))) ?? 'Europe/Berlin'

/** The local date there. */
export const today = (): LocalDate => dateIn(new Date(), ZONE)
