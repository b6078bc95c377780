import { useEffect, useRef, useState } from 'react'
import { createSaver, type Saver, type SaveState } from './saver.ts'

interface Saved<Value> {
  /** The value to show: the last one entered, else the stored one. */
  value: Value
  state: SaveState<Value>
  /** Enters a value. With `settle` it is saved at once instead of a moment after the last change. */
  change(value: Value, settle?: 'now'): void
  /** Saves the entered value without waiting, when the field is left. */
  flush(): void
  /** Restores the value stored before the last save; null if there is nothing to undo. */
  undo: (() => void) | null
}

/**
 * A setting that saves itself. `save` is called with the newest value only, one call at a time. Its error stays beside
 * the field until the next change. An unsaved value is saved when the page is left.
 */
export function useSaved<Value>(
  stored: Value,
  save: (value: Value) => Promise<unknown>,
  acceptable: (value: Value) => boolean = () => true,
): Saved<Value> {
  const latest = useRef({ save, acceptable })
  latest.current = { save, acceptable }
  const [state, setState] = useState<SaveState<Value>>({ at: 'rest' })
  const [saver] = useState<Saver<Value>>(() =>
    createSaver({
      stored,
      save: (value) => latest.current.save(value),
      acceptable: (value) => latest.current.acceptable(value),
      tell: setState,
    }),
  )
  useEffect(() => () => saver.flush(), [saver])
  const value = 'entered' in state ? state.entered : stored
  const previous = state.at === 'saved' ? state.previous : null
  return {
    value,
    state,
    change: saver.change,
    flush: saver.flush,
    undo: previous && (() => saver.change(previous.value, 'now')),
  }
}
