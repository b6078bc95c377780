import { ProviderUnavailable } from '../base/social-provider.ts'

/** A provider that takes longer counts as unavailable. */
export const TIMEOUT_SECONDS = 8
/** Key sets, discovery documents and profiles are a few kilobytes. */
const MAX_BYTES = 256 * 1024

/** The fetch options that the libraries and this service use. */
interface FetchRequest {
  method?: string
  headers?: HeadersInit
  /** Only forms are sent. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls a provider. All calls go through this function: it limits the time and size of responses and follows no
 * redirects. Throws `ProviderUnavailable`.
 */
export async function boundedFetch(url: string, options: FetchRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const { method = 'GET', headers = {} } = options
    const body = options.body instanceof URLSearchParams ? options.body : null
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
    const bytes = await readBounded(response)
    if (response.status >= 500) throw new ProviderUnavailable(`status_${response.status}`)
    return new Response(bytes.length > 0 ? bytes : null, {
      status: response.status,
      headers: response.headers,
    })
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable(timeout.aborted ? 'timeout' : 'network')
  }
}

async function readBounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length
    if (length > MAX_BYTES) throw new ProviderUnavailable('too_large')
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
