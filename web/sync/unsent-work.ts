import { database } from './database.ts'

const senders = new Set<() => Promise<unknown>>()

/** Registers how an open page sends its work at once, before a sign-out. @returns how to take that back */
export function offerSending(send: () => Promise<unknown>): () => void {
  senders.add(send)
  return () => {
    senders.delete(send)
  }
}

/** Has the open pages of this tab send their work now. What they cannot send stays on the device. */
export async function sendOpenWork(): Promise<void> {
  await Promise.allSettled([...senders].map((send) => send()))
}

/** Whether any work or file waits on this device. Rejects where the browser keeps nothing. */
export async function hasUnsentWork(): Promise<boolean> {
  const db = await database()
  return (await db.count('work')) + (await db.count('files')) > 0
}
