import { after, type Chance } from './chance.ts'
import { refusal } from './fake-intake-server.ts'

/** A fault that can happen to a request. */
export type Fate = 'unavailable' | 'lost' | 'answerLost' | 'late'

/** The connection from one device to the server, with everything that can go wrong. */
export class FakeConnection {
  offline = false
  signedIn = true
  /** The faults of the next requests, one each. */
  fates: Fate[] = []
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  async #unreachable(): Promise<never> {
    await after(this.#chance.between(5, 50))
    throw new TypeError('The server is not reached')
  }

  async #timeOut(): Promise<never> {
    await after(this.#chance.between(500, 20_000))
    throw new TypeError('No answer came')
  }

  #serve<T>(work: () => T): T {
    if (!this.signedIn) throw refusal(401, 'not_signed_in')
    return work()
  }

  /** Runs `work` on the server and returns its response. */
  async call<T>(work: () => T): Promise<T> {
    if (this.offline) return this.#unreachable()
    const fate = this.fates.shift()
    await after(this.#chance.between(10, 250))
    if (fate === 'unavailable') throw this.#chance.once(2) ? refusal(503) : refusal(500, 'internal')
    if (this.offline || fate === 'lost') return this.#timeOut()
    if (fate === 'late') {
      // The request reaches the server long after the device has given up.
      void after(this.#chance.between(300, 9000)).then(() => {
        try {
          this.#serve(work)
        } catch {
          // Nobody waits for this response.
        }
      })
      return this.#unreachable()
    }
    const answer = this.#serve(work)
    if (fate === 'answerLost') return this.#timeOut()
    await after(this.#chance.between(10, 250))
    return this.offline ? this.#timeOut() : answer
  }
}
