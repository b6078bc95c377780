import type { Goal } from '../goals.ts'
import { GOALS } from '../goals.ts'
import type { Milestone, Wave } from '../milestones.ts'
import { waveOf } from '../milestones.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { memberOf } from '../questionnaires/answers.ts'
import { figures } from '../questionnaires/figures.ts'
import type { Entry, Questionnaire } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import { followUp } from './follow-up.ts'

/** What a follow-up asks about: its milestone, and what the rider said before the fit. */
export type FollowUpSetting = {
  wave: Wave
  /** The zones named in the intake: each is asked about again. */
  zones: readonly Zone[]
  /** The goals named in the intake: the attainment of each is asked. */
  goals: readonly Goal[]
}

/**
 * The setting of a session's follow-up at a milestone.
 * @param intake the intake as it stands, with the questionnaire of its version; null when there is none
 */
export function followUpSetting(
  milestone: Milestone,
  intake: { questionnaire: Questionnaire; answers: Answers } | null,
): FollowUpSetting {
  const plain = intake === null ? [] : figures(intake.questionnaire, intake.answers)
  const named = (figure: 'zoneScore' | 'goal') =>
    plain.filter(({ name, value }) => name === figure && value > 0).map(({ option }) => option)
  const [zones, goals] = [named('zoneScore'), named('goal')]
  return {
    wave: waveOf(milestone),
    zones: ZONES.filter((zone) => zones.includes(zone)),
    goals: GOALS.filter((goal) => goals.includes(goal)),
  }
}

/** An entry as this rider is asked it; empty when it is not asked. */
function entryFor(entry: Entry, { wave, zones, goals }: FollowUpSetting): Entry[] {
  const allNamed = zones.length === ZONES.length
  if (entry.waves !== undefined && !entry.waves.includes(wave)) return []
  if (entry.key === 'otherZone') return allNamed ? [] : [entry]
  if (entry.kind !== 'group') return [entry]
  if (entry.unique === 'zone') return [{ ...entry, given: ZONES.filter((zone) => zones.includes(zone)) }]
  if (entry.unique === 'goal')
    return goals.length === 0 ? [] : [{ ...entry, given: GOALS.filter((goal) => goals.includes(goal)) }]
  return [entry]
}

/**
 * The questions that were asked in an answered follow-up: those of its wave. A required question without an answer was
 * not asked.
 * @param questionnaire the full one of the submission's version
 */
export function followUpAsked(
  questionnaire: Questionnaire,
  milestone: Milestone,
  answers: Answers,
): Questionnaire {
  const wave = waveOf(milestone)
  const wasAsked = (entry: Entry) =>
    (entry.waves === undefined || entry.waves.includes(wave)) &&
    (entry.kind === 'group' || !entry.required || memberOf(answers, entry.key) !== undefined)
  const steps = questionnaire.steps.map((step) => ({ ...step, entries: step.entries.filter(wasAsked) }))
  return { ...questionnaire, steps: steps.filter(({ entries }) => entries.length > 0) }
}

/**
 * The questions of one follow-up, for validation, the wizard and the draft check. To read a submission, use the full
 * questionnaire of its version.
 */
export function followUpFor(setting: FollowUpSetting): Questionnaire {
  const steps = followUp.steps.map(({ key, entries }) => ({
    key,
    entries: entries.flatMap((entry: Entry) => entryFor(entry, setting)),
  }))
  return { ...followUp, steps: steps.filter(({ entries }) => entries.length > 0) }
}
