import type { Parsed } from '#contract/calls.ts'
import { STUDIO } from './cast.ts'
import { type RiderStory, SHOWN_RIDER } from './practice-story.ts'

type Service = Parsed['POST /api/booking-services']['body']
type Hours = Parsed['PUT /api/booking-offer/hours']['body']

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How long before the end of the history riders could book for the first time. */
export const BOOKING_SINCE_DAYS = 30

const studioDay = [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '18:00' },
]

/** Tuesday to Saturday, as the fits of the story. */
export const STUDIO_HOURS: Hours = {
  timeZone: 'Europe/London',
  open: true,
  week: {
    monday: [],
    tuesday: studioDay,
    wednesday: studioDay,
    thursday: studioDay,
    friday: studioDay,
    saturday: [{ from: '09:00', to: '14:00' }],
    sunday: [],
  },
  off: [],
  extra: [],
  minimumNoticeMinutes: 12 * 60,
  horizonDays: 60,
  maximumPerDay: 4,
  changeHours: 24,
  waitingList: true,
}

const common = { place: '12 Canal Yard, by the towpath', videoLink: null, asksIntake: false, offered: true }

/** What the studio offers, as on its public page, and a call before the first fit. */
export const STUDIO_SERVICES = {
  fit: {
    ...common,
    kind: 'fit',
    name: 'Full fit',
    includes: STUDIO.page.services[0].note,
    price: '£240',
    lengthMinutes: 150,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 30,
    asksIntake: true,
  },
  checkUp: {
    ...common,
    kind: 'check_up',
    name: 'Check-up',
    includes: STUDIO.page.services[2].note,
    price: '£60',
    lengthMinutes: 45,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
  },
  call: {
    ...common,
    kind: 'call',
    name: 'Call before a fit',
    includes: null,
    price: null,
    place: null,
    videoLink: 'https://calls.invalid/holt-bike-fit',
    lengthMinutes: 20,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 10,
  },
} satisfies Record<string, Service>

export type StudioService = keyof typeof STUDIO_SERVICES

/** Somebody who books. */
export interface Booker {
  name: string
  email: string
}

/** An appointment and what became of it. */
export interface AppointmentStory {
  service: StudioService
  who: Booker
  /** Entered by the fitter, or booked on the page: by a mail's link, or while signed in. */
  by: 'fitter' | 'mail' | 'account'
  bookedAt: Date
  /** It takes the first free time from here. */
  from: Date
  note: string | null
  /** The rider did not come, or cancelled. */
  ended?: { as: 'no_show' | 'cancelled'; at: Date; message: string | null } | undefined
}

/** Somebody who waits for an earlier time. */
export interface WaitingStory {
  service: StudioService
  who: Booker
  askedAt: Date
  fromDays: number
  toDays: number
}

/** Who is no rider of the practice yet. */
const CALLER: Booker = { name: 'Owen Bright', email: 'owen.bright@riders.invalid' }

/** What is booked, with times counted back from the end of the history. */
export interface BookingStory {
  appointments: AppointmentStory[]
  waiting: WaitingStory[]
  /** An hour that the fitter keeps free. */
  block: { enteredAt: Date; from: Date; note: string }
}

const isFitted = ({ fits, bounces }: RiderStory): boolean => !bounces && fits.some(({ fittedAt }) => fittedAt)

interface Told extends Pick<AppointmentStory, 'service' | 'by' | 'note' | 'ended'> {
  bookedDaysAgo: number
  inDays: number
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

const appointment = (who: Booker, { bookedDaysAgo, inDays, ...told }: Told, now: Date): AppointmentStory => ({
  ...told,
  who: { name: who.name, email: who.email },
  bookedAt: daysFrom(now, -bookedDaysAgo),
  from: daysFrom(now, inDays),
})

const checkUp = { service: 'checkUp', by: 'mail', note: null } as const
const fit = { service: 'fit', by: 'mail', note: null } as const

/** The appointments of riders who were fitted and have no account, in the order of the riders. */
const toldOfKnown = (now: Date): Told[] => [
  { ...checkUp, by: 'fitter', bookedDaysAgo: 20, inDays: -12 },
  {
    ...checkUp,
    note: 'New cleats since March.',
    bookedDaysAgo: 18,
    inDays: -9,
    ended: { as: 'no_show', at: daysFrom(now, -4), message: null },
  },
  {
    ...checkUp,
    bookedDaysAgo: 6,
    inDays: 5,
    ended: { as: 'cancelled', at: daysFrom(now, -1), message: 'Off work sick, I’ll book again.' },
  },
  { ...fit, note: 'For the new gravel bike.', bookedDaysAgo: 3, inDays: 8 },
]

/** The appointments of the practice. A smaller practice lacks those of riders whom it lacks. */
function appointmentsOf(stories: readonly RiderStory[], known: readonly RiderStory[], now: Date) {
  const shown = stories[SHOWN_RIDER]
  const waitsForFit = stories.findLast(
    ({ invitation, fits }) => invitation.result === 'submitted' && !fits[0]?.fittedAt,
  )
  const ofKnown = toldOfKnown(now).flatMap((told, index) => {
    const rider = known[index]
    return rider ? [appointment(rider, told, now)] : []
  })
  const ofShown: Told = {
    ...checkUp,
    by: 'account',
    note: 'The saddle again.',
    bookedDaysAgo: 2,
    inDays: 3,
  }
  const call: Told = {
    service: 'call',
    by: 'mail',
    note: 'Which service is right for me?',
    bookedDaysAgo: 1.5,
    inDays: 2,
  }
  return [
    ...ofKnown,
    ...(shown ? [appointment(shown, ofShown, now)] : []),
    ...(waitsForFit
      ? [appointment(waitsForFit, { ...fit, by: 'fitter', bookedDaysAgo: 0.1, inDays: 1 }, now)]
      : []),
    appointment(CALLER, call, now),
  ]
}

/** What is booked with the practice: past and to come, cancelled, missed, blocked, and who waits. */
export function bookingStory(stories: readonly RiderStory[], now: Date): BookingStory {
  const shown = stories[SHOWN_RIDER]
  const known = stories.filter((story) => story !== shown && isFitted(story) && !story.account)
  const waits = known[toldOfKnown(now).length] ?? shown
  const waiting: WaitingStory[] = waits
    ? [
        {
          service: 'fit',
          who: { name: waits.name, email: waits.email },
          askedAt: daysFrom(now, -2.5),
          fromDays: 2,
          toDays: 21,
        },
      ]
    : []
  const midday = Math.floor(now.getTime() / DAY_MS + 4) * DAY_MS + 12.5 * HOUR_MS
  return {
    appointments: appointmentsOf(stories, known, now),
    waiting,
    block: { enteredAt: daysFrom(now, -3), from: new Date(midday), note: 'Delivery' },
  }
}
