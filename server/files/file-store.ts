/**
 * Where bytes lie beside the database. A file is written once and never changed; its key is a rider's id, a slash
 * and an id (`file-key.ts`). What is put is there when the promise resolves, whatever happens to the machine next.
 */
export interface FileStore {
  /** The folder or bucket, named for the operator. */
  readonly place: string
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** The keys of all files that are there, in no order. */
  list(): AsyncIterable<string>
  /** Says nothing where there is none. */
  delete(key: string): Promise<void>
  /** Deletes every file of one rider. */
  deleteFolder(riderId: string): Promise<void>
}
