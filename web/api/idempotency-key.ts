/**
 * The idempotency keys of one form. The same content keeps its key however often it is sent, so that a repeated
 * press or a lost answer does a thing once; other content, or the next one after success, gets a new key.
 */
export interface IdempotencyKeys {
  keyFor(content: unknown): string
  /** Called after a success: what is sent from now on is a new request. */
  done(): void
}

export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  let current: { content: string; key: string } | null = null
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      if (current?.content !== text) current = { content: text, key: newKey() }
      return current.key
    },
    done() {
      current = null
    },
  }
}
