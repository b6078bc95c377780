import { Worker } from 'node:worker_threads'
import { DocumentProblem } from './document-problem.ts'
import type { Typeset, TypesettingJob, TypesettingOrder } from './typesetting.ts'

/** Far beyond the slowest first document (all Han typefaces cold); after it the thread is taken for stuck. */
const PATIENCE_MS = 30_000
/** More than this many waiting documents and one more is refused. */
const LONGEST_QUEUE = 50

interface Asked {
  order: TypesettingOrder
  resolve(pdf: Buffer): void
  reject(problem: DocumentProblem): void
}

/**
 * Sets documents one after the other in a thread of its own, which starts with the first one: the event loop stays
 * free. The patience is of one document, from its turn on: one that is stuck, or takes the thread down with it, fails
 * alone, and those behind it are set by another thread.
 */
export class Typesetter {
  readonly #start: () => Worker
  readonly #patienceMs: number
  readonly #waiting: Asked[] = []
  #worker: Worker | null = null
  #now: { asked: Asked; timer: NodeJS.Timeout } | null = null
  #orders = 0

  constructor(start: () => Worker, patienceMs: number = PATIENCE_MS) {
    this.#start = start
    this.#patienceMs = patienceMs
  }

  /** @throws DocumentProblem */
  typeset(job: TypesettingJob): Promise<Buffer> {
    if (this.#waiting.length >= LONGEST_QUEUE)
      return Promise.reject(new DocumentProblem('typesetting_failed', 'too many documents wait'))
    return new Promise((resolve, reject) => {
      this.#orders += 1
      this.#waiting.push({ order: { id: this.#orders, job }, resolve, reject })
      this.#goOn()
    })
  }

  #goOn(): void {
    if (this.#now) return
    const asked = this.#waiting.shift()
    // A thread that waits for work does not keep the process.
    if (!asked) {
      this.#worker?.unref()
      return
    }
    this.#worker ??= this.#started()
    const worker = this.#worker
    const tooLong = () => this.#giveUp(worker, `no document within ${this.#patienceMs} ms`)
    this.#now = { asked, timer: setTimeout(tooLong, this.#patienceMs) }
    worker.ref()
    worker.postMessage(asked.order)
  }

  #started(): Worker {
    const worker = this.#start()
    worker.on('message', (typeset: Typeset) => this.#receive(worker, typeset))
    worker.on('error', (error) => this.#giveUp(worker, String(error)))
    worker.on('exit', (code) => this.#giveUp(worker, `the thread ended with ${code}`))
    return worker
  }

  /** Whose turn it was, which is over. */
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

  #giveUp(worker: Worker, detail: string): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#ended()?.reject(new DocumentProblem('typesetting_failed', detail))
    void worker.terminate()
    this.#goOn()
  }
}

const typesetter = new Typesetter(() => new Worker(new URL('./typesetter.worker.ts', import.meta.url)))

/**
 * Sets a document.
 * @throws DocumentProblem
 */
export const typeset = (job: TypesettingJob): Promise<Buffer> => typesetter.typeset(job)
