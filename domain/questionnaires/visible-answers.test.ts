import { expect, it } from 'vitest'
import { intake } from '../forms/intake.ts'
import { visibleAnswers } from './visible-answers.ts'

const TODAY = '2026-11-20'
const ID = '3f2b8c1e-1111-4222-8333-444455556666'
const seen = (answers: object) => visibleAnswers(intake, answers, TODAY)

it('converts texts to their normal form', () => {
  expect(
    seen({
      name: '\t Zoe\u0308\nLind ',
      email: ' Zoe.Lind＠EXAMPLE.com',
      phone: ' ＋46 70 123 ',
      cyclingGoals: 'one\r\ntwo\rthree\n',
      occupation: ' \u200b ',
    }),
  ).toEqual({
    name: 'Zoë Lind',
    email: 'Zoe.Lind@example.com',
    phone: '+46 70 123',
    cyclingGoals: 'one\ntwo\nthree',
  })
})

it('drops hidden, empty and unknown answers, and sorts choices', () => {
  expect(
    seen({
      previousFit: false,
      lastFitYear: 2020,
      lastFitNotes: 'gone',
      currentSports: ['yoga', 'running', 'running', 'unheard_of'],
      otherSport: 'hidden',
      goals: [],
      discomfort: [],
      injuries: [{ id: ID, location: ' ' }],
      shoeSize: 44,
    }),
  ).toEqual({ previousFit: false, currentSports: ['running', 'yoga'] })
})

it('keeps the guardian only under 16 and research consent only from 16 on', () => {
  const asked = { guardianName: 'Bo', guardianConfirmed: true, researchConsent: true }
  expect(seen({ dateOfBirth: '2010-11-21', ...asked })).toEqual({
    dateOfBirth: '2010-11-21',
    guardianName: 'Bo',
    guardianConfirmed: true,
  })
  expect(seen({ dateOfBirth: '2010-11-20', ...asked })).toEqual({
    dateOfBirth: '2010-11-20',
    researchConsent: true,
  })
  expect(seen(asked)).toEqual({})
})
