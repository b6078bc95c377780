import { useQuery } from '@tanstack/react-query'
import { locationsOf, silencedBy } from '#domain/follow-ups/answered.ts'
import { GOALS } from '#domain/goals.ts'
import type { RiderState } from '#domain/interventions/warnings.ts'
import { ZONES, type Zone, type ZoneScore } from '#domain/zones.ts'
import { read } from '#web/api/read.ts'
import { severities } from '#web/ui/severity.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'
import { useIntake } from '../use-intake.ts'

const scoreOf = (value: number | undefined): ZoneScore => severities.find((each) => each === value) ?? 0

/** The form that the rider's complaints are taken from: this session's intake, else the newest form. */
const askedIn = ({ id, scores }: FitSession): FitSession['scores'][number] | undefined =>
  scores.findLast(({ sessionId, kind }) => sessionId === id && kind === 'intake') ?? scores.at(-1)

function scoresOf(session: FitSession): Record<Zone, ZoneScore> {
  const { zones = {} } = askedIn(session) ?? {}
  const score = (zone: Zone) => scoreOf(zones[zone])
  return {
    feet: score('feet'),
    knees: score('knees'),
    saddle: score('saddle'),
    lower_back: score('lower_back'),
    shoulders: score('shoulders'),
    hands: score('hands'),
  }
}

const newestFollowUp = ({ scores }: FitSession) => scores.findLast(({ kind }) => kind === 'follow_up')

/** The rider's newest answered follow-up. */
function useNewestFollowUp(session: FitSession) {
  const newest = newestFollowUp(session)
  const { data } = useQuery({
    ...read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: newest?.sessionId ?? '' } }),
    enabled: newest !== undefined,
  })
  return data?.items.find(({ milestone }) => milestone === newest?.milestone)?.submission ?? null
}

/**
 * Whether the newest follow-up is at least as recent as the complaints. Only then do its places apply.
 */
function areLocationsCurrent(session: FitSession): boolean {
  const [followUp, asked] = [newestFollowUp(session), askedIn(session)]
  return followUp !== undefined && asked !== undefined && followUp.at >= asked.at
}

/** The smallest knee flexion while pedalling of both sides, measured after the changes; null if it was not. */
function minKneeFlexion({ measurements }: FitSession): number | null {
  const flexions = measurements.flatMap(({ phase, key, value }) =>
    phase === 'after' && key === 'knee_flexion_min_dynamic' && typeof value === 'number' ? [value] : [],
  )
  return flexions.length > 0 ? Math.min(...flexions) : null
}

/** The rider's state for effects and warnings. */
export function useRiderState(): RiderState & { silenced: readonly Zone[] } {
  const { session } = useFit()
  const followUp = useNewestFollowUp(session)
  const { data: intake } = useIntake()
  const forms = [intake, followUp].flatMap((form) => form ?? [])
  const silenced = silencedBy(
    forms.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)).map(({ answers }) => answers),
  )
  return {
    scores: scoresOf(session),
    locations: {
      ...(intake && locationsOf(intake.answers)),
      ...(followUp && areLocationsCurrent(session) && locationsOf(followUp.answers)),
    },
    silenced: ZONES.filter((zone) => silenced.includes(zone)),
    goals: GOALS.filter((goal) => session.goals.includes(goal)),
    minKneeFlexion: minKneeFlexion(session),
  }
}
