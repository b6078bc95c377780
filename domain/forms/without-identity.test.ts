import { describe, expect, it } from 'vitest'
import { entriesOf } from '../questionnaires/questionnaire.ts'
import { intake } from './intake.ts'
import { questionnaireOf } from './registry.ts'
import { answersTo, withoutIdentity } from './without-identity.ts'

const keysOf = (version: number) => {
  const form = questionnaireOf('intake', version)
  if (!form) throw new Error(`no intake ${version}`)
  return entriesOf(withoutIdentity(form)).map(({ key }) => key)
}
const versions = Array.from({ length: intake.version }, (_none, index) => index + 1)

describe('a form without identity', () => {
  it.each(versions)('has no question of intake %i that names, reaches or dates the rider', (version) => {
    const keys = keysOf(version)
    for (const key of ['name', 'guardianName', 'email', 'phone', 'dateOfBirth'])
      expect(keys).not.toContain(key)
    expect(keys.filter((key) => /name|mail|phone|birth|address/i.test(key))).toEqual([])
    expect(keys).toEqual(expect.arrayContaining(['heightCm', 'goals', 'successDefinition']))
  })

  it('keeps the answers to what is left, and nothing that no question asks for', () => {
    const answers = { name: 'Jonas', email: 'jonas@example.org', heightCm: 182, unknown: 'x' }
    expect(answersTo(withoutIdentity(intake), answers)).toEqual({ heightCm: 182 })
  })
})
