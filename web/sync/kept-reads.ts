import { database, inFolder, readTexts, storeText } from './device-store.ts'

/**
 * What a person has read, stored sealed on this device for use without a connection. As with drafts, it is deleted
 * after seven days and at sign-out.
 */

/** Stored reads in another layout are ignored. Raise the number when the shape of a stored response changes. */
const LAYOUT = 2
const folderOf = (reader: string) => `${LAYOUT}/${reader}/`

/** Stores the server's response to a read of this person. Rejects if the browser stores nothing. */
export const keepRead = (reader: string, path: string, answer: unknown, now: Date): Promise<void> =>
  storeText('reads', { place: folderOf(reader) + path }, JSON.stringify(answer), now)

/** The stored responses of this person by path, the latest first. */
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

/** Deletes the stored response to one read of this person. */
export async function forgetRead(reader: string, path: string): Promise<void> {
  const db = await database()
  await db.delete('reads', folderOf(reader) + path)
}

/** Deletes the stored responses of all persons. */
export async function forgetReads(): Promise<void> {
  const db = await database()
  await db.clear('reads')
}
