import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { demoConfig } from './demo-settings.ts'

/** The environment of a real installation. */
const real = {
  SMTP_URL: 'smtp://mail.example:587',
  SMS_URL: 'https://sms.example',
  FILES_URL: 's3://photos?endpoint=https://s3.example',
  DATABASE_URL: 'postgres://app@db.example/fits?sslmode=verify-full',
  AUTH_URL: 'https://auth.example/auth/v1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  MASTER_KEY: `one:${'A'.repeat(43)}`,
  STRIPE_SECRET_KEY: 'sk_live_x',
}

describe('the settings of the demo', () => {
  it('are not those of a real installation in the same environment', async () => {
    const config = await demoConfig({ ...real, PORT: '3005', DATA_DIR: 'var' }, [])
    expect(config).toMatchObject({
      smtpUrl: null,
      smsUrl: null,
      filesUrl: null,
      database: null,
      auth: null,
      masterKeys: null,
      providers: {},
      publicUrl: 'http://127.0.0.1:3005',
      host: '127.0.0.1',
      dataDir: resolve('var/demo'),
      demo: { readOnly: false, reset: false, riders: 60 },
    })
    expect(config.mailFrom).toMatch(/\.invalid$/)
  })

  it('take a port from 3001 on', async () => {
    expect((await demoConfig({}, [])).port).toBeGreaterThan(3000)
  })

  it('make the practice anew on request', async () => {
    expect((await demoConfig({ PORT: '3005' }, ['--reset'])).demo?.reset).toBe(true)
    await expect(demoConfig({ PORT: '3005' }, ['--rest'])).rejects.toThrow('the demo knows only --reset')
  })

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://demo.example' }])(
    'let others in only to look: %o',
    async (reachable) => {
      const env = { PORT: '3005', ...reachable }
      await expect(demoConfig(env, [])).rejects.toThrow('DEMO_PUBLIC=1')
      const open = await demoConfig({ ...env, DEMO_PUBLIC: '1' }, [])
      expect(open.demo?.readOnly).toBe(true)
      expect(open.signUp.allowed).toBe(false)
    },
  )
})

describe('a real installation', () => {
  it('is no demo, and leads to one only if it is told where', () => {
    expect(parseConfig({})).toMatchObject({ demo: null, demoUrl: null })
    expect(parseConfig({ DEMO_URL: 'https://demo.example' }).demoUrl).toBe('https://demo.example')
    expect(parseConfig({ DEMO_URL: 'http://localhost:3001' }).demoUrl).toBe('http://localhost:3001')
    expect(() => parseConfig({ DEMO_URL: 'http://demo.example' })).toThrow('DEMO_URL')
  })
})
