import { useState } from 'react'

interface ActionState {
  busy: boolean
  /** Whether the last attempt succeeded. */
  isDone: boolean
  /** Why the last attempt failed; null if it has not. */
  error: unknown
}

interface Action extends ActionState {
  /** Starts an attempt. Its failure is the `error`. */
  start(): void
  reset(): void
}

const idle: ActionState = { busy: false, isDone: false, error: null }

/** Work that a button starts, on the pages of a guest, which have no react-query (docs/decisions/0040). */
export function useAction(work: () => Promise<unknown>): Action {
  const [state, setState] = useState(idle)
  const start = () => {
    setState({ ...idle, busy: true })
    work().then(
      () => setState({ ...idle, isDone: true }),
      (error: unknown) => setState({ ...idle, error }),
    )
  }
  return { ...state, start, reset: () => setState(idle) }
}
