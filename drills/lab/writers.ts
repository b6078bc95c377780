import { setTimeout as wait } from 'node:timers/promises'
import { NOTICE } from '../../bench/lab/notice.ts'
import { freshVisitor } from '../../bench/lab/server.ts'

const RETRY_AFTER_MS = 50
/** A server that is not back after this time has failed. */
const GIVE_UP_AFTER_MS = 180_000
const DRAFTS_OF_A_FORM = 30
const ROUNDS_OF_A_FIT = 40
/** The statuses of a server that stops or starts. The same request is sent again. */
const AGAIN = new Set([502, 503])

interface Answer {
  status: number
  body: Record<string, unknown>
  cookie: string
}

/** The acknowledged writes, and how they were found later. */
export interface Ledger {
  /** Writes that were answered with success. */
  acknowledged: number
  /** Acknowledged writes that were not found later. */
  lost: string[]
  /** Data that was found more often than it was written. */
  doubled: string[]
  /** Responses that no client can interpret. */
  strange: string[]
}

/** What must be found of one fit. */
interface Fit {
  sessionId: string
  guest: string
  draft: { version: number; name: string }
  submitted: boolean
  /** The recommendations, each of which must be found once. */
  words: string[]
  height: { version: number; value: number } | null
}

/** A fitter with the acknowledged fits. */
interface Lane {
  cookie: string
  fits: Fit[]
}

async function attempt(
  origin: string,
  [method, at, body]: readonly [string, string, object?],
  cookie: string,
  key: string,
): Promise<Answer> {
  const answer = await fetch(`${origin}${at}`, {
    method,
    headers: { ...freshVisitor(), cookie, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const set = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { status: answer.status, body: text ? JSON.parse(text) : {}, cookie: set }
}

/**
 * Starts clients that write one fit after the other: the invitation, the draft of the intake, the intake,
 * recommendations, a measurement. A request without a response is repeated with the same key, as the web does.
 */
export function startWriters(origin: string, cookies: readonly string[]) {
  const ledger: Ledger = { acknowledged: 0, lost: [], doubled: [], strange: [] }
  const lanes: Lane[] = cookies.map((cookie) => ({ cookie, fits: [] }))
  let stopped = false
  let gate: Promise<void> | null = null
  const waiting = new Set<Lane>()

  async function send(request: readonly [string, string, object?], cookie: string): Promise<Answer> {
    const [key, giveUpAt] = [crypto.randomUUID(), Date.now() + GIVE_UP_AFTER_MS]
    for (;;) {
      const answer = await attempt(origin, request, cookie, key).catch(() => null)
      if (answer?.status === 500) ledger.strange.push(`${request[0]} ${request[1]}: 500`)
      const later = !answer || answer.status >= 500 || answer.body.code === 'request_in_progress'
      if (!later || (answer && answer.status >= 500 && !AGAIN.has(answer.status))) return answer
      if (Date.now() > giveUpAt) throw new Error(`${request.slice(0, 2).join(' ')}: no answer`)
      await wait(RETRY_AFTER_MS)
    }
  }

  /** Sends a write and counts it. @throws when it is refused */
  async function write(request: readonly [string, string, object?], cookie: string): Promise<Answer> {
    const answer = await send(request, cookie)
    if (answer.status >= 400)
      throw new Error(`${request.slice(0, 2).join(' ')}: ${answer.status} ${JSON.stringify(answer.body)}`)
    ledger.acknowledged += 1
    return answer
  }

  /** Waits between two writes while the written data is being checked. */
  async function pause(lane: Lane): Promise<void> {
    waiting.add(lane)
    while (gate) await gate
    waiting.delete(lane)
  }

  /** Invites a rider. The link is returned only once: if that response is lost, a new link is requested. */
  async function invite({ cookie }: Lane): Promise<string> {
    const invited = await write(['POST', '/api/invitations', { channel: 'link' }], cookie)
    const { body } = invited.body.url
      ? invited
      : await write(['POST', `/api/invitations/${invited.body.id}/fresh-link`], cookie)
    return String(body.url).split('#')[1] ?? ''
  }

  async function begin(lane: Lane): Promise<Fit> {
    const secret = await invite(lane)
    const press = crypto.randomUUID()
    const guest = await write(['POST', '/api/invitation/start', { secret, consent: NOTICE, press }], '')
    const fit: Fit = {
      sessionId: String(guest.body.sessionId),
      guest: guest.cookie,
      draft: { version: 0, name: '' },
      submitted: false,
      words: [],
      height: null,
    }
    lane.fits.push(fit)
    return fit
  }

  /**
   * Saves a draft. It has a version instead of a key, so a lost response appears as a conflict with the client's own
   * text.
   */
  async function keepDraft(fit: Fit, name: string): Promise<void> {
    const at = `/api/sessions/${fit.sessionId}/intake`
    const { version } = fit.draft
    const body = { version, formVersion: 1, changes: [{ path: 'name', value: name }] }
    const answer = await send(['PATCH', `${at}/draft`, body], fit.guest)
    const stands = answer.status === 409 ? await draftOf(fit) : { version: Number(answer.body.version), name }
    if (stands.version !== version + 1 || stands.name !== name)
      ledger.strange.push(
        `draft ${fit.sessionId}: ${answer.status}, version ${stands.version} after ${version}`,
      )
    ledger.acknowledged += 1
    fit.draft = stands
  }

  async function draftOf(fit: Fit): Promise<Fit['draft']> {
    const { body } = await send(['GET', `/api/sessions/${fit.sessionId}/intake`], fit.guest)
    const draft = Object(body.draft)
    return { version: Number(draft.version), name: String(Object(draft.answers).name ?? '') }
  }

  async function submit(fit: Fit): Promise<void> {
    const answers = {
      name: fit.draft.name,
      email: 'jonas@example.org',
      dateOfBirth: '1988-04-12',
      bikeTypes: ['road'],
      goals: ['reduce_discomfort'],
      discomfort: [{ id: crypto.randomUUID(), zone: 'knees', severity: 5 }],
    }
    const today = new Date().toISOString().slice(0, 10)
    const body = { formVersion: 1, today, ...NOTICE, answers }
    await write(['POST', `/api/sessions/${fit.sessionId}/intake/submission`, body], fit.guest)
    fit.submitted = true
  }

  async function recommend(fit: Fit, lane: Lane): Promise<void> {
    const words = `Advice ${crypto.randomUUID()}`
    const at = `/api/sessions/${fit.sessionId}/recommendations`
    await write(['POST', at, { kind: 'exercise', words }], lane.cookie)
    fit.words.push(words)
  }

  /**
   * Saves a measurement. It has a version too: the value after a conflict must be the client's own, or a write was
   * lost.
   */
  async function measure(fit: Fit, lane: Lane): Promise<void> {
    const version = fit.height?.version ?? 0
    const value = 700 + (version % 50)
    const change = {
      phase: 'before',
      key: 'saddle_height',
      side: null,
      value,
      reference: 'width_80',
      version,
    }
    const at = `/api/sessions/${fit.sessionId}/measurements`
    const { body } = await write(['POST', at, { changes: [change] }], lane.cookie)
    const [saved] = Array.isArray(body.saved) ? body.saved : []
    const [conflict] = Array.isArray(body.conflicts) ? body.conflicts : []
    const stands = Object(saved ?? Object(conflict).present)
    if (stands.version !== version + 1 || stands.value !== value)
      ledger.strange.push(`measurement ${fit.sessionId}: ${JSON.stringify(body)} after ${version}`)
    fit.height = { version: Number(stands.version), value: Number(stands.value) }
  }

  async function work(lane: Lane): Promise<void> {
    while (!stopped) {
      const fit = await begin(lane)
      const steps = [
        ...Array.from({ length: DRAFTS_OF_A_FORM }, (_, index) => () => keepDraft(fit, `Jonas ${index}`)),
        () => submit(fit),
        ...Array.from({ length: ROUNDS_OF_A_FIT }, () => [
          () => recommend(fit, lane),
          () => measure(fit, lane),
        ]).flat(),
      ]
      for (const step of steps) {
        await pause(lane)
        if (stopped) break
        await step()
      }
    }
    waiting.add(lane)
  }

  /** Compares one fit with the acknowledged writes. */
  async function checkFit(fit: Fit, lane: Lane): Promise<void> {
    const at = `/api/sessions/${fit.sessionId}`
    if (!fit.submitted) {
      const { version, name } = await draftOf(fit)
      const what = `draft ${fit.sessionId}: version ${version}, acknowledged ${fit.draft.version}`
      if (version < fit.draft.version || name !== fit.draft.name) ledger.lost.push(what)
      if (version > fit.draft.version) ledger.doubled.push(what)
      return
    }
    const intake = await send(['GET', `${at}/intake/submission`], lane.cookie)
    const revisions = Array.isArray(intake.body.revisions) ? intake.body.revisions.length : 0
    if (revisions < 1) ledger.lost.push(`intake ${fit.sessionId}`)
    if (revisions > 1) ledger.doubled.push(`intake ${fit.sessionId}: ${revisions} revisions`)
    const { body } = await send(['GET', at], lane.cookie)
    const said = (Array.isArray(body.recommendations) ? body.recommendations : []).map(({ words }) =>
      String(words),
    )
    for (const words of fit.words) if (!said.includes(words)) ledger.lost.push(`recommendation ${words}`)
    if (said.length > fit.words.length)
      ledger.doubled.push(`recommendations of ${fit.sessionId}: ${said.length}`)
    const values = Array.isArray(body.measurements) ? body.measurements : []
    const height = values.find(({ key }) => key === 'saddle_height')
    if (fit.height && (height?.version ?? 0) < fit.height.version)
      ledger.lost.push(`measurement ${fit.sessionId}`)
    if (fit.height && height?.version > fit.height.version)
      ledger.doubled.push(`measurement ${fit.sessionId}`)
  }

  /** Checks that no unacknowledged invitation exists, because each was repeated until it was acknowledged. */
  async function checkInvitations(lane: Lane): Promise<void> {
    let [count, cursor] = [0, '']
    do {
      const { body } = await send(['GET', `/api/invitations?limit=100${cursor}`], lane.cookie)
      count += Array.isArray(body.items) ? body.items.length : 0
      cursor = body.next ? `&cursor=${encodeURIComponent(String(body.next))}` : ''
    } while (cursor)
    if (count < lane.fits.length) ledger.lost.push(`invitations: ${count} of ${lane.fits.length}`)
    if (count > lane.fits.length) ledger.doubled.push(`invitations: ${count} instead of ${lane.fits.length}`)
  }

  /** Pauses the writers between two writes and compares the stored data with the acknowledged writes. */
  async function quietly(compare: (lane: Lane) => Promise<void>): Promise<void> {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const broken = Promise.all(running)
    while (waiting.size < lanes.length) await Promise.race([wait(RETRY_AFTER_MS), broken])
    for (const lane of lanes) await compare(lane)
    gate = null
    open()
  }

  const running = lanes.map(work)
  return {
    /** Compares the fits in progress. @returns the number of acknowledged writes @throws when a write was refused */
    async check(): Promise<number> {
      await quietly(async (lane) => {
        for (const fit of lane.fits.slice(-2)) await checkFit(fit, lane)
      })
      return ledger.acknowledged
    },
    /** Stops the writers and compares everything. */
    async stop(): Promise<Ledger> {
      stopped = true
      await Promise.all(running)
      for (const lane of lanes) {
        for (const fit of lane.fits) await checkFit(fit, lane)
        await checkInvitations(lane)
      }
      return ledger
    },
  }
}
