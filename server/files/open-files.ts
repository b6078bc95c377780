import path from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { parseS3Address } from './s3-address.ts'
import { withStoreFailures } from './store-failure.ts'

/** The folder of files on this machine; used unless `FILES_URL` names a bucket. */
export const filesFolder = (dataDir: string): string => path.join(dataDir, 'files')

/** Opens the configured store: a folder below `DATA_DIR`, or a bucket. */
export async function openFiles({
  filesUrl,
  dataDir,
}: Pick<Config, 'filesUrl' | 'dataDir'>): Promise<FileStore> {
  const address = filesUrl === null ? null : parseS3Address(filesUrl)
  if (!address) return withStoreFailures(localFiles(filesFolder(dataDir)))
  // The client of the bucket is loaded only when it is used.
  const { s3Files } = await import('./s3-files.ts')
  return withStoreFailures(s3Files(address))
}
