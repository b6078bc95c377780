import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { type Language, languageCodes } from '#locales/languages.ts'
import { listTexts, type TextTree } from '#locales/texts.ts'
import { type Fitted, fittings } from '../testing/fittings.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
let fitted: Fitted
beforeAll(async () => {
  t = await testApp()
  fitted = await fittings(t).fitted({ account: true, answers: { researchConsent: false } })
})
afterAll(() => t.close())

/** A text as it stands in the language's own file. */
async function textIn(language: Language, namespace: 'intake' | 'invite', key: string): Promise<string> {
  const file: { default: TextTree } = await import(
    path.join(import.meta.dirname, `../../locales/${language}/${namespace}.ts`)
  )
  return new Map(listTexts(file.default)).get(key) ?? ''
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The newest line of the ledger for a purpose. */
async function newest(purpose: string) {
  const { rows } = await t.data.owner.query(
    `select language, encode(text_hash, 'hex') as hash from consent where purpose = $1 order by at desc limit 1`,
    [purpose],
  )
  return rows[0]
}

it.each(languageCodes)('binds a consent to the words in which it was shown: %s', async (language) => {
  const { rider, riderId } = fitted
  const body = { granted: true, noticeVersion: NOTICE_VERSION, language }
  t.clock.advance({ seconds: 60 })
  const fit = await t.api
    .as(rider)
    .call('POST /api/account/files/:riderId/fit-consent', { params: { riderId }, body })
  const research = await t.api.as(rider).call('POST /api/account/research-consent', { body })
  expect([fit.status, research.status]).toEqual([200, 200])
  // Whose name stands in it, the line's file says.
  const shown = (await textIn(language, 'invite', 'consent')).replaceAll('{{fitter}}', '')
  expect(shown).toMatch(/[\p{L}\s]{8}/u)
  expect(await newest('fit')).toEqual({ language, hash: hashOf(shown) })
  const asked = await textIn(language, 'intake', 'fields.researchConsent.label')
  expect(asked).toMatch(/[\p{L}\s]{8}/u)
  expect(await newest('research')).toEqual({ language, hash: hashOf(asked) })
})
