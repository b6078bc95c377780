import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'

/** Round the world, so that somewhere it is always between 10 and 17 o'clock. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Tokyo', 'Asia/Kolkata']

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

const isMidday = (hour: number): boolean => hour >= 10 && hour < 17

/** Where the people of the tests live: nobody is reminded of anything at night, whenever the tests are run. */
export const ZONE = ZONES.find((zone) => isMidday(hourIn(zone, new Date()))) ?? 'Europe/Berlin'

/** The day it is there. */
export const today = (): LocalDate => dateIn(new Date(), ZONE)
