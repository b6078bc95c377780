import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { anyCharacter } from '#domain/text/any-character.arbitrary.ts'
import { OperatorProblem, operatorWords } from '../operator-problem.ts'
import { testDatabase } from '../testing/test-database.ts'
import {
  type MasterKey,
  makeMasterKeys,
  masterKeyFile,
  readMasterKeys,
  requireMasterKeys,
} from './master-keys.ts'
import { rewrapKeys } from './rewrap-keys.ts'
import { newVaultRoot, openVault, type Place } from './vault.ts'

const masterKey = (id: string): MasterKey => ({ id, key: createSecretKey(randomBytes(32)) })
const one = masterKey('k1')
const root = newVaultRoot([one])
const vault = openVault([one], root)
const { wrapped, key } = vault.newHolderKey('holder')

const text = fc.string({ unit: anyCharacter, maxLength: 300 }).map((value) => value.toWellFormed())
const word = fc.stringMatching(/^[a-z_]{1,12}$/)
const place = fc.record({ table: word, row: fc.uuid(), field: word })

describe('a sealed value', () => {
  it('opens as it was, at its place', () => {
    fc.assert(
      fc.property(text, place, (value, at) => {
        expect(key.open(at, key.seal(at, value))).toBe(value)
        expect(vault.open('seal:x', at.row, vault.seal('seal:x', at.row, value))).toBe(value)
      }),
    )
  })

  it('opens at no other place, for no other holder or purpose', () => {
    const other = vault.newHolderKey('other').key
    // The same key, claimed to be another holder's.
    const moved = () => vault.holderKey('other', wrapped)
    fc.assert(
      fc.property(text, place, place, (value, at, elsewhere) => {
        const sealed = key.seal(at, value)
        if (JSON.stringify(at) !== JSON.stringify(elsewhere))
          expect(() => key.open(elsewhere, sealed)).toThrow()
        expect(() => other.open(at, sealed)).toThrow()
        expect(() => vault.open('seal:y', at.row, vault.seal('seal:x', at.row, value))).toThrow()
        expect(() => vault.open('seal:x', at.row, sealed)).toThrow()
      }),
    )
    expect(moved).toThrow()
  })

  it('opens at no place that differs in one part alone', () => {
    const at: Place = { table: 'rider', row: randomUUID(), field: 'name' }
    const sealed = key.seal(at, 'Jonas')
    for (const moved of [{ table: 'account' }, { row: randomUUID() }, { field: 'email' }])
      expect(() => key.open({ ...at, ...moved }, sealed), JSON.stringify(moved)).toThrow()
    expect(key.open({ ...at }, sealed)).toBe('Jonas')
  })

  it('that was touched anywhere does not open', () => {
    fc.assert(
      fc.property(text, place, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, where, bits) => {
        const sealed = key.seal(at, value)
        const touched = Buffer.from(sealed)
        const index = where % sealed.length
        touched.writeUInt8((sealed[index] ?? 0) ^ bits, index)
        expect(() => key.open(at, touched)).toThrow()
        expect(() => key.open(at, sealed.subarray(0, index))).toThrow()
        expect(() => key.open(at, Buffer.concat([sealed, Buffer.of(bits)]))).toThrow()
      }),
    )
  })

  it('tells nothing of what it holds, nor that two hold the same', () => {
    const at: Place = { table: 'rider', row: randomUUID(), field: 'name' }
    const sealed = new Set(Array.from({ length: 200 }, () => key.seal(at, 'Jonas Meier').toString('hex')))
    expect(sealed.size).toBe(200)
    for (const value of sealed) expect(value).not.toContain(Buffer.from('Jonas').toString('hex'))
  })
})

describe('a keyed hash', () => {
  it('finds the same value again and differs by purpose and by vault', () => {
    const other = openVault([one], newVaultRoot([one]))
    expect(vault.hash('hash:email', 'a')).toEqual(vault.hash('hash:email', 'a'))
    expect(vault.hash('hash:email', 'a')).not.toEqual(vault.hash('hash:code', 'a'))
    expect(vault.hash('hash:email', 'a')).not.toEqual(other.hash('hash:email', 'a'))
  })
})

describe('the ring', () => {
  const two = masterKey('k2')
  const at: Place = { table: 'rider', row: 'r', field: 'name' }

  it('of a new first key opens what the old one wrapped; rewrapped, the old one may leave', () => {
    const sealed = key.seal(at, 'Jonas')
    const hash = vault.hash('hash:email', 'a')
    const both = openVault([two, one], root)
    expect(both.holderKey('holder', wrapped).open(at, sealed)).toBe('Jonas')
    const rewrapped = both.rewrap('holder', wrapped)
    const rewrappedRoot = both.rewrap('root', root)
    const alone = openVault([two], rewrappedRoot)
    expect(alone.holderKey('holder', rewrapped).open(at, sealed)).toBe('Jonas')
    expect(alone.hash('hash:email', 'a')).toEqual(hash)
    expect(() => alone.holderKey('holder', wrapped)).toThrow(
      /under master key "k1"\. The keys that are here: /,
    )
  })

  it('without the key is a clear word; with another under the same name it does not open', () => {
    expect(() => openVault([two], root)).toThrow(/under master key "k1"\. The keys that are here: /)
    expect(() => openVault([masterKey('k1')], root)).toThrow()
    expect(() => both().rewrap('somebody else', wrapped)).toThrow()
  })
  const both = () => openVault([two, one], root)
})

describe('rewrapping a database', () => {
  it('may be stopped and repeated, and leaves nothing under the old key', async () => {
    const data = await testDatabase()
    try {
      const [old] = data.ring
      const before = data.vault
      const holders = Array.from({ length: 620 }, () => randomUUID())
      const at: Place = { table: 'rider', row: 'r', field: 'name' }
      const sealed = new Map<string, Buffer>()
      for (const holder of holders) {
        const made = before.newHolderKey(holder)
        sealed.set(holder, made.key.seal(at, holder))
        await data.owner.query('insert into vault_key values ($1, $2, $3, now())', [
          holder,
          made.wrapped,
          old.id,
        ])
      }
      const fresh = masterKey('fresh')
      const { rows } = await data.owner.query<{ wrapped: Buffer }>('select wrapped from vault_root')
      const turning = openVault([fresh, old], rows[0]?.wrapped ?? Buffer.of())
      expect(await rewrapKeys(data.owner, turning)).toBe(holders.length)
      expect(await rewrapKeys(data.owner, turning)).toBe(0)
      const after = await data.owner.query<{ wrapped: Buffer }>('select wrapped from vault_root')
      const alone = openVault([fresh], after.rows[0]?.wrapped ?? Buffer.of())
      const keys = await data.owner.query<{ holder: string; wrapped: Buffer }>(
        'select holder, wrapped from vault_key',
      )
      for (const { holder, wrapped } of keys.rows)
        expect(alone.holderKey(holder, wrapped).open(at, sealed.get(holder) ?? Buffer.of())).toBe(holder)
    } finally {
      await data.drop()
    }
  })
})

describe('the key file', () => {
  const home = mkdtempSync(join(tmpdir(), 'spokewell-keys-'))
  afterAll(() => rmSync(home, { recursive: true }))

  it('is made once, for this account’s eyes alone, and said so', () => {
    expect(readMasterKeys(null, home)).toBeNull()
    const first = makeMasterKeys(home)
    expect(first.madeAt).toBe(masterKeyFile(home))
    expect(statSync(masterKeyFile(home)).mode & 0o777).toBe(0o600)
    expect(statSync(join(home, 'keys')).mode & 0o777).toBe(0o700)
    const text = readFileSync(masterKeyFile(home), 'utf8')
    const second = requireMasterKeys({ masterKeys: null, dataDir: home })
    expect(readFileSync(masterKeyFile(home), 'utf8')).toBe(text)
    expect(second[0].key.equals(first.ring[0].key)).toBe(true)
  })

  it('is never made by work on existing data: where it was looked for is said', () => {
    const empty = join(home, 'empty')
    expect(() => requireMasterKeys({ masterKeys: null, dataDir: empty })).toThrow(masterKeyFile(empty))
    expect(existsSync(empty)).toBe(false)
  })

  const secret = Buffer.alloc(32, 250).toString('base64')
  it.each([
    ['a key without its id', `${secret}\n`, 'entry 1 of 1 is not id:key'],
    ['an entry without its id', `k1:${secret},${secret}`, 'entry 2 of 2 is not id:key'],
    ['key and id in the wrong order', `${secret}:k1`, 'entry 1 of 1 is not id:key'],
    ['no more than a part of a key', `k1:${secret.slice(0, 20)}`, 'entry 1 of 1 is not id:key'],
    ['one id twice', `k1:${secret},k1:${secret}`, 'two master keys with the same id'],
    ['nothing', '\n', 'is empty'],
  ])('that holds %s stops the start in words that name it and do not show it', (_what, text, reported) => {
    writeFileSync(masterKeyFile(home), text)
    const refused = () => readMasterKeys(null, home)
    expect(refused).toThrow(OperatorProblem)
    expect(refused).toThrow(`${masterKeyFile(home)} `)
    expect(refused).toThrow(reported)
    expect(refused).not.toThrow(secret.slice(0, 12))
  })

  it('that is a folder stops the start in words that name it', () => {
    rmSync(masterKeyFile(home))
    mkdirSync(masterKeyFile(home))
    try {
      readMasterKeys(null, home)
      expect.unreachable()
    } catch (error) {
      expect(operatorWords(error)).toContain(`${masterKeyFile(home)} is a folder where a file should be`)
    }
  })
})
