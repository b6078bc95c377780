import { parentPort } from 'node:worker_threads'
import { lowerThisThread } from '../thread-priority.ts'
import type { OpenedValues, ValuesOf } from './opened-values.ts'
import type { Answered, Order } from './search-thread.ts'

/**
 * Obeys the orders of the `SearchThread` that started this thread, behind the requests of others.
 * @param search answers a question about all values of a fitter
 */
export function answerOrders<Sealed, Value, Question, Answer>(
  opened: OpenedValues<Sealed, Value>,
  search: (values: readonly Value[], question: Question) => Answer | Promise<Answer>,
): void {
  const find = async (of: ValuesOf, question: Question) => {
    const values = opened.all(of)
    return values && (await search(values, question))
  }
  const obey = async (order: Order<Sealed, Question>): Promise<Answered<Answer> | null> => {
    switch (order.kind) {
      case 'load':
        return { id: order.id, answer: null, unreadable: opened.add(order.of, order.batch) }
      case 'find':
        return { id: order.id, answer: await find(order.of, order.question), unreadable: 0 }
      case 'forget':
        if (order.fitter === null) opened.forgetAll()
        else opened.forget(order.fitter)
        return null
    }
  }
  lowerThisThread()
  parentPort?.on('message', async (order: Order<Sealed, Question>) => {
    const answered = await obey(order)
    if (answered) parentPort?.postMessage(answered)
  })
}
