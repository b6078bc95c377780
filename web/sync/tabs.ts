import { PRODUCT_SLUG } from '#domain/product.ts'

/** What the tabs of one browser tell each other about a form, by the key the form has on the device. */
export type TabMessage<Edit> =
  | { kind: 'edit'; form: string; edit: Edit }
  /** A tab shows the form from now on: a tab with something unsent tells it. */
  | { kind: 'opened'; form: string }
  | { kind: 'unsent'; form: string; edit: Edit }
  /** The server keeps more; the device's copy says what. */
  | { kind: 'sent'; form: string }
  | { kind: 'submitted'; form: string }
  /** Somebody signed out: nothing of them may stay. */
  | { kind: 'wiped' }

export interface Tabs<Edit> {
  post(message: TabMessage<Edit>): void
  close(): void
}

/** The name of the channel and of the locks stays: a tab may still run an earlier version of this page. */
const NAME = `${PRODUCT_SLUG}-drafts`

/** Listens to the other tabs. Without `BroadcastChannel` tabs learn of each other from the server. */
export function joinTabs<Edit>(onMessage: (message: TabMessage<Edit>) => void): Tabs<Edit> {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<TabMessage<Edit>>) => onMessage(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Calls back when somebody signs out in any tab of this browser. @returns how to stop listening */
export function onSignOut(wiped: () => void): () => void {
  return joinTabs<unknown>(({ kind }) => kind === 'wiped' && wiped()).close
}

/** Runs the work while no other tab of this browser runs the same. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`${NAME}/${name}`, work)
}

export interface PageEvents {
  /** The page may be gone in a moment. */
  hidden?(): void
  shown?(): void
  online?(): void
  offline?(): void
}

/** Follows when the page is hidden or shown and when the connection comes and goes. @returns how to stop */
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

/** How the open pages of this tab send their work. */
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
