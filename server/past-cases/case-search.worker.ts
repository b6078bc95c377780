import { workerData } from 'node:worker_threads'
import { answerOrders } from '../sealed-search/answer-orders.ts'
import { answerAbout, openedCases } from './case-index.ts'

answerOrders(openedCases(workerData), answerAbout)
