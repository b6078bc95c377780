import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Config, ConfigError, isLoopback, parseConfig } from '../config.ts'

/**
 * The settings that a demo reads. It ignores all others: those of mail, text messages, files, payments, databases and
 * sign-in are of a real installation.
 */
const READ = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'METRICS_TOKEN',
  'LOG_LEVEL',
] as const

const RIDERS = 60
/** The first port that is tried without PORT, next to that of a real installation. */
const FIRST_PORT = 3001
const LAST_PORT = 3020
/** A name of its own: browsers share cookies between all ports of `localhost`. */
const HERE = '127.0.0.1'

type Environment = Readonly<Record<string, string | undefined>>

async function isFree(port: number): Promise<boolean> {
  const listener = createServer().listen(port, HERE)
  const free = await once(listener, 'listening').then(
    () => true,
    () => false,
  )
  if (free) {
    listener.close()
    await once(listener, 'close')
  }
  return free
}

async function portOf({ PORT }: Environment): Promise<string> {
  if (PORT) return PORT
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) if (await isFree(port)) return String(port)
  throw new ConfigError([`PORT: all ports from ${FIRST_PORT} to ${LAST_PORT} are in use; set another one`])
}

const isOn = (setting: string | undefined) => ['1', 'on', 'true'].includes(setting ?? '')

/**
 * The configuration of the demo.
 * @param options of the command: `--reset` makes the practice anew
 * @throws ConfigError also when others could reach it and change something
 */
export async function demoConfig(env: Environment, options: readonly string[]): Promise<Config> {
  const unknown = options.filter((option) => option !== '--reset')
  if (unknown.length > 0) throw new ConfigError([`${unknown.join(' ')}: the demo knows only --reset`])
  const dataDir = join(env.DATA_DIR || 'var', 'demo')
  const port = await portOf(env)
  const config = parseConfig({
    PUBLIC_URL: `http://${HERE}:${port}`,
    ...Object.fromEntries(READ.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    PORT: port,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    AUTH_SIGNUP: isOn(env.DEMO_PUBLIC) ? 'off' : 'on',
    MAIL_FROM: 'no-reply@demo.invalid',
    CONTACT_EMAIL: 'privacy@demo.invalid',
  })
  const readOnly = isOn(env.DEMO_PUBLIC)
  if (!readOnly && !(config.local && isLoopback(config.host)))
    throw new ConfigError([
      'HOST, PUBLIC_URL: a demo that others can reach must not be changed by them; set DEMO_PUBLIC=1, and it is read-only',
    ])
  return { ...config, demo: { readOnly, reset: options.includes('--reset'), riders: RIDERS } }
}
