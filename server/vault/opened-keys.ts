/** An opened key is forgotten at most this long after it was opened. */
export const KEYS_KEPT_MS = 60_000

/** With more keys than this, the one that was opened first is forgotten. */
const MOST_KEYS = 2_000

/**
 * Keys of holders that were opened within the last minute, in memory only, because opening one takes longer than opening
 * a value. It gives no access: whoever asks shows the wrapped key, which row security has just returned, and gets the
 * key that was opened from the same bytes. Without a wrapped key, as after an erasure, nobody can ask.
 */
export class OpenedKeys<HolderKey> {
  readonly #open: (holder: string, wrapped: Buffer) => HolderKey
  readonly #kept = new Map<string, { wrapped: Uint8Array; key: HolderKey }>()
  #expiry: NodeJS.Timeout | undefined

  /** @param open opens a wrapped key */
  constructor(open: (holder: string, wrapped: Buffer) => HolderKey) {
    this.#open = open
  }

  /** The key of a holder. @throws what opening it throws */
  of(holder: string, wrapped: Buffer): HolderKey {
    const kept = this.#kept.get(holder)
    if (kept && wrapped.equals(kept.wrapped)) return kept.key
    const key = this.#open(holder, wrapped)
    this.#makeRoom()
    // A copy, because a small buffer keeps the whole block that it shares with others.
    this.#kept.set(holder, { wrapped: new Uint8Array(wrapped), key })
    this.#expiry ??= setTimeout(() => this.forgetAll(), KEYS_KEPT_MS).unref()
    return key
  }

  forgetAll(): void {
    clearTimeout(this.#expiry)
    this.#expiry = undefined
    this.#kept.clear()
  }

  #makeRoom(): void {
    const [first] = this.#kept.keys()
    if (first !== undefined && this.#kept.size >= MOST_KEYS) this.#kept.delete(first)
  }
}
