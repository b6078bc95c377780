import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { folderChecked, isFileKey, keyChecked } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import type { S3Address } from './s3-address.ts'

/** How long a service may be silent before a request is given up, in milliseconds. */
export interface Patience {
  connect: number
  /** From the request to the beginning of its answer; sending bytes has its own time above that. */
  answer: number
  /** Without a byte in either direction. */
  idle: number
}

/** A line of one megabit a second: what is larger than a thumbnail takes longer than an answer may. */
const SLOWEST_BYTES_PER_MS = 128

/** Two attempts: whoever uploads a photo hears within about half a minute that the bucket does not answer. */
const ATTEMPTS = 2
const PATIENCE: Patience = { connect: 3_000, answer: 15_000, idle: 10_000 }

function clientOf({ endpoint, region, credentials }: S3Address, patience: Patience): S3Client {
  return new S3Client({
    region,
    // Buckets as part of the path: services other than the original have no name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // The newer checksums are unknown to many services; what is stored is sealed and tells when it was changed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
      // Without this the client only logs a warning and goes on waiting.
      throwOnRequestTimeout: true,
      socketTimeout: patience.idle,
    },
  })
}

/** A bucket of S3 or of any service that speaks its protocol. */
export function s3Files(address: S3Address, patience = PATIENCE): FileStore {
  const client = clientOf(address, patience)
  const Bucket = address.bucket
  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
  }
  return {
    place: `s3://${Bucket}${address.endpoint ? ` at ${address.endpoint}` : ''}`,
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: keyChecked(key),
          Body: bytes,
          ContentType: 'application/octet-stream',
        }),
        // The client counts the sending too. A service that takes no more bytes is given up by its silence.
        { requestTimeout: patience.answer + Math.ceil(bytes.length / SLOWEST_BYTES_PER_MS) },
      )
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyChecked(key) }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async *list() {
      let next: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, ...(next && { ContinuationToken: next }) }),
        )
        for (const { Key } of page.Contents ?? []) if (Key && isFileKey(Key)) yield Key
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next)
    },
    delete: (key) => remove(keyChecked(key)),
    async deleteFolder(riderId) {
      const Prefix = `${folderChecked(riderId)}/`
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
        if (Contents.length === 0) return
        for (const { Key } of Contents) if (Key) await remove(Key)
      }
    },
  }
}
