import type { CallKey, Calls, Parsed } from '#contract/calls.ts'
import { type Address, addressOf } from './call-path.ts'
import { apiRequest, bodyOf, type RequestExtras } from './request.ts'

/** A part of the request: required if the call has it, forbidden if it does not. */
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

/** The input can be omitted if no part of it is required. */
export type CallArguments<K extends CallKey> =
  Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]

export type CallResponse<K extends CallKey> = Calls[K]['response']

/** The parts of any call's input that the transport reads. */
export type AnyInput = Address & RequestExtras & { body?: unknown }

async function send<K extends CallKey>(key: K, { body, ...rest }: AnyInput): Promise<CallResponse<K>> {
  const { method, path } = addressOf(key, rest)
  const reply = await apiRequest(method, path, body, rest)
  const response: unknown = await bodyOf(reply)
  return response as CallResponse<K>
}

/**
 * Calls the product, typed by the contract: key, input, response. The browser has only the contract's types, not its
 * code. Throws `ApiError` with the code when the call is refused, `TypeError` when the product cannot be reached.
 * @example await api('GET /api/sessions/:sessionId/intake', { params: { sessionId } })
 */
export const api = <K extends CallKey>(key: K, ...[input]: CallArguments<K>): Promise<CallResponse<K>> =>
  send(key, input ?? {})

/** Sends the bytes of a picture to an upload call. Throws like `api`. */
export const uploadPicture = <K extends CallKey>(key: K, picture: Blob): Promise<CallResponse<K>> =>
  send(key, { body: picture })
