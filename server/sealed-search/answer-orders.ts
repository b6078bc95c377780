import { parentPort } from 'node:worker_threads'
import { isRefusedPassword } from '../database/role-password.ts'
import { lowerThisThread } from '../thread-priority.ts'
import type { OpenedValues, ValuesOf } from './opened-values.ts'
import { type Read, readInTurn } from './read-in-turn.ts'
import { codeOf } from './reading-failed.ts'
import type { Answered, Order, ReadFailed, Reading, ReadSoFar } from './search-thread.ts'

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
  const readValues = read && readInTurn(opened, read)
  const readAll = async (id: number, of: ValuesOf, reading: Reading) => {
    const done = await readValues?.(of, reading, (soFar) => tell({ id, opened: soFar }))
    tell({ id, answer: null, unreadable: done?.unreadable ?? 0 })
  }
  const obey = async (order: Order<Sealed, Question>): Promise<void> => {
    switch (order.kind) {
      case 'load':
        return tell({ id: order.id, answer: null, unreadable: opened.add(order.of, order.batch) })
      case 'read':
        return readAll(order.id, order.of, order.reading).catch((error: unknown) =>
          tell({
            id: order.id,
            failed: isRefusedPassword(error) ? 'password' : 'other',
            code: codeOf(error),
          }),
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
