import { useQuery } from '@tanstack/react-query'
import { answeredOf, silencedZones } from '#domain/follow-ups/answered.ts'
import { GOALS } from '#domain/goals.ts'
import type { RiderState } from '#domain/interventions/warnings.ts'
import { questionnaireOf } from '#domain/questionnaires/registry.ts'
import { ZONES, type Zone, type ZoneScore } from '#domain/zones.ts'
import { read } from '#web/api/read.ts'
import { severities } from '#web/ui/severity.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { FitSession } from '../session.ts'

const scoreOf = (value: number | undefined): ZoneScore => severities.find((each) => each === value) ?? 0

/** Every zone's score in this session's intake; without one, in the newest form there is. */
function scoresOf({ id, scores }: FitSession): Record<Zone, ZoneScore> {
  const own = scores.findLast(({ sessionId, kind }) => sessionId === id && kind === 'intake')
  const { zones = {} } = own ?? scores.at(-1) ?? {}
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

/** The zones with a red flag in the rider's newest follow-up: nothing is suggested about them. */
function useSilenced({ scores }: FitSession): readonly Zone[] {
  const newest = scores.findLast(({ kind }) => kind === 'follow_up')
  const { data } = useQuery({
    ...read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId: newest?.sessionId ?? '' } }),
    enabled: newest !== undefined,
  })
  const answered = data?.items.find(({ milestone }) => milestone === newest?.milestone)?.submission
  const questionnaire = answered && questionnaireOf('followUp', answered.formVersion)
  return answered && questionnaire ? silencedZones(answeredOf(questionnaire, answered.answers)) : []
}

/** What the rider has, as far as effects and warnings go by it. */
export function useRiderState(): RiderState & { silenced: readonly Zone[] } {
  const { session } = useFit()
  const silenced = useSilenced(session)
  return {
    scores: scoresOf(session),
    silenced: ZONES.filter((zone) => silenced.includes(zone)),
    goals: GOALS.filter((goal) => session.goals.includes(goal)),
  }
}
