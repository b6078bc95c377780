import { DRAFT_DAYS } from '#domain/product.ts'
import { database, deviceKey, type StoredWork, wipesSoFar } from '../drafts/draft-storage.ts'
import { seal, unseal } from './seal.ts'

/**
 * Work that is not sent yet, other than a form's draft: a text under a place of its own, sealed with the device's
 * key and gone with it at sign-out. Every call rejects where the browser keeps nothing.
 */

const DAY_MS = 86_400_000
/** What is kept longer than a draft may be is taken away. */
export const isOld = ({ keptAt }: StoredWork, now: Date): boolean =>
  keptAt <= now.getTime() - DRAFT_DAYS * DAY_MS

/** Keeps a text; what stood at the place is replaced. A device that is wiped meanwhile keeps nothing. */
export async function keepWork(place: string, text: string, now: Date): Promise<void> {
  const before = wipesSoFar()
  const db = await database()
  const sealed = await seal(await deviceKey(db), place, text)
  if (wipesSoFar() === before) await db.put('work', { ...sealed, place, keptAt: now.getTime() })
}

export async function dropWork(place: string): Promise<void> {
  await (await database()).delete('work', place)
}

/** The texts at all places that begin so, oldest first. What is older than drafts may be is taken away. */
export async function readWork(beginning: string, now: Date): Promise<{ place: string; text: string }[]> {
  const db = await database()
  const found: { place: string; text: string }[] = []
  const all = await db.getAll('work')
  for (const kept of all.toSorted((a, b) => a.keptAt - b.keptAt)) {
    const { place } = kept
    if (isOld(kept, now)) await db.delete('work', place)
    else if (place.startsWith(beginning)) {
      // Sealed under a key that is gone: nobody can read it any more.
      const text = await unseal(await deviceKey(db), place, kept).catch(() => null)
      if (text === null) await db.delete('work', place)
      else found.push({ place, text })
    }
  }
  return found
}

const senders = new Set<() => Promise<unknown>>()

/** An open page offers to send its work at once, when it is asked to; answers how it takes that back. */
export function offerSending(send: () => Promise<unknown>): () => void {
  senders.add(send)
  return () => {
    senders.delete(send)
  }
}

/** Has the open pages of this tab send their work now; what they could not send stays here. */
export async function sendOpenWork(): Promise<void> {
  await Promise.allSettled([...senders].map((send) => send()))
}

/** Whether any work or file waits here. */
export async function hasUnsentWork(): Promise<boolean> {
  const db = await database()
  return (await db.count('work')) + (await db.count('files')) > 0
}
