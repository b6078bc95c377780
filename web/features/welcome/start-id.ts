import { tabKeys } from '#web/device-keys.ts'

const KEY = tabKeys.startId

/**
 * The id that identifies starting the intake in this tab. A retry after a lost response sends the same id, even after a
 * reload, so that this device keeps access to the draft.
 */
export function startIdOf(tab: Pick<Storage, 'getItem' | 'setItem'>): string {
  const made = crypto.randomUUID()
  try {
    const kept = tab.getItem(KEY)
    if (kept !== null) return kept
    tab.setItem(KEY, made)
  } catch {
    // Without storage, the mailed code is needed after a lost response.
  }
  return made
}

/** The tab's storage. It is accessed only on use, because reading `sessionStorage` throws where storage is blocked. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
}
