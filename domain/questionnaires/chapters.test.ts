import { expect, it } from 'vitest'
import { followUp } from '#domain/forms/follow-up.ts'
import { followUpAsked } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import { chaptersOf } from './chapters.ts'

const sentOn = '2026-11-20'
const answers = {
  dateOfBirth: '1990-05-12',
  currentSports: ['running'],
  previousFit: false,
  injuries: [{ id: 'a', location: 'left knee', current: true }],
  discomfort: [{ id: 'b', zone: 'knees', severity: 6 }],
}
const chapters = (withConsents = false) =>
  chaptersOf(intake, answers, sentOn, { consents: withConsents, zones: false })
const keys = (withConsents = false) =>
  chapters(withConsents).flatMap(({ fields }) => fields.map((one) => one.field.key))

it('contains every step in order, without the zones in the drawing', () => {
  const steps = ['rider', 'riding', 'sports', 'discomfort', 'injuries', 'fit']
  expect(chapters().map(({ step }) => step.key)).toEqual(steps)
  expect(keys()).toContain('redFlags')
  expect(keys()).not.toContain('discomfort')
})

it('contains unanswered questions, and leaves out those not asked', () => {
  expect(keys()).toContain('occupation')
  expect(keys()).not.toContain('guardianName')
  expect(keys()).not.toContain('otherSport')
  expect(keys()).not.toContain('lastFitYear')
})

it('shows consents only to the rider', () => {
  expect(keys()).not.toContain('researchConsent')
  expect(keys(true)).toContain('researchConsent')
})

it('contains the questions of a follow-up’s own wave, and no list that was not asked', () => {
  const said = { ridesSince: 6, positionKept: 'kept', redFlags: ['none'], satisfaction: 6 }
  const of = (milestone: number) =>
    chaptersOf(followUpAsked(followUp, milestone, said), said, sentOn, { consents: true, zones: true })
  const fieldsOf = (milestone: number) =>
    of(milestone).flatMap(({ fields }) => fields.map((one) => one.field.key))
  expect(fieldsOf(14)).toEqual(expect.arrayContaining(['ridesSince', 'comment']))
  for (const key of ['listened', 'hoursSince']) expect(fieldsOf(14)).not.toContain(key)
  expect(fieldsOf(42)).toEqual(expect.arrayContaining(['listened', 'hoursSince', 'comment']))
  // Not asked, because an answer would have been required.
  for (const key of ['recommend', 'otherZone', 'adaptationDays']) expect(fieldsOf(42)).not.toContain(key)
  const lists = (milestone: number) =>
    of(milestone).flatMap(({ lists }) => lists.map(({ group }) => group.key))
  expect(lists(14)).toEqual(['discomfort'])
  expect(lists(42)).toEqual(['discomfort', 'goals'])
})

it('lists items with all their questions', () => {
  const [injuries] = chapters().flatMap(({ lists }) => lists)
  expect(injuries?.items).toHaveLength(1)
  expect(injuries?.items[0]?.answers.map(({ field }) => field.key)).toEqual([
    'location',
    'current',
    'inTreatment',
    'side',
    'yearOfOnset',
    'description',
  ])
})
