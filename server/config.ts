import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { passwordLength } from '#domain/password/password-faults.ts'
import { parseS3Address } from './files/s3-address.ts'
import { imprintProblems, type LegalConfig, legalConfig } from './legal-config.ts'
import { OperatorProblem } from './operator-problem.ts'
import { type StripeConfig, stripeConfig } from './stripe-config.ts'
import { parseRing } from './vault/master-keys.ts'

/** Whether a host name is this machine. Plain http, the outbox page and autoconfirm are safe only here. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/** An origin without a path; every link is built on it. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`)
  .transform((value) => new URL(value).origin)
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value))
const masterKeyRing = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,32}:[A-Za-z0-9+/_=-]{43,44}(,[a-zA-Z0-9_-]{1,32}:[A-Za-z0-9+/_=-]{43,44})*$/)
  .refine(isRing)

function isRing(text: string): boolean {
  try {
    return parseRing(text).length > 0
  } catch {
    return false
  }
}

/** What stands in the imprint. */
const operatorLine = z.string().trim().min(2).max(500)

const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('var'),
  BACKUP_DIR: z.string().min(1).default('backups'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_PREPARED: flag.default(true),
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_KEY: z.string().min(1).optional(),
  AUTH_AUTOCONFIRM: flag.optional(),
  AUTH_ANONYMOUS: flag.default(false),
  AUTH_SIGNUP: flag.default(true),
  AUTH_SIGNUP_LIMIT: z.coerce.number().int().min(1).max(100_000).default(30),
  AUTH_MANUAL_LINKING: flag.default(true),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(passwordLength.min).max(64).default(passwordLength.min),
  AUTH_BREACHED_PASSWORDS: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((value) => URL.canParse(value) && new URL(value).port !== '')
    .optional(),
  FILES_URL: z
    .string()
    .refine((value) => parseS3Address(value) !== null)
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w{8,250}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{16,200}(,whsec_[\w+/=]{16,200})?$/)
    .optional(),
  STRIPE_TAX: flag.default(false),
  STRIPE_URL: origin.default('https://api.stripe.com'),
  DEMO_URL: origin.optional(),
  CONTACT_EMAIL: z.string().min(3).default('privacy@localhost'),
  OPERATOR_NAME: operatorLine.optional(),
  OPERATOR_ADDRESS: operatorLine.optional(),
  OPERATOR_REPRESENTED_BY: operatorLine.optional(),
  OPERATOR_PHONE: operatorLine.optional(),
  OPERATOR_REGISTER: operatorLine.optional(),
  OPERATOR_VAT_ID: operatorLine.optional(),
  PRIVACY_POLICY_FILE: z.string().min(1).optional(),
  TERMS_FILE: z.string().min(1).optional(),
  MASTER_KEY: masterKeyRing.optional(),
  MAX_CONNECTIONS: z.coerce.number().int().min(16).max(60_000).default(4000),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(8).max(60_000).default(256),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{20,200}$/)
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

/** The expected value of each setting, for the message that stops the start. */
const expected: Record<keyof typeof settingsSchema.shape, string> = {
  HOST: 'an address of this machine to listen on',
  DATA_DIR: 'a folder',
  BACKUP_DIR: 'a folder',
  AUTH_KEY: 'the public key of the sign-in service',
  MAIL_FROM: 'the sender address of the mails',
  CONTACT_EMAIL: 'the address for questions about privacy',
  OPERATOR_NAME: 'who operates this installation, 2 to 500 characters',
  OPERATOR_ADDRESS: 'the postal address, its lines separated by semicolons, 2 to 500 characters',
  OPERATOR_REPRESENTED_BY: 'who represents the operator, 2 to 500 characters',
  OPERATOR_PHONE: 'a phone number, 2 to 500 characters',
  OPERATOR_REGISTER: 'the register and the number in it, 2 to 500 characters',
  OPERATOR_VAT_ID: 'the VAT identification number, 2 to 500 characters',
  PRIVACY_POLICY_FILE: 'a text file in UTF-8',
  TERMS_FILE: 'a text file in UTF-8',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an http(s) address without a path, such as https://fits.example',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATABASE_OWNER_URL: 'postgres://user:password@host:port/database',
  DATABASE_PREPARED: 'on or off',
  AUTH_URL: 'the http(s) address of the sign-in service, such as https://auth.example/auth/v1',
  AUTH_AUTOCONFIRM: 'on or off',
  AUTH_ANONYMOUS: 'on or off',
  AUTH_SIGNUP: 'on or off',
  AUTH_SIGNUP_LIMIT: 'the number of sign-ups that one network address may begin in five minutes, 1 to 100000',
  AUTH_MANUAL_LINKING: 'on or off',
  AUTH_PASSWORD_MIN: 'the minimum length of a new password, 8 to 64',
  AUTH_BREACHED_PASSWORDS: 'a file of SHA-1 hashes, sorted, one per line',
  GOOGLE_CLIENT_ID: 'the client id from Google',
  GOOGLE_CLIENT_SECRET: 'the client secret from Google',
  GOOGLE_ISSUER: 'the https address of an OpenID provider',
  FACEBOOK_CLIENT_ID: 'the app id from Facebook',
  FACEBOOK_CLIENT_SECRET: 'the app secret from Facebook',
  FACEBOOK_URL: 'the https address of an OAuth 2 provider that is compatible with Facebook',
  SMTP_URL: 'smtp://user:password@host:port or smtps://…',
  SMS_URL: 'the http(s) address of a gateway that accepts {"to", "text"} by POST',
  STRIPE_SECRET_KEY: 'a secret or restricted key of Stripe: sk_live_…, sk_test_…, rk_live_… or rk_test_…',
  STRIPE_WEBHOOK_SECRET: 'whsec_…, or two of them with a comma between while one replaces the other',
  STRIPE_TAX: 'on or off',
  STRIPE_URL: 'the https address of Stripe’s API without a path',
  DEMO_URL: 'the https address of a demo without a path, such as https://demo.example',
  CLAMD_URL: 'tcp://host:port of clamd, such as tcp://clamav.example:3310',
  FILES_URL: 's3://bucket?endpoint=https://…&region=…, with key:secret@ before the bucket where needed',
  MASTER_KEY: 'id:key[,id:key…], each key 32 bytes in base64, each id once',
  MAX_CONNECTIONS: 'the number of connections that may be open at once, 16 to 60000',
  MAX_CONNECTIONS_PER_ADDRESS: 'the number of connections from one network address, 8 to 60000',
  METRICS_TOKEN: 'a secret of 20 to 200 letters, digits and . _ ~ + / = -',
  TRUST_PROXY: 'the number of reverse proxies, 0 to 10',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  NODE_ENV: 'production, development or test',
}

interface SignInConfig {
  auth: { url: string; key: string | null } | null
  autoconfirm: boolean
  /** The embedded sign-in service allows anonymous sign-in. */
  anonymousAllowed: boolean
  /** Embedded sign-in service: who may create an account or link a provider, and the minimum password length. */
  signUp: { allowed: boolean; limit: number; manualLinking: boolean; passwordMin: number }
  /** A list of breached passwords, which are refused. Null: only the most common passwords are refused. */
  breachedPasswords: string | null
  /** The providers that people may sign in with. */
  providers: {
    google?: { clientId: string; clientSecret: string; issuer: string }
    facebook?: { clientId: string; clientSecret: string; url?: string }
  }
}

/** How the demo runs. */
export interface DemoConfig {
  /** Everybody may look, and nobody may change anything. */
  readOnly: boolean
  /** Makes the practice anew. */
  reset: boolean
  riders: number
}

export interface Config extends SignInConfig, LegalConfig {
  /** The process shows an invented practice. Null in every real installation. */
  demo: DemoConfig | null
  /** Where fitters pay. Null: everything is free. */
  stripe: StripeConfig | null
  /** Where a demo is that the first page of a new practice leads to. Null: it leads to none. */
  demoUrl: string | null

  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  publicUrl: string
  /** The public address is this machine: plain http is allowed, and cookies are not `Secure`. */
  local: boolean
  dataDir: string
  /** The folder of the backups and of the second copy of the erasure ledger. */
  backupDir: string
  database: { url: string; ownerUrl: string } | null
  /** Statements are prepared by name. Not behind a pooler that gives each transaction another connection. */
  preparedStatements: boolean
  smtpUrl: string | null
  /** The URL that text messages are posted to. Null: they appear on the outbox page only. */
  smsUrl: string | null
  mailFrom: string
  /** The malware scanner that checks every upload. Null: there is none. */
  clamdUrl: string | null
  /** The bucket that holds the files. Null: they are in a folder below `dataDir`. */
  filesUrl: string | null
  contactEmail: string
  masterKeys: string | null
  trustProxy: number
  maxConnections: number
  maxConnectionsPerAddress: number
  /** The token for reading the metrics. Null: only direct connections to a local installation may read them. */
  metricsToken: string | null
  /** Null: `warn` on a terminal, otherwise `info`. */
  logLevel: string | null
}

/** The settings are invalid. The message lists every problem with the expected value. */
export class ConfigError extends OperatorProblem {
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

type Settings = z.output<typeof settingsSchema>

const publicUrlOf = (settings: Settings) => settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`

/** Whether a database is on another machine. The driver prefers the query parameter `host` to the URL's host. */
function isRemote(database: URL): boolean {
  const host = database.searchParams.get('host') ?? database.hostname
  return host !== '' && !host.startsWith('/') && !isLoopback(decodeURIComponent(host))
}

/** Settings of which neither works without the other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

function rulesBetweenSettings(settings: Settings): string[] {
  const problems: string[] = []
  const url = new URL(publicUrlOf(settings))
  if (!isLoopback(url.hostname) && url.protocol !== 'https:')
    problems.push('PUBLIC_URL: an address that is not this machine must be https')
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const) {
    const value = settings[name]
    if (!value) continue
    const database = new URL(value)
    const encrypted = /^(require|verify-ca|verify-full)$/.test(database.searchParams.get('sslmode') ?? '')
    if (isRemote(database) && !encrypted)
      problems.push(`${name}: a database on another machine needs TLS (add ?sslmode=verify-full)`)
  }
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL)
    problems.push('DATABASE_OWNER_URL: requires DATABASE_URL')
  const services = { ...settings, FILES_URL: parseS3Address(settings.FILES_URL ?? '')?.endpoint }
  for (const name of [
    'AUTH_URL',
    'SMS_URL',
    'GOOGLE_ISSUER',
    'FACEBOOK_URL',
    'FILES_URL',
    'DEMO_URL',
    'STRIPE_URL',
  ] as const) {
    const url = new URL(services[name] ?? 'https://localhost')
    if (url.protocol !== 'https:' && !isLoopback(url.hostname))
      problems.push(`${name}: a service on another machine must be https`)
  }
  problems.push(...imprintProblems(settings))
  for (const [id, secret] of PAIRS) {
    if (settings[id] && !settings[secret]) problems.push(`${secret}: ${id} requires it`)
    if (settings[secret] && !settings[id]) problems.push(`${id}: ${secret} requires it`)
  }
  return problems
}

function providersOf({
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  GOOGLE_ISSUER: issuer,
  FACEBOOK_CLIENT_ID,
  FACEBOOK_CLIENT_SECRET,
  FACEBOOK_URL: url,
}: Settings): Config['providers'] {
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer },
      }),
    ...(FACEBOOK_CLIENT_ID &&
      FACEBOOK_CLIENT_SECRET && {
        facebook: {
          clientId: FACEBOOK_CLIENT_ID,
          clientSecret: FACEBOOK_CLIENT_SECRET,
          ...(url && { url }),
        },
      }),
  }
}

/** @throws ConfigError with the complete list of problems */
function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const wrong = new Set(settingsSchema.safeParse(given).error?.issues.map((issue) => issue.path[0]))
  const settings = settingsSchema.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  )
  const problems = [
    ...settingsSchema
      .keyof()
      .options.flatMap((name) => (wrong.has(name) ? [`${name}: expected ${expected[name]}`] : [])),
    ...rulesBetweenSettings(settings),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return settings
}

/** The settings of sign-in, with the embedded service or a hosted one. */
function signInConfig(settings: Settings, local: boolean): SignInConfig {
  return {
    auth: settings.AUTH_URL
      ? { url: settings.AUTH_URL.replace(/\/$/, ''), key: settings.AUTH_KEY ?? null }
      : null,
    autoconfirm: settings.AUTH_AUTOCONFIRM ?? (local && !settings.SMTP_URL),
    anonymousAllowed: settings.AUTH_ANONYMOUS,
    signUp: {
      allowed: settings.AUTH_SIGNUP,
      limit: settings.AUTH_SIGNUP_LIMIT,
      manualLinking: settings.AUTH_MANUAL_LINKING,
      passwordMin: settings.AUTH_PASSWORD_MIN,
    },
    breachedPasswords: settings.AUTH_BREACHED_PASSWORDS ? resolve(settings.AUTH_BREACHED_PASSWORDS) : null,
    providers: providersOf(settings),
  }
}

/**
 * Parses all settings once.
 * @param env the process's environment; an empty value counts as not set
 * @throws ConfigError with the complete list of what is wrong
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const settings = parseSettings(env)
  const publicUrl = publicUrlOf(settings)
  const local = isLoopback(new URL(publicUrl).hostname)
  return {
    ...signInConfig(settings, local),
    ...legalConfig(settings),
    demo: null,
    demoUrl: settings.DEMO_URL ?? null,
    stripe: stripeConfig(settings),
    mode: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    local,
    dataDir: resolve(settings.DATA_DIR),
    backupDir: resolve(settings.BACKUP_DIR),
    database: settings.DATABASE_URL
      ? { url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL }
      : null,
    preparedStatements: settings.DATABASE_PREPARED,
    smtpUrl: settings.SMTP_URL ?? null,
    smsUrl: settings.SMS_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    clamdUrl: settings.CLAMD_URL ?? null,
    filesUrl: settings.FILES_URL ?? null,
    contactEmail: settings.CONTACT_EMAIL,
    masterKeys: settings.MASTER_KEY ?? null,
    trustProxy: settings.TRUST_PROXY,
    maxConnections: settings.MAX_CONNECTIONS,
    maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL ?? null,
  }
}
