import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { BACKUP_DAYS } from '#domain/product.ts'
import { clockProblem, judgeClock } from '../clock/clock-seen.ts'

const DAY_MS = 86_400_000
/** The number of newest backups that are kept however old they are. */
const KEPT = 3

/** A backup's folder is named after its time, with a number if several backups began in the same second. */
const backupName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z(?:-\d+)?$/
/** Names of interrupted backups, of this release or an earlier one. All other names belong to the operator. */
const partialName = /^\.?(.*?)(?:\.partial|\.unfinished)$/

function momentOf(name: string): number {
  const [, hour, minute, second] = backupName.exec(name) ?? []
  return Date.parse(`${hour}:${minute}:${second}Z`)
}

/**
 * The folders that are too old to be kept: outdated backups except the newest ones, and backups that were begun more
 * than a day ago and never finished. A backup dated in the future by a wrong clock does not count as one of the newest.
 */
export function outdatedBackups(names: readonly string[], now: Date): string[] {
  const ageOf = (name: string) => now.getTime() - momentOf(name)
  const unfinished = names.filter((name) => ageOf(partialName.exec(name)?.[1] ?? '') > DAY_MS)
  const newestFirst = names.filter((name) => ageOf(name) >= 0).sort((a, b) => ageOf(a) - ageOf(b))
  return [...unfinished, ...newestFirst.slice(KEPT).filter((name) => ageOf(name) > BACKUP_DAYS * DAY_MS)]
}

/** Removes outdated backups, unless the clock is too far ahead to be trusted. */
export async function removeOldBackups(options: {
  owner: Client
  into: string
  now: Date
  say(line: string): void
}): Promise<void> {
  const { owner, into, now, say } = options
  const reading = await judgeClock(owner, now)
  if (!reading.plausible) return say(`No old backup was removed. ${clockProblem(reading)}`)
  for (const name of outdatedBackups(await readdir(into), now))
    await rm(join(into, name), { recursive: true })
}
