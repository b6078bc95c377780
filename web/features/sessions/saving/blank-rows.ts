import type { Intervention, Recommendation } from '../session.ts'

/** Rows that are on their way look like this until the server has them. */
export const blankIntervention: Intervention = {
  id: '',
  position: 0,
  kind: 'other',
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  zones: [],
  places: {},
  goals: [],
  what: null,
  from: null,
  to: null,
  why: null,
  madeAt: '',
  withdrawn: false,
  version: 0,
}

export const blankRecommendation: Recommendation = {
  id: '',
  position: 0,
  kind: 'exercise',
  words: '',
  dueOn: null,
  doneAt: null,
  withdrawn: false,
  version: 0,
}
