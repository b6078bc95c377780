import { PRODUCT_SLUG } from '#domain/product.ts'

const KEY = `${PRODUCT_SLUG}-press`

/**
 * What a press of Start is known by, kept for this tab: pressed again after its answer was lost, even after a reload,
 * it is the same press, and this device stays the one the draft is tied to.
 */
export function pressOf(tab: Pick<Storage, 'getItem' | 'setItem'>): string {
  const made = crypto.randomUUID()
  try {
    const kept = tab.getItem(KEY)
    if (kept !== null) return kept
    tab.setItem(KEY, made)
  } catch {
    // A browser that keeps nothing needs the mailed code after a lost answer.
  }
  return made
}

/** The tab's storage, asked for only when it is used: where it is forbidden, naming it already throws. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
}
