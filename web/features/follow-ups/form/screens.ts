import { pathOf } from '#domain/questionnaires/answers.ts'
import type { Group, Questionnaire, Step } from '#domain/questionnaires/questionnaire.ts'
import { stepsShown } from '#domain/questionnaires/steps-shown.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { axisOf } from '#web/form/entry-logic.ts'
import type { Form, Screen } from '#web/form/form.ts'

type Asked = Pick<Form, 'questionnaire' | 'answers' | 'today'>

/**
 * The group of a step that asks about each zone named before the fit on a separate screen; undefined if there is none.
 */
export const zonesOf = (step: Step): Group | undefined =>
  step.entries.find((entry): entry is Group => entry.kind === 'group' && entry.unique === 'zone')

/** The screen of one zone. */
function zoneScreen(step: Step, group: Group, zone: string): Screen {
  const axis = axisOf(group)
  return {
    key: `${step.key}-${zone}`,
    step,
    option: zone,
    owns: (path) => path.startsWith(`${pathOf(group.key, zone)}.`),
    ...(axis && { name: (texts) => texts.option(axis, zone) }),
  }
}

/** Whether all questions stand on one page, the zones among them. */
export const isOnePage = ({ steps }: Questionnaire): boolean => steps.length === 1

/** The screens of a step: one per zone, then the rest of the step. A step without zones is one screen. */
function screensOfStep(step: Step, { questionnaire, answers, today }: Asked): Screen[] {
  const group = isOnePage(questionnaire) ? undefined : zonesOf(step)
  const zones = group && isShown(group, answers, answers, today) ? (group.given ?? []) : []
  if (!group || zones.length === 0) return [{ key: step.key, step }]
  const alone = zones.map((zone) => zoneScreen(step, group, zone))
  return [...alone, { key: step.key, step, owns: (path) => !alone.some(({ owns }) => owns?.(path)) }]
}

/**
 * The screens of a follow-up: one for each zone named before the fit, and one for each remaining step. A short
 * follow-up is one screen.
 */
export const followUpScreens = (asked: Asked): readonly Screen[] =>
  stepsShown(asked.questionnaire, asked.answers, asked.today).flatMap((step) => screensOfStep(step, asked))
