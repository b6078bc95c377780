import { database, deletePlaces, inFolder, readTexts, storeText } from './device-store.ts'

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

/** Deletes the stored responses of all persons. */
export async function forgetReads(): Promise<void> {
  const db = await database()
  await db.clear('reads')
}

/** Deletes what this person read at a path and below it: the server does not give it any more. */
export async function forgetReadsBelow(reader: string, path: string): Promise<void> {
  const place = folderOf(reader) + path
  const db = await database()
  const known = await db.getAllKeys('reads')
  await deletePlaces(
    'reads',
    known.filter((one) => one === place || one.startsWith(`${place}/`)),
  )
}
