import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/json.ts'
import { claimsOf, extractOf, LONGEST_PASSPORT, type Passport, readClaims } from './passport.ts'
import {
  type CheckSignature,
  looksLikePassport,
  type PassportKey,
  type PassportKeys,
  readPassportKeys,
  verifyPassport,
} from './verify-passport.ts'

const ISSUER = 'https://fits.example'
const NOW = Date.parse('2026-11-20T10:00:00Z') / 1000

const passport: Passport = {
  issuer: ISSUER,
  issuedAt: NOW,
  kind: 'fit',
  fittedOn: '2026-11-20',
  fitter: { name: 'Ines Becker', studio: 'Velo Lab' },
  rider: null,
  bike: { type: 'road', make: 'Colnago', model: null, size: null },
  values: [
    { key: 'saddle_height', side: null, value: 742, reference: 'width_80', method: 'tape', by: 'fitter' },
    { key: 'crank_length', side: null, value: 170, reference: null, method: null, by: 'rider' },
  ],
  extract: false,
}

interface Pair {
  privateKey: KeyObject
  key: PassportKey
  publicKey: KeyObject
}

function newKey(kid: string, more: Partial<PassportKey> = {}): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const validFrom = '2026-01-01T00:00:00.000Z'
  const key = { kty: 'EC', crv: 'P-256', x, y, kid, validFrom, validUntil: null, revokedAt: null } as const
  return { privateKey, publicKey, key: { ...key, ...more } }
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed({ privateKey }: Pair, header: JsonObject, claims: JsonObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

const HEADER = { alg: 'ES256', typ: 'fit-passport+jws', kid: 'a' }
const mine = newKey('a')
const publicKeys = new Map([['a', mine.publicKey]])
const check: CheckSignature = async (jws, { kid }) => {
  const [head, body, signature = ''] = jws.split('.')
  const key = publicKeys.get(kid)
  if (!key) return false
  return verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}
const keys = (...some: readonly PassportKey[]): PassportKeys => ({ issuer: ISSUER, keys: some })
const verdictOn = (text: string, trusted = keys(mine.key)) => verifyPassport(text, trusted, check)
const good = signed(mine, HEADER, claimsOf(passport))

it('reads back what was signed, from a file and from a link', async () => {
  expect(await verdictOn(good)).toEqual({ passport })
  expect(await verdictOn(`${ISSUER}/passport#${good}\n`)).toEqual({ passport })
  expect(looksLikePassport(`${ISSUER}/passport#${good}`)).toBe(true)
  expect(looksLikePassport('phase,key,side,value')).toBe(false)
})

it('refuses every text in which one sign was changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 1), fc.constantFrom(...'Ab1_-'), async (at, sign) => {
      fc.pre(good[at] !== sign)
      const changed = good.slice(0, at) + sign + good.slice(at + 1)
      // The last sign of a part has bits that mean nothing.
      fc.pre(
        Buffer.from(changed.split('.')[2] ?? '', 'base64url').compare(
          Buffer.from(good.split('.')[2] ?? '', 'base64url'),
        ) !== 0 || changed.split('.')[2] === good.split('.')[2],
      )
      expect(await verdictOn(changed)).toHaveProperty('refused')
    }),
  )
})

describe('refuses', () => {
  const other = newKey('b')
  const refusal = async (text: string, trusted?: PassportKeys) => {
    const verdict = await verdictOn(text, trusted)
    return 'refused' in verdict ? verdict.refused : 'nothing'
  }

  it('a text that is too large, or no passport', async () => {
    expect(await refusal('x'.repeat(LONGEST_PASSPORT + 1))).toBe('too_large')
    for (const text of ['', 'x', 'a.b.c', '[]', `${encoded({})}.${encoded([])}.x`])
      expect(await refusal(text)).toBe('unreadable')
  })

  it('another schema and another version', async () => {
    for (const more of [{ schema: 'another' }, { version: 2 }, { values: [] }, { kind: 'x' }])
      expect(await refusal(signed(mine, HEADER, { ...claimsOf(passport), ...more }))).toBe('unknown_schema')
  })

  it('another issuer, before anything else is trusted', async () => {
    const claims = claimsOf({ ...passport, issuer: 'https://evil.example' })
    expect(await refusal(signed(mine, HEADER, claims))).toBe('unknown_issuer')
  })

  it('another key, also under the name of a known one', async () => {
    expect(await refusal(signed(other, { ...HEADER, kid: 'b' }, claimsOf(passport)))).toBe('invalid')
    expect(await refusal(signed(other, HEADER, claimsOf(passport)))).toBe('invalid')
  })

  it('a header with another algorithm or type, or with a key or the address of one', async () => {
    const headers: JsonObject[] = [
      { ...HEADER, alg: 'none' },
      { ...HEADER, alg: 'HS256' },
      { ...HEADER, typ: 'JWT' },
      { ...HEADER, jwk: { kty: 'EC', crv: 'P-256', x: other.key.x, y: other.key.y } },
      { ...HEADER, jku: 'https://evil.example/keys' },
      { ...HEADER, x5c: [] },
      { ...HEADER, crit: ['b64'], b64: false },
    ]
    for (const header of headers)
      expect(await refusal(signed(mine, header, claimsOf(passport)))).toBe('invalid')
  })

  it('a key that was revoked, and a time at which the key did not sign', async () => {
    const at = new Date(NOW * 1000)
    expect(await refusal(good, keys({ ...mine.key, revokedAt: at.toISOString() }))).toBe('revoked')
    const retired = (validUntil: string) => keys({ ...mine.key, validUntil })
    expect(await refusal(good, retired(at.toISOString()))).toBe('nothing')
    expect(await refusal(good, retired('2026-11-19T00:00:00.000Z'))).toBe('invalid')
    expect(await refusal(good, keys({ ...mine.key, validFrom: '2026-11-21T00:00:00.000Z' }))).toBe('invalid')
  })
})

it('accepts only values that the vocabulary allows, each once', () => {
  const claims = claimsOf(passport)
  const [height, crank] = Array.isArray(claims.values) ? claims.values : []
  const withValues = (values: unknown) => readClaims({ ...claims, values })
  expect(withValues([height, crank])).toEqual(passport)
  for (const bad of [
    [height, height],
    [{ ...Object(height), value: 99_999 }],
    [{ ...Object(height), side: 'left' }],
    [{ key: 'unknown', value: 1 }],
    [{ ...Object(height), value: '742' }],
    'no list',
  ])
    expect(withValues(bad)).toBeNull()
})

it('makes an extract of the main numbers, the most used first', () => {
  const extract = extractOf(passport, 1)
  expect(extract.values.map(({ key }) => key)).toEqual(['saddle_height'])
  expect([extract.extract, extract.bike]).toEqual([true, null])
  expect(readClaims(claimsOf(extract))).toEqual(extract)
})

it('reads published keys, and nothing else as keys', () => {
  expect(readPassportKeys(JSON.parse(JSON.stringify(keys(mine.key))))).toEqual(keys(mine.key))
  for (const bad of [{}, { issuer: ISSUER }, { issuer: ISSUER, keys: [{ kty: 'RSA' }] }, []])
    expect(readPassportKeys(bad)).toBeNull()
})
