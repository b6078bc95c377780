/**
 * Stores bytes outside the database. A file is written once and never changed. Its key is a rider's id, a slash and an
 * id (`file-key.ts`). A stored file is durable once the promise of `put` resolves.
 */
export interface FileStore {
  /** The folder or bucket, for messages to the operator. */
  readonly place: string
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when the file does not exist. */
  get(key: string): Promise<Buffer | null>
  /** The keys of all files, in no particular order. */
  list(): AsyncIterable<string>
  /** Does nothing when the file does not exist. */
  delete(key: string): Promise<void>
  /** Deletes every file of one rider. */
  deleteFolder(riderId: string): Promise<void>
}
