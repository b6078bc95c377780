import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { GoTrueClient } from '@supabase/auth-js'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  type IdentityHost,
  type IdentityMail,
  type IdentitySms,
  identityLimits,
  registerIdentity,
} from '../identity.ts'
import { openCookieJar } from './cookie-jar.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export interface TestService {
  app: FastifyInstance
  host: IdentityHost
  database: TestDatabase
  /** Mails in the order in which they were enqueued. */
  mails: IdentityMail[]
  messages: IdentitySms[]
  /** The sessions whose end was reported to the product. */
  endedSessions: string[]
  /** The names of limits that refuse from now on. */
  exhausted: Set<string>
  /** The limits that were counted, as `name key`. */
  taken: string[]
  /** Moves the service's clock. */
  advance(milliseconds: number): void
  url: string
  /** A new, unmodified client with its own storage and cookies, like a page in a separate browser. */
  client(options?: ClientOptions): GoTrueClient
  close(): Promise<void>
}

interface ClientOptions {
  flowType?: 'implicit' | 'pkce'
  /** Replaces `fetch`. */
  fetch?: typeof fetch
}

interface Observed {
  mails: IdentityMail[]
  messages: IdentitySms[]
  endedSessions: string[]
  exhausted: Set<string>
  taken: string[]
  shift: number
}

export interface TestSettings extends Pick<IdentityHost, 'siteUrl' | 'allowedOrigins'> {
  autoconfirm: boolean
  currentPasswordRequired?: boolean
  anonymousAllowed?: boolean
  signUpAllowed?: boolean
  manualLinkingAllowed?: boolean
  passwordMin?: number
  /** Text messages can be sent. */
  sms?: boolean
  providers?: NonNullable<IdentityHost['providers']>
  /** Receives every line of the log, requests included. */
  logTo?: (line: string) => void
}

/** The service as the server mounts it, listening on a free port with its own database. */
export async function startTestService(settings: TestSettings): Promise<TestService> {
  const database = await createTestDatabase()
  const { logTo } = settings
  const logger = logTo && { level: 'debug', stream: { write: logTo } }
  const app = Fastify({ forceCloseConnections: true, ...(logger && { logger }) })
  const observed: Observed = {
    mails: [],
    messages: [],
    endedSessions: [],
    exhausted: new Set(),
    taken: [],
    shift: 0,
  }
  const host = observedHost(app, database, observed, settings)
  await registerIdentity(app, host)
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/auth/v1`
  return {
    ...observed,
    app,
    host,
    database,
    url,
    advance: (milliseconds) => {
      observed.shift += milliseconds
    },
    client: (options) => newClient(url, host.now, options),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

type RecordingParts = Pick<IdentityHost, 'sendMail' | 'sendSms' | 'onSessionsEnded' | 'consumeLimit'>

/** Records in `observed` what the service sends, ends and takes from limits. */
const recording = (observed: Observed, sms: boolean): RecordingParts => ({
  sendMail: async (_db, mail) => {
    if (!mail.nobody) observed.mails.push(mail)
  },
  ...(sms && {
    sendSms: async (_db: unknown, message: IdentitySms) => {
      if (!message.nobody) observed.messages.push(message)
    },
  }),
  onSessionsEnded: async (_db, ids) => void observed.endedSessions.push(...ids),
  consumeLimit: async (name, key) => {
    observed.taken.push(`${name} ${key}`)
    return { allowed: !observed.exhausted.has(name), retryAfterSeconds: identityLimits[name].seconds }
  },
})

function observedHost(
  app: FastifyInstance,
  database: TestDatabase,
  observed: Observed,
  {
    autoconfirm,
    currentPasswordRequired = false,
    anonymousAllowed = false,
    signUpAllowed = true,
    manualLinkingAllowed = true,
    passwordMin = 8,
    sms = false,
    ...more
  }: TestSettings,
): IdentityHost {
  return {
    ...vault(),
    ...more,
    transaction: database.transaction,
    publicUrl: 'http://localhost:3000',
    confirmPath: '/auth/confirm',
    callbackPath: '/auth/callback',
    flowCookieName: 'test-flow',
    signUpCookieName: 'test-sign-up',
    autoconfirm,
    currentPasswordRequired,
    anonymousAllowed,
    signUpAllowed,
    manualLinkingAllowed,
    passwordMin,
    // A minimal version: the product's own function is tested with the product.
    passwordFaults: (password) => [
      ...([...password].length > 128 ? (['too_long'] as const) : []),
      ...([...password].length < passwordMin ? (['length'] as const) : []),
    ],
    ...recording(observed, sms),
    clientAddress: (request) => request.headers['x-test-source']?.toString() ?? request.ip,
    coarseSource: () => ({ network: '192.0.2.0/24', browser: 'firefox' }),
    now: () => new Date(Date.now() + observed.shift),
    log: app.log,
  }
}

function newClient(url: string, now: () => Date, options: ClientOptions = {}): GoTrueClient {
  const kept = new Map<string, string>()
  return new GoTrueClient({
    fetch: fetchWithCookies(now),
    ...options,
    url,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
}

/** A minimal limit for texts, because this service may not import the product. */
export const textForm = (form: 'NFC' | 'NFKC', text: string, longest: number): string | undefined =>
  text.length > longest || /\p{M}{17}/u.test(text) ? undefined : text.normalize(form)

/** Keeps cookies as a browser does, by the service's clock. */
function fetchWithCookies(now: () => Date): typeof fetch {
  const jar = openCookieJar(({ hostname }) => hostname, now)
  return async (input, init) => {
    const url = new URL(String(input))
    const headers = new Headers(init?.headers)
    const cookie = jar.for(url)
    if (cookie) headers.set('cookie', cookie)
    const answer = await fetch(input, { ...init, headers })
    jar.keep(url, answer.headers)
    return answer
  }
}

/** Real sealing with a key of this run, as in the server's vault. */
function vault(): Pick<IdentityHost, 'seal' | 'open' | 'normalForm' | 'oneLine' | 'lookupHash'> {
  const key = randomBytes(32)
  return {
    seal: (purpose, plaintext, row) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${purpose} ${row}`))
      return Buffer.concat([iv, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open: (purpose, sealed, row) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
        .setAAD(Buffer.from(`${purpose} ${row}`))
        .setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
    normalForm: textForm,
    oneLine: (typed, longest) => textForm('NFC', typed.trim(), longest)?.replace(/[\r\n]+/g, ' '),
    lookupHash: (purpose, value) => createHmac('sha256', key).update(`${purpose} ${value}`).digest(),
  }
}
