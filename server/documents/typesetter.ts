import { Worker } from 'node:worker_threads'
import { DocumentProblem, type DocumentProblemCode } from './document-problem.ts'
import type { Typeset, TypesettingJob, TypesettingOrder } from './typesetting.ts'

/** Far longer than the slowest first document (all Han typefaces cold). After it the thread counts as stuck. */
const PATIENCE_MS = 30_000
/** The thread ends after this long without a document: its fonts and the typesetter hold about 100 MB. */
const IDLE_MS = 60_000
/** The most waiting documents besides the current one. More are refused. */
const LONGEST_QUEUE = 50

interface Asked {
  order: TypesettingOrder
  resolve(pdf: Buffer): void
  reject(problem: DocumentProblem): void
}

/**
 * Typesets documents one after the other in a thread of its own, so that the event loop stays free. The thread starts
 * with the first document, and ends after a minute without one. The time limit applies to each document from its own
 * turn. A document that gets stuck or crashes the thread fails alone; a new thread typesets those behind it.
 */
export class Typesetter {
  readonly #start: () => Worker
  readonly #patienceMs: number
  readonly #waiting: Asked[] = []
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #now: { asked: Asked; timer: NodeJS.Timeout } | null = null
  #orders = 0

  constructor(start: () => Worker, patienceMs: number = PATIENCE_MS) {
    this.#start = start
    this.#patienceMs = patienceMs
  }

  /** @throws DocumentProblem */
  typeset(job: TypesettingJob): Promise<Buffer> {
    if (this.#waiting.length >= LONGEST_QUEUE)
      return Promise.reject(new DocumentProblem('typesetting_busy', 'too many documents wait'))
    return new Promise((resolve, reject) => {
      this.#orders += 1
      this.#waiting.push({ order: { id: this.#orders, job }, resolve, reject })
      this.#goOn()
    })
  }

  #goOn(): void {
    if (this.#now) return
    const asked = this.#waiting.shift()
    clearTimeout(this.#idle)
    if (!asked) {
      this.#rest()
      return
    }
    this.#worker ??= this.#started()
    const worker = this.#worker
    const tooLong = () =>
      this.#giveUp(worker, 'typesetting_busy', `no document within ${this.#patienceMs} ms`)
    this.#now = { asked, timer: setTimeout(tooLong, this.#patienceMs) }
    worker.ref()
    worker.postMessage(asked.order)
  }

  /** An idle thread does not keep the process alive, and not its memory for long. */
  #rest(): void {
    this.#worker?.unref()
    this.#idle = setTimeout(() => {
      const worker = this.#worker
      this.#worker = null
      void worker?.terminate()
    }, IDLE_MS).unref()
  }

  #started(): Worker {
    const worker = this.#start()
    worker.on('message', (typeset: Typeset) => this.#receive(worker, typeset))
    worker.on('error', (error) => this.#giveUp(worker, 'typesetting_failed', String(error)))
    worker.on('exit', (code) => this.#giveUp(worker, 'typesetting_failed', `the thread ended with ${code}`))
    return worker
  }

  /** Ends the current turn. @returns the job of that turn */
  #ended(): Asked | undefined {
    const now = this.#now
    this.#now = null
    clearTimeout(now?.timer)
    return now?.asked
  }

  #receive(worker: Worker, typeset: Typeset): void {
    if (this.#worker !== worker) return
    const asked = this.#ended()
    if ('pdf' in typeset) asked?.resolve(Buffer.from(typeset.pdf))
    else asked?.reject(new DocumentProblem(typeset.problem, typeset.detail, typeset.characters))
    this.#goOn()
  }

  #giveUp(worker: Worker, code: DocumentProblemCode, detail: string): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#ended()?.reject(new DocumentProblem(code, detail))
    void worker.terminate()
    this.#goOn()
  }
}

const typesetter = new Typesetter(() => new Worker(new URL('./typesetter.worker.ts', import.meta.url)))

/**
 * Typesets a document.
 * @throws DocumentProblem
 */
export const typeset = (job: TypesettingJob): Promise<Buffer> => typesetter.typeset(job)
