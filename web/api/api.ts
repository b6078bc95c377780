import type { CallKey, Calls, Parsed } from '#contract/calls.ts'
import { type Address, addressOf } from './call-path.ts'
import { apiRequest, bodyOf, type RequestExtras } from './request.ts'

/** A part of the request is required when the call has it, and forbidden when it has not. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type ParamsPart<Params> = keyof Params extends never ? { params?: undefined } : { params: Params }

type KeyPart<K extends CallKey> = Parsed[K]['idempotent'] extends true ? { idempotencyKey: string } : unknown

export type CallInput<K extends CallKey> = ParamsPart<Calls[K]['params']> &
  Part<'query', Calls[K]['query']> &
  Part<'body', Calls[K]['body']> &
  RequestExtras &
  KeyPart<K>

/** The input may be omitted when no part of it is required. */
export type CallArguments<K extends CallKey> =
  Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]

export type CallResponse<K extends CallKey> = Calls[K]['response']

/** What the transport reads from any input, whatever the call. */
export type AnyInput = Address & RequestExtras & { body?: unknown }

async function send<K extends CallKey>(key: K, { body, ...rest }: AnyInput): Promise<CallResponse<K>> {
  const { method, path } = addressOf(key, rest)
  const reply = await apiRequest(method, path, body, rest)
  const response: unknown = await bodyOf(reply)
  return response as CallResponse<K>
}

/**
 * One call of the product, typed by the contract: key, input, response. The contract itself stays on the server.
 * Throws `ApiError` with the code when it is refused, `TypeError` when the product cannot be reached.
 * @example await api('GET /api/sessions/:sessionId/intake', { params: { sessionId } })
 */
export const api = <K extends CallKey>(key: K, ...[input]: CallArguments<K>): Promise<CallResponse<K>> =>
  send(key, input ?? {})

/** Sends the bytes of a picture to a call that takes an upload. Throws like `api`. */
export const uploadPicture = <K extends CallKey>(key: K, picture: Blob): Promise<CallResponse<K>> =>
  send(key, { body: picture })
