import { useEffect, useRef, useState } from 'react'
import { createSaver, type Saver, type SaveState } from './saver.ts'

interface Saved<Value> {
  /** What is shown: what was entered last, else what is stored. */
  value: Value
  state: SaveState<Value>
  /** Enters a value; `settle` saves it now instead of a moment after the last change. */
  change(value: Value, settle?: 'now'): void
  /** Saves what is entered without waiting: the field was left. */
  flush(): void
  /** Goes back to what was stored before the last saving; null when there is nothing to undo. */
  undo: (() => void) | null
}

/**
 * A setting that saves itself. `save` is called with the newest value only, one at a time; what it throws stays beside
 * the field until the next change. What is not saved yet when the page is left is saved then.
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
