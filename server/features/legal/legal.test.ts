import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../../config.ts'
import { OperatorProblem } from '../../operator-problem.ts'
import { legalHandlers } from './legal.routes.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spokewell-legal-'))
})
afterAll(() => rm(folder, { recursive: true }))

const legal = (settings: Record<string, string> = {}) =>
  legalHandlers({ config: parseConfig({ PORT: '3000', ...settings }) })['GET /api/legal']()
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

describe('what the legal pages read', () => {
  it('is nothing of this installation by default', async () => {
    expect(await legal()).toEqual({
      processors: [],
      operator: null,
      privacyPolicy: null,
      termsOfService: null,
    })
  })

  it('names the services that the settings turn on, and no others', async () => {
    const { processors } = await legal({
      SMTP_URL: 'smtp://mail.example:25',
      FILES_URL: 's3://bucket?endpoint=https://s3.example',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
    })
    expect(processors).toEqual(['mail', 'files', 'google'])
  })

  it('has the imprint of the settings', async () => {
    const { operator } = await legal({
      OPERATOR_NAME: 'Velo Ltd',
      OPERATOR_ADDRESS: '1 Lane; Town;  Country',
      OPERATOR_VAT_ID: 'XX123',
    })
    expect(operator).toEqual({
      name: 'Velo Ltd',
      address: ['1 Lane', 'Town', 'Country'],
      representedBy: null,
      phone: null,
      register: null,
      vatId: 'XX123',
    })
    expect(() => parseConfig({ OPERATOR_PHONE: '+49 1' })).toThrow('the imprint requires both')
  })

  it('has the operator’s own texts in place of the product’s', async () => {
    const own = await file('policy.md', '# Our policy\n\nVersion 7.\n\n## Rights\n- <b>all</b>')
    expect((await legal({ PRIVACY_POLICY_FILE: own })).privacyPolicy).toEqual({
      title: 'Our policy',
      blocks: [
        { kind: 'paragraph', text: 'Version 7.' },
        { kind: 'heading', level: 2, text: 'Rights' },
        { kind: 'list', items: ['<b>all</b>'] },
      ],
    })
  })

  it.each<[string, () => Promise<string>]>([
    ['missing', async () => join(folder, 'not-there.md')],
    ['empty', () => file('empty.md', ' \n')],
    ['no text', () => file('picture.md', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
    ['too long', () => file('long.md', 'x'.repeat(300_000))],
  ])('stops the start if a file is %s', async (_name, made) => {
    const path = await made()
    expect(() => legal({ TERMS_FILE: path })).toThrow(OperatorProblem)
  })
})
