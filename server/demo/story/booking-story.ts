import type { Parsed } from '#contract/calls.ts'
import { STUDIO } from './cast.ts'
import type { RiderStory } from './practice-story.ts'
import { SHOWN_RIDER } from './practice-story.ts'

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

/** An appointment of somebody whom a smaller practice may not have. */
const of = (
  rider: RiderStory | undefined,
  {
    bookedDaysAgo,
    inDays,
    now,
    ...more
  }: Pick<AppointmentStory, 'service' | 'by' | 'note'> & {
    bookedDaysAgo: number
    inDays: number
    now: Date
    ended?: AppointmentStory['ended']
  },
): AppointmentStory[] =>
  rider
    ? [
        {
          ...more,
          who: { name: rider.name, email: rider.email },
          bookedAt: new Date(now.getTime() - bookedDaysAgo * DAY_MS),
          from: new Date(now.getTime() + inDays * DAY_MS),
        },
      ]
    : []

/** The appointments of the practice: past and to come, one that was cancelled, and one to which nobody came. */
export function bookingStory(stories: readonly RiderStory[], now: Date): BookingStory {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const shown = stories[SHOWN_RIDER]
  const known = stories.filter((story) => story !== shown && isFitted(story) && !story.account)
  const [first, second, third, fourth] = known
  const waitingForFit = stories.findLast(
    ({ invitation, fits }) => invitation.result === 'submitted' && !fits[0]?.fittedAt,
  )
  const appointments = [
    ...of(first, { service: 'checkUp', by: 'fitter', note: null, bookedDaysAgo: 20, inDays: -12, now }),
    ...of(second, {
      ...{
        service: 'checkUp',
        by: 'mail',
        note: 'New cleats since March.',
        bookedDaysAgo: 18,
        inDays: -9,
        now,
      },
      ended: { as: 'no_show', at: daysAgo(4), message: null },
    }),
    ...of(third, {
      ...{ service: 'checkUp', by: 'mail', note: null, bookedDaysAgo: 6, inDays: 5, now },
      ended: { as: 'cancelled', at: daysAgo(1), message: 'Off work sick, I’ll book again.' },
    }),
    ...of(shown, {
      service: 'checkUp',
      by: 'account',
      note: 'The saddle again.',
      bookedDaysAgo: 2,
      inDays: 3,
      now,
    }),
    ...of(waitingForFit, { service: 'fit', by: 'fitter', note: null, bookedDaysAgo: 0.1, inDays: 1, now }),
    ...of(fourth, {
      service: 'fit',
      by: 'mail',
      note: 'For the new gravel bike.',
      bookedDaysAgo: 3,
      inDays: 8,
      now,
    }),
    {
      ...{ service: 'call' as const, who: CALLER, by: 'mail' as const },
      ...{
        bookedAt: daysAgo(1.5),
        from: new Date(now.getTime() + 2 * DAY_MS),
        note: 'Which service is right for me?',
      },
    },
  ]
  const waits = known[4] ?? shown
  return {
    appointments,
    waiting: waits
      ? [
          {
            ...{ service: 'fit', who: { name: waits.name, email: waits.email } },
            ...{ askedAt: daysAgo(2.5), fromDays: 2, toDays: 21 },
          },
        ]
      : [],
    block: {
      enteredAt: daysAgo(3),
      from: new Date(Math.floor(now.getTime() / DAY_MS + 4) * DAY_MS + 12.5 * HOUR_MS),
      note: 'Delivery',
    },
  }
}
