import { useQuery } from '@tanstack/react-query'
import { answeredOf, locationsOf, silencedZones } from '#domain/follow-ups/answered.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { GOALS } from '#domain/goals.ts'
import type { RiderState } from '#domain/interventions/warnings.ts'
import { ZONES, type Zone, type ZoneScore } from '#domain/zones.ts'
import { read } from '#web/api/read.ts'
import { severities } from '#web/ui/severity.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

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

type Submission = NonNullable<ReturnType<typeof useNewestFollowUp>>

/** The zones with a red flag in a follow-up. Nothing is suggested for them. */
function silencedBy({ formVersion, answers }: Submission): readonly Zone[] {
  const questionnaire = questionnaireOf('followUp', formVersion)
  return questionnaire ? silencedZones(answeredOf(questionnaire, answers)) : []
}

/**
 * Whether the newest follow-up is at least as recent as the complaints. Only then do its places apply, because the
 * intake does not ask for places.
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
  const silenced = followUp ? silencedBy(followUp) : []
  return {
    scores: scoresOf(session),
    locations: followUp && areLocationsCurrent(session) ? locationsOf(followUp.answers) : {},
    silenced: ZONES.filter((zone) => silenced.includes(zone)),
    goals: GOALS.filter((goal) => session.goals.includes(goal)),
    minKneeFlexion: minKneeFlexion(session),
  }
}
