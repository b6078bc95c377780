import { parentPort, workerData } from 'node:worker_threads'
import { NameIndex } from './name-index.ts'
import type { Found, Order } from './name-search.ts'

const index = new NameIndex(workerData)

async function obey(order: Order): Promise<Found | null> {
  switch (order.kind) {
    case 'load':
      index.add(order.of, order.batch)
      return null
    case 'find':
      return { id: order.id, riders: await index.find(order.of, order.typed) }
    case 'forget':
      index.forgetAll()
      return null
  }
}

parentPort?.on('message', async (order: Order) => {
  const found = await obey(order)
  if (found) parentPort?.postMessage(found)
})
