import { database, inFolder, readTexts, storeText } from './device-store.ts'

/**
 * What a person has read, kept sealed on this device for the time without a connection. It is under the rules of
 * drafts: gone after seven days, and at sign-out.
 */

/** Another layout is not read. Raise it when the shape of a kept response changes. */
const LAYOUT = 2
const folderOf = (reader: string) => `${LAYOUT}/${reader}/`

/** Keeps the server's answer to a read of this person. Rejects where the browser keeps nothing. */
export const keepRead = (reader: string, path: string, answer: unknown, now: Date): Promise<void> =>
  storeText('reads', { place: folderOf(reader) + path }, JSON.stringify(answer), now)

/** Everything this person has read that is kept, by its path; the latest first. */
export async function readKept(reader: string, now: Date): Promise<ReadonlyMap<string, unknown>> {
  const folder = folderOf(reader)
  const kept = await readTexts('reads', inFolder(folder), now)
  return new Map(
    kept.toReversed().map(({ place, text }): [string, unknown] => {
      const answer: unknown = JSON.parse(text)
      return [place.slice(folder.length), answer]
    }),
  )
}

/** Forgets what anybody has read on this device. */
export async function forgetReads(): Promise<void> {
  const db = await database()
  await db.clear('reads')
}
