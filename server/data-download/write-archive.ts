import { ZipWriter } from '@zip.js/zip.js'

/** A file of the archive. Its contents are made when its turn comes. */
export interface ArchiveFile {
  name: string
  /** Pictures and documents are compressed already. */
  compressed?: true
  /** The contents, piece by piece; null leaves the file out. */
  contents(): Promise<AsyncIterable<string | Uint8Array> | null>
}

const encoder = new TextEncoder()

/** The pieces as a stream of bytes. Each is asked for when the one before was taken. */
function streamOf(contents: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = contents[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) return controller.close()
      controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

/** The size of a part of the archive, in bytes. */
const PART = 4 * 1024 * 1024

/** Collects bytes into parts of equal size. The last one may be smaller. */
function partsInto(store: (part: Buffer) => Promise<void>): WritableStream<Uint8Array> {
  let pieces: Uint8Array[] = []
  let size = 0
  const flush = async (): Promise<void> => {
    const part = Buffer.concat(pieces)
    pieces = []
    size = 0
    await store(part)
  }
  return new WritableStream({
    async write(piece) {
      // A copy, because the writer of the archive may use its memory again.
      pieces.push(piece.slice())
      size += piece.length
      if (size >= PART) await flush()
    },
    async close() {
      if (size > 0) await flush()
    },
  })
}

/**
 * Writes a ZIP archive, one file after the other, and never holds more of it than a part.
 * @param store keeps the next part
 * @param onFile is called after each file
 */
export async function writeArchive(
  files: readonly ArchiveFile[],
  store: (part: Buffer) => Promise<void>,
  onFile: () => Promise<void>,
): Promise<void> {
  const zip = new ZipWriter(partsInto(store), { useWebWorkers: false, level: 6 })
  for (const file of files) {
    const contents = await file.contents()
    if (contents) await zip.add(file.name, streamOf(contents), file.compressed ? { level: 0 } : {})
    await onFile()
  }
  await zip.close()
}
