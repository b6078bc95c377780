const key = 'second_factor_later'
const pauseMs = 30 * 24 * 3_600_000

/** Nothing is led to again within 30 days of "not now". A browser that keeps nothing asks at the next visit. */
export function pauseLead(storage: Pick<Storage, 'setItem'>, now: Date): void {
  try {
    storage.setItem(key, now.toISOString())
  } catch {
    // It will ask again.
  }
}

/** Whether "not now" was said within the last 30 days; an instant in the future counts as said now. */
export function isLeadPaused(storage: Pick<Storage, 'getItem'>, now: Date): boolean {
  try {
    const said = Date.parse(storage.getItem(key) ?? '')
    return now.getTime() - said < pauseMs
  } catch {
    return false
  }
}
