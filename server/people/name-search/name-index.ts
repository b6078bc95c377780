import type { MasterKeyRing } from '../../vault/master-keys.ts'
import { openHolderKey } from '../../vault/vault.ts'
import { riderPlace } from '../rider-contact.ts'
import { filterByName } from './name-match.ts'

/** A rider's name as stored, with the key that opens it; both in base64. */
export interface SealedName {
  id: string
  name: string
  wrapped: string
}

/** One of the batches in which a fitter's names are loaded. */
export interface Batch {
  names: readonly SealedName[]
  first: boolean
  last: boolean
}

/** The riders a fitter could see at one moment. */
export interface NamesOf {
  fitter: string
  /** Differs after any change to these riders or their names. */
  fingerprint: string
}

/** Opened names are forgotten this long after they were loaded. */
export const NAMES_KEPT_MS = 60_000

/** More fitters than this are not kept; the oldest is forgotten first. */
const MOST_FITTERS = 100

interface Opened {
  fingerprint: string
  riders: { id: string; name: string }[]
  complete: boolean
  expiry: NodeJS.Timeout
}

/** The opened names of the fitters who searched within the last minute, in memory only. */
export class NameIndex {
  readonly #ring: MasterKeyRing
  readonly #byFitter = new Map<string, Opened>()

  constructor(ring: MasterKeyRing) {
    this.#ring = ring
  }

  /** Opens a batch of names. The first batch replaces the fitter's earlier names. */
  add(of: NamesOf, { names, first, last }: Batch): void {
    // Without an entry, the names were forgotten since the first batch: they have to be loaded from the start.
    const opened = first ? this.#begin(of) : this.#of(of)
    if (!opened) return
    for (const { id, name, wrapped } of names) {
      const key = openHolderKey(this.#ring, id, Buffer.from(wrapped, 'base64'))
      opened.riders.push({ id, name: key.open(riderPlace(id, 'name'), Buffer.from(name, 'base64')) })
    }
    opened.complete = last
  }

  /** The riders whose name contains the search text; null when their names have to be loaded first. */
  async find(of: NamesOf, typed: string): Promise<string[] | null> {
    const opened = this.#of(of)
    if (!opened?.complete) return null
    return (await filterByName(opened.riders, ({ name }) => name, typed)).map(({ id }) => id)
  }

  forgetAll(): void {
    for (const fitter of [...this.#byFitter.keys()]) this.#forget(fitter)
  }

  #of({ fitter, fingerprint }: NamesOf): Opened | undefined {
    const opened = this.#byFitter.get(fitter)
    return opened?.fingerprint === fingerprint ? opened : undefined
  }

  #begin({ fitter, fingerprint }: NamesOf): Opened {
    this.#forget(fitter)
    const [oldest] = this.#byFitter.keys()
    if (oldest !== undefined && this.#byFitter.size >= MOST_FITTERS) this.#forget(oldest)
    const expiry = setTimeout(() => this.#forget(fitter), NAMES_KEPT_MS)
    const opened: Opened = { fingerprint, riders: [], complete: false, expiry }
    this.#byFitter.set(fitter, opened)
    return opened
  }

  #forget(fitter: string): void {
    clearTimeout(this.#byFitter.get(fitter)?.expiry)
    this.#byFitter.delete(fitter)
  }
}
