import { deviceKeys } from '#web/device-keys.ts'

/** What the dashboard remembers on this device until the person logs out. */
const MARKS = [deviceKeys.secondFactorRead, deviceKeys.firstStepsHidden] as const
export type Mark = (typeof MARKS)[number]

/** Forgets what one person has read, so that the next one sees it. */
export function clearMarks(storage: Pick<Storage, 'removeItem'>): void {
  for (const mark of MARKS) storage.removeItem(mark)
}

/** Remembers that a hint was read or hidden. Without storage it is shown again at the next visit. */
export function keepMark(storage: Pick<Storage, 'setItem'>, mark: Mark): void {
  try {
    storage.setItem(mark, '1')
  } catch {
    // A browser without storage shows the hint again.
  }
}

/** Whether a hint was read or hidden on this device. */
export function hasMark(storage: Pick<Storage, 'getItem'>, mark: Mark): boolean {
  try {
    return storage.getItem(mark) !== null
  } catch {
    return false
  }
}
