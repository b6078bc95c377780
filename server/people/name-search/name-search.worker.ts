import { workerData } from 'node:worker_threads'
import { answerOrders } from '../../sealed-search/answer-orders.ts'
import { openedNames, ridersNamed } from './name-index.ts'

answerOrders({ opened: openedNames(workerData), search: ridersNamed })
