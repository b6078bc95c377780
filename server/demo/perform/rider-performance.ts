import { randomUUID } from 'node:crypto'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { FitStory } from '../story/fit-story.ts'
import type { RiderStory } from '../story/practice-story.ts'
import {
  beginFit,
  completeFit,
  logChange,
  measure,
  type RunningFit,
  scoreAgain,
  takePhoto,
} from './fit-performance.ts'
import { personOn, type SignedIn } from './people.ts'
import { perform, type Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LANGUAGE = 'en'
const TIME_ZONE = 'Europe/London'
const FORM_VERSION = 2

const consent = { noticeVersion: NOTICE_VERSION, language: LANGUAGE }

/** A rider while the history is performed. */
interface RidersPart {
  stage: Stage
  timeline: Timeline
  fitter: SignedIn
  story: RiderStory
  /** The identity with which the rider signs in. */
  subject: string
  /** The cookie of the rider's first form. */
  guest: string | null
  account: SignedIn | null
  fits: RunningFit[]
  /** The bikes of the file by what they are. */
  bikes: Map<string, string>
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

const today = ({ clock }: Stage) => clock.now().toISOString().slice(0, 10)

/** Invites the rider, who starts the intake unless the story says otherwise. */
function invite(part: RidersPart, first: RunningFit): void {
  const { stage, timeline, fitter, story } = part
  const { at, channel, result } = story.invitation
  const sent = { secret: '' }
  timeline.add(at, async () => {
    const address = channel === 'email' ? { email: story.email } : {}
    const made = await perform(stage, await fitter.cookie(), 'POST /api/invitations', {
      body: { channel, language: LANGUAGE, name: story.name, ...address },
    })
    first.sessionId = made.body.sessionId
    sent.secret = made.body.url?.split('#')[1] ?? ''
  })
  if (result === 'unanswered') return
  const submittedAt = part.story.fits[0]?.submittedAt ?? after(at, HOUR_MS)
  timeline.add(after(submittedAt, -12 * MINUTE_MS), async () => {
    const started = await perform(stage, null, 'POST /api/invitation/start', {
      body: { secret: sent.secret, consent },
    })
    part.guest = started.cookie
  })
}

/** Fills in a part of the intake and leaves it. */
async function leaveDraft(
  { stage, guest }: RidersPart,
  fit: FitStory,
  { sessionId }: RunningFit,
): Promise<void> {
  const paths = ['name', 'email', 'dateOfBirth', 'heightCm', 'bikeTypes', 'discipline']
  await perform(stage, guest, 'PATCH /api/sessions/:sessionId/intake/draft', {
    params: { sessionId },
    body: {
      version: 0,
      formVersion: FORM_VERSION,
      changes: paths.map((path) => ({ path, value: fit.answers[path] })),
    },
  })
}

async function submitIntake(part: RidersPart, fit: FitStory, { sessionId }: RunningFit): Promise<void> {
  const { stage, account, guest } = part
  await perform(
    stage,
    account ? await account.cookie() : guest,
    'POST /api/sessions/:sessionId/intake/submission',
    {
      params: { sessionId },
      body: {
        formVersion: FORM_VERSION,
        today: today(stage),
        timeZone: TIME_ZONE,
        ...consent,
        answers: fit.answers,
      },
    },
  )
}

/** The rider makes an account of the submitted intake. */
async function keepInAccount(part: RidersPart): Promise<void> {
  const { stage, story, subject, guest } = part
  part.account = personOn(stage, { subject, name: story.name, email: story.email, role: 'client' }, guest)
  await part.account.cookie()
}

/** The fitter opens the intake the next morning. */
async function readIntake({ stage, fitter }: RidersPart, running: RunningFit): Promise<void> {
  const cookie = await fitter.cookie()
  const { body } = await perform(stage, cookie, 'GET /api/sessions/:sessionId/intake/submission', {
    params: { sessionId: running.sessionId },
  })
  await perform(stage, cookie, 'POST /api/submissions/:submissionId/reading', {
    params: { submissionId: body.id },
  })
}

/** Another fit of a rider who is known: the fitter opens it, the rider answers from the account. */
function planAgain(part: RidersPart, fit: FitStory, running: RunningFit): void {
  const { stage, timeline, fitter, fits } = part
  if (!fit.submittedAt) return
  timeline.add(after(fit.submittedAt, -2 * DAY_MS), async () => {
    const made = await perform(stage, await fitter.cookie(), 'POST /api/riders/:riderId/sessions', {
      params: { riderId: fits[0]?.riderId ?? '' },
      body: { another: true },
    })
    running.sessionId = made.body.id
  })
}

function planIntake(part: RidersPart, fit: FitStory, running: RunningFit, isFirst: boolean): void {
  const { timeline, story } = part
  const { submittedAt } = fit
  if (!submittedAt) return
  if (isFirst && story.invitation.result === 'started') {
    timeline.add(submittedAt, () => leaveDraft(part, fit, running))
    return
  }
  timeline.add(submittedAt, () => submitIntake(part, fit, running))
  if (isFirst && story.account) timeline.add(after(submittedAt, MINUTE_MS), () => keepInAccount(part))
  const nextMorning = new Date(Math.floor(submittedAt.getTime() / DAY_MS + 1) * DAY_MS + 8 * HOUR_MS)
  timeline.add(nextMorning, () => readIntake(part, running))
}

async function enterBike(
  { stage, fitter, bikes, fits }: RidersPart,
  fit: FitStory,
  running: RunningFit,
): Promise<void> {
  const cookie = await fitter.cookie()
  const params = { sessionId: running.sessionId }
  const { body: session } = await perform(stage, cookie, 'GET /api/sessions/:sessionId', { params })
  running.riderId = fits[0]?.riderId || session.rider.id
  const known = bikes.get(fit.bike.type)
  if (known) running.bikeId = known
  else {
    const { type, make, model, size } = fit.bike
    const made = await perform(stage, cookie, 'POST /api/riders/:riderId/bikes', {
      params: { riderId: running.riderId },
      body: { type, make, model, size },
    })
    running.bikeId = made.body.id
    bikes.set(fit.bike.type, made.body.id)
  }
  await beginFit(stage, cookie, fit, running)
}

/** How long before its completion each part of a fit takes place, in minutes. */
const MINUTES_BEFORE = {
  scored: 110,
  bike: 100,
  photo: 95,
  measured: 88,
  firstChange: 80,
  remeasured: 12,
  lastPhoto: 6,
} as const
const BETWEEN_CHANGES = 8

function planFit(part: RidersPart, fit: FitStory, running: RunningFit): void {
  const { stage, timeline, fitter } = part
  const { fittedAt } = fit
  if (!fittedAt) return
  const on = (minutesBefore: number, act: (cookie: string) => Promise<void>) =>
    timeline.add(after(fittedAt, -minutesBefore * MINUTE_MS), async () => act(await fitter.cookie()))
  const { scoredAgain } = fit
  if (scoredAgain) on(MINUTES_BEFORE.scored, (cookie) => scoreAgain(stage, cookie, scoredAgain, running))
  on(MINUTES_BEFORE.bike, () => enterBike(part, fit, running))
  on(MINUTES_BEFORE.measured, (cookie) => measure(stage, cookie, fit, running, 'before'))
  fit.changes.forEach((change, index) => {
    const minutes = Math.max(
      MINUTES_BEFORE.remeasured + 1,
      MINUTES_BEFORE.firstChange - index * BETWEEN_CHANGES,
    )
    on(minutes, (cookie) => logChange(stage, cookie, change, running.sessionId))
  })
  on(MINUTES_BEFORE.remeasured, (cookie) => measure(stage, cookie, fit, running, 'after'))
  const room = fit.pictured
    ? stage.pictures.rooms[fittedAt.getUTCDate() % stage.pictures.rooms.length]
    : undefined
  if (room) {
    on(MINUTES_BEFORE.photo, (cookie) => takePhoto(stage, cookie, running.sessionId, 'before', room.before))
    on(MINUTES_BEFORE.lastPhoto, (cookie) => takePhoto(stage, cookie, running.sessionId, 'after', room.after))
  }
  on(0, (cookie) => completeFit(stage, cookie, fit, running))
}

type Followed = FitStory['followUps'][number]

/** How the rider comes to the form: from the account, or by the link of the newest reminder. */
async function cookieForForm(part: RidersPart, { sessionId }: RunningFit): Promise<string | null> {
  if (part.account) return part.account.cookie()
  const secret = part.stage.reminders.get(sessionId)
  if (!secret) return null
  const { cookie } = await perform(part.stage, null, 'POST /api/follow-up-visits', { body: { secret } })
  return cookie
}

async function answer(part: RidersPart, followed: Followed, running: RunningFit): Promise<void> {
  const { stage, fitter } = part
  const followUpId = running.followUps.get(followed.milestone)
  const cookie = followed.assisted ? await fitter.cookie() : await cookieForForm(part, running)
  // A rider without a link, because mail bounces, does not answer.
  if (!followUpId || !cookie) return
  const route = followed.assisted
    ? 'POST /api/follow-ups/:followUpId/assisted'
    : 'POST /api/follow-ups/:followUpId/submission'
  const form = {
    formVersion: FORM_VERSION,
    today: today(stage),
    language: LANGUAGE,
    answers: followed.answers,
  }
  await perform(stage, cookie, route, { params: { followUpId }, body: form })
}

async function readAnswers(
  { stage, fitter }: RidersPart,
  { sessionId }: RunningFit,
  milestone: number,
): Promise<void> {
  const cookie = await fitter.cookie()
  const { body } = await perform(stage, cookie, 'GET /api/sessions/:sessionId/follow-ups', {
    params: { sessionId },
  })
  const submission = body.items.find((item) => item.milestone === milestone)?.submission
  if (!submission) return
  const params = { submissionId: submission.id }
  await perform(stage, cookie, 'POST /api/submissions/:submissionId/reading', { params })
}

function planFollowUps(part: RidersPart, fit: FitStory, running: RunningFit): void {
  for (const followed of fit.followUps) {
    part.timeline.add(followed.at, () => answer(part, followed, running))
    if (!followed.assisted)
      part.timeline.add(after(followed.at, 15 * HOUR_MS), () =>
        readAnswers(part, running, followed.milestone),
      )
  }
}

/** A rider with an account ticks off the first recommendation, and after another fit those of earlier ones. */
function planAdvice(part: RidersPart, fit: FitStory, running: RunningFit, isLatest: boolean): void {
  const { stage, timeline, story } = part
  if (!story.account || !fit.fittedAt) return
  timeline.add(after(fit.fittedAt, 10 * DAY_MS), async () => {
    const cookie = (await part.account?.cookie()) ?? null
    const params = { sessionId: running.sessionId }
    const { body } = await perform(stage, cookie, 'GET /api/sessions/:sessionId', { params })
    for (const { id } of body.recommendations.slice(0, isLatest ? 1 : undefined))
      await perform(stage, cookie, 'POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
        params: { ...params, recommendationId: id },
        body: { done: true },
      })
  })
}

const newFit = (): RunningFit => ({
  sessionId: '',
  riderId: '',
  bikeId: '',
  version: 1,
  followUps: new Map(),
})

/** Adds everything that a rider's story tells to the history. */
export function planRider(
  parts: Pick<RidersPart, 'stage' | 'timeline' | 'fitter'>,
  story: RiderStory,
  subject: string = randomUUID(),
): void {
  const fits = story.fits.map(newFit)
  const part: RidersPart = { ...parts, story, subject, guest: null, account: null, fits, bikes: new Map() }
  for (const [index, fit] of story.fits.entries()) {
    const running = fits[index]
    if (!running) continue
    if (index === 0) invite(part, running)
    else planAgain(part, fit, running)
    planIntake(part, fit, running, index === 0)
    planFit(part, fit, running)
    planFollowUps(part, fit, running)
    planAdvice(part, fit, running, index === story.fits.length - 1)
  }
}
