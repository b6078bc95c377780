import { createHmac } from 'node:crypto'
import { ask, PASSWORD } from '../../bench/lab/server.ts'
import { enter, type Server } from './practice.ts'
import type { File, Holder, Ids, Practice } from './practice-facts.ts'

/** A caller, and what they may see. */
export interface Actor {
  name: string
  headers: Record<string, string>
  /** The practices and holders whose texts and ids may be returned to the caller. */
  sees: ReadonlySet<string>
  /** The files that belong to the caller. */
  owns: readonly File[]
  /** What the caller entered at sign-up. */
  said?: string
  /** Rows that belong to everybody with the caller's role: the queues of support. */
  mayAsk?: readonly (keyof Ids)[]
  /** The files whose ids may be returned to the caller, without a text of theirs. */
  seesIdsOf?: readonly File[]
}

const QUEUES = ['requestId', 'breachId'] as const

/** The ids of a session's records, which support with access to it reads. */
export const RECORDS = ['sessionId', 'submissionId', 'photoId', 'followUpId'] as const

export const sight = (practice: Practice, holder: Holder) => `${practice.name} ${holder}`

const entry = (entity: string) => `insert into audit_entry
  (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
  values ('0', now(), 'drill', 'system', 'drill.made', '${entity}', $1, '{}')`

/** Changes a row as the owner, with the audit entry that the database requires. */
async function byOwner({ owner }: Server, entity: string, id: string, sql: string, values: unknown[]) {
  await owner.query('begin')
  await owner.query(sql, values)
  await owner.query(entry(entity), [id])
  await owner.query('commit')
}

async function accountOf({ origin }: Server, cookie: string): Promise<string> {
  return String((await ask(origin, 'GET', '/api/auth/user', undefined, cookie)).body.id)
}

/** A request about rights and a breach that support entered. */
async function rightsOf({ origin }: Server, cookie: string) {
  const entered = async (at: string, body: object): Promise<string> => {
    const answer = await ask(origin, 'POST', at, body, cookie)
    if (answer.status !== 201) throw new Error(`${at} answered ${answer.status}`)
    return String(answer.body.id)
  }
  const day = new Date().toISOString().slice(0, 10)
  const asked = { address: 'asks@example.org', right: 'copy', receivedOn: day, language: null }
  const happened = { awareAt: `${day}T00:00:00.000Z`, words: 'A laptop was stolen' }
  return {
    requestId: await entered('/api/rights-requests', asked),
    breachId: await entered('/api/data-breaches', happened),
  }
}

/** A support account, with or without access to the session of a file, for a technical reason. */
async function support(server: Server, file: File | null): Promise<string> {
  const { cookie } = await enter(server, 'client', { name: 'Staff' })
  const id = await accountOf(server, cookie)
  await byOwner(server, 'account', id, "update account set role = 'support' where id = $1", [id])
  if (!file) return cookie
  const access = { sessionId: file.ids.sessionId, reason: 'technical', sentence: 'The form does not open' }
  const opened = await ask(server.origin, 'POST', '/api/support-accesses', access, cookie)
  if (opened.status !== 201) throw new Error(`support was not let in: ${opened.status}`)
  file.ids.accessId = String(opened.body.id)
  Object.assign(file.ids, await rightsOf(server, cookie))
  return cookie
}

/** A fitter with whom the rider of a practice shares all fits, or did so until a moment ago. */
async function withShare(server: Server, { client }: Practice, ended: boolean): Promise<string> {
  const { origin } = server
  const { cookie } = await enter(server, 'fitter', { name: 'Second' })
  const told = async (at: string, body: object, by: string) => {
    const answer = await ask(origin, 'POST', at, body, by)
    if (answer.status >= 400) throw new Error(`${at} answered ${answer.status}`)
    return answer.body
  }
  const { id, url } = await told('/api/share-offers', { bikeId: null, fitsFrom: null, until: null }, client)
  await told('/api/share-links/acceptance', { secret: String(url).split('#')[1] }, cookie)
  const fitterId = await accountOf(server, cookie)
  await told(`/api/share-offers/${id}/confirmation`, { fitterId }, client)
  if (ended) await told(`/api/share-offers/${id}/closing`, { ended: true }, client)
  return cookie
}

async function disabled(server: Server): Promise<string> {
  const { cookie } = await enter(server, 'fitter', { name: 'Disabled' })
  const id = await accountOf(server, cookie)
  await byOwner(server, 'account', id, 'update account set disabled_at = now() where id = $1', [id])
  return cookie
}

async function signedOut(server: Server): Promise<string> {
  const { cookie } = await enter(server, 'client', { name: 'Gone' })
  await ask(server.origin, 'POST', '/api/auth/logout', undefined, cookie)
  return cookie
}

async function deleted(server: Server): Promise<string> {
  const { cookie } = await enter(server, 'client', { name: 'Deleted' })
  await ask(server.origin, 'POST', '/api/account/deletion', {}, cookie)
  return cookie
}

/** A sign-in that expired long ago. */
async function expired(server: Server): Promise<string> {
  const { cookie } = await enter(server, 'fitter', { name: 'Expired' })
  const id = await accountOf(server, cookie)
  await server.owner.query(
    `update sign_in set created_at = now() - interval '60 days', last_used_at = now() - interval '59 days',
            expires_at = now() - interval '30 days' where account_id = $1`,
    [id],
  )
  return cookie
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The current code of an authenticator app. */
function appCode(secret: string): string {
  const bits = [...secret.replaceAll('=', '')]
    .map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A session without the second factor of an account that has one. It has a token but no cookie. */
async function withoutFactor(server: Server): Promise<Record<string, string>> {
  const { origin } = server
  const person = await enter(server, 'fitter', { name: 'Factor' })
  const asked = async (method: string, path: string, body: object, token: string) => {
    const answer = await fetch(`${origin}/auth/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const factor = await asked(
    'POST',
    '/factors',
    { factor_type: 'totp', friendly_name: 'app' },
    person.accessToken,
  )
  const challenge = await asked('POST', `/factors/${factor.id}/challenge`, {}, person.accessToken)
  const proof = { challenge_id: challenge.id, code: appCode(factor.totp.secret) }
  await asked('POST', `/factors/${factor.id}/verify`, proof, person.accessToken)
  const again = await asked(
    'POST',
    '/token?grant_type=password',
    { email: person.email, password: PASSWORD },
    person.accessToken,
  )
  const body = { user: { id: 'x' }, access_token: again.access_token }
  const refused = await ask(origin, 'POST', '/api/auth/supabase-login', body)
  if (refused.body?.code !== 'second_factor_required')
    throw new Error(`a session without its second factor was let in: ${refused.status}`)
  return { authorization: `Bearer ${again.access_token}`, cookie: refused.cookie }
}

/** The people of a practice. */
function peopleOf(practice: Practice, listed: Practice): Actor[] {
  const { name, files } = practice
  const seesOf = (...holders: Holder[]) =>
    new Set([sight(listed, 'public'), ...holders.map((holder) => sight(practice, holder))])
  const actor = (who: string, cookie: string, sees: Set<string>, owns: readonly File[]): Actor => ({
    name: `${who} ${name.toUpperCase()}`,
    headers: { cookie },
    sees,
    owns,
  })
  return [
    actor(
      'fitter',
      practice.fitter,
      seesOf('public', 'private', 'rider', 'intakeGuest', 'reportGuest'),
      Object.values(files),
    ),
    actor('client', practice.client, seesOf('public', 'rider'), [files.rider]),
    actor('guest of an intake', practice.intakeGuest, seesOf('public', 'intakeGuest'), [files.intakeGuest]),
    actor('guest of a follow-up', practice.followUpGuest, seesOf('public', 'rider'), [files.rider]),
    actor('guest of a report', practice.reportGuest, seesOf('public', 'reportGuest'), [files.reportGuest]),
  ]
}

/** All callers: the people of two practices, and fifteen who belong to neither. */
export async function makeActors(server: Server, a: Practice, b: Practice): Promise<Actor[]> {
  const listed = sight(a, 'public')
  const stranger = (name: string, headers: Record<string, string>): Actor => ({
    name,
    headers,
    sees: new Set([listed]),
    owns: [],
  })
  const by = (name: string, cookie: string) => stranger(name, { cookie })
  const unproven = async (role: 'client' | 'fitter', email: string): Promise<Actor> => ({
    ...by(`unproven ${role}`, (await enter(server, role, { name: 'Unproven', email, proven: false })).cookie),
    said: email,
  })
  return [
    ...peopleOf(a, a),
    ...peopleOf(b, a),
    stranger('signed out', {}),
    by('a made-up cookie', `spokewell=${'A'.repeat(43)}`),
    await unproven('client', a.files.reportGuest.email),
    await unproven('fitter', b.files.reportGuest.email),
    by('another client', (await enter(server, 'client', { name: 'Other' })).cookie),
    by('another fitter', (await enter(server, 'fitter', { name: 'Other' })).cookie),
    { ...by('support without access', await support(server, null)), mayAsk: QUEUES },
    {
      name: 'support with access',
      headers: { cookie: await support(server, a.files.rider) },
      sees: new Set([listed]),
      owns: [a.files.rider],
      mayAsk: QUEUES,
      seesIdsOf: [a.files.rider],
    },
    {
      name: 'fitter with a share of rider A',
      headers: { cookie: await withShare(server, a, false) },
      sees: new Set([listed, sight(a, 'rider')]),
      owns: [a.files.rider],
    },
    by('fitter whose share of rider A has ended', await withShare(server, a, true)),
    by('disabled fitter', await disabled(server)),
    by('ended session', await signedOut(server)),
    by('expired session', await expired(server)),
    by('deleted account', await deleted(server)),
    stranger('aal1 of an account with a second factor', await withoutFactor(server)),
  ]
}
