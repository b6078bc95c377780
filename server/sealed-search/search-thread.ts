import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { EventTopic } from '#contract/live-events.ts'
import { onErasure } from '../live-events/erasures.ts'
import type { Listener } from '../live-events/listener.ts'
import { EVENT_CHANNEL, readEvent } from '../live-events/publish-event.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import type { Batch, ValuesOf } from './opened-values.ts'

/** What the thread is told. Messages are handled in the order in which they were sent. */
export type Order<Sealed, Question> =
  | { kind: 'load'; id: number; of: ValuesOf; batch: Batch<Sealed> }
  | { kind: 'find'; id: number; of: ValuesOf; question: Question }
  | { kind: 'forget'; fitter: string | null }

/** The thread's answer to an order; null to a `load`, and to a `find` when the values have to be loaded first. */
export interface Answered<Answer> {
  id: number
  answer: Answer | null
  /** How many values of a batch cannot be opened. */
  unreadable: number
}

/** Reads a fitter's sealed values, a batch at a time. `add` resolves when the batch is opened. */
export type Load<Sealed> = (add: (batch: Batch<Sealed>) => Promise<void>) => Promise<void>

/** An answer, or how many values were opened so far. */
export type Progress<Answer> = { answer: Answer } | { opened: number }

export type SearchLog = Pick<FastifyBaseLogger, 'warn'>

interface ThreadSettings {
  /** What is searched, as the log names it. */
  name: string
  /** The program of the thread, which gets the ring of master keys as its data. */
  program: URL
  ring: MasterKeyRing
  listener: Listener
  log: SearchLog
  /** The thread ends this long after its last order. By then it has forgotten all values. */
  idleMs: number
  /** The topics of live updates after which a fitter's values are forgotten at once. */
  forgetAfter: readonly EventTopic[]
}

interface Asked<Answer> {
  resolve(answered: Answered<Answer>): void
  reject(error: Error): void
}

interface Loading {
  done: Promise<void>
  opened: number
}

/**
 * Searches values that are sealed, so that each has to be opened: that happens in a thread of its own, which keeps the
 * opened values for a short while. They are forgotten at once when anybody is erased or the fitter signs out, also by
 * another process.
 */
export class SearchThread<Sealed, Question, Answer> {
  readonly #settings: ThreadSettings
  readonly #asked = new Map<number, Asked<Answer>>()
  readonly #loading = new Map<string, Loading>()
  readonly #heard: { forget(): void }[]
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #questions = 0

  constructor(settings: ThreadSettings) {
    const { listener, forgetAfter } = settings
    this.#settings = settings
    this.#heard = [
      onErasure(listener, () => this.#forget(null)),
      listener.subscribe(EVENT_CHANNEL, (payload) => {
        const event = readEvent(payload)
        if (event && forgetAfter.includes(event.topic))
          for (const account of event.accounts) this.#forget(account)
      }),
    ]
  }

  /**
   * The answer to a question about a fitter's values.
   * @param load reads the values; called only when the thread does not have them
   */
  async find(of: ValuesOf, question: Question, load: Load<Sealed>): Promise<Answer> {
    const known = await this.#ask(of, question)
    if (known) return known
    await this.#load(of, load).done
    const found = await this.#ask(of, question)
    // Somebody was erased in the meantime: the values are read once more.
    return found ?? this.find(of, question, load)
  }

  /**
   * As `find`, but answers with the progress when the values are not opened within `patienceMs`. Loading continues, so
   * that the same question can be asked again.
   */
  async findWithin(
    patienceMs: number,
    of: ValuesOf,
    question: Question,
    load: Load<Sealed>,
  ): Promise<Progress<Answer>> {
    const known = await this.#ask(of, question)
    if (known) return { answer: known }
    const loading = this.#load(of, load)
    let patience: NodeJS.Timeout | undefined
    const outOfPatience = new Promise<'waiting'>((resolve) => {
      patience = setTimeout(resolve, patienceMs, 'waiting')
    })
    const outcome = await Promise.race([loading.done, outOfPatience]).finally(() => clearTimeout(patience))
    const found = outcome === 'waiting' ? null : await this.#ask(of, question)
    return found ? { answer: found } : { opened: loading.opened }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    for (const heard of this.#heard) heard.forget()
    await this.#worker?.terminate()
  }

  /** Searches that begin while the same values are being loaded wait for them. */
  #load(of: ValuesOf, load: Load<Sealed>): Loading {
    const key = `${of.fitter} ${of.fingerprint}`
    const running = this.#loading.get(key)
    if (running) return running
    let unreadable = 0
    const add = async (batch: Batch<Sealed>) => {
      const answered = await this.#tell((id) => ({ kind: 'load', id, of, batch }))
      unreadable += answered.unreadable
      loading.opened += batch.values.length
    }
    const loading: Loading = { done: Promise.resolve(), opened: 0 }
    loading.done = load(add)
      .then(() => this.reportUnreadable(unreadable))
      .finally(() => this.#loading.delete(key))
    // If nobody waits any more when loading fails, the next search tries again.
    loading.done.catch(() => undefined)
    this.#loading.set(key, loading)
    return loading
  }

  /** Records that values of a fitter were left out because they cannot be opened. */
  reportUnreadable(unreadable: number): void {
    const { log, name } = this.#settings
    if (unreadable > 0) log.warn({ search: name, unreadable }, 'sealed search: values cannot be opened')
  }

  async #ask(of: ValuesOf, question: Question): Promise<Answer | null> {
    return (await this.#tell((id) => ({ kind: 'find', id, of, question }))).answer
  }

  /** Sends an order and waits for its answer. */
  #tell(order: (id: number) => Order<Sealed, Question>): Promise<Answered<Answer>> {
    this.#questions += 1
    const id = this.#questions
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      this.#worker ??= this.#started()
      this.#worker.postMessage(order(id))
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => this.#endIdle(), this.#settings.idleMs).unref()
    })
  }

  /** An unused thread would hold about 20 MB. */
  #endIdle(): void {
    if (this.#asked.size > 0) return
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
  }

  #forget(fitter: string | null): void {
    this.#worker?.postMessage({ kind: 'forget', fitter } satisfies Order<Sealed, Question>)
  }

  #started(): Worker {
    const { program, ring } = this.#settings
    const worker = new Worker(program, { workerData: ring })
    // An idle thread does not keep the process alive: open requests do.
    worker.unref()
    worker.on('message', (answered: Answered<Answer>) => {
      this.#asked.get(answered.id)?.resolve(answered)
      this.#asked.delete(answered.id)
    })
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', (code) => this.#fail(worker, new Error(`the search ended with ${code}`)))
    return worker
  }

  /** The thread has ended: waiting searches fail, and the next one starts another thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }
}
