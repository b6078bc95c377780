import { expect, it } from 'vitest'
import { LaneWorker } from './lane-worker.ts'

/** A lane of rows whose deliveries end when the test says so. */
function laneOf(rows: string[], more: { maxConcurrent?: number; alongsideAfterMs?: number } = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const waiting: { count: number; reached: () => void }[] = []
  const errors: unknown[] = []
  let looking = 0
  const worker = new LaneWorker({
    maxConcurrent: more.maxConcurrent ?? 2,
    alongsideAfterMs: more.alongsideAfterMs ?? 0,
    async deliver(onSending) {
      looking += 1
      expect(looking).toBe(1)
      await Promise.resolve()
      looking -= 1
      const row = rows.shift()
      if (row === undefined) return false
      if (row === 'broken') throw new Error(row)
      begun.push(row)
      const ended = new Promise<void>((end) => ends.set(row, end))
      for (const { count, reached } of waiting) if (begun.length >= count) reached()
      onSending()
      await ended
      return true
    },
    onError: (error) => errors.push(error),
  })
  return {
    rows,
    begun,
    errors,
    worker,
    end: (row: string) => ends.get(row)?.(),
    /** Resolves when this many deliveries have begun. */
    began: (count: number) =>
      new Promise<void>((reached) => {
        if (begun.length >= count) reached()
        else waiting.push({ count, reached })
      }),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('continues while one delivery never ends', async () => {
  const lane = laneOf(['silent', 'a', 'b', 'c'])
  lane.worker.wake()
  for (const [count, row] of ['a', 'b', 'c'].entries()) {
    await lane.began(count + 2)
    lane.end(row)
  }
  await settled()
  expect(lane.begun).toEqual(['silent', 'a', 'b', 'c'])
  lane.end('silent')
  await lane.worker.stop()
})

it('runs no more deliveries than the limit, and continues when one ends', async () => {
  const lane = laneOf(['a', 'b', 'c'])
  lane.worker.wake()
  await lane.began(2)
  lane.worker.wake()
  await settled()
  expect(lane.begun).toEqual(['a', 'b'])
  lane.end('a')
  await lane.began(3)
  lane.end('b')
  lane.end('c')
  await lane.worker.stop()
})

it('delivers one row after another while none takes long', async () => {
  const lane = laneOf(['a', 'b'], { alongsideAfterMs: 3_600_000 })
  lane.worker.wake()
  await lane.began(1)
  lane.worker.wake()
  await settled()
  expect(lane.begun).toEqual(['a'])
  lane.end('a')
  await lane.began(2)
  lane.end('b')
  await lane.worker.stop()
})

it('starts another delivery beside a slow one', async () => {
  const lane = laneOf(['slow', 'a', 'b'], { alongsideAfterMs: 1 })
  lane.worker.wake()
  await lane.began(2)
  lane.end('a')
  await lane.began(3)
  lane.end('b')
  lane.end('slow')
  await lane.worker.stop()
})

it('delivers rows that arrive while it claims others, and continues after an error', async () => {
  const lane = laneOf(['broken'])
  lane.worker.wake()
  lane.rows.push('a')
  lane.worker.wake()
  await lane.began(1)
  lane.end('a')
  await settled()
  lane.rows.push('b')
  lane.worker.wake()
  await lane.began(2)
  lane.end('b')
  expect(lane.errors).toHaveLength(1)
  await lane.worker.stop()
})

it('stops when the running deliveries have ended, and starts no other', async () => {
  const lane = laneOf(['a', 'b', 'c'])
  lane.worker.wake()
  await lane.began(2)
  const stopped = lane.worker.stop()
  lane.end('a')
  lane.end('b')
  await stopped
  lane.worker.wake()
  expect(lane.begun).toEqual(['a', 'b'])
})
