import { parentPort } from 'node:worker_threads'
import { isRefusedPassword } from '../database/role-password.ts'
import { lowerThisThread } from '../thread-priority.ts'
import type { OpenedValues, ValuesOf } from './opened-values.ts'
import type { Answered, Load, Order, ReadFailed, Reading, ReadSoFar } from './search-thread.ts'

/** Reads a fitter's values in the thread. */
type Read<Sealed> = (reading: Reading, fitter: string, add: Parameters<Load<Sealed>>[0]) => Promise<void>

interface Program<Sealed, Value, Question, Answer> {
  opened: OpenedValues<Sealed, Value>
  /** Answers a question about all values of a fitter. */
  search(values: readonly Value[], question: Question): Answer | Promise<Answer>
  /** Absent if values are always sent to the thread. */
  read?: Read<Sealed>
}

const tell = <Answer>(message: Answered<Answer> | ReadSoFar | ReadFailed) => parentPort?.postMessage(message)

/** Obeys the orders of the `SearchThread` that started this thread, behind the requests of others. */
export function answerOrders<Sealed, Value, Question, Answer>({
  opened,
  search,
  read,
}: Program<Sealed, Value, Question, Answer>): void {
  const find = async (of: ValuesOf, question: Question) => {
    const values = opened.all(of)
    return values && (await search(values, question))
  }
  const readAll = async (id: number, of: ValuesOf, reading: Reading) => {
    const soFar = { opened: 0, unreadable: 0 }
    await read?.(reading, of.fitter, async (batch) => {
      soFar.unreadable += opened.add(of, batch)
      soFar.opened += batch.values.length
      tell({ id, opened: soFar.opened })
    })
    tell({ id, answer: null, unreadable: soFar.unreadable })
  }
  const obey = async (order: Order<Sealed, Question>): Promise<void> => {
    switch (order.kind) {
      case 'load':
        return tell({ id: order.id, answer: null, unreadable: opened.add(order.of, order.batch) })
      case 'read':
        return readAll(order.id, order.of, order.reading).catch((error: unknown) =>
          tell({ id: order.id, failed: isRefusedPassword(error) ? 'password' : 'other' }),
        )
      case 'find':
        return tell({ id: order.id, answer: await find(order.of, order.question), unreadable: 0 })
      case 'forget':
        if (order.fitter === null) opened.forgetAll()
        else opened.forget(order.fitter)
    }
  }
  lowerThisThread()
  parentPort?.on('message', (order: Order<Sealed, Question>) => obey(order))
}
