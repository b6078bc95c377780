import { IdentityRefusal } from './refusal.ts'

const MAX_DEPTH = 20
/** The maximum number of values in a body. */
const MAX_VALUES = 1000

/**
 * Reads a JSON body. An empty body is `{}`, because clients send a JSON content type even without a body. Refuses
 * (`bad_json`) a body that is not UTF-8 or not JSON, is nested too deeply, has too many values, or contains NUL, a lone
 * surrogate or `__proto__`.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  const value = parse(bytes)
  if (!isSound(value, 0, { values: 0 })) throw new IdentityRefusal('bad_json')
  return value
}

function parse(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new IdentityRefusal('bad_json')
  }
}

function isSound(value: unknown, depth: number, counted: { values: number }): boolean {
  counted.values += 1
  if (depth > MAX_DEPTH || counted.values > MAX_VALUES) return false
  if (typeof value === 'string') return isSoundText(value)
  if (Array.isArray(value)) return value.every((item) => isSound(item, depth + 1, counted))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isSoundText(key) && isSound(item, depth + 1, counted),
  )
}

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate. */
export const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
