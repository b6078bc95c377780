import { Worker } from 'node:worker_threads'
import { DocumentProblem } from './document-problem.ts'
import type { Typeset, TypesettingJob, TypesettingOrder } from './typesetting.ts'

/** Far beyond the slowest first document (all Han typefaces cold); after it the thread is taken for stuck. */
const PATIENCE_MS = 30_000
/** More than this many waiting documents and one more is refused. */
const LONGEST_QUEUE = 50

interface Waiting {
  resolve(pdf: Buffer): void
  reject(problem: DocumentProblem): void
  timer: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

let thread: Thread | null = null
let orders = 0

/** Whatever waits fails, and the next document starts another thread. */
function giveUp({ worker, waiting }: Thread, detail: string): void {
  if (thread?.worker === worker) thread = null
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(new DocumentProblem('typesetting_failed', detail))
  }
  waiting.clear()
  void worker.terminate()
}

function receive({ worker, waiting }: Thread, typeset: Typeset): void {
  const asked = waiting.get(typeset.id)
  if (!asked) return
  waiting.delete(typeset.id)
  clearTimeout(asked.timer)
  // A thread that waits for work does not keep the process.
  if (waiting.size === 0) worker.unref()
  if ('pdf' in typeset) asked.resolve(Buffer.from(typeset.pdf))
  else asked.reject(new DocumentProblem(typeset.problem, typeset.detail, typeset.characters))
}

function start(): Thread {
  const started: Thread = {
    worker: new Worker(new URL('./typesetter.worker.ts', import.meta.url)),
    waiting: new Map(),
  }
  started.worker.on('message', (typeset: Typeset) => receive(started, typeset))
  started.worker.on('error', (error) => giveUp(started, String(error)))
  started.worker.on('exit', (code) => giveUp(started, `the thread ended with ${code}`))
  return started
}

/**
 * Sets a document in a thread of its own, which starts with the first one: the event loop stays free.
 * @throws DocumentProblem
 */
export function typeset(job: TypesettingJob): Promise<Buffer> {
  thread ??= start()
  const { worker, waiting } = thread
  const asked = thread
  if (waiting.size >= LONGEST_QUEUE)
    return Promise.reject(new DocumentProblem('typesetting_failed', 'too many documents wait'))
  return new Promise((resolve, reject) => {
    const order: TypesettingOrder = { id: ++orders, job }
    const timer = setTimeout(() => giveUp(asked, `no document within ${PATIENCE_MS} ms`), PATIENCE_MS)
    waiting.set(order.id, { resolve, reject, timer })
    worker.ref()
    worker.postMessage(order)
  })
}
