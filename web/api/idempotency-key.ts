/**
 * The idempotency keys of one form. The same content keeps its key however often it is sent, so that a repeated press
 * or a lost response does not do something twice. Other content, or the next request after a success, gets a new key.
 */
export interface IdempotencyKeys {
  keyFor(content: unknown): string
  /** Called after a success. What is sent from then on is a new request. */
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
