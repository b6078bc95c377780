import type { EventTopic } from '#contract/live-events.ts'

/** How far back changes are remembered. A page that is older reads everything again. */
const REMEMBERED_MS = 5 * 60_000

/**
 * The changes of the last minutes by account. A page reads its data first and opens its stream later; this says what
 * changed in between.
 */
export class RecentChanges {
  readonly #clock: () => number
  /** By the time of the account's last change, the oldest first. */
  readonly #byAccount = new Map<string, { last: number; topics: Map<EventTopic, number> }>()
  /** Changes before this time may be unknown. */
  #knownFrom: number

  /** @param clock milliseconds that only go forward */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#knownFrom = clock()
  }

  remember(topic: EventTopic, accountIds: Iterable<string>): void {
    const now = this.#clock()
    for (const accountId of accountIds) {
      const topics = this.#byAccount.get(accountId)?.topics ?? new Map<EventTopic, number>()
      this.#byAccount.delete(accountId)
      this.#byAccount.set(accountId, { last: now, topics: topics.set(topic, now) })
    }
    this.#forgetBefore(now - REMEMBERED_MS)
  }

  /** Notifications were lost until now. */
  interrupted(): void {
    this.#byAccount.clear()
    this.#knownFrom = this.#clock()
  }

  /** What changed for an account in the last milliseconds; `all` if that is longer than the changes are known. */
  since(accountId: string, ageMs: number): readonly (EventTopic | 'all')[] {
    const from = this.#clock() - ageMs
    if (from < this.#knownFrom) return ['all']
    const topics = this.#byAccount.get(accountId)?.topics ?? []
    return [...topics].flatMap(([topic, at]) => (at >= from ? [topic] : []))
  }

  #forgetBefore(oldest: number): void {
    if (oldest <= this.#knownFrom) return
    this.#knownFrom = oldest
    for (const [accountId, { last }] of this.#byAccount) {
      if (last >= oldest) break
      this.#byAccount.delete(accountId)
    }
  }
}
