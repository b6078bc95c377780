import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import type { ErrorCode } from '#contract/errors.ts'
import { KeyMissing } from '../database/holder-keys.ts'
import { DocumentProblem } from '../documents/document-problem.ts'
import { StoreFailure } from '../files/store-failure.ts'
import { loggable } from '../log.ts'
import { AppError, problemBody } from './problem.ts'

/** The error codes for Fastify's own refusals. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** SQLSTATEs of PostgreSQL: not reachable, shutting down, too busy, deadlock, read-only, timed out. */
const UNAVAILABLE_STATES = /^(08|53|57P)|^(25006|57014|25P03|55P03|40001|40P01)$/
/** When a client may ask again after 503, in seconds. */
const RETRY_AFTER_S = 10
const DISK_FULL = '53100'
/**
 * What the database refuses by itself: a file that was erased or restricted in the meantime, a practice without a plan, an
 * access that has ended.
 */
const REFUSED_BY_DATABASE: Record<string, ErrorCode> = {
  SW001: 'not_found',
  SW002: 'file_restricted',
  SW003: 'practice_read_only',
  SW004: 'practice_paused',
  SW005: 'access_ended',
}
/** Messages of the driver that have no code. */
const LOST_CONNECTION =
  /connection (timeout|terminated|error)|timeout exceeded|not queryable|after calling end on the pool/i
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/

/** System errors when writing outside the database and the file store: to the erasure ledger. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/
const NOT_WRITABLE = /^(EROFS|EACCES|EIO)$/

/** The error code if the database or the files are not available or full; null for any other error. */
function outageOf(error: Error): ErrorCode | null {
  if (error instanceof StoreFailure) return error.reason === 'full' ? 'storage_full' : 'unavailable'
  if (error instanceof DatabaseError) {
    if (error.code === DISK_FULL) return 'storage_full'
    return UNAVAILABLE_STATES.test(error.code ?? '') ? 'unavailable' : null
  }
  const code = 'code' in error ? String(error.code) : ''
  if (NO_ROOM.test(code)) return 'storage_full'
  const away = UNREACHABLE.test(code) || NOT_WRITABLE.test(code) || LOST_CONNECTION.test(error.message)
  return away ? 'unavailable' : null
}

/** A document that has characters of no typeface is refused with them; one that waits too long can be asked for again. */
function refusalOfDocument({ code, characters }: DocumentProblem): AppError {
  if (code === 'character_missing')
    return new AppError('characters_unprintable', { params: { characters: characters.join(' ') } })
  return new AppError(code === 'typesetting_busy' ? 'unavailable' : 'internal')
}

/** The refusal that an error means; `internal` for one that nobody expected. */
export function refusalOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DocumentProblem) return refusalOfDocument(error)
  if (error instanceof KeyMissing) return new AppError('not_found')
  const refused = error instanceof DatabaseError && REFUSED_BY_DATABASE[error.code ?? '']
  if (refused) return new AppError(refused)
  const code = 'code' in error && typeof error.code === 'string' ? FRAMEWORK_CODES[error.code] : undefined
  if (code) return new AppError(code)
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500)
    return new AppError(error.statusCode === 404 ? 'not_found' : 'invalid_request')
  return new AppError(outageOf(error) ?? 'internal')
}

export function sendProblem(reply: FastifyReply, refusal: AppError, requestId: string): FastifyReply {
  const seconds = refusal.status === 503 ? RETRY_AFTER_S : refusal.params?.seconds
  if (seconds !== undefined && (refusal.code === 'rate_limited' || refusal.status === 503))
    reply.header('retry-after', String(seconds))
  return reply
    .code(refusal.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(refusal, requestId)))
}

/** Sends a refusal or failure as problem+json with a code. Unexpected errors are logged and not sent. */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ failure: loggable(error) }, 'request failed')
  return sendProblem(reply, refusal, request.id)
}
