import { ApiError } from '#web/api/api-error.ts'
import type { Phase } from '#web/photos/photo.ts'

interface Sending {
  sessionId: string
  phase: Phase
  file: File
  /** Sent again with the same key it is one photo. */
  key: string
  /** 0 to 1 of the bytes. */
  onProgress: (share: number) => void
}

function problemOf(text: string) {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/**
 * Sends one photo and tells how far it is; `fetch` cannot tell that of what it sends.
 * @throws ApiError when it is refused, TypeError when the product cannot be reached
 */
export function sendPhoto({ sessionId, phase, file, key, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/sessions/${sessionId}/photos?phase=${phase}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader(
      'content-type',
      file.type.startsWith('image/') ? file.type : 'application/octet-stream',
    )
    request.setRequestHeader('idempotency-key', key)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new TypeError('unreachable')))
    request.addEventListener('load', () => {
      const { status, responseText: body } = request
      if (status < 300) resolve()
      else reject(new ApiError({ status, body, problem: problemOf(body) }))
    })
    request.send(file)
  })
}
