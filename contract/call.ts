import { z } from 'zod'
import { EMAIL_LENGTH } from '#domain/contact/email.ts'
import type { WordsField } from '#domain/text/search-words.ts'
import { readText, type TextRule } from '#domain/text/typed-text.ts'
import type { AccessRule } from './access.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type Route = `${Method} /api/${string}`

/** The names after a colon in a route: `'GET /api/sessions/:sessionId'` → `'sessionId'`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<R extends Route> = { [Name in ParamNames<R>]: string }

/** What a limit counts. The server's rate limiter sets the numbers. */
export type LimitName =
  | 'sign_in'
  | 'exchange'
  | 'invite'
  | 'invitation_secret'
  | 'invitation_code'
  | 'report'
  | 'upload'
  | 'document'
  | 'copy'
  | 'contact'
  | 'payment'
  | 'webhook'
  | 'booking_times'
  | 'calendar_feed'
  | 'calendar_reading'
  | 'booking_hold'
  | 'write'
  | 'read'

/** How a call is described. `body` and `query` list everything that is accepted, `response` everything that is sent. */
export interface CallDescription {
  access: AccessRule
  /**
   * How many round trips to the database it may take when it succeeds. The API tests fail when one takes more. The wait
   * for the note of a sign-in's use, once a minute, is not counted.
   */
  roundTrips: number
  /** One sentence for the API page. */
  summary: string
  /** Needs an `Idempotency-Key`; a repeated request gets the same resource and writes nothing. */
  idempotent?: true
  /** The call writes. An audit entry is made in the same transaction. */
  audit?: string
  limit?: LimitName
  query?: z.ZodType
  /** Which value of the query is sent in a header and never in the address, because it names people or complaints. */
  wordsIn?: WordsField
  body?: z.ZodType
  response?: z.ZodType
  /** The body is the bytes of a picture. */
  upload?: true
  /**
   * The handler gets the JSON body as the bytes that were sent, in place of `body`, so that it can verify a signature
   * over them. The body parser applies the same checks as to any JSON body.
   */
  rawBody?: true
  /** The response is a file of this type instead of JSON. */
  file?:
    | 'image/webp'
    | 'application/pdf'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'application/zip'
  /** Success status; by default 200 with a response body and 204 without. */
  status?: 200 | 201 | 202 | 204
  errors?: readonly ErrorCode[]
}

export type Call<R extends Route = Route, D extends CallDescription = CallDescription> = D & { route: R }

/** Describes one API call. Its key is its route; everything above the contract derives from it. */
export function defineCall<const R extends Route, const D extends CallDescription>(
  route: R,
  description: D,
): Call<R, D> {
  return { ...description, route }
}

export const uuid = z.guid()
/**
 * Four-digit years in which PostgreSQL, JavaScript and day arithmetic agree. The year 0000, for example, exists only in
 * JavaScript.
 */
const inKnownYears = (text: string): boolean => {
  const year = /^\d{4}(?=-)/.exec(text)
  // A day outside these years is refused as invalid.
  return year === null || (Number(year) >= 1000 && Number(year) <= 9000)
}
const knownYears = { params: { code: 'invalid_format' } }

export const instant = z.iso.datetime().refine(inKnownYears, knownYears)
export const localDate = z.iso.date().refine(inKnownYears, knownYears)

/** A whole number that fits a database column. */
export const wholeNumber = (least: number) => z.number().int().min(least).max(2_147_483_647)

/**
 * A text that a person typed, as `readText` stores it. Validation stops at the first fault, so a text that is too long
 * never reaches the later checks or a regular expression.
 */
export const typedText = (rule: TextRule) =>
  z
    .string()
    .check((payload) => {
      const read = readText(payload.value, rule)
      if ('text' in read) payload.value = read.text
      else
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          params: { code: read.fault },
          continue: false,
        })
    })
    .max(rule.longest)

export const email = typedText({ longest: EMAIL_LENGTH, form: 'NFKC' }).regex(
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
)
export const line = typedText({ longest: 200 }).min(1)
export const lines = (longest: number) => typedText({ longest, lines: 'many' })
/** Where a language is read, as in a BCP 47 tag: `GB`, `419`. */
export const region = z.string().regex(/^(?:[A-Z]{2}|\d{3})$/)

/** The secret of a link: 32 random bytes, base64url. Anything else is refused. */
export const secret = z.string().max(64)

/** A page of a list. `next` is the cursor of the following page, null on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

/** Which part of the list to read: the cursor from the previous page and the maximum number of rows. */
export const pageQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
