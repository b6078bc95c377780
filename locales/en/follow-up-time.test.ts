import { expect, it } from 'vitest'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import type { Entry, Field, Group, Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { fieldKey, insteadKey, optionKey, stepKey, textName } from '#domain/questionnaires/text-keys.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { listTexts } from '../texts.ts'
import common from './common.ts'
import followUp from './followUp.ts'
import followUpPages from './followUpPages.ts'
import intakeTexts from './intake.ts'
import mail from './mail.ts'
import zoneDetails from './zoneDetails.ts'

const SECONDS_PER_PRESS = 5
const WORDS_PER_MINUTE = 200

/** A rider with three zones and nothing new, who kept the position and has no red flag. */
const SETTING = { wave: 'early', zones: ['knees', 'saddle', 'hands'], goals: ['reduce_discomfort'] } as const
const ANSWERS = { ridesSince: 6, positionKept: 'kept', otherZone: false, redFlags: ['none'] }
const TODAY = '2026-12-04'

const texts = new Map(
  Object.entries({ common, followUp, followUpPages, intake: intakeTexts, zoneDetails }).flatMap(
    ([namespace, tree]) =>
      listTexts(tree).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  ),
)
const wordsIn = (key: string): number =>
  (texts.get(key.includes(':') ? key : `followUp:${key}`) ?? '').split(/\s+/).filter(Boolean).length

const isAnswered = (field: Field): boolean => field.required === true

function wordsOfField(field: Field, group?: Group): number {
  const name = textName(field, group)
  const parts = (['label', 'hint', 'low', 'middle', 'high'] as const).map((part) => fieldKey(name, part))
  const options = 'options' in field ? field.options.map((option) => optionKey(field, option)) : []
  const yesNo = field.kind === 'boolean' ? ['common:state.yes', 'common:state.no'] : []
  const gone = 'gone' in field && field.gone ? [insteadKey('gone')] : []
  return [...parts, ...options, ...yesNo, ...gone].reduce((sum, key) => sum + wordsIn(key), 0)
}

/** The words of everything that is shown, also of what may be left out. */
function wordsOf(questionnaire: Questionnaire): number {
  const shown = entriesOf(questionnaire).filter((entry) => isShown(entry, ANSWERS, ANSWERS, TODAY))
  const titles = questionnaire.steps.flatMap((step) => [stepKey(step, 'title'), stepKey(step, 'lead')])
  const ofEntry = (entry: Entry): number => {
    if (entry.kind !== 'group') return wordsOfField(entry)
    const asked = entry.fields.filter((field) => field.key !== entry.unique && isShown(field, {}, {}, TODAY))
    const perItem = asked.reduce((sum, field) => sum + wordsOfField(field, entry), 0)
    return (entry.given ?? []).reduce(
      (sum, option) => sum + perItem + wordsIn(`followUpPages:zone.${option}`),
      0,
    )
  }
  return (
    titles.reduce((sum, key) => sum + wordsIn(key), 0) + shown.reduce((sum, entry) => sum + ofEntry(entry), 0)
  )
}

/** A number takes a tap into its field and one for each digit, everything else one tap. */
const pressesFor = ({ kind }: Field): number =>
  kind === 'integer' ? 1 + String(ANSWERS.ridesSince).length : 1

/** From Start to the thank-you: what must be answered, and the two buttons. */
function pressesOf(questionnaire: Questionnaire): number {
  const shown = entriesOf(questionnaire).filter((entry) => isShown(entry, ANSWERS, ANSWERS, TODAY))
  const fields = shown.flatMap((entry) =>
    entry.kind === 'group'
      ? (entry.given ?? []).flatMap(() => entry.fields.filter(({ key }) => key !== entry.unique))
      : [entry],
  )
  return fields.filter(isAnswered).reduce((sum, field) => sum + pressesFor(field), 2)
}

it('takes at the first milestone at most 12 taps and digits, and 3 minutes with the reading', () => {
  const questionnaire = followUpFor(SETTING)
  const [presses, words] = [pressesOf(questionnaire), wordsOf(questionnaire)]
  expect(presses).toBeLessThanOrEqual(12)
  // If this is far too small, texts are no longer found.
  expect(words).toBeGreaterThan(100)
  expect(presses * SECONDS_PER_PRESS + (words / WORDS_PER_MINUTE) * 60).toBeLessThanOrEqual(180)
})

it('names one time frame in the intake and at every milestone', () => {
  const frame = /rides in the last two weeks/
  for (const step of ['short', 'discomfort', 'feel'] as const)
    expect(followUp.steps[step].lead).toMatch(frame)
  expect(intakeTexts.steps.discomfort.lead).toMatch(frame)
  // The severity of a zone has the same words at all times.
  expect(intakeTexts.fields.discomfort.severity.hint).toMatch(frame)
  const words = (questionnaire: Questionnaire) =>
    entriesOf(questionnaire).flatMap((entry) =>
      entry.kind === 'group' && entry.unique === 'zone'
        ? entry.fields.filter(({ key }) => key === 'severity').map((field) => textName(field, entry))
        : [],
    )
  expect(words(intake)).toEqual(['discomfort.severity'])
  expect(words(followUpFor(SETTING))).toEqual(['intake:discomfort.severity'])
})

it('is said to take about that long', () => {
  expect(followUpPages.visit.lead).toContain('about 3 minutes')
  expect(mail.followUpReminder.howLong_other).toContain('{{count}} minutes')
})
