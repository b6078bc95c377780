import { expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import type { RiderFile } from '../session.ts'
import { changedWords, problemsOf, refusedAt, wordsOf } from './contact-words.ts'

const file: RiderFile = {
  id: 'rider',
  name: 'Jonas Meier',
  email: null,
  hasAccount: false,
  language: 'en',
  timeZone: null,
  addressFailed: false,
  addressProven: false,
  remindersStopped: false,
  bikes: [],
  sessions: [],
  scores: [],
}
const said = wordsOf(file)

it('sends only what differs from the file', () => {
  expect(changedWords(file, said)).toEqual({})
  expect(changedWords(file, { ...said, name: ' Jonas Meier ' })).toEqual({})
  expect(changedWords(file, { ...said, name: 'Jo', language: 'de' })).toEqual({ name: 'Jo', language: 'de' })
})

it('reports what cannot be saved at its field', () => {
  expect(problemsOf({ name: '' })).toEqual({ name: 'name' })
  expect(problemsOf({ email: 'jo@maier' })).toEqual({ email: 'email' })
  expect(problemsOf({ email: '' })).toEqual({ email: 'emailGone' })
  expect(problemsOf({ language: 'de' })).toEqual({})
})

it('shows the server’s refusal at its field', () => {
  const refused = (problem: ConstructorParameters<typeof ApiError>[0]['problem']) =>
    refusedAt(new ApiError({ status: 409, body: '', problem }))
  expect(refused({ code: 'address_of_account' })).toEqual({ email: 'address_of_account' })
  const problems = [{ path: ['name'], code: 'too_long' as const }]
  expect(refused({ code: 'invalid_request', problems })).toEqual({ name: 'name' })
  expect(refused({ code: 'rate_limited' })).toEqual({})
  expect(refusedAt(new TypeError('unreachable'))).toEqual({})
})
