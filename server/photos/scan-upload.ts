import { connect } from 'node:net'
import { PhotoRefusal } from './photo-refusal.ts'
import { PATIENCE_SECONDS } from './processing-limits.ts'

/** Scans an upload for malware before anything else is done with it. */
export type ScanUpload = (bytes: Buffer) => Promise<void>

/** The size of the chunks that are sent to the scanner, in bytes. */
const CHUNK = 64 * 1024
/** A longer response is not from a scanner. */
const MOST_ANSWER = 4096

/** The chunks of clamd's `INSTREAM`: each follows its length; a length of 0 ends the stream. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const piece = bytes.subarray(at, at + CHUNK)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}

/** Sends an upload to clamd and reads the response. @throws Error when there is no response in time */
function askClamd(address: URL, bytes: Buffer, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address.hostname, port: Number(address.port) })
    const parts: Buffer[] = []
    let length = 0
    const end = (act: () => void) => {
      clearTimeout(timer)
      socket.destroy()
      act()
    }
    const timer = setTimeout(() => end(() => reject(new Error('the scanner did not respond'))), patienceMs)
    socket.on('error', (error) => end(() => reject(error)))
    socket.on('close', () => end(() => resolve(Buffer.concat(parts).toString('latin1'))))
    socket.on('data', (part) => {
      length += part.length
      parts.push(part)
      if (length > MOST_ANSWER || part.includes(0))
        end(() => resolve(Buffer.concat(parts).toString('latin1')))
    })
    socket.on('connect', () => {
      for (const piece of pieces(bytes)) socket.write(piece)
    })
  })
}

/**
 * Makes a scanner for uploads. Without an address it accepts everything.
 * @param clamdUrl `tcp://host:port` of clamd, or null
 * @returns throws PhotoRefusal `upload_infected`, or `upload_not_scanned` when the scanner gives no verdict
 */
export function uploadScanner(clamdUrl: string | null, patienceMs = PATIENCE_SECONDS * 1000): ScanUpload {
  if (clamdUrl === null) return async () => undefined
  const address = new URL(clamdUrl)
  return async (bytes) => {
    const answer = await askClamd(address, bytes, patienceMs).catch((error: unknown) => {
      throw new PhotoRefusal('upload_not_scanned', { cause: error })
    })
    const verdict = answer.replace(/\0.*$/s, '').trim()
    if (verdict === 'stream: OK') return
    throw new PhotoRefusal(/ FOUND$/.test(verdict) ? 'upload_infected' : 'upload_not_scanned')
  }
}
