import { blankIntervention } from '../saving/pending-changes.ts'
import type { FitSession, Intervention, Measured } from '../session.ts'

/** An empty session with the given fields. */
export const fitSession = (given: Partial<FitSession> = {}): FitSession => ({
  id: 'session',
  status: 'intake_submitted',
  createdAt: '2026-11-20T09:00:00.000Z',
  fittedAt: null,
  bikeId: null,
  rider: { id: 'rider', name: 'Ana', language: 'en' },
  fitterName: 'Mira',
  shared: null,
  intakeSubmittedAt: null,
  closedAt: null,
  bike: null,
  bikes: [],
  notes: '',
  goals: [],
  goalWeights: {},
  saddleHow: null,
  lastSaddleHow: null,
  summary: '',
  goalLevels: {},
  activities: [],
  predictions: {},
  predictionsLocked: false,
  bikeTypes: [],
  measurements: [],
  interventions: [],
  recommendations: [],
  photos: [],
  followUps: [],
  earlier: null,
  secondBaseline: { state: 'no_intake', given: null },
  scores: [],
  version: 1,
  ...given,
})

export const measured = (
  phase: 'before' | 'after',
  key: string,
  value: number | string,
  given: Partial<Measured> = {},
): Measured => ({
  phase,
  key,
  side: null,
  value,
  reference: null,
  method: null,
  version: 1,
  measuredAt: '2026-11-20T09:00:00.000Z',
  ...given,
})

export const intervention = (id: string, given: Partial<Intervention> = {}): Intervention => ({
  ...blankIntervention,
  id,
  position: 1,
  kind: 'adjustment',
  measurement: 'saddle_height',
  madeAt: '2026-11-20T09:00:00.000Z',
  version: 1,
  ...given,
})
