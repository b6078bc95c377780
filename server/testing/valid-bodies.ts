import type { AnyCall, CallKey } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { jonas, validHours, validService } from './bookings.ts'
import type { TestApp } from './test-app.ts'
import type { Practice } from './two-practices.ts'
import { validMapping } from './valid-mapping.ts'
import { saddleNamed, validSaddle } from './valid-saddle.ts'
import { validScores } from './valid-scores.ts'

/** The values that valid bodies are made of. */
interface Setting {
  practice: Practice
  today: string
  build: TestApp['build']
}

const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
const said = 'This is what we did about it.'
const intakeDraft = { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jonas' }] }
const intakeForm = ({ today, build }: Setting) => ({ formVersion: 1, today, answers: build.intakeAnswers() })
const followUpForm = ({ today, build }: Setting) => ({
  formVersion: 1,
  today,
  answers: build.followUpAnswers(),
})

/** A valid body for each call, so that a test only varies the caller or one field. */
const bodies: Partial<Record<CallKey, (setting: Setting) => object>> = {
  'POST /api/auth/login': () => ({ email: 'nobody@example.org', password: 'not the one' }),
  'POST /api/auth/role-choice': () => ({ role: 'client' }),
  'POST /api/auth/supabase-login': () => ({ user: { id: 'x' }, access_token: 'not.a.token' }),
  'POST /api/demo/sign-in': () => ({ secret: 'no-link-of-a-demo' }),
  'POST /api/invitations': () => ({ channel: 'link' }),
  'POST /api/invitation/preview': ({ practice: p }) => ({ secret: p.open.secret }),
  'POST /api/invitation/start': ({ practice: p }) => ({ secret: p.open.secret, consent }),
  'POST /api/invitation/device-code': ({ practice: p }) => ({ secret: p.open.secret }),
  'POST /api/invitation/device': ({ practice: p }) => ({ secret: p.open.secret, code: 'AAAAAAAA' }),
  'POST /api/invitation/code': () => ({ email: 'nobody@example.org', code: 'AAAAAAAA' }),
  'POST /api/support-accesses': ({ practice: p }) => ({
    sessionId: p.submitted.sessionId,
    reason: 'technical',
    sentence: 'The form does not open',
  }),
  'POST /api/rights-requests': ({ today }) => ({
    address: 'asks@example.org',
    right: 'copy',
    receivedOn: today,
    language: null,
  }),
  'POST /api/rights-requests/:requestId/proof': () => ({ code: 'AAAAAAAA' }),
  'POST /api/rights-requests/:requestId/extension': () => ({ words: said }),
  'POST /api/rights-requests/:requestId/answer': () => ({ outcome: 'refused', words: said }),
  'POST /api/data-breaches': ({ today }) => ({ awareAt: `${today}T00:00:00.000Z`, words: said }),
  'POST /api/data-breaches/:breachId/notice': () => ({ told: 'authority' }),
  'POST /api/data-breaches/:breachId/closing': () => ({ words: said }),
  'POST /api/intakes': ({ practice: p }) => ({ fitter: p.slug, consent, another: true }),
  'PATCH /api/sessions/:sessionId/intake/draft': () => intakeDraft,
  'POST /api/sessions/:sessionId/intake/submission': (s) => ({
    ...intakeForm(s),
    language: 'en',
    noticeVersion: NOTICE_VERSION,
  }),
  'POST /api/sessions/:sessionId/intake/corrections': (s) => ({ ...intakeForm(s), revision: 1 }),
  'PATCH /api/riders/:riderId': () => ({ name: 'Jonas Maier' }),
  'POST /api/riders/:riderId/bikes': () => ({ type: 'gravel' }),
  'POST /api/riders/:riderId/sessions': () => ({ another: true }),
  'PATCH /api/bikes/:bikeId': () => ({ version: 1, make: 'Bianchi' }),
  'PATCH /api/sessions/:sessionId': () => ({ version: 2, notes: 'Tall rider' }),
  'POST /api/sessions/:sessionId/cancellation': () => ({ cancelled: false }),
  'POST /api/sessions/:sessionId/completion': () => ({ fitted: true }),
  'POST /api/sessions/:sessionId/closing': () => ({ closed: false }),
  'POST /api/sessions/:sessionId/measurements': () => ({
    changes: [{ phase: 'after', key: 'stem_length', side: null, value: 100, version: 0 }],
  }),
  'POST /api/sessions/:sessionId/interventions': () => ({
    kind: 'other',
    what: 'Bell',
    zones: [],
    goals: [],
  }),
  'PATCH /api/sessions/:sessionId/interventions/:interventionId': () => ({ version: 1, zones: ['feet'] }),
  'POST /api/sessions/:sessionId/interventions/order': ({ practice: p }) => ({ ids: [p.fit.interventionId] }),
  'POST /api/sessions/:sessionId/recommendations': () => ({ kind: 'exercise', words: 'Stretch' }),
  'PATCH /api/sessions/:sessionId/recommendations/:recommendationId': () => ({ version: 1, words: 'Rest' }),
  'POST /api/sessions/:sessionId/recommendations/:recommendationId/done': () => ({ done: true }),
  'POST /api/sessions/:sessionId/photos': ({ practice: p }) => p.picture,
  'PATCH /api/sessions/:sessionId/photos/:photoId': () => ({ version: 1, caption: 'From the side' }),
  'POST /api/saddles': () => saddleNamed('Short one'),
  'PUT /api/saddles/:saddleId': () => ({ version: 1, ...validSaddle }),
  'POST /api/calendar-feed': () => ({ showsNames: true }),
  'PATCH /api/calendar-feed': () => ({ showsNames: true }),
  'POST /api/calendar-subscriptions': () => ({ name: 'Private', url: 'https://cal.example/private.ics' }),
  'POST /api/import-mappings': () => validMapping,
  'PUT /api/import-mappings/:mappingId': () => ({ version: 1, ...validMapping }),
  'PUT /api/fitter-profile/logo': ({ practice: p }) => p.picture,
  'PUT /api/fitter-profile/photo': ({ practice: p }) => p.picture,
  'PUT /api/follow-up-protocol': () => ({
    version: 0,
    protocol: { milestones: [14, 42], reminderDays: [0] },
  }),
  'PUT /api/dashboard-layout': () => ({
    version: 0,
    layout: [{ key: 'radar', size: 'large', shown: true }],
  }),
  'POST /api/follow-ups/:followUpId/date': (s) => ({ dueOn: s.today }),
  'POST /api/follow-ups/:followUpId/skipping': () => ({ skipped: true }),
  'POST /api/follow-up-alerts/:alertId/work-off': () => ({ outcome: 'noted' }),
  'POST /api/follow-ups/:followUpId/assisted': (s) => ({ ...followUpForm(s), language: 'en' }),
  'POST /api/follow-up-visits': ({ practice: p }) => ({ secret: p.reminder.secret }),
  'POST /api/account/download': () => ({}),
  'POST /api/sessions/:sessionId/passport': () => ({ withName: true, changed: [] }),
  'POST /api/client/bikes/:bikeId/passport': () => ({ withName: false, changed: [] }),
  'POST /api/report-visits': ({ practice: p }) => ({ secret: p.report.secret }),
  'POST /api/second-baseline/preview': ({ practice: p }) => ({ secret: p.fit.scoringSecret }),
  'POST /api/second-baseline': ({ practice: p, today }) => ({
    secret: p.fit.scoringSecret,
    formVersion: 1,
    today,
    answers: validScores,
  }),
  'POST /api/link-renewals': ({ practice: p }) => ({ secret: p.open.secret }),
  'POST /api/reminder-stops': ({ practice: p }) => ({ secret: p.reminder.stop }),
  'PATCH /api/follow-ups/:followUpId/draft': () => ({
    version: 0,
    formVersion: 1,
    changes: [{ path: 'ridesSince', value: 4 }],
  }),
  'POST /api/follow-ups/:followUpId/submission': (s) => ({ ...followUpForm(s), language: 'en' }),
  'POST /api/follow-ups/:followUpId/corrections': (s) => ({ ...followUpForm(s), revision: 1 }),
  'POST /api/client/files/:riderId/closing': () => ({ ended: true }),
  'POST /api/share-offers': () => ({ bikeId: null, fitsFrom: null, until: null }),
  'POST /api/share-offers/:offerId/confirmation': ({ practice: p }) => ({ fitterId: p.fitter.id }),
  'POST /api/share-offers/:offerId/closing': () => ({ ended: true }),
  'PUT /api/booking-offer/hours': () => ({ ...validHours, waitingList: true }),
  'POST /api/booking-services': () => ({ ...validService, name: 'Second look' }),
  'PUT /api/booking-services/:serviceId': () => ({ ...validService, kind: 'call', asksIntake: false }),
  'POST /api/booking-pages/:fitter/holds': ({ practice: p }) => ({
    serviceId: p.fit.serviceId,
    at: '2026-11-26T08:00:00.000Z',
  }),
  'POST /api/bookings': ({ practice: p }) => ({
    serviceId: p.fit.serviceId,
    at: '2026-12-01T08:00:00.000Z',
    rider: { riderId: p.submitted.riderId },
    note: null,
  }),
  'POST /api/booking-blocks': () => ({
    from: '2026-12-02T08:00:00.000Z',
    to: '2026-12-02T09:00:00.000Z',
    note: 'Dentist',
  }),
  'POST /api/bookings/:bookingId/move': () => ({
    at: '2026-12-03T08:00:00.000Z',
    sequence: 0,
    message: null,
  }),
  'POST /api/bookings/:bookingId/cancellation': () => ({ message: null }),
  'POST /api/bookings/:bookingId/no-show': () => ({ noShow: false }),
  'POST /api/client/bookings/:bookingId/move': () => ({ at: '2026-12-03T08:00:00.000Z' }),
  'POST /api/client/bookings/:bookingId/cancellation': () => ({ message: null }),
  'POST /api/booking-links/move': ({ practice: p }) => ({
    secret: p.booking.mailed,
    at: '2026-12-03T08:00:00.000Z',
  }),
  'POST /api/booking-links/cancellation': ({ practice: p }) => ({ secret: p.booking.mailed, message: null }),
  'POST /api/booking-pages/:fitter/waiting': ({ practice: p }) => ({
    serviceId: p.fit.serviceId,
    firstDay: '2026-11-23',
    lastDay: '2026-12-23',
    ...{ name: jonas.name, email: 'waiting@example.org', timeZone: jonas.timeZone },
  }),
  'POST /api/waiting-links/preview': ({ practice: p }) => ({ secret: p.booking.waiting }),
  'POST /api/waiting-links/confirmation': ({ practice: p }) => ({ secret: p.booking.waiting }),
  'POST /api/waiting-links/leaving': ({ practice: p }) => ({ secret: p.booking.waiting }),
  'POST /api/booking-requests': ({ practice: p }) => ({ secret: p.booking.held, ...jonas }),
  'POST /api/booking-links/preview': ({ practice: p }) => ({ secret: p.booking.mailed }),
  'POST /api/booking-links/confirmation': ({ practice: p }) => ({ secret: p.booking.mailed }),
  'POST /api/booking-links/intake': ({ practice: p }) => ({ secret: p.booking.mailed }),
  'POST /api/booking-links/release': ({ practice: p }) => ({ secret: p.booking.held }),
  'POST /api/share-links/preview': ({ practice: p }) => ({ secret: p.offer.secret }),
  'POST /api/share-links/acceptance': ({ practice: p }) => ({ secret: p.offer.secret }),
  // As a program fills in the form: it is accepted and dropped.
  'POST /api/contact-messages': () => ({
    topic: 'question',
    name: 'Vera Visitor',
    email: 'visitor@example.org',
    words: 'Hello',
    website: 'https://example.org',
    stamp: '',
  }),
  'PUT /api/contact-messages/:messageId/resolution': () => ({ resolved: true }),
  'PATCH /api/account': () => ({ units: 'metric' }),
  'POST /api/link-consents': () => ({ purpose: 'research', granted: false, ...consent }),
  'POST /api/account/research-consent': () => ({ granted: true, ...consent }),
  'PATCH /api/fitter-profile': () => ({ listed: true }),
  'PUT /api/public-mark': () => ({ shown: true }),
  'POST /api/plan/checkout': () => ({ billing: 'monthly' }),
  'POST /api/plan/portal': () => ({ to: 'overview' }),
  'PATCH /api/fitter-news': () => ({ digest: true }),
  'POST /api/account/deletion': () => ({}),
  'POST /api/account/files/:riderId/restriction': () => ({ restricted: true }),
  'POST /api/account/files/:riderId/fit-consent': () => ({ ...consent, granted: true }),
  'POST /api/account/files/:riderId/erasure': () => ({}),
}

/** The calls that have a valid body here. */
export const callsWithBody = Object.keys(bodies)

/** The query of calls that need one. */
const queries: {
  [Key in CallKey]?: Record<string, string> | ((practice: Practice) => Record<string, string>)
} = {
  'GET /api/booking-pages': ({ fit }) => ({ slugs: fit.fitter }),
  'GET /api/booking-pages/:fitter/times': ({ fit }) => ({
    serviceId: fit.serviceId,
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-30T00:00:00.000Z',
  }),
  'GET /api/bookings': () => ({ from: '2026-11-23T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' }),
  'GET /api/outcomes/summary/pdf': { year: '2026' },
}

/** A valid query for this call; empty if it needs none. */
export function validQuery({ route }: { route: CallKey }, practice: Practice): Record<string, string> {
  const query = queries[route] ?? {}
  return typeof query === 'function' ? query(practice) : query
}

/**
 * A valid body for this call and this practice; empty for a call without a body.
 * @throws Error for a call with a body that has none here
 */
export function validBody(call: AnyCall & { route: CallKey }, practice: Practice, t: TestApp): object {
  const body = bodies[call.route]
  if (!body && (call.body || call.upload))
    throw new Error(`${call.route}: add a valid body to server/testing/valid-bodies.ts`)
  const today = t.clock.now().toISOString().slice(0, 10)
  return body?.({ practice, today, build: t.build }) ?? {}
}
