import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { pageFilling } from './page-filling.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spokewell-legal-'))
})
afterAll(() => rm(folder, { recursive: true }))

const filling = (settings: Record<string, string> = {}) =>
  pageFilling(parseConfig({ PORT: '3000', ...settings }), new Date('2026-11-26T10:00:00Z'))
/** The names of what holds. */
const holding = (settings: Record<string, string> = {}) =>
  Object.entries(filling(settings).holds).flatMap(([name, holds]) => (holds ? name : []))
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

describe('what the legal pages say of an installation', () => {
  it('is nothing by default, but that its sign-up is open and that it is no public one', () => {
    expect(holding()).toEqual(['signUp', 'hidden'])
  })

  it('names the services that the settings turn on, and no others', () => {
    const settings = {
      SMTP_URL: 'smtp://mail.example:25',
      FILES_URL: 's3://bucket?endpoint=https://s3.example',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
    }
    expect(holding(settings)).toEqual(expect.arrayContaining(['processors', 'mail', 'files', 'google']))
    expect(holding(settings)).toHaveLength(holding().length + 4)
  })

  it('has the imprint of the settings', () => {
    const settings = {
      OPERATOR_NAME: 'Velo Ltd',
      OPERATOR_ADDRESS: '1 Lane; Town;  Country',
      OPERATOR_VAT_ID: 'XX123',
    }
    expect(filling(settings).values).toMatchObject({
      operatorName: 'Velo Ltd',
      operatorAddress: '1 Lane\nTown\nCountry',
      vatId: 'XX123',
    })
    expect(holding(settings)).toEqual(expect.arrayContaining(['imprint', 'vatId']))
    expect(holding(settings)).toHaveLength(holding().length + 2)
    expect(() => parseConfig({ OPERATOR_PHONE: '+49 1' })).toThrow('the imprint requires both')
  })

  it('has the operator’s own texts in place of the product’s, and nothing in them is markup', async () => {
    const own = await file('policy.md', '# Our policy\n\nVersion 7.\n\n## Rights\n### More\n- <b>all</b>')
    const { values, markup } = filling({ PRIVACY_POLICY_FILE: own })
    expect(values.ownPolicyTitle).toBe('Our policy')
    expect(markup.ownPolicy).toBe(
      '<p>Version 7.</p><h2 class="mt-4">Rights</h2><h3 class="mt-4">More</h3><ul class="grid list-disc gap-1.5 ps-5 marker:text-teal"><li>&lt;b&gt;all&lt;/b&gt;</li></ul>',
    )
    expect(holding({ PRIVACY_POLICY_FILE: own })).toHaveLength(holding().length + 2)
    const untitled = await file('terms.md', 'Be kind.')
    expect(holding({ TERMS_FILE: untitled })).toHaveLength(holding().length + 1)
    expect(filling({ TERMS_FILE: untitled }).markup.ownTerms).toBe('<p>Be kind.</p>')
  })

  it.each<[string, () => Promise<string>]>([
    ['missing', async () => join(folder, 'not-there.md')],
    ['empty', () => file('empty.md', ' \n')],
    ['no text', () => file('picture.md', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
    ['too long', () => file('long.md', 'x'.repeat(300_000))],
    ['too long in bytes', () => file('long-in-bytes.md', 'ä'.repeat(150_000))],
  ])('stops the start if a file is %s', async (_name, made) => {
    const path = await made()
    expect(() => filling({ TERMS_FILE: path })).toThrow(OperatorProblem)
  })
})
