import { followUp } from '#domain/forms/follow-up.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import type { ZoneScores } from '#domain/outcomes/zone-change.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { CallResponse } from '#web/api/api.ts'

export type FollowUps = CallResponse<'GET /api/sessions/:sessionId/follow-ups'>
export type FollowUp = FollowUps['items'][number]
export type Sent = NonNullable<FollowUp['submission']>

/**
 * The follow-up to show: the one with the requested revision or milestone, else the latest that was answered, else the
 * latest that was asked.
 */
export function shownOf(
  items: readonly FollowUp[],
  { milestone, revision }: { milestone: number | undefined; revision: string | null },
): FollowUp | undefined {
  return (
    items.find(({ submission }) => submission?.revisions.some(({ id }) => id === revision)) ??
    items.find((each) => each.milestone === milestone) ??
    items.find(({ submission }) => submission !== null) ??
    items.find(({ status }) => status !== 'scheduled') ??
    items.at(-1)
  )
}

/** The zone scores of an answered form. */
export const scoresOf = (formVersion: number, answers: Answers): ZoneScores =>
  zoneScoresOf(figures(questionnaireOf('followUp', formVersion) ?? followUp, answers))

/** The zone scores in a response. */
export const scoresIn = (sent: Readonly<Record<string, number>>): ZoneScores =>
  zoneScoresOf(Object.entries(sent).map(([option, value]) => ({ name: 'zoneScore', option, value })))
