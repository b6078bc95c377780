import { workerData } from 'node:worker_threads'
import { answerOrders } from '../sealed-search/answer-orders.ts'
import { answerAbout, openedCases } from './case-index.ts'
import { readCases } from './read-cases.ts'

answerOrders({ opened: openedCases(workerData), search: answerAbout, read: readCases })
