import { apiErrorOf } from '#web/api/api-error.ts'
import type { WaitingPhoto } from './photo-storage.ts'

export interface Sending {
  photo: WaitingPhoto
  file: Blob
  /** The share of the bytes that was sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A connection without progress for this many milliseconds is closed, so that the next attempt can begin. */
const PATIENCE_MS = 90_000

function requestFor({ key, sessionId, phase, type }: WaitingPhoto): XMLHttpRequest {
  const request = new XMLHttpRequest()
  request.open('POST', `/api/sessions/${sessionId}/photos?phase=${phase}`)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', type.startsWith('image/') ? type : 'application/octet-stream')
  request.setRequestHeader('idempotency-key', key)
  return request
}

/**
 * Sends one photo and reports its progress, which `fetch` cannot do for uploads.
 * @throws ApiError when it is refused, TypeError when the product cannot be reached or the signal aborts it
 */
export function sendPhoto({ photo, file, onProgress, signal }: Sending): Promise<void> {
  const request = requestFor(photo)
  let patience: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(patience)
    patience = setTimeout(() => request.abort(), PATIENCE_MS)
  }
  const sent = new Promise<void>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    for (const end of ['error', 'abort'] as const) {
      request.addEventListener(end, () => reject(new TypeError('unreachable')))
    }
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status < 300) resolve()
      else void apiErrorOf(new Response(responseText || null, { status, statusText })).then(reject)
    })
  })
  signal.addEventListener('abort', () => request.abort())
  wait()
  request.send(file)
  return sent.finally(() => clearTimeout(patience))
}
