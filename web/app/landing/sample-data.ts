import type { CallResponse } from '#web/api/api.ts'

/** The instant at which the sample is shown. Everything in it is invented. */
export const SAMPLE_NOW = new Date('2025-09-15T09:00:00Z')

const hoursAgo = (hours: number): string => new Date(SAMPLE_NOW.getTime() - hours * 3_600_000).toISOString()

/** Samples name no real session. */
const ids = (id: string) => ({ id, sessionId: id, riderId: id })

type Submission = CallResponse<'GET /api/submissions'>['items'][number]

const sent = { goals: [], revision: 1, fitted: false }

export const submissions: Submission[] = [
  {
    ...sent,
    ...ids('s1'),
    name: 'Lena Vogt',
    kind: 'follow_up',
    daysAfterFit: 42,
    submittedAt: hoursAgo(1),
    zones: { knees: 2, hands: 1 },
    marks: 0,
    unread: true,
    fitted: true,
  },
  {
    ...sent,
    ...ids('s2'),
    name: 'Tom Aalto',
    kind: 'intake',
    daysAfterFit: null,
    submittedAt: hoursAgo(5),
    zones: { saddle: 6, lower_back: 4, hands: 3 },
    marks: 1,
    unread: true,
  },
  {
    ...sent,
    ...ids('s3'),
    name: 'Marisol Reyes',
    kind: 'intake',
    daysAfterFit: null,
    submittedAt: hoursAgo(26),
    zones: { feet: 3, shoulders: 2 },
    marks: 0,
    unread: false,
  },
  {
    ...sent,
    ...ids('s4'),
    name: 'Owen Price',
    kind: 'follow_up',
    daysAfterFit: 14,
    submittedAt: hoursAgo(50),
    zones: { saddle: 2 },
    marks: 0,
    unread: false,
    fitted: true,
  },
  {
    ...sent,
    ...ids('s5'),
    name: 'Ida Lund',
    kind: 'intake',
    daysAfterFit: null,
    submittedAt: hoursAgo(74),
    zones: { lower_back: 5, knees: 4 },
    marks: 1,
    unread: false,
  },
]

type AlertCard = CallResponse<'GET /api/follow-up-alerts'>['items'][number]
type Alert = AlertCard['alerts'][number]

const alert = (id: string, said: Pick<Alert, 'kind' | 'zone' | 'before' | 'after'>): Alert => ({
  id,
  raisedAt: hoursAgo(3),
  correctedAt: null,
  workedOffAt: null,
  outcome: null,
  note: null,
  ...said,
})

export const alertCards: AlertCard[] = [
  {
    ...ids('a1'),
    riderName: 'Piet de Boer',
    followUpId: 'a1',
    milestone: 14,
    answeredAt: hoursAgo(3),
    raisedAt: hoursAgo(3),
    alerts: [alert('a1', { kind: 'worse', zone: 'hands', before: 2, after: 5 })],
  },
  {
    ...ids('a2'),
    riderName: 'Aiko Tanaka',
    followUpId: 'a2',
    milestone: 42,
    answeredAt: hoursAgo(20),
    raisedAt: hoursAgo(20),
    alerts: [alert('a2', { kind: 'wants_appointment', zone: null, before: null, after: null })],
  },
]

type Change = CallResponse<'GET /api/interventions'>['items'][number]

interface Made extends Pick<Change, 'measurement' | 'fromValue' | 'toValue' | 'zones'> {
  rider: string
  hours: number
  side?: Change['side']
}

const made = ({ rider, hours, side = null, ...change }: Made, index: number): Change => ({
  ...ids(rider),
  id: `c${index}`,
  position: index,
  kind: 'adjustment',
  side,
  places: {},
  goals: [],
  what: null,
  from: null,
  to: null,
  why: null,
  rating: null,
  madeAt: hoursAgo(hours),
  withdrawn: false,
  version: 1,
  riderName: rider,
  fittedAt: null,
  ...change,
})

export const changes: Change[] = [
  {
    rider: 'Lena Vogt',
    hours: 2,
    measurement: 'saddle_height',
    fromValue: 728,
    toValue: 734,
    zones: ['knees' as const],
  },
  {
    rider: 'Lena Vogt',
    hours: 2,
    measurement: 'stem_length',
    fromValue: 110,
    toValue: 90,
    zones: ['hands' as const],
  },
  {
    rider: 'Tom Aalto',
    hours: 21,
    measurement: 'saddle_setback',
    fromValue: 62,
    toValue: 55,
    zones: ['saddle' as const],
  },
].map(made)

type Figures = CallResponse<'GET /api/dashboard'>['figures']
type Part<Key extends keyof Figures> = NonNullable<Figures[Key]>

/** A mean or share of the sample's riders with its interval. */
const estimate = (value: number, low: number, high: number) => ({ value, interval: { low, high } })

export const period = { from: '2024-10-01', to: '2025-09-15' }
const fits = { fits: 48, riders: 44 }
const answered = { fits: 41, riders: 38 }

export const rating: Part<'rating'> = {
  ...answered,
  rating: estimate(6.1, 5.8, 6.4),
  prior: { centre: 5.5, weight: 5, fitters: null },
}

export const goals: Part<'goals'> = {
  attained: { ...answered, rated: 84, attained: 61, share: estimate(0.73, 0.62, 0.81) },
  addressed: { ...fits, stated: 97, addressed: 90, share: estimate(0.93, 0.86, 0.96) },
  alignment: { ...answered, mean: estimate(6.2, 5.9, 6.5) },
  tScore: { fits: 20, riders: 19, mean: estimate(54.3, 51.2, 57.4) },
}

export const improvement: Part<'improvement'> = {
  ...answered,
  mean: estimate(64, 59, 69),
  version: 1,
  early: 0,
  conservative: 61,
  components: {
    discomfort: { ...answered, mean: estimate(66, 60, 72) },
    goals: { ...answered, mean: estimate(63, 57, 69) },
    overall: { ...answered, mean: estimate(62, 56, 68) },
  },
}

const figuresOf = (riders: number, before: number, after: number) => ({
  fits: riders,
  riders,
  before,
  after,
})

/** Mean discomfort by zone, of riders with a complaint there before. */
export const zones = {
  shoulders: figuresOf(14, 3.6, 2.1),
  hands: figuresOf(19, 4.2, 2.4),
  knees: figuresOf(23, 4.6, 2.2),
  feet: figuresOf(9, 3.1, 2.3),
  saddle: figuresOf(21, 4.9, 3.0),
  lower_back: figuresOf(26, 4.1, 2.3),
}

export const figures: Figures = {
  fits,
  response: {
    wave: 'primary',
    fits: 48,
    riders: 44,
    answered: 41,
    notReached: 0,
    share: estimate(0.85, 0.73, 0.93),
  },
  rating,
  goals,
  improvement,
  zones: null,
  responses: null,
}
