import { useState } from 'react'

interface OptimisticValue<Value> {
  /** The value to show. */
  value: Value
  /**
   * Shows another value while it is saved. If that fails, the stored one is shown again.
   * @param save resolves to whether the value was saved. What is read next contains it then.
   */
  change(value: Value, save: () => Promise<boolean>): Promise<void>
}

/**
 * Shows a change at once, and until the stored value has followed. That happens some time after the value was saved, and
 * the change must not seem to be undone meanwhile.
 * @param stored the value as it was last read
 */
export function useOptimisticValue<Value extends boolean | string | number>(
  stored: Value,
): OptimisticValue<Value> {
  const [wanted, setWanted] = useState<{ value: Value; isSaved: boolean } | null>(null)
  if (wanted?.isSaved && wanted.value === stored) setWanted(null)
  return {
    value: wanted?.value ?? stored,
    async change(value, save) {
      const mine = { value, isSaved: false }
      setWanted(mine)
      const isSaved = await save()
      // A later change stays as it is.
      setWanted((shown) => (shown === mine ? (isSaved ? { value, isSaved } : null) : shown))
    },
  }
}
