import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { OperatorProblem } from '../operator-problem.ts'

export const MANIFEST = 'manifest.json'

/** A file of a backup, with its size and hash. */
const part = z.object({
  /** Its path in the backup, with slashes. */
  file: z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..')),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BackupPart = z.infer<typeof part>

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.number().int(),
})

const contents = {
  at: z.iso.datetime(),
  /** The migrations that were applied to the data. */
  migrations: z.array(z.string()),
  tables: z.array(table),
}

const manifestShape = z.discriminatedUnion('format', [
  // The first format did not list the files, so a missing file of such a backup cannot be detected.
  z.object({ format: z.literal(1), ...contents }),
  z.object({
    format: z.literal(2),
    ...contents,
    parts: z.array(part),
    /** The number of photo files that were missing when the backup was made. */
    missing: z.number().int().positive().optional(),
  }),
])

export type BackupManifest = z.infer<typeof manifestShape>

/** A backup that cannot be used, or a target that it cannot be restored into. Nothing was changed. */
export class RestoreError extends OperatorProblem {}

/** @throws RestoreError naming the file */
async function readManifest(folder: string): Promise<BackupManifest> {
  const file = join(folder, MANIFEST)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RestoreError(`${folder} is not a backup: it has no ${MANIFEST}`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new RestoreError(`${file} is damaged: it is not JSON. Use another backup.`)
  }
  const format = z.looseObject({ format: z.number() }).safeParse(json).data?.format
  if (format !== undefined && format > 2)
    throw new RestoreError(
      `${file} has format ${format}: a newer release wrote it. Restore with that release or a later one.`,
    )
  const manifest = manifestShape.safeParse(json)
  if (!manifest.success)
    throw new RestoreError(`${file} is damaged: it is not a manifest. Use another backup.`)
  return manifest.data
}

/** The current size and hash of a file. */
export async function partOf(folder: string, file: string): Promise<BackupPart> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(join(folder, file)), async (chunks) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
    }
  })
  return { file, bytes, sha256: hash.digest('hex') }
}

/** Measures a part of a backup. @throws RestoreError when it is missing or cannot be read */
async function measured<T>(place: string, measuring: Promise<T>): Promise<T> {
  return measuring.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new RestoreError(`${place} is missing. Use another backup.`)
    throw new RestoreError(`${place} cannot be read (${error.code}).`)
  })
}

const changed = (place: string) =>
  new RestoreError(`${place} was changed since it was written. Use another backup.`)

/** Compares sizes first, which takes no reading: most damage shows before gigabytes of photos are hashed. */
async function refuseChanged(folder: string, parts: readonly BackupPart[]): Promise<void> {
  for (const { file, bytes } of parts) {
    const place = join(folder, file)
    if ((await measured(place, stat(place))).size !== bytes) throw changed(place)
  }
  for (const { file, sha256 } of parts) {
    const place = join(folder, file)
    if ((await measured(place, partOf(folder, file))).sha256 !== sha256) throw changed(place)
  }
}

/** A backup whose parts are all present and unchanged. */
export interface Backup {
  folder: string
  manifest: BackupManifest
  /** The parts that could not be checked, one line each. */
  remarks: string[]
}

/**
 * Reads a backup and compares each part with the manifest. Changes nothing.
 * @throws RestoreError naming the file that is missing, damaged or changed
 */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder)
  if (manifest.format === 1)
    return {
      folder,
      manifest,
      remarks: ['This backup is of an earlier format, without hashes: missing photos cannot be noticed.'],
    }
  const known = new Set(manifest.parts.map(({ file }) => file))
  const unlisted = manifest.tables.find(({ file }) => !known.has(file))
  if (unlisted)
    throw new RestoreError(`${join(folder, MANIFEST)} is damaged: it does not list ${unlisted.file}.`)
  await refuseChanged(folder, manifest.parts)
  const remarks = manifest.missing
    ? [`${manifest.missing} files of photos were missing already when this backup was made.`]
    : []
  return { folder, manifest, remarks }
}
