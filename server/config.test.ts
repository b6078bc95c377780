import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, isLoopback, parseConfig } from './config.ts'

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').slice(1)
  }
}
const namesOf = (env: Record<string, string>) =>
  problemsOf(env).map((line) => line.trim().slice(2).split(':')[0])

const key = () => randomBytes(32).toString('base64')

describe('without settings', () => {
  it('configures everything on this machine', () => {
    expect(parseConfig({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      local: true,
      database: null,
      auth: null,
      autoconfirm: true,
      anonymousAllowed: false,
      signUp: { allowed: true, limit: 30, manualLinking: true, passwordMin: 8 },
      breachedPasswords: null,
      smtpUrl: null,
      masterKeys: null,
      trustProxy: 0,
    })
  })

  it('treats an empty value as not set', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: '', SMTP_URL: '' })).toEqual(parseConfig({}))
  })
})

it('allows anonymous sign-in where it is set', () => {
  expect(parseConfig({ AUTH_ANONYMOUS: 'on' }).anonymousAllowed).toBe(true)
})

it('reads who may sign up and the minimum password length', () => {
  const { signUp } = parseConfig({
    AUTH_SIGNUP: 'off',
    AUTH_SIGNUP_LIMIT: '5',
    AUTH_MANUAL_LINKING: 'off',
    AUTH_PASSWORD_MIN: '12',
  })
  expect(signUp).toEqual({ allowed: false, limit: 5, manualLinking: false, passwordMin: 12 })
})

describe('an invalid configuration', () => {
  const wrong = {
    NODE_ENV: 'prod',
    PORT: '70000',
    PUBLIC_URL: 'fits.example',
    DATABASE_URL: 'mysql://x/y',
    DATABASE_OWNER_URL: 'x',
    AUTH_URL: 'ftp://auth.example',
    AUTH_AUTOCONFIRM: 'maybe',
    AUTH_ANONYMOUS: 'sometimes',
    AUTH_SIGNUP: 'later',
    AUTH_SIGNUP_LIMIT: '0',
    AUTH_MANUAL_LINKING: 'x',
    AUTH_PASSWORD_MIN: '7',
    GOOGLE_ISSUER: 'accounts.google.com',
    FACEBOOK_URL: 'ftp://facebook.example',
    FILES_URL: 'https://photos.example',
    STRIPE_SECRET_KEY: 'pk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'secret',
    STRIPE_TAX: 'VAT',
    STRIPE_URL: 'https://api.stripe.com/v1',
    SMTP_URL: 'http://mail.example',
    SMS_URL: 'sms:gateway',
    MAIL_FROM: 'x',
    CONTACT_EMAIL: 'x',
    MASTER_KEY: 'k1:short',
    MAX_CONNECTIONS: '1',
    MAX_CONNECTIONS_PER_ADDRESS: 'all',
    METRICS_TOKEN: 'short',
    TRUST_PROXY: '-1',
    LOG_LEVEL: 'loud',
  }

  it('is reported in one message, with what each setting expects', () => {
    expect(namesOf(wrong).sort()).toEqual(Object.keys(wrong).sort())
    for (const line of problemsOf(wrong)) expect(line).toMatch(/^ {2}- [A-Z_]+: expected .{5,}/)
  })

  it('includes problems between settings as well as in single ones', () => {
    const env = {
      PORT: 'x',
      PUBLIC_URL: 'http://fits.example',
      DATABASE_OWNER_URL: 'postgres://db.example/x',
    }
    expect(namesOf(env)).toEqual(['PORT', 'PUBLIC_URL', 'DATABASE_OWNER_URL', 'DATABASE_OWNER_URL'])
  })

  it('never repeats a value, which may be a password', () => {
    const secret = 'hunter2hunter2'
    const env = { DATABASE_URL: `mysql://u:${secret}@h/d`, SMTP_URL: secret, MASTER_KEY: `k1:${secret}` }
    expect(problemsOf(env).join()).not.toContain(secret)
  })
})

describe('STRIPE_SECRET_KEY', () => {
  const [key, secret] = [`rk_live_${'0'.repeat(24)}`, `whsec_${'1'.repeat(24)}`]

  it('switches billing on, in its mode, with one secret or two', () => {
    expect(parseConfig({}).stripe).toBeNull()
    const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: `${secret},${secret}` }
    expect(parseConfig(stripe).stripe).toEqual({
      key,
      live: true,
      webhookSecrets: [secret, secret],
      tax: false,
      url: 'https://api.stripe.com',
    })
  })

  it('needs the secret of the webhook, and the other way round', () => {
    expect(namesOf({ STRIPE_SECRET_KEY: key })).toEqual(['STRIPE_WEBHOOK_SECRET'])
    expect(namesOf({ STRIPE_WEBHOOK_SECRET: secret })).toEqual(['STRIPE_SECRET_KEY'])
  })
})

describe('a host name', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])('is local: %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    'localhost.example',
    '127.0.0.1.example',
    '::',
    '128.0.0.1',
    '',
    '127.1.x',
  ])('is not local: %s', (host) => {
    expect(isLoopback(host)).toBe(false)
  })
})

describe('FILES_URL', () => {
  it.each([
    's3://photos',
    's3://photos?endpoint=https://s3.example',
    's3://photos?endpoint=http://127.0.0.1:9000',
  ])('may be %s', (url) => {
    expect(namesOf({ FILES_URL: url })).toEqual([])
    expect(parseConfig({ FILES_URL: url }).filesUrl).toBe(url)
  })
  it.each(['photos', 's3://photos/below', 's3://photos?endpoint=http://s3.example'])(
    'may not be %s',
    (url) => {
      expect(namesOf({ FILES_URL: url })).toEqual(['FILES_URL'])
    },
  )
})

describe('PUBLIC_URL', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'https://fits.example'])(
    'may be %s',
    (url) => {
      expect(namesOf({ PUBLIC_URL: url })).toEqual([])
    },
  )
  it.each([
    'http://fits.example',
    'http://localhost.fits.example',
    'http://192.168.1.5:3000',
    'https://fits.example/app',
    'https://fits.example/?x=1',
    'https://user:pass@fits.example',
    'javascript:alert(1)',
    '//fits.example',
  ])('may not be %s', (url) => {
    expect(namesOf({ PUBLIC_URL: url })).toEqual(['PUBLIC_URL'])
  })

  it('makes cookies secure and switches autoconfirm off when it is not local', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://fits.example/' })).toMatchObject({
      publicUrl: 'https://fits.example',
      local: false,
      autoconfirm: false,
      mailFrom: 'no-reply@fits.example',
    })
  })
})

describe('AUTH_AUTOCONFIRM', () => {
  it.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ PUBLIC_URL: 'https://fits.example' }, false],
    [{ AUTH_AUTOCONFIRM: 'off' }, false],
    [{ AUTH_AUTOCONFIRM: 'on', SMTP_URL: 'smtp://mail.example' }, true],
  ])('of %j is %j', (env, autoconfirm) => {
    expect(parseConfig(env).autoconfirm).toBe(autoconfirm)
  })
})

describe('DATABASE_PREPARED', () => {
  it('is on, and off where a pooler needs it', () => {
    expect(parseConfig({}).preparedStatements).toBe(true)
    expect(parseConfig({ DATABASE_PREPARED: 'off' }).preparedStatements).toBe(false)
  })
})

describe('DATABASE_URL', () => {
  it.each([
    'postgres://u:p@localhost/d',
    'postgresql://u:p@127.0.0.1:5433/d',
    'postgres:///d?host=/var/run/postgresql',
    'postgres://u:p@db.example/d?sslmode=verify-full',
    'postgres://u:p@db.example/d?sslmode=require',
  ])('may be %s', (url) => {
    expect(namesOf({ DATABASE_URL: url })).toEqual([])
  })
  it.each([
    'postgres://u:p@db.example/d',
    'postgres://u:p@db.example/d?sslmode=disable',
    'postgres://u:p@db.example/d?sslmode=prefer',
    'postgres://u:p@db.example/d?sslmode=no-verify',
    'postgres://u:p@10.0.0.7/d',
    'postgres://u:p@localhost/d?host=db.example',
    'postgres:///d?host=db.example',
  ])('may not be %s: a remote server needs TLS', (url) => {
    expect(namesOf({ DATABASE_URL: url })).toEqual(['DATABASE_URL'])
    expect(namesOf({ DATABASE_URL: 'postgres://localhost/d', DATABASE_OWNER_URL: url })).toEqual([
      'DATABASE_OWNER_URL',
    ])
  })

  it('is the owner’s too unless that is set, which is invalid alone', () => {
    const url = 'postgres://u@localhost/d'
    expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ url, ownerUrl: url })
    expect(namesOf({ DATABASE_OWNER_URL: url })).toEqual(['DATABASE_OWNER_URL'])
  })
})

describe('AUTH_URL', () => {
  it('must be https unless it is local', () => {
    expect(namesOf({ AUTH_URL: 'http://auth.example/auth/v1' })).toEqual(['AUTH_URL'])
    expect(parseConfig({ AUTH_URL: 'https://auth.example/auth/v1/', AUTH_KEY: 'public' }).auth).toEqual({
      url: 'https://auth.example/auth/v1',
      key: 'public',
    })
  })
})

describe('MASTER_KEY', () => {
  it('is a ring of 32-byte keys with distinct ids', () => {
    expect(namesOf({ MASTER_KEY: `k2:${key()},k1:${key()}` })).toEqual([])
    const same = key()
    for (const ring of [
      `k1:${same},k1:${key()}`,
      `k1:${randomBytes(31).toString('base64')}`,
      `k1:${randomBytes(33).toString('base64')}`,
      same,
      `:${same}`,
      `k 1:${same}`,
      `k1:${same},`,
    ])
      expect(namesOf({ MASTER_KEY: ring })).toEqual(['MASTER_KEY'])
  })
})

describe('providers', () => {
  const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' }
  const facebook = { FACEBOOK_CLIENT_ID: 'ours', FACEBOOK_CLIENT_SECRET: 'secret' }

  it('default to none', () => {
    expect(parseConfig({}).providers).toEqual({})
  })

  it('are configured by id and secret', () => {
    expect(parseConfig({ ...google, ...facebook }).providers).toEqual({
      google: { clientId: 'ours', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
      facebook: { clientId: 'ours', clientSecret: 'secret' },
    })
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'ours' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
    [{ FACEBOOK_CLIENT_ID: 'ours' }, 'FACEBOOK_CLIENT_SECRET'],
    [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_ID'],
    [{ ...google, GOOGLE_ISSUER: 'http://provider.example' }, 'GOOGLE_ISSUER'],
    [{ ...facebook, FACEBOOK_URL: 'http://provider.example' }, 'FACEBOOK_URL'],
  ])('refuse %j', (env, name) => {
    expect(namesOf(env)).toEqual([name])
  })

  it.each([
    { ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000' },
    { ...facebook, FACEBOOK_URL: 'http://localhost:4000' },
  ])('may have the local issuer %j', (env) => {
    expect(namesOf(env)).toEqual([])
  })
})

describe('SMS_URL', () => {
  it('must be https unless the gateway is local', () => {
    expect(namesOf({ SMS_URL: 'http://sms.example/send' })).toEqual(['SMS_URL'])
    for (const url of ['https://name:word@sms.example/send', 'http://127.0.0.1:8080/send'])
      expect(parseConfig({ SMS_URL: url }).smsUrl).toBe(url)
    expect(parseConfig({}).smsUrl).toBeNull()
  })
})
