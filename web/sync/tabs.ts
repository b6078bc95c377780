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
