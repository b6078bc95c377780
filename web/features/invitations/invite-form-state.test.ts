import { describe, expect, it, vi } from 'vitest'
import { bodyOf, emailProblem, type InviteForm } from './invite-form-state.ts'

const form = (parts: Partial<InviteForm>): InviteForm => ({
  channel: 'email',
  email: '',
  name: '',
  language: 'de',
  note: '',
  ...parts,
})

describe('the address of an invitation', () => {
  it('is required for a mail', () => expect(emailProblem(form({ email: '  ' }))).toBe('missing'))
  it('is optional for a link', () => expect(emailProblem(form({ channel: 'link' }))).toBeNull())
  it('must be complete if it is given', () => {
    expect(emailProblem(form({ channel: 'qr', email: 'jonas@' }))).toBe('wrong')
    expect(emailProblem(form({ email: 'jonas@example.com' }))).toBeNull()
  })
  it('has at most 254 characters', () => {
    expect(emailProblem(form({ email: `${'a'.repeat(250)}@example.com` }))).toBe('wrong')
  })
})

it('is sent trimmed, and omitted when empty', () => {
  expect(bodyOf(form({ email: ' jonas@example.com ', name: ' ' }))).toEqual({
    channel: 'email',
    email: 'jonas@example.com',
    language: 'de',
  })
})

it.each([
  [['en-US'], 'US'],
  [['de-AT'], 'GB'],
])('carries the region in which a browser that prefers %j reads English: %s', (languages, region) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(bodyOf(form({ language: 'en', channel: 'link' }))).toEqual({
    channel: 'link',
    language: 'en',
    region,
  })
})
