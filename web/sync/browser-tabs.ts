import { PRODUCT_SLUG } from '#domain/product.ts'

/** The messages between the tabs of one browser about a form. `form` is the key of the form on the device. */
export type TabMessage<Edit> =
  | { kind: 'edit'; form: string; edit: Edit }
  /** A tab has opened the form. Tabs with unsent edits post them. */
  | { kind: 'opened'; form: string }
  | { kind: 'unsent'; form: string; edit: Edit }
  /** The server has stored more. The draft on the device contains it. */
  | { kind: 'sent'; form: string }
  | { kind: 'submitted'; form: string }
  /** The person signed out. All tabs must discard their data. */
  | { kind: 'wiped' }

export interface Tabs<Edit> {
  /** After `close`, which work under way may outlive, nothing is posted. The other tabs find it on the device. */
  post(message: TabMessage<Edit>): void
  close(): void
}

/**
 * The name of the channel and of the locks is never changed, because a tab may still run an earlier version of this
 * page.
 */
const NAME = `${PRODUCT_SLUG}-drafts`

/** Listens to the other tabs. Without `BroadcastChannel`, tabs only see each other's changes through the server. */
export function joinTabs<Edit>(onMessage: (message: TabMessage<Edit>) => void): Tabs<Edit> {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<TabMessage<Edit>>) => onMessage(data)
  let open = true
  return {
    post: (message) => open && channel.postMessage(message),
    close() {
      open = false
      channel.close()
    },
  }
}

/** Calls back when the person signs out in any tab of this browser. @returns a function that stops listening */
export function onSignOut(wiped: () => void): () => void {
  return joinTabs<unknown>(({ kind }) => kind === 'wiped' && wiped()).close
}

/** Runs the work while no other tab of this browser runs the same. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`${NAME}/${name}`, work)
}

export interface PageEvents {
  /** The page may be about to close. */
  hidden?(): void
  shown?(): void
  online?(): void
  offline?(): void
}

/**
 * Reports when the page is hidden or shown, and when the connection is lost or returns. @returns a function that stops
 * reporting
 */
export function watchPage({ hidden, shown, online, offline }: PageEvents): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const visibility = () => (document.visibilityState === 'hidden' ? hidden?.() : shown?.())
  document.addEventListener('visibilitychange', visibility, { signal })
  window.addEventListener('pagehide', () => hidden?.(), { signal })
  window.addEventListener('online', () => online?.(), { signal })
  window.addEventListener('offline', () => offline?.(), { signal })
  return () => ends.abort()
}

/** The functions with which the open pages of this tab send their work. */
const senders = new Set<() => Promise<unknown>>()

/**
 * Registers a function with which an open page sends its work before a sign-out. @returns a function that unregisters
 * it
 */
export function offerSending(send: () => Promise<unknown>): () => void {
  senders.add(send)
  return () => {
    senders.delete(send)
  }
}

/** Makes the open pages of this tab send their work now. What they cannot send stays on the device. */
export async function sendOpenWork(): Promise<void> {
  await Promise.allSettled([...senders].map((send) => send()))
}
