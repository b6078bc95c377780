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

/** The time limits of requests to the bucket, in milliseconds. */
export interface Patience {
  connect: number
  /** From the request to the start of its response. The time for sending bytes is added. */
  response: number
  /** Without any byte in either direction. */
  idle: number
}

/** One megabit per second. On such a line, sending a photo takes longer than the limit for a response. */
const SLOWEST_BYTES_PER_MS = 128

/** Two attempts: an upload fails within about half a minute if the bucket does not respond. */
const ATTEMPTS = 2
const PATIENCE: Patience = { connect: 3_000, response: 15_000, idle: 10_000 }

function clientOf({ endpoint, region, credentials }: S3Address, patience: Patience): S3Client {
  return new S3Client({
    region,
    // The bucket is part of the path, because other services have no host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Many services do not support the newer checksums, and each file's seal already detects any change.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.response,
      // Otherwise the client only logs a warning and keeps waiting.
      throwOnRequestTimeout: true,
      socketTimeout: patience.idle,
    },
  })
}

/** The keys of all files in a bucket, fetched page by page. */
async function* listKeys(client: S3Client, Bucket: string): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, ...(next && { ContinuationToken: next }) }),
    )
    for (const { Key } of page.Contents ?? []) if (Key && isFileKey(Key)) yield Key
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next)
}

/** Lists and deletes until no key is left that begins with the prefix. */
async function deleteByPrefix(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
    if (Contents.length === 0) return
    for (const { Key } of Contents) if (Key) await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
}

/** A bucket of S3 or of any service that speaks its protocol. */
export function s3Files(address: S3Address, patience = PATIENCE): FileStore {
  const client = clientOf(address, patience)
  const Bucket = address.bucket
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
        // The client's timeout includes the time for sending. A stalled upload is ended by the idle timeout.
        { requestTimeout: patience.response + Math.ceil(bytes.length / SLOWEST_BYTES_PER_MS) },
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
    list: () => listKeys(client, Bucket),
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyChecked(key) }))
    },
    deleteFolder: (riderId) => deleteByPrefix(client, Bucket, `${folderChecked(riderId)}/`),
  }
}
