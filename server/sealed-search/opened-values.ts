import { openEach } from './open-each.ts'

/** One of the batches in which a fitter's sealed values are loaded. */
export interface Batch<Sealed> {
  values: readonly Sealed[]
  first: boolean
  last: boolean
}

/** The values that a fitter could see at one moment. */
export interface ValuesOf {
  fitter: string
  /** Differs after any change to what the fitter sees. */
  fingerprint: string
}

/** More fitters than this are not kept; the oldest is forgotten first. */
const MOST_FITTERS = 100

interface Opened<Value> {
  fingerprint: string
  values: Value[]
  complete: boolean
  expiry: NodeJS.Timeout
}

/** The opened values of the fitters who searched a short while ago, in memory only. */
export class OpenedValues<Sealed, Value> {
  readonly #keptMs: number
  readonly #open: (sealed: Sealed) => Value
  readonly #byFitter = new Map<string, Opened<Value>>()

  /** @param keptMs values are forgotten this long after their first batch was loaded, however often they are searched */
  constructor(keptMs: number, open: (sealed: Sealed) => Value) {
    this.#keptMs = keptMs
    this.#open = open
  }

  /**
   * Opens a batch. The first batch replaces the fitter's earlier values.
   * @returns how many of its values cannot be opened; they are left out
   */
  add(of: ValuesOf, { values, first, last }: Batch<Sealed>): number {
    // Without an entry, the values were forgotten since the first batch: they have to be loaded from the start.
    const opened = first ? this.#begin(of) : this.#known(of)
    if (!opened) return 0
    const batch = openEach(values, this.#open)
    opened.values.push(...batch.opened)
    opened.complete = last
    return batch.unreadable
  }

  /** All values of a fitter; null when they have to be loaded first. */
  all(of: ValuesOf): readonly Value[] | null {
    const opened = this.#known(of)
    return opened?.complete ? opened.values : null
  }

  /** Whether the values are kept, if only some of them so far. */
  has(of: ValuesOf): boolean {
    return this.#known(of) !== undefined
  }

  forget(fitter: string): void {
    clearTimeout(this.#byFitter.get(fitter)?.expiry)
    this.#byFitter.delete(fitter)
  }

  forgetAll(): void {
    for (const fitter of [...this.#byFitter.keys()]) this.forget(fitter)
  }

  #known({ fitter, fingerprint }: ValuesOf): Opened<Value> | undefined {
    const opened = this.#byFitter.get(fitter)
    return opened?.fingerprint === fingerprint ? opened : undefined
  }

  #begin({ fitter, fingerprint }: ValuesOf): Opened<Value> {
    this.forget(fitter)
    const [oldest] = this.#byFitter.keys()
    if (oldest !== undefined && this.#byFitter.size >= MOST_FITTERS) this.forget(oldest)
    const expiry = setTimeout(() => this.forget(fitter), this.#keptMs)
    const opened: Opened<Value> = { fingerprint, values: [], complete: false, expiry }
    this.#byFitter.set(fitter, opened)
    return opened
  }
}
