import { deviceKeys } from '#web/device-keys.ts'

const key = deviceKeys.secondFactorLater
const pauseMs = 30 * 24 * 3_600_000

/** Stores "not now", so that the suggestion is not shown for 30 days. Without storage it is shown at the next visit. */
export function pauseLead(storage: Pick<Storage, 'setItem'>, now: Date): void {
  try {
    storage.setItem(key, now.toISOString())
  } catch {
    // Without storage the suggestion is shown again at the next visit.
  }
}

/** Whether "not now" was pressed within the last 30 days. An instant in the future counts as now. */
export function isLeadPaused(storage: Pick<Storage, 'getItem'>, now: Date): boolean {
  try {
    const said = Date.parse(storage.getItem(key) ?? '')
    return now.getTime() - said < pauseMs
  } catch {
    return false
  }
}
