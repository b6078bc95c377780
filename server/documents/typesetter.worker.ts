import { parentPort } from 'node:worker_threads'
import { lowerThisThread } from '../thread-priority.ts'
import { Compiler } from './compiler.ts'
import { DocumentProblem } from './document-problem.ts'
import type { Typeset, TypesettingOrder } from './typesetting.ts'

lowerThisThread()
const compiler = new Compiler()

async function answer({ id, job }: TypesettingOrder): Promise<Typeset> {
  try {
    return { id, pdf: await compiler.pdf(job) }
  } catch (error) {
    if (error instanceof DocumentProblem)
      return { id, problem: error.code, detail: error.message, characters: [...error.characters] }
    return { id, problem: 'typesetting_failed', detail: String(error), characters: [] }
  }
}

// The main thread sends one job at a time, because a compiler holds only one set of pictures.
parentPort?.on('message', async (order: TypesettingOrder) => parentPort?.postMessage(await answer(order)))
