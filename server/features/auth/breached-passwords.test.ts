import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askIdentity } from '../../testing/hosted-session.ts'
import { testApp } from '../../testing/test-app.ts'
import { openBreachedPasswords } from './breached-passwords.ts'

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const breached = Array.from({ length: 200 }, (_, n) => `breached-password-${n}`)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spokewell-breached-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function listOf(passwords: readonly string[], line: (hash: string, n: number) => string) {
  const path = join(folder, `${Math.random()}.txt`)
  await writeFile(path, passwords.map(sha1).sort().map(line).join(''))
  return path
}

describe('a list of breached passwords', () => {
  it.each([
    ['with counts', (hash: string, n: number) => `${hash}:${n * 977}\r\n`],
    ['without counts', (hash: string) => `${hash}\n`],
    ['in lower case', (hash: string) => `${hash.toLowerCase()}:3\n`],
  ])('%s contains each of its passwords, and no other', async (_, line) => {
    for (const size of [1, 2, 3, 200]) {
      const mine = breached.slice(0, size)
      const list = await openBreachedPasswords(await listOf(mine, line))
      const answers = await Promise.all(mine.map((password) => list.has(password)))
      expect(answers).toEqual(mine.map(() => true))
      for (let n = 0; n < 50; n += 1) expect(await list.has(`lantern-gravel-${n}`)).toBe(false)
      await list.close()
    }
  })

  it('is read to its end when the last line has no line end', async () => {
    const path = await listOf(breached.slice(0, 9), (hash) => `${hash}\n`)
    const last =
      breached
        .slice(0, 9)
        .map((word) => [sha1(word), word])
        .sort()
        .at(-1)?.[1] ?? ''
    const list = await openBreachedPasswords(path)
    expect(await list.has(last)).toBe(true)
    await list.close()
  })

  it.each([
    ['is not there', async () => join(folder, 'nothing.txt'), /nothing\.txt cannot be read/],
    ['is a folder', async () => folder, /is no list of SHA-1/],
    ['is empty', () => listOf([], (hash) => hash), /is no list of SHA-1/],
    ['holds passwords in plain', () => listOf(['x'], () => 'password\n'), /is no list of SHA-1/],
  ])('that %s prevents the start with one clear line', async (_, path, message) => {
    await expect(openBreachedPasswords(await path())).rejects.toThrow(message)
  })

  it('refuses its passwords at sign-up, in any spelling', async () => {
    const t = await testApp({ AUTH_BREACHED_PASSWORDS: await listOf(breached, (hash) => `${hash}:1\n`) })
    try {
      for (const password of ['breached-password-7', 'ｂreached-password-7']) {
        const body = { email: 'ana@example.org', password, data: {} }
        const answer = await askIdentity(t, 'POST', '/signup', { body })
        expect(answer.body).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } })
      }
    } finally {
      await t.close()
    }
  })
})

describe('a new password', () => {
  it.each([
    ['wide digits', '１２３４５６７', ['length', 'pwned']],
    ['eight spaces', '        ', ['length']],
    ['characters without a width', 'abc\u200b\u200b\u200b\u200b\u200b', ['length']],
    ['its own address', 'ana.ruiz@example.org', ['length']],
    ['a control character', 'lantern\u0007gravel', ['characters']],
  ])('may not be %s', async (_, password, reasons) => {
    const t = await testApp()
    try {
      const body = { email: 'ana.ruiz@example.org', password, data: { name: 'Ana Ruiz' } }
      const answer = await askIdentity(t, 'POST', '/signup', { body })
      expect([answer.status, answer.body.code]).toEqual([422, 'weak_password'])
      expect(answer.body.weak_password.reasons).toEqual(reasons)
    } finally {
      await t.close()
    }
  })
})
