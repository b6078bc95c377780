import { addressesOf, type Shown } from '../harness/screen-addresses.ts'
import type { Demo } from './walked.ts'

type Viewer = keyof Demo['states'] | 'everyone'

/** A screen of the demo. */
export interface Screen {
  /** The pattern of its address, which is the same in every demo. */
  name: string
  who: Viewer
  at: (demo: Demo) => string
}

/** Stands for a fit until the demo runs. */
const named: Shown = {
  sessionId: ':sessionId',
  riderId: ':riderId',
  bikeId: ':bikeId',
  submissionId: ':id',
  milestone: 0,
}

const ofPages = (['everyone', 'rider', 'fitter'] as const).flatMap((who): Screen[] =>
  addressesOf(who, named).map((name, index) => ({
    name: name.replace('milestone=0', 'milestone=:milestone'),
    who,
    at: ({ shown }) => addressesOf(who, shown)[index] ?? '',
  })),
)

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Parts of pages that have an address of their own. */
const parts: Screen[] = [
  ...['fit', 'report', 'follow-ups', 'history'].map(
    (tab): Screen => ({
      name: `/sessions/:sessionId?tab=${tab}`,
      who: 'fitter',
      at: ({ shown }) => `/sessions/${shown.sessionId}?tab=${tab}`,
    }),
  ),
  ...['changes', 'time', 'groups', 'goals', 'predictions'].map(
    (view): Screen => ({
      name: `/outcomes?view=${view}`,
      who: 'fitter',
      at: () => `/outcomes?view=${view}`,
    }),
  ),
  ...['overdue', 'call', 'planned', 'answered'].map(
    (state): Screen => ({
      name: `/follow-ups?state=${state}`,
      who: 'fitter',
      at: () => `/follow-ups?state=${state}`,
    }),
  ),
  ...numbered(1, 6).map(
    (step): Screen => ({
      name: `/intake?step=${step}`,
      who: 'guest',
      at: ({ openIntake }) => `/intake?session=${openIntake}&step=${step}`,
    }),
  ),
]

/** Every screen that the walks look at. */
export const walkedScreens: readonly Screen[] = [...ofPages, ...parts]
