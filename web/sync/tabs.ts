import { PRODUCT_SLUG } from '#domain/product.ts'
import type { Edit } from '../drafts/draft.ts'

/** What the tabs of one browser tell each other about a form, which is named as `formOf` does. */
export type TabMessage =
  | { kind: 'edit'; form: string; edit: Edit }
  /** A tab shows the form from now on: whoever has something unsent tells it. */
  | { kind: 'opened'; form: string }
  | { kind: 'unsent'; form: string; edit: Edit }
  /** The server keeps more; the device's copy says what. */
  | { kind: 'sent'; form: string }
  | { kind: 'submitted'; form: string }
  | { kind: 'wiped' }

export interface Tabs {
  post(word: TabMessage): void
  close(): void
}

const NAME = `${PRODUCT_SLUG}-drafts`

/** Joins the conversation of the tabs; a browser without it has tabs that meet at the server. */
export function joinTabs(heard: (word: TabMessage) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data)
  return { post: (word) => channel.postMessage(word), close: () => channel.close() }
}

/** Runs the work while no other tab runs the same. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`${NAME}/${name}`, work)
}

/** The other tabs of this browser: what is told them, and work that only one of them does at a time. */
export interface BrowserTabs {
  join: typeof joinTabs
  withTabLock: typeof withTabLock
}

export const browserTabs: BrowserTabs = { join: joinTabs, withTabLock }
