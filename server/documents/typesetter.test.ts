import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Typesetter } from './typesetter.ts'

/** Typesets documents on demand; hangs on one and crashes on another. */
const THREAD = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ id, job }) => {
    if (job.data === 'stuck') for (;;);
    if (job.data === 'deadly') process.exit(7)
    parentPort.postMessage({ id, pdf: new TextEncoder().encode(job.data) })
  })`

/** Long enough for a thread to start on a busy machine. Only the stuck document waits for it. */
const PATIENCE_MS = 3_000

function asked(words: string[]) {
  const typesetter = new Typesetter(() => new Worker(THREAD, { eval: true }), PATIENCE_MS)
  const setting = words.map((data) =>
    typesetter.typeset({ template: 'fit-report.typ', language: 'en', data, pictures: {} }),
  )
  return Promise.all(
    setting.map((document) => document.then(String, (problem: Error) => problem.message.split(':')[0])),
  )
}

it('sets documents in the order of the requests', async () => {
  expect(await asked(['one', 'two', 'three'])).toEqual(['one', 'two', 'three'])
})

it.each([
  ['stuck', 'typesetting_busy'],
  ['deadly', 'typesetting_failed'],
])('fails a document that is %s, and sets those after it', async (bad, problem) => {
  expect(await asked(['one', bad, 'two', 'three'])).toEqual(['one', problem, 'two', 'three'])
})

it('measures each document’s time from its own turn', async () => {
  expect(await asked(['stuck', 'stuck', 'last'])).toEqual(['typesetting_busy', 'typesetting_busy', 'last'])
})

it('refuses documents beyond the length of its queue', async () => {
  const outcomes = await asked(Array.from({ length: 52 }, (_, place) => String(place)))
  expect(outcomes.filter((outcome) => outcome === 'typesetting_busy')).toHaveLength(1)
})

it('ends its thread after a minute without a document, and starts another for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const threads: Promise<unknown>[] = []
  const typesetter = new Typesetter(() => {
    const thread = new Worker(THREAD, { eval: true })
    threads.push(once(thread, 'exit'))
    return thread
  })
  const typeset = (data: string) =>
    typesetter.typeset({ template: 'fit-report.typ', language: 'en', data, pictures: {} }).then(String)
  await typeset('one')
  vi.advanceTimersByTime(59_999)
  expect([await typeset('two'), threads.length]).toEqual(['two', 1])
  vi.advanceTimersByTime(59_999)
  expect([await typeset('three'), threads.length]).toEqual(['three', 1])
  vi.advanceTimersByTime(60_000)
  await threads[0]
  expect([await typeset('four'), threads.length]).toEqual(['four', 2])
})
