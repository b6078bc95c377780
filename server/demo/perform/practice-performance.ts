import { addDays, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { SILENCE_DAYS } from '#domain/follow-ups/alerts.ts'
import { DEFAULT_PROTOCOL } from '#domain/follow-ups/protocol.ts'
import { scheduleFollowUps } from '#domain/follow-ups/schedule.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-status.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { bookingStory } from '../story/booking-story.ts'
import { STUDIO } from '../story/cast.ts'
import { DAY_MS, type FitStory } from '../story/fit-story.ts'
import { practiceStory, type RiderStory, type StoryOptions } from '../story/practice-story.ts'
import { randomFrom } from '../story/random.ts'
import { planBookings } from './booking-performance.ts'
import { dailyJobs, mailing, resolveAlerts } from './daily-work.ts'
import { personOn, type SignedIn } from './people.ts'
import { planRider } from './rider-performance.ts'
import { perform, type Stage } from './stage.ts'
import { Timeline } from './timeline.ts'

const HOUR_MS = 3_600_000
/** When the jobs of a day are done, shortly after reminders may be sent. */
const JOBS_AT_MS = 9.2 * HOUR_MS
const ALERTS_AT_MS = 17 * HOUR_MS
/** Tuesday and Friday. */
const ALERT_DAYS: readonly number[] = [2, 5]

async function openStudio(stage: Stage, fitter: SignedIn): Promise<void> {
  const cookie = await fitter.cookie()
  await perform(stage, cookie, 'PATCH /api/fitter-profile', {
    body: { ...STUDIO.page, studio: STUDIO.name, contact: STUDIO.contact, listed: true },
  })
  await perform(stage, cookie, 'PUT /api/fitter-profile/logo', { body: stage.pictures.logo })
}

/** The days on which the jobs have something to do for a fit: mails, reminders, and alerts about missing answers. */
function jobDays({ submittedAt, fittedAt }: FitStory): LocalDate[] {
  const mailed = [submittedAt, fittedAt].flatMap((at) => (at ? [dateIn(at, 'UTC')] : []))
  if (!fittedAt) return mailed
  const { milestones, reminderDays } = DEFAULT_PROTOCOL
  const last = reminderDays.at(-1) ?? 0
  const planned = scheduleFollowUps({ milestones, reminderDays }, dateIn(fittedAt, 'UTC'))
  return [
    ...mailed.map((day) => addDays(day, 1)),
    ...planned.flatMap(({ dueOn, windowEndsOn }) => [
      ...reminderDays.map((days) => addDays(dueOn, days)),
      addDays(dueOn, OVERDUE_DAYS + 1),
      addDays(dueOn, last + SILENCE_DAYS),
      addDays(windowEndsOn, 1),
    ]),
  ]
}

function planJobs(timeline: Timeline, stories: readonly RiderStory[], jobs: () => Promise<void>): void {
  const days = stories.flatMap(({ fits, invitation }) => [
    addDays(dateIn(invitation.at, 'UTC'), 1),
    ...fits.flatMap(jobDays),
  ])
  for (const day of new Set(days)) timeline.add(new Date(Date.parse(day) + JOBS_AT_MS), jobs)
}

function planAlerts(timeline: Timeline, from: Date, until: Date, resolve: () => Promise<void>): void {
  for (let day = Math.floor(from.getTime() / DAY_MS) * DAY_MS; day <= until.getTime(); day += DAY_MS)
    if (ALERT_DAYS.includes(new Date(day).getUTCDay())) timeline.add(new Date(day + ALERTS_AT_MS), resolve)
}

/**
 * Performs the history of a practice on a stage: everything goes through the calls and jobs of the product, at the time
 * at which it happened.
 * @param onProgress is told the share that is done
 */
export async function performPractice(
  stage: Stage,
  telling: StoryOptions,
  onProgress: (done: number) => void,
): Promise<void> {
  const stories = practiceStory(telling)
  const begins = Math.min(...stories.map(({ invitation }) => invitation.at.getTime()))
  const opening = new Date(begins - DAY_MS)
  const timeline = new Timeline(telling.now)
  const fitter = personOn(stage, DEMO_PEOPLE.fitter)
  timeline.add(opening, () => openStudio(stage, fitter))
  for (const story of stories)
    planRider(
      { stage, timeline, fitter },
      story,
      story.email === DEMO_PEOPLE.client.email ? DEMO_PEOPLE.client.subject : undefined,
    )
  const bouncing = new Set(stories.filter(({ bounces }) => bounces).map(({ email }) => email))
  const deliver = mailing(stage, bouncing)
  planJobs(timeline, stories, dailyJobs(stage, deliver))
  planBookings({ stage, timeline, fitter, deliver }, bookingStory(stories, telling.now), telling.now)
  const resolve = resolveAlerts(stage, fitter, randomFrom(telling.seed).branch('alerts'))
  planAlerts(timeline, opening, telling.now, resolve)
  await timeline.perform((at, done) => {
    stage.clock.set(at)
    onProgress(done)
  })
  stage.clock.set(telling.now)
}
