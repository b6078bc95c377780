import { addDays, dateIn } from '#domain/calendar/local-date.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import {
  type AppointmentStory,
  BOOKING_SINCE_DAYS,
  type BookingStory,
  STUDIO_HOURS,
  STUDIO_SERVICES,
  type StudioService,
  type WaitingStory,
} from '../story/booking-story.ts'
import { STUDIO } from '../story/cast.ts'
import { DAY_MS } from '../story/fit-story.ts'
import { personOn, type SignedIn } from './people.ts'
import { perform, type Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

const HOUR_MS = 3_600_000
/** How far ahead a free time is looked for. */
const SEARCHED_DAYS = 20
const TIME_ZONE = STUDIO_HOURS.timeZone
const fitterParam = { fitter: STUDIO.page.slug }

interface Part {
  stage: Stage
  timeline: Timeline
  fitter: SignedIn
  /** Delivers the mails that are due. */
  deliver(): Promise<void>
  /** The ids of the services, once they are offered. */
  services: Map<StudioService, string>
}

const idOf = ({ services }: Part, service: StudioService): string => services.get(service) ?? ''

async function offerTimes({ stage, fitter, services }: Part): Promise<void> {
  const cookie = await fitter.cookie()
  await perform(stage, cookie, 'PUT /api/booking-offer/hours', { body: STUDIO_HOURS })
  for (const key of ['fit', 'checkUp', 'call'] as const) {
    const { body } = await perform(stage, cookie, 'POST /api/booking-services', {
      body: STUDIO_SERVICES[key],
    })
    services.set(key, body.id)
  }
}

/** The first free time from a moment on. @throws Error if the studio is full, which is a fault of the story */
async function firstFree(part: Part, service: StudioService, from: Date): Promise<string> {
  const query = {
    serviceId: idOf(part, service),
    from: from.toISOString(),
    to: new Date(from.getTime() + SEARCHED_DAYS * DAY_MS).toISOString(),
  }
  const { body } = await perform(part.stage, null, 'GET /api/booking-pages/:fitter/times', {
    params: fitterParam,
    query,
  })
  const [at] = body.times
  if (at === undefined) throw new Error(`no free time from ${query.from}`)
  return at
}

/** The fitter enters the appointment for a rider of the practice. @returns its id */
async function enter(part: Part, { service, who, from, note }: AppointmentStory): Promise<string> {
  const { stage, fitter } = part
  const at = await firstFree(part, service, from)
  const cookie = await fitter.cookie()
  const { body } = await perform(stage, cookie, 'GET /api/clients', { query: { search: who.name } })
  const riderId = body.items[0]?.riderId ?? ''
  const made = await perform(stage, cookie, 'POST /api/bookings', {
    body: { serviceId: idOf(part, service), at, rider: { riderId }, note, outsideHours: false },
  })
  return made.body.id
}

/** The rider books on the page, and confirms by the mail's link unless they are signed in. */
async function book(part: Part, { service, who, from, note, by }: AppointmentStory): Promise<void> {
  const { stage } = part
  const cookie = by === 'account' ? await personOn(stage, DEMO_PEOPLE.client).cookie() : null
  const at = await firstFree(part, service, from)
  const { body: answer } = await perform(stage, cookie, 'POST /api/booking-pages/:fitter/holds', {
    params: fitterParam,
    body: { serviceId: idOf(part, service), at },
  })
  await perform(stage, cookie, 'POST /api/booking-requests', {
    body: {
      ...{ ...who, secret: answer.held?.secret ?? '', phone: null, note },
      ...{ timeZone: TIME_ZONE, language: 'en' },
    },
  })
  if (by === 'account') return
  await part.deliver()
  const secret = stage.bookings.get(who.email) ?? ''
  await perform(stage, null, 'POST /api/booking-links/confirmation', { body: { secret } })
}

/** The id of the latest booking of somebody, as the fitter sees it. */
async function bookingIdOf({ stage, fitter }: Part, { who, from }: AppointmentStory): Promise<string> {
  const query = {
    from: from.toISOString(),
    to: new Date(from.getTime() + SEARCHED_DAYS * DAY_MS).toISOString(),
  }
  const { body } = await perform(stage, await fitter.cookie(), 'GET /api/bookings', { query })
  return body.items.findLast(({ name }) => name === who.name)?.id ?? ''
}

async function endAs(part: Part, story: AppointmentStory): Promise<void> {
  const { stage, fitter } = part
  if (story.ended?.as === 'cancelled') {
    const secret = stage.bookings.get(story.who.email) ?? ''
    const { message } = story.ended
    await perform(stage, null, 'POST /api/booking-links/cancellation', { body: { secret, message } })
  } else {
    await perform(stage, await fitter.cookie(), 'POST /api/bookings/:bookingId/no-show', {
      params: { bookingId: await bookingIdOf(part, story) },
      body: { noShow: true },
    })
  }
}

/** Somebody asks to be told when a time becomes free, and confirms it by the mail's link. */
async function wait(part: Part, { service, who, fromDays, toDays }: WaitingStory): Promise<void> {
  const { stage } = part
  const today = dateIn(stage.clock.now(), TIME_ZONE)
  await perform(stage, null, 'POST /api/booking-pages/:fitter/waiting', {
    params: fitterParam,
    body: {
      ...{ ...who, serviceId: idOf(part, service), timeZone: TIME_ZONE, language: 'en' },
      ...{ firstDay: addDays(today, fromDays), lastDay: addDays(today, toDays) },
    },
  })
  await part.deliver()
  const secret = stage.waits.get(who.email) ?? ''
  await perform(stage, null, 'POST /api/waiting-links/confirmation', { body: { secret } })
}

function planAppointment(part: Part, story: AppointmentStory): void {
  part.timeline.add(story.bookedAt, async () => {
    if (story.by === 'fitter') await enter(part, story)
    else await book(part, story)
  })
  if (story.ended) part.timeline.add(story.ended.at, () => endAs(part, story))
}

/** Adds what is booked with the studio to the history. */
export function planBookings(parts: Omit<Part, 'services'>, story: BookingStory, now: Date): void {
  const part: Part = { ...parts, services: new Map() }
  part.timeline.add(new Date(now.getTime() - BOOKING_SINCE_DAYS * DAY_MS), () => offerTimes(part))
  for (const appointment of story.appointments) planAppointment(part, appointment)
  for (const waiting of story.waiting) part.timeline.add(waiting.askedAt, () => wait(part, waiting))
  const { enteredAt, from, note } = story.block
  part.timeline.add(enteredAt, async () => {
    const to = new Date(from.getTime() + HOUR_MS)
    await perform(part.stage, await part.fitter.cookie(), 'POST /api/booking-blocks', {
      body: { from: from.toISOString(), to: to.toISOString(), note },
    })
  })
}
