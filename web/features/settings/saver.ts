/** The save status of a setting. */
export type SaveState<Value> =
  | { at: 'rest' }
  | { at: 'entered' | 'saving'; entered: Value }
  | { at: 'saved'; entered: Value; previous: { value: Value } }
  | { at: 'failed'; entered: Value; error: unknown }

interface SaverParts<Value> {
  stored: Value
  save(value: Value): Promise<unknown>
  /** Whether a value can be saved. Other values wait for the next change. */
  acceptable(value: Value): boolean
  tell(state: SaveState<Value>): void
  /** Milliseconds between the last change and saving. */
  patience?: number
}

export interface Saver<Value> {
  change(value: Value, settle?: 'now'): void
  flush(): void
}

/** Saves the newest value, one save at a time, and never a value that is already stored. */
function createStore<Value>(parts: SaverParts<Value>) {
  const { save, acceptable, tell } = parts
  let stored = parts.stored
  let waiting: { value: Value } | null = null
  let busy = false

  const flush = () => {
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

  const put = (value: Value) => {
    waiting = { value }
    tell({ at: 'entered', entered: value })
  }
  return { put, flush }
}

/**
 * Saves the newest value a moment after the last change, one save at a time, and never a value that is already stored.
 */
export function createSaver<Value>(parts: SaverParts<Value>): Saver<Value> {
  const { patience = 800 } = parts
  const store = createStore(parts)
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    store.flush()
  }

  return {
    change(value, settle) {
      store.put(value)
      clearTimeout(timer)
      if (settle === 'now') flush()
      else timer = setTimeout(flush, patience)
    },
    flush,
  }
}
