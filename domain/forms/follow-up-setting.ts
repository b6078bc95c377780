import type { NamedActivity } from '../activities.ts'
import type { Goal } from '../goals.ts'
import { GOALS } from '../goals.ts'
import type { Milestone, Wave } from '../milestones.ts'
import { waveOf } from '../milestones.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { itemsOf, memberOf } from '../questionnaires/answers.ts'
import { figures } from '../questionnaires/figures.ts'
import type { Entry, Group, Questionnaire } from '../questionnaires/questionnaire.ts'
import type { Zone } from '../zones.ts'
import { ZONES } from '../zones.ts'
import { followUp, SHORT_WAVES } from './follow-up.ts'

/** What a follow-up asks about: its milestone, and what the rider said before the fit. */
export type FollowUpSetting = {
  wave: Wave
  /** The zones named in the intake: each is asked about again. */
  zones: readonly Zone[]
  /** The goals named in the intake: the attainment of each is asked. */
  goals: readonly Goal[]
  /** The rider's own activities, as the brief names them; none if absent, as in drafts of an earlier version. */
  activities?: readonly NamedActivity[]
}

/**
 * The setting of a session's follow-up at a milestone.
 * @param intake the intake as it stands, with the questionnaire of its version; null when there is none
 * @param activities the activities that the brief names, as it stands
 */
export function followUpSetting(
  milestone: Milestone,
  intake: { questionnaire: Questionnaire; answers: Answers } | null,
  activities: readonly NamedActivity[] = [],
): FollowUpSetting {
  const plain = intake === null ? [] : figures(intake.questionnaire, intake.answers)
  const named = (figure: 'zoneScore' | 'goal') =>
    plain.filter(({ name, value }) => name === figure && value > 0).map(({ option }) => option)
  const [zones, goals] = [named('zoneScore'), named('goal')]
  return {
    wave: waveOf(milestone),
    zones: ZONES.filter((zone) => zones.includes(zone)),
    goals: GOALS.filter((goal) => goals.includes(goal)),
    activities: activities.map(({ id, words }) => ({ id, words })),
  }
}

const isAskedAt = ({ waves }: Pick<Entry, 'waves'>, wave: Wave): boolean =>
  waves === undefined || waves.includes(wave)

/** The options of a group's axis that are asked one by one, in the questionnaire's order. */
function givenIn({ fields, unique }: Group, named: readonly string[]): readonly string[] {
  const axis = fields.find(({ key }) => key === unique)
  return axis && 'options' in axis ? axis.options.filter((option) => named.includes(option)) : []
}

/**
 * A group as this rider is asked it; empty when it is not asked. That of the activities stays without one, because a
 * draft may still have answers about an activity that the brief no longer names.
 */
function groupFor(group: Group, { wave, zones, goals, activities = [] }: FollowUpSetting): Entry[] {
  const asked = { ...group, fields: group.fields.filter((field) => isAskedAt(field, wave)) }
  if (group.unique === 'zone') return [{ ...asked, given: givenIn(group, zones) }]
  if (group.named === 'activities') {
    const givenWords = Object.fromEntries(activities.map(({ id, words }) => [id, words]))
    return [{ ...asked, given: Object.keys(givenWords), givenWords }]
  }
  if (group.unique !== 'goal') return [asked]
  const given = givenIn(group, goals)
  return given.length === 0 ? [] : [{ ...asked, given }]
}

/** An entry as this rider is asked it; empty when it is not asked. */
function entryFor(entry: Entry, setting: FollowUpSetting): Entry[] {
  if (!isAskedAt(entry, setting.wave)) return []
  if (entry.key === 'otherZone') return setting.zones.length === ZONES.length ? [] : [entry]
  return entry.kind === 'group' ? groupFor(entry, setting) : [entry]
}

/**
 * The questions that were asked in an answered follow-up: those of its wave. A required question without an answer was
 * not asked, nor one about the rider's activities without any.
 * @param questionnaire the full one of the submission's version
 */
export function followUpAsked(
  questionnaire: Questionnaire,
  milestone: Milestone,
  answers: Answers,
): Questionnaire {
  const wave = waveOf(milestone)
  const isTold = (entry: Entry) =>
    entry.kind === 'group'
      ? entry.named === undefined || itemsOf(answers, entry.key).length > 0
      : !entry.required || memberOf(answers, entry.key) !== undefined
  const wasAsked = (entry: Entry) => isAskedAt(entry, wave) && isTold(entry)
  const atWave = (entry: Entry): Entry =>
    entry.kind === 'group'
      ? { ...entry, fields: entry.fields.filter((field) => isAskedAt(field, wave)) }
      : entry
  const steps = questionnaire.steps.map((step) => ({
    ...step,
    entries: step.entries.filter(wasAsked).map(atWave),
  }))
  return { ...questionnaire, steps: steps.filter(({ entries }) => entries.length > 0) }
}

/** The version from which a short follow-up is one page. */
const ONE_PAGE_FROM = 2

/**
 * The questions of one follow-up, for validation, the wizard and the draft check. A short one is a single step. To read
 * a submission, use the full questionnaire of its version.
 * @param questionnaire the full one of the form's version; the newest by default
 */
export function followUpFor(
  setting: FollowUpSetting,
  questionnaire: Questionnaire = followUp,
): Questionnaire {
  const steps = questionnaire.steps
    .map(({ key, entries }) => ({ key, entries: entries.flatMap((entry) => entryFor(entry, setting)) }))
    .filter(({ entries }) => entries.length > 0)
  const isShort = questionnaire.version >= ONE_PAGE_FROM && SHORT_WAVES.includes(setting.wave)
  const entries = steps.flatMap((step) => step.entries)
  return { ...questionnaire, steps: isShort ? [{ key: 'short', entries }] : steps }
}
