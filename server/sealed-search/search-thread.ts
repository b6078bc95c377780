import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { EventTopic } from '#contract/live-events.ts'
import type { ReaderAccess, ReaderLogin } from '../database/database.ts'
import { onErasure } from '../live-events/erasures.ts'
import type { Listener } from '../live-events/listener.ts'
import { EVENT_CHANNEL, readEvent } from '../live-events/publish-event.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import type { Batch, ValuesOf } from './opened-values.ts'
import { codeOf, type ReadFailure, ReadingFailed } from './reading-failed.ts'

/** What the thread is told. Messages are handled in the order in which they were sent. */
export type Order<Sealed, Question> =
  | { kind: 'load'; id: number; of: ValuesOf; batch: Batch<Sealed> }
  | { kind: 'read'; id: number; of: ValuesOf; reading: Reading }
  | { kind: 'find'; id: number; of: ValuesOf; question: Question }
  | { kind: 'forget'; fitter: string | null }

/**
 * The thread's answer to an order; null to a `load` and a `read`, and to a `find` when the values have to be loaded first.
 */
export interface Answered<Answer> {
  id: number
  answer: Answer | null
  /** How many values of a batch cannot be opened. */
  unreadable: number
}

/** How far a `read` is. */
export interface ReadSoFar {
  id: number
  opened: number
}

/** Why a `read` failed. */
export interface ReadFailed {
  id: number
  failed: ReadFailure
  /** The code of the error, for the log. */
  code: string
}

/** How the thread reads a fitter's values itself: it opens transactions as whoever asked. */
export interface Reading {
  access: ReaderAccess
  cookieHash: Uint8Array
  now: Date
}

/**
 * Loads a fitter's sealed values.
 * @param add opens a batch that was read here. It resolves when the batch is opened
 * @param read has the thread read them all, so that nothing of it is done here
 */
export type Load<Sealed> = (
  add: (batch: Batch<Sealed>) => Promise<void>,
  read: (as: Omit<Reading, 'access'>) => Promise<void>,
) => Promise<void>

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
  /** How the thread signs in to the database; absent if it never reads itself. */
  readerLogin?: ReaderLogin
  /** The thread ends this long after its last order. By then it has forgotten all values. */
  idleMs: number
  /** The topics of live updates after which a fitter's values are forgotten at once. */
  forgetAfter: readonly EventTopic[]
}

interface Asked<Answer> {
  resolve(answered: Answered<Answer>): void
  progress(opened: number): void
  reject(error: Error): void
}

interface Loading {
  done: Promise<void>
  opened: number
}

/** Whether something is done within a time. */
async function isDoneWithin(ms: number, done: Promise<void>): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined
  const outOfPatience = new Promise<boolean>((resolve) => {
    patience = setTimeout(resolve, ms, false)
  })
  return Promise.race([done.then(() => true), outOfPatience]).finally(() => clearTimeout(patience))
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
  /** The fitters whose last loading failed. */
  readonly #failed = new Set<string>()
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
    // Somebody was erased in the meantime: the values are read once more.
    return (await this.findUnlessForgotten(of, question, load)) ?? this.find(of, question, load)
  }

  /**
   * As `find`, but null when the values were forgotten while they were loaded: because somebody was erased, or because the
   * fitter has changed something and asks for newer ones.
   */
  async findUnlessForgotten(of: ValuesOf, question: Question, load: Load<Sealed>): Promise<Answer | null> {
    const known = await this.#ask(of, question)
    if (known) return known
    await this.#load(of, load).done
    return this.#ask(of, question)
  }

  /**
   * As `find`, but answers with the progress when the values are not opened within `patienceMs`. Loading continues, so
   * that the same question can be asked again. If the last loading for the fitter failed, this one is waited for: otherwise
   * each answer could be the progress of another loading that fails later.
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
    const isLoaded = this.#failed.has(of.fitter)
      ? await loading.done.then(() => true)
      : await isDoneWithin(patienceMs, loading.done)
    const found = isLoaded ? await this.#ask(of, question) : null
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
    const read = async (as: Omit<Reading, 'access'>) => {
      const answered = await this.#read(of, as, (opened) => {
        loading.opened = opened
      })
      unreadable += answered.unreadable
    }
    const loading: Loading = { done: Promise.resolve(), opened: 0 }
    loading.done = load(add, read)
      .then(() => {
        this.#failed.delete(of.fitter)
        this.reportUnreadable(unreadable)
      })
      .finally(() => this.#loading.delete(key))
    // Perhaps nobody waits any more when loading fails. The next search tries again.
    loading.done.catch((error: unknown) => this.#reportFailure(of.fitter, error))
    this.#loading.set(key, loading)
    return loading
  }

  /** Records that values of a fitter were left out because they cannot be opened. */
  reportUnreadable(unreadable: number): void {
    const { log, name } = this.#settings
    if (unreadable > 0) log.warn({ search: name, unreadable }, 'sealed search: values cannot be opened')
  }

  /** Records that the values of a fitter cannot be loaded, and nothing of what they are. */
  #reportFailure(fitter: string, error: unknown): void {
    const { log, name } = this.#settings
    this.#failed.add(fitter)
    const err = error instanceof ReadingFailed ? error : new ReadingFailed('other', codeOf(error))
    log.warn({ search: name, err }, 'sealed search: values cannot be read')
  }

  async #ask(of: ValuesOf, question: Question): Promise<Answer | null> {
    return (await this.#tell((id) => ({ kind: 'find', id, of, question }))).answer
  }

  /** Has the thread read a fitter's values. If the password was changed, it is read again, once. */
  async #read(
    of: ValuesOf,
    as: Omit<Reading, 'access'>,
    progress: (opened: number) => void,
  ): Promise<Answered<Answer>> {
    const { readerLogin } = this.#settings
    if (!readerLogin) throw new Error('sealed search: this thread does not read')
    const attempt = () => {
      const reading = { ...as, access: readerLogin.current() }
      return this.#tell((id) => ({ kind: 'read', id, of, reading }), progress)
    }
    return attempt().catch(async (error: unknown) => {
      if (!(error instanceof ReadingFailed) || error.reason !== 'password') throw error
      await readerLogin.renew()
      return attempt()
    })
  }

  /** Sends an order and waits for its answer. */
  #tell(
    order: (id: number) => Order<Sealed, Question>,
    progress: (opened: number) => void = () => undefined,
  ): Promise<Answered<Answer>> {
    this.#questions += 1
    const id = this.#questions
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject, progress })
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
    worker.on('message', (told: Answered<Answer> | ReadSoFar | ReadFailed) => {
      const asked = this.#asked.get(told.id)
      if ('opened' in told) return asked?.progress(told.opened)
      this.#asked.delete(told.id)
      if ('failed' in told) asked?.reject(new ReadingFailed(told.failed, told.code))
      else asked?.resolve(told)
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
