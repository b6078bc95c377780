import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { NOTICE } from '../../bench/lab/notice.ts'
import { mappingNamed } from '../../bench/lab/valid-mapping.ts'
import { saddleNamed } from '../../bench/lab/valid-saddle.ts'
import { today, ZONE } from '../../e2e/harness/zone.ts'
import { awaitMail } from './await-mail.ts'
import { proveAddress, shareAll } from './shared-rider.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const COPY_WITHIN_MS = 60_000
const copyState = z.object({ download: z.object({ state: z.string() }) })

/** A text that occurs nowhere else, by the place where it was entered. */
const canaries = new Map<string, string>()
function canary(place: string): string {
  const text = canaries.get(place) ?? `kanarie${randomBytes(6).toString('hex')}`
  canaries.set(place, text)
  return text
}
/** A unique phone number as it is stored: with its country code, without spaces. */
function phone(place: string): string {
  const number = canaries.get(place) ?? `+4930${1_000_000 + (randomBytes(4).readUInt32BE() % 8_999_999)}`
  canaries.set(place, number)
  return number
}
const address = (place: string) => `${canary(place)}@example.org`

/** A person with a browser whose stored headers all identify it. */
const visitor = (origin: string, who: string) =>
  newVisitor(origin, who, {
    'user-agent': `Mozilla/5.0 (X11; Linux) Firefox/140.0 ${canary(`${who}: user agent`)}`,
    referer: `${origin}/${canary(`${who}: referrer`)}`,
  })

/** Signs up with a unique name, address and password, and signs in. */
async function signUp(
  ask: Visitor,
  who: string,
  role: 'fitter' | 'client',
  email = address(`${who}: address`),
): Promise<string> {
  const made = await ask('POST', '/auth/v1/signup', {
    email,
    password: canary(`${who}: password`),
    data: {
      role,
      name: canary(`${who}: name at sign-up`),
      ...(role === 'client' && { note: canary(`${who}: metadata`) }),
    },
  })
  const token = { user: { id: 'x' }, access_token: made.access_token, claiming: role === 'client' }
  await ask('POST', '/api/auth/supabase-login', token)
  canaries.set(`${who}: refresh token`, String(made.refresh_token))
  return email
}

/** A picture with place, time and author in its metadata. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .withExif({
      IFD0: {
        ImageDescription: canary('photo: description'),
        Artist: canary('photo: artist'),
        Copyright: canary('photo: copyright'),
        Model: canary('photo: camera'),
      },
    })
    .jpeg()
    .toBuffer()

/** The secret of a mailed link, once the mail was sent. It is searched for too. */
async function mailedSecret(origin: string, page: string, to = ''): Promise<string> {
  const secret = await awaitMail(origin, `mail with a link to ${page}`, (mail) =>
    mail.to.includes(to) ? mail.text.split(`${page}#`)[1]?.match(/^[\w-]{43}/)?.[0] : undefined,
  )
  canaries.set(`secret of the mailed link to ${page}`, secret)
  return secret
}

const answers = (intake: string) => ({
  name: canary(`${intake}: name`),
  email: address(`${intake}: address`),
  phone: phone(`${intake}: telephone`),
  dateOfBirth: '1988-04-12',
  occupation: canary(`${intake}: occupation`),
  bikeTypes: ['road'],
  cyclingGoals: canary(`${intake}: goals in words`),
  goals: ['reduce_discomfort'],
  discomfort: [
    {
      id: randomUUID(),
      zone: 'knees',
      severity: 6,
      trigger: canary(`${intake}: trigger`),
      description: canary(`${intake}: discomfort`),
    },
  ],
  injuries: [
    {
      id: randomUUID(),
      location: canary(`${intake}: injury`),
      description: canary(`${intake}: what happened`),
    },
  ],
})

const invitedAddress = (intake: string) => address(`${intake}: address of the invitation`)

/** Types a draft of the intake of a session, and submits it. @param intake the name of its places */
async function fillIn(rider: Visitor, sessionId: string, intake: string): Promise<void> {
  const session = `/api/sessions/${sessionId}`
  await rider('PATCH', `${session}/intake/draft`, {
    version: 0,
    formVersion: 1,
    changes: [{ path: 'occupation', value: canary(`${intake}: occupation of the draft, replaced later`) }],
  })
  await rider('POST', `${session}/intake/submission`, {
    formVersion: 1,
    today: today(),
    timeZone: ZONE,
    ...NOTICE,
    answers: answers(intake),
  })
}

/** Fills in the intake of an invitation. */
async function fillInInvited(origin: string, fitter: Visitor, rider: Visitor): Promise<string> {
  const email = invitedAddress('intake')
  const name = canary('intake: name of the invitation')
  const { sessionId } = await fitter('POST', '/api/invitations', { channel: 'email', email, name })
  const secret = await mailedSecret(origin, '/invite', email)
  await rider('POST', '/api/invitation/start', { secret, consent: NOTICE })
  await fillIn(rider, String(sessionId), 'intake')
  return String(sessionId)
}

/** Writes everything that a fitter can write during a fit. */
async function workOn(fitter: Visitor, sessionId: string, riderId: string): Promise<void> {
  const session = `/api/sessions/${sessionId}`
  const bike = { make: canary('bike: make'), model: canary('bike: model'), size: canary('bike: size') }
  await fitter('POST', `/api/riders/${riderId}/bikes`, { type: 'road', ...bike, name: canary('bike: name') })
  await fitter('PATCH', session, {
    version: 1,
    notes: canary('session: notes'),
    summary: canary('session: summary of the report'),
    goalLevels: { reduce_discomfort: canary('session: what counts as reached') },
    activities: [{ id: randomUUID(), words: canary('session: activity'), ability: 4 }],
  })
  const words = { what: canary('change: what'), from: canary('change: from'), to: canary('change: to') }
  const why = canary('change: why')
  await fitter('POST', `${session}/interventions`, {
    kind: 'other',
    ...words,
    why,
    zones: ['knees'],
    goals: [],
  })
  await fitter('POST', `${session}/recommendations`, { kind: 'exercise', words: canary('recommendation') })
  const photo = await fitter('POST', `${session}/photos?phase=before`, await picture())
  const caption = canary('photo: caption')
  await fitter('PATCH', `${session}/photos/${photo.id}`, { version: photo.version, caption })
  await fitter('PUT', '/api/fitter-profile/logo', await picture())
  await fitter('POST', '/api/saddles', saddleNamed(canary('saddle: model')))
  await fitter('POST', '/api/import-mappings', mappingNamed(canary('mapping: name')))
  await fitter('PATCH', '/api/fitter-profile', {
    contact: canary('profile: contact'),
    place: canary('profile: place'),
    words: canary('profile: words'),
    services: [{ name: canary('profile: service'), note: canary('profile: service note') }],
  })
  await fitter('PUT', '/api/fitter-profile/photo', await picture())
}

const withIds = z.array(z.looseObject({ id: z.string() }))

/** Answers a follow-up together with the rider, resolves its alert, and sends a reminder by mail. */
async function followUp(origin: string, fitter: Visitor, sessionId: string): Promise<void> {
  const done = await fitter('POST', `/api/sessions/${sessionId}/completion`, { fitted: true })
  const [first, second] = withIds.parse(done.followUps)
  await fitter('POST', `/api/follow-ups/${first?.id}/assisted`, {
    formVersion: 1,
    today: today(),
    language: 'en',
    answers: {
      ridesSince: 0,
      whyNotRidden: 'weather',
      loadChange: 'same',
      positionKept: 'kept',
      redFlags: ['swelling'],
      otherTreatment: ['none'],
      anotherAppointment: false,
      comment: canary('follow-up: comment'),
    },
  })
  const { items } = await fitter('GET', '/api/follow-up-alerts')
  for (const { id } of withIds.parse(items))
    await fitter('POST', `/api/follow-up-alerts/${id}/work-off`, {
      outcome: 'contacted',
      note: canary('alert: note'),
    })
  await fitter('POST', `/api/follow-ups/${second?.id}/reminder`)
  await mailedSecret(origin, `/follow-up/${sessionId}`)
}

/** Makes the copy of a person's data, and leaves it where it is kept. @returns what the person downloads */
async function makeCopy(person: Visitor): Promise<Buffer> {
  await person('POST', '/api/account/download', {})
  const giveUpAt = performance.now() + COPY_WITHIN_MS
  while (performance.now() < giveUpAt) {
    const { download } = copyState.parse(await person('GET', '/api/account/download'))
    if (download.state === 'ready') return person.file('/api/account/download/file')
    await wait(200)
  }
  throw new Error('The copy of a person’s data was not made.')
}

/** A copy of somebody's data, and the places of texts that it has, and of those that it must not have. */
export interface Copy {
  who: string
  archive: Buffer
  own: readonly string[]
  foreign: readonly string[]
}

/** The texts by place, the copies, the rider's first file, and the address of its fitter's account. */
export interface Planted {
  canaries: ReadonlyMap<string, string>
  copies: readonly Copy[]
  riderId: string
  account: string
  /** Ends what the rider shares with the second fitter, and that fitter's access to their own file. */
  close(): Promise<void>
}

/** A fitter with a rider, who has an account, and everything about their first fit. */
async function firstPractice(origin: string) {
  const fitter = visitor(origin, 'fitter')
  const account = await signUp(fitter, 'fitter', 'fitter')
  await fitter('PATCH', '/api/fitter-profile', { studio: canary('profile: studio') })
  const rider = visitor(origin, 'rider')
  const sessionId = await fillInInvited(origin, fitter, rider)
  // The invitation was mailed there, so the address is proven, and the file is claimed.
  const email = await signUp(rider, 'rider', 'client', invitedAddress('intake'))
  const listed = await fitter('GET', '/api/submissions')
  const [item] = z.array(z.looseObject({ riderId: z.string() })).parse(listed.items)
  const riderId = item?.riderId ?? ''
  await workOn(fitter, sessionId, riderId)
  await followUp(origin, fitter, sessionId)
  await rider('POST', '/auth/v1/recover', { email })
  return { fitter, account, rider, riderId }
}

/** Another fitter of the same rider, with a file of their own, with whom the rider shares the first one. */
async function secondPractice(origin: string, rider: Visitor) {
  const fitter = visitor(origin, 'second fitter')
  await proveAddress(origin, fitter, await signUp(fitter, 'second fitter', 'fitter'))
  const { slug } = await fitter('PATCH', '/api/fitter-profile', { listed: true })
  const begun = await rider('POST', '/api/intakes', { fitter: slug, consent: NOTICE })
  const sessionId = String(begun.sessionId)
  await fillIn(rider, sessionId, 'second intake')
  await fitter('PATCH', `/api/sessions/${sessionId}`, { version: 1, notes: canary('second session: notes') })
  const share = await shareAll(rider, fitter)
  canaries.set('secret of the link that shares', share.secret)
  const { items } = await fitter('GET', '/api/submissions')
  const riderId = z.array(z.looseObject({ riderId: z.string() })).parse(items)[0]?.riderId ?? ''
  return { fitter, riderId, offerId: share.id }
}

/** Enters a unique text in every field and header that a person can fill in, over HTTP. */
export async function plantEverything(origin: string): Promise<Planted> {
  const { fitter, account, rider, riderId } = await firstPractice(origin)
  // What the rider's account says of the rider is told to every fitter whose form they fill in.
  const ofAccount = ['rider: name at sign-up', 'intake: address of the invitation']
  const firsts = [...canaries.keys()].filter((place) => !ofAccount.includes(place))
  const second = await secondPractice(origin, rider)
  const seconds = [...canaries.keys()].filter((place) => place.startsWith('second '))
  const sent = (intake: string) =>
    ['name', 'telephone', 'occupation', 'goals in words', 'trigger', 'discomfort', 'what happened'].map(
      (field) => `${intake}: ${field}`,
    )
  const [intake, secondIntake] = [sent('intake'), sent('second intake')]
  const copies = [
    {
      who: 'the rider',
      by: rider,
      own: [...intake, ...secondIntake],
      foreign: ['fitter: address', 'second fitter: address', 'mapping: name'],
    },
    { who: 'the fitter', by: fitter, own: intake, foreign: seconds },
    { who: 'the second fitter', by: second.fitter, own: secondIntake, foreign: firsts },
  ]
  const archives: Copy[] = []
  for (const { by, ...copy } of copies) archives.push({ ...copy, archive: await makeCopy(by) })
  return {
    canaries,
    copies: archives,
    riderId,
    account,
    async close() {
      await rider('POST', `/api/share-offers/${second.offerId}/closing`, { ended: true })
      await rider('POST', `/api/client/files/${second.riderId}/closing`, { ended: true })
    },
  }
}
