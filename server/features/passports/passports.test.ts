import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPassportKeys, verifyPassport } from '#domain/passport/verify-passport.ts'
import { rotatePassportCommand, verifyPassportCommand } from '../../console/passport-command.ts'
import { checkSignature } from '../../passport-keys/passport-keys.ts'
import { fittings } from '../../testing/fittings.ts'
import { onConsole } from '../../testing/on-console.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let folder: string
beforeAll(async () => {
  t = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'spokewell-passports-'))
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const VALUES = [
  ['saddle_height', 742, 'width_80'],
  ['saddle_setback', 58, 'nose'],
  ['stem_length', 100, null],
  ['crank_length', 170, null],
  ['inseam', 850, null],
] as const

/** A rider whose completed fit has numbers of the bike and of the body. */
async function fitted() {
  const made = await fittings(t).fitted({ account: true })
  const { fitter, sessionId, riderId } = made
  const api = t.api.as(fitter)
  const bike = await api.call('POST /api/riders/:riderId/bikes', {
    params: { riderId },
    body: { type: 'road', make: 'Colnago' },
  })
  const { version } = (await api.call('GET /api/sessions/:sessionId', { params: { sessionId } })).body
  await api.call('PATCH /api/sessions/:sessionId', {
    params: { sessionId },
    body: { version, bikeId: bike.body.id },
  })
  const changes = VALUES.map(([key, value, reference]) => ({
    phase: 'after',
    side: null,
    version: 0,
    key,
    value,
    reference,
  }))
  const saved = await api.call('POST /api/sessions/:sessionId/measurements', {
    params: { sessionId },
    body: { changes },
  })
  if (saved.status !== 200) throw new Error(saved.raw)
  return { ...made, bikeId: bike.body.id }
}

const ofFit = (who: Caller, sessionId: string, body: object = {}) =>
  t.api.as(who).call('POST /api/sessions/:sessionId/passport', {
    params: { sessionId },
    body: { withName: false, changed: [], ...body },
  })

async function published() {
  const answer = await t.app.inject({ method: 'GET', url: '/.well-known/fit-passport-keys.json' })
  const keys = readPassportKeys(answer.json())
  if (!keys) throw new Error(`no keys: ${answer.payload}`)
  return { keys, raw: answer.payload }
}

const verdictOn = async (text: string) => verifyPassport(text, (await published()).keys, checkSignature)

async function passportIn(text: string) {
  const verdict = await verdictOn(text)
  if ('refused' in verdict) throw new Error(verdict.refused)
  return verdict.passport
}

it('signs the numbers of the bike after a fit, and who fitted', async () => {
  const { rider, sessionId } = await fitted()
  const made = await ofFit(rider, sessionId)
  expect(made.status).toBe(200)
  const passport = await passportIn(made.body.passport)
  expect(passport).toMatchObject({
    issuer: t.context.config.publicUrl,
    kind: 'fit',
    fitter: { name: 'Ines Becker' },
    rider: null,
    bike: { type: 'road', make: 'Colnago' },
  })
  expect(passport.values.map(({ key, value }) => [key, value])).toEqual(
    expect.arrayContaining([
      ['saddle_height', 742],
      ['crank_length', 170],
    ]),
  )
  expect(passport.values.map(({ key }) => key)).not.toContain('inseam')
  const { rows } = await t.data.owner.query(
    "select entity, entity_id from audit_entry where action = 'passport.made'",
  )
  expect(rows).toContainEqual({ entity: 'session', entity_id: sessionId })
})

it('gives the rider’s name only if the rider chose to', async () => {
  const { rider, sessionId } = await fitted()
  const made = await ofFit(rider, sessionId, { withName: true })
  expect((await passportIn(made.body.passport)).rider).toEqual({ name: 'Jonas Meier' })
})

it('marks what the rider changed later as not measured by a fitter', async () => {
  const { rider, bikeId } = await fitted()
  const make = (changed: object[]) =>
    t.api.as(rider).call('POST /api/client/bikes/:bikeId/passport', {
      params: { bikeId },
      body: { withName: false, changed },
    })
  const made = await make([{ key: 'saddle_height', side: null, value: 745 }])
  const passport = await passportIn(made.body.passport)
  expect(passport.kind).toBe('position')
  expect(passport.values.find(({ key }) => key === 'saddle_height')).toMatchObject({
    value: 745,
    by: 'rider',
  })
  expect(passport.values.find(({ key }) => key === 'crank_length')).toMatchObject({
    value: 170,
    by: 'fitter',
  })
  for (const [key, value] of [
    ['saddle_height', 99_999],
    ['nonsense', 1],
    ['saddle_height', 'high'],
  ])
    expect((await make([{ key, side: null, value }])).problem.code).toBe('invalid_measurement')
  const twice = [745, 750].map((value) => ({ key: 'saddle_height', side: null, value }))
  expect((await make(twice)).problem.code).toBe('invalid_measurement')
})

it('puts a signed extract of the main numbers into a link for a QR code', async () => {
  const { rider, sessionId } = await fitted()
  const { link } = (await ofFit(rider, sessionId)).body
  expect(link.length).toBeLessThanOrEqual(1200)
  expect(link).toMatch(/^http:\/\/localhost:3000\/passport#/)
  const extract = await passportIn(link)
  expect(extract.extract).toBe(true)
  expect(extract.values.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['saddle_height', 'stem_length']),
  )
})

it('is the rider’s own, of a completed fit with numbers', async () => {
  const { rider, sessionId } = await fitted()
  const other = await fittings(t).fitted({ account: true })
  expect((await ofFit(other.rider, sessionId)).status).toBe(404)
  expect((await ofFit(other.rider, other.sessionId)).problem.code).toBe('no_measurements')
  expect((await ofFit({ cookie: null }, sessionId)).status).toBe(401)
  expect((await ofFit(rider, sessionId, { changed: 'no' })).status).toBe(400)
})

it('seals the private key, publishes none of it, and keeps it apart from those of the sign-in service', async () => {
  const { raw } = await published()
  expect(raw).not.toContain('"d"')
  const { rows } = await t.data.owner.query('select * from passport_key')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows[0].public_jwk)).not.toContain('"d"')
  expect(rows[0].private_sealed.toString()).not.toContain('"d"')
  const { rows: signIn } = await t.data.owner.query('select kid from identity.signing_key where kid = $1', [
    rows[0].kid,
  ])
  expect(signIn).toEqual([])
})

it('is verified after a rotation, and refused after its key was revoked', async () => {
  const { rider, sessionId } = await fitted()
  const before = (await ofFit(rider, sessionId)).body.passport
  const kid = (await published()).keys.keys[0]?.kid ?? ''
  t.clock.advance({ seconds: 5 })
  const console = onConsole(t)
  expect(await console(rotatePassportCommand)).toContain(`The earlier key, ${kid}, stays published`)
  t.clock.advance({ seconds: 5 })
  const after = (await ofFit(rider, sessionId)).body.passport
  expect(await verdictOn(before)).toHaveProperty('passport')
  expect(await verdictOn(after)).toHaveProperty('passport')
  const { rows } = await t.data.owner.query('select private_sealed from passport_key where kid = $1', [kid])
  expect(rows).toEqual([{ private_sealed: null }])
  expect(await console(rotatePassportCommand, '--revoke', kid)).toContain('is listed as revoked')
  expect(await verdictOn(before)).toEqual({ refused: 'revoked' })
  expect(await verdictOn(after)).toHaveProperty('passport')
  // The key that signs is replaced when it is revoked.
  const current = (await published()).keys.keys.find(({ validUntil }) => validUntil === null)?.kid ?? ''
  expect(await console(rotatePassportCommand, '--revoke', current)).toContain('signed with a new key')
  expect(await verdictOn(after)).toEqual({ refused: 'revoked' })
  const { keys } = await published()
  await expect(console(rotatePassportCommand, '--revoke', 'nothing')).rejects.toThrow('There is no key')
  expect((await published()).keys, 'nothing is replaced').toEqual(keys)
})

it('is verified by a command without a connection', async () => {
  const { rider, sessionId } = await fitted()
  const { passport, link } = (await ofFit(rider, sessionId)).body
  const [file, keys] = [join(folder, 'passport.jws'), join(folder, 'keys.json')]
  await writeFile(keys, (await published()).raw)
  const verify = async (text: string | Buffer) => {
    await writeFile(file, text)
    return onConsole(t)(verifyPassportCommand, file, '--keys', keys)
  }
  const said = await verify(passport)
  expect(said).toContain('Fitted by Ines Becker, confirmed by Spokewell at localhost:3000.')
  expect(said).toMatch(/Fitted on \d{4}-\d\d-\d\d\. Signed on \d{4}-\d\d-\d\d\.\n/)
  expect(said).toContain('Bike: Colnago (road).')
  expect(said).toContain('Saddle height: 742\u00a0mm (from: where the saddle is 80 mm wide)')
  expect(said).toContain('Crank length: 170\u00a0mm\n')
  expect(said).not.toContain('main numbers')
  expect(await verify(link)).toContain('These are the main numbers.')
  const [head = '', body = '', signature = ''] = passport.split('.')
  const claims = Buffer.from(body, 'base64url').toString()
  const changed = Buffer.from(claims.replace('742', '743')).toString('base64url')
  await expect(verify(`${head}.${changed}.${signature}`)).rejects.toThrow('Invalid')
  const elsewhere = Buffer.from(claims.replace('localhost', 'elsewhere')).toString('base64url')
  await expect(verify(`${head}.${elsewhere}.${signature}`)).rejects.toThrow('Unknown issuer')
  await expect(verify(Buffer.alloc(20_000_000))).rejects.toThrow('too large')
  await expect(verify('{}')).rejects.toThrow('not a fit passport')
  const by = (of: string, keysOf: string) => onConsole(t)(verifyPassportCommand, of, '--keys', keysOf)
  await expect(by(folder, keys)).rejects.toThrow(`${folder} is not a file.`)
  await expect(by(join(folder, 'none'), keys)).rejects.toThrow('There is no file')
  const picture = join(folder, 'picture.png')
  await writeFile(picture, await smallPicture())
  await expect(by(file, picture)).rejects.toThrow(`${picture} holds no keys of fit passports.`)
})
