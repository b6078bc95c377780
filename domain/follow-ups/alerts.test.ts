import { describe, expect, it } from 'vitest'
import type { Answered } from './alerts.ts'
import { alertsOfAnswer, alertsOfIntake, alertsOfSilence } from './alerts.ts'

const fine: Answered = {
  scores: { knees: 2, hands: 0 },
  redFlag: false,
  redFlagZones: [],
  wantsAppointment: false,
  satisfaction: 6,
}
const said = (before: Answered['scores'] | null, more: Partial<Answered>) =>
  alertsOfAnswer(before, { ...fine, ...more }).map(({ kind, zone }) => (zone ? `${kind} ${zone}` : kind))

describe('an answered follow-up', () => {
  it.each<[string, Answered['scores'] | null, Partial<Answered>, string[]]>([
    ['all is well', { knees: 5, hands: 0 }, {}, []],
    ['a zone is up by one', { knees: 3 }, { scores: { knees: 4 } }, []],
    ['a zone is up by two', { knees: 3 }, { scores: { knees: 5 } }, ['worse knees']],
    ['a severe zone stayed', { knees: 6 }, { scores: { knees: 6 } }, ['still_severe knees']],
    ['a severe zone is lower by one', { knees: 7 }, { scores: { knees: 6 } }, ['still_severe knees']],
    ['a severe zone is lower by two', { knees: 7 }, { scores: { knees: 5 } }, []],
    ['a zone is severe and up by one', { knees: 5 }, { scores: { knees: 6 } }, ['still_severe knees']],
    ['a zone is severe and up by two', { knees: 5 }, { scores: { knees: 7 } }, ['worse knees']],
    ['a mild zone is up by one', { hands: 1 }, { scores: { hands: 2 } }, []],
    ['a complaint is new', { hands: 0 }, { scores: { hands: 2 } }, ['worse hands', 'new_complaint hands']],
    ['there was no intake', null, { scores: { hands: 7 } }, []],
    ['a red flag is in a zone', {}, { redFlag: true, redFlagZones: ['saddle'] }, ['red_flag saddle']],
    ['a red flag is elsewhere', {}, { redFlag: true }, ['red_flag']],
    ['the rider is unhappy', {}, { satisfaction: 3 }, ['unhappy']],
    ['the rider is so-so', {}, { satisfaction: 4 }, []],
    ['the rider did not say', {}, { satisfaction: null }, []],
    ['the rider wants to come back', {}, { wantsAppointment: true }, ['wants_appointment']],
  ])('when %s', (_, before, more, alerts) => {
    expect(said(before, more)).toEqual(alerts)
  })

  it('puts the most serious alert first', () => {
    expect(
      said({ knees: 2 }, { scores: { knees: 6 }, redFlag: true, wantsAppointment: true, satisfaction: 1 }),
    ).toEqual(['red_flag', 'worse knees', 'unhappy', 'wants_appointment'])
  })
})

it('of an intake is a red flag for each zone, or one without a zone', () => {
  const said = (redFlag: boolean, ...redFlagZones: Answered['redFlagZones']) =>
    alertsOfIntake({ redFlag, redFlagZones }).map(({ kind, zone }) => `${kind} ${zone}`)
  expect(said(true, 'hands', 'saddle')).toEqual(['red_flag hands', 'red_flag saddle'])
  expect(said(true)).toEqual(['red_flag null'])
  expect(said(false)).toEqual([])
})

describe('no answer', () => {
  const waiting = { dueOn: '2026-11-20', windowEndsOn: '2026-12-03', submittedAt: null, skippedAt: null }
  const on = (today: string, lastReminderOn: string | null = null, more = {}) =>
    alertsOfSilence({ ...waiting, ...more }, lastReminderOn, today).map(({ kind }) => kind)

  it('raises overdue after a week, and a call after the last reminder or the window', () => {
    expect(on('2026-11-26')).toEqual([])
    expect(on('2026-11-27')).toEqual(['overdue'])
    expect(on('2026-11-29', '2026-11-27')).toEqual(['overdue'])
    expect(on('2026-11-30', '2026-11-27')).toEqual(['never_answered'])
    expect(on('2026-12-04')).toEqual(['never_answered'])
  })

  it('raises nothing before the due date, after an answer or for a skipped follow-up', () => {
    const at = new Date('2026-11-21T08:00:00Z')
    expect(on('2026-11-19')).toEqual([])
    expect(on('2026-12-04', null, { submittedAt: at })).toEqual([])
    expect(on('2026-12-04', null, { skippedAt: at })).toEqual([])
  })
})
