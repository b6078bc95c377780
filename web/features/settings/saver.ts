/** Where a setting is on its way to being stored. */
export type SaveState<Value> =
  | { at: 'rest' }
  | { at: 'entered' | 'saving'; entered: Value }
  | { at: 'saved'; entered: Value; previous: { value: Value } }
  | { at: 'failed'; entered: Value; error: unknown }

interface SaverParts<Value> {
  stored: Value
  save(value: Value): Promise<unknown>
  /** Whether a value may be stored; what may not waits for the next change. */
  acceptable(value: Value): boolean
  tell(state: SaveState<Value>): void
  /** How long after the last change it is saved, in milliseconds. */
  patience?: number
}

export interface Saver<Value> {
  change(value: Value, settle?: 'now'): void
  flush(): void
}

/** Saves the newest value a moment after the last change, never two at a time, and never one already stored. */
export function createSaver<Value>(parts: SaverParts<Value>): Saver<Value> {
  const { save, acceptable, tell, patience = 800 } = parts
  let stored = parts.stored
  let waiting: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false

  const flush = () => {
    clearTimeout(timer)
    if (busy || waiting === null || !acceptable(waiting.value)) return
    const { value } = waiting
    waiting = null
    if (value !== stored) void store(value)
  }

  const store = async (value: Value) => {
    busy = true
    tell({ at: 'saving', entered: value })
    try {
      await save(value)
      const previous = { value: stored }
      stored = value
      if (waiting === null) tell({ at: 'saved', entered: value, previous })
    } catch (error) {
      if (waiting === null) tell({ at: 'failed', entered: value, error })
    }
    busy = false
    flush()
  }

  return {
    change(value, settle) {
      waiting = { value }
      tell({ at: 'entered', entered: value })
      clearTimeout(timer)
      if (settle === 'now') flush()
      else timer = setTimeout(flush, patience)
    },
    flush,
  }
}
