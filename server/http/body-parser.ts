import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './problem.ts'

/** The most bytes of a JSON body: the largest possible intake in a script of three bytes per letter, plus some room. */
export const BODY_LIMIT = 512 * 1024
const MAX_DEPTH = 20
/** The most members and items of a body: several times those of the largest form. Each takes time to validate. */
const MAX_VALUES = 10_000

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('bad_characters')
}

function refuseWithin(value: unknown, depth: number, counted: { values: number }): void {
  counted.values += 1
  if (depth > MAX_DEPTH || counted.values > MAX_VALUES) throw new AppError('bad_json')
  if (typeof value === 'string') refuseText(value)
  else if (Array.isArray(value)) for (const item of value) refuseWithin(item, depth + 1, counted)
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) {
      // JSON.parse makes it an ordinary member. Code that copies members would then set the prototype.
      if (key === '__proto__') throw new AppError('bad_json')
      refuseText(key)
      refuseWithin(Reflect.get(value, key), depth + 1, counted)
    }
}

/**
 * Refuses values that no handler should see: NUL, lone surrogates, `__proto__`, values nested more than 20 deep, more
 * than 10,000 values. It stops at the first of them, so that its time is limited.
 * @throws AppError `bad_characters` or `bad_json`
 */
export const refuseBadValue = (value: unknown): void => refuseWithin(value, 0, { values: 0 })

/**
 * Parses a JSON body.
 * @throws AppError `bad_characters` (bytes that are not text), `bad_json` (text that is not JSON)
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  let text: string
  try {
    text = strict.decode(bytes)
  } catch {
    throw new AppError('bad_characters')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('bad_json')
  }
  refuseBadValue(value)
  return value
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts the bytes of a picture. */
    upload?: boolean
    /** The route accepts a JSON body as raw bytes. */
    rawBody?: boolean
  }
}

/** The parsed JSON body, or its bytes after the same checks. @throws AppError as `parseJsonBody` does */
function readJson(request: FastifyRequest, bytes: Buffer): unknown {
  const value = parseJsonBody(bytes)
  return request.routeOptions.config.rawBody ? bytes : value
}

const PICTURES = /^(image\/[\w.+-]+|application\/octet-stream)$/

/** Passes the bytes on unread; the handler reads them after it has checked access. */
async function handOnBytes<Bytes>(request: FastifyRequest, bytes: Bytes): Promise<Bytes> {
  if (!request.routeOptions.config.upload) throw new AppError('unsupported_media_type')
  return bytes
}

/** Reads all request bodies: JSON (and browsers' reports), and pictures for calls that accept them. */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const types = ['application/json', 'application/csp-report', 'application/reports+json']
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: FastifyRequest, body: Buffer) => readJson(request, body),
  )
  app.addContentTypeParser(PICTURES, handOnBytes)
}
