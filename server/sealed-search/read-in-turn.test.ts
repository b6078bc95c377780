import { beforeEach, describe, expect, it } from 'vitest'
import { type Batch, OpenedValues, type ValuesOf } from './opened-values.ts'
import { readInTurn, type Turn } from './read-in-turn.ts'

const reading = { access: { url: '', prepared: true }, cookieHash: new Uint8Array(), now: new Date(0) }
const first: Batch<string> = { values: ['a'], first: true, last: false }
const middle: Batch<string> = { values: ['b'], first: false, last: false }
const last: Batch<string> = { values: ['c'], first: false, last: true }

interface Begun {
  fitter: string
  turn: Turn<string>
  /** Ends the turn: with an error, after a value that others follow, or because all are read. */
  end(how?: Error | { after: string }): void
}

let opened: OpenedValues<string, string>
let begun: Begun[]
let progress: number[]
let read: (of: ValuesOf) => Promise<{ unreadable: number }>

/** What is waiting goes on until it has to wait for something else. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  opened = new OpenedValues(60_000, (sealed) => {
    if (sealed === 'damaged') throw new Error('cannot be opened')
    return sealed.toUpperCase()
  })
  begun = []
  progress = []
  const inTurn = readInTurn(opened, (_reading, fitter, given) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>()
    begun.push({
      fitter,
      turn: given,
      end: (how) => (how instanceof Error ? reject(how) : resolve(how?.after ?? null)),
    })
    return promise
  })
  read = (of) => inTurn(of, reading, (soFar) => progress.push(soFar))
})

/** The turn that began as the n-th. */
function nth(index: number): Begun {
  const found = begun[index]
  if (!found) throw new Error(`turn ${index} has not begun`)
  return found
}

/** A batch that is refused ends the reading, as it does in the program. */
const added = ({ turn: { add }, end }: Begun, batch: Batch<string>) => add(batch).catch(end)

describe('readings', () => {
  it('are one at a time, in the order of those who ask, also after a failure', async () => {
    const all = ['ann', 'ben', 'cleo'].map((fitter) => read({ fitter, fingerprint: 'one' }))
    const settled = Promise.allSettled(all)
    await turn()
    expect(begun.map(({ fitter }) => fitter)).toEqual(['ann'])
    nth(0).end(new Error('lost'))
    await turn()
    expect(begun.map(({ fitter }) => fitter)).toEqual(['ann', 'ben'])
    nth(1).end()
    await turn()
    nth(2).end()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('take turns, so that a small practice does not wait for the end of a large one', async () => {
    const [large, small] = ['ann', 'ben'].map((fitter) => ({ fitter, fingerprint: 'one' }))
    if (!large || !small) throw new Error('no values')
    const done: string[] = []
    const both = [large, small].map((of) => read(of).then(() => done.push(of.fitter)))
    await added(nth(0), first)
    expect([nth(0).turn.after, nth(0).turn.isAwaited()]).toEqual([null, true])
    nth(0).end({ after: 'a' })
    await turn()
    // Nothing of the large one is opened meanwhile, and it waits in its turn.
    expect(begun.map(({ fitter }) => fitter)).toEqual(['ann', 'ben'])
    expect(nth(1).turn.isAwaited()).toBe(true)
    await added(nth(1), { ...last, first: true })
    nth(1).end()
    await turn()
    expect(done).toEqual(['ben'])
    expect(nth(2).fitter).toBe('ann')
    expect([nth(2).turn.after, nth(2).turn.isAwaited()]).toEqual(['a', false])
    await added(nth(2), middle)
    await added(nth(2), last)
    nth(2).end()
    await Promise.all(both)
    expect([opened.all(large), opened.all(small)]).toEqual([['A', 'B', 'C'], ['C']])
    expect(progress).toEqual([1, 1, 2, 3])
  })

  it('do not go on at their next turn when the values were forgotten meanwhile', async () => {
    const of = { fitter: 'ann', fingerprint: 'one' }
    const done = read(of)
    const next = read({ fitter: 'ben', fingerprint: 'one' })
    await added(nth(0), first)
    nth(0).end({ after: 'a' })
    await turn()
    opened.forgetAll()
    nth(1).end()
    await Promise.all([done, next])
    expect([begun.length, opened.all(of)]).toEqual([2, null])
  })

  it('tell how many values were opened so far, and how many cannot be', async () => {
    const of = { fitter: 'ann', fingerprint: 'one' }
    const done = read(of)
    await added(nth(0), first)
    await added(nth(0), { ...last, values: ['c', 'damaged'] })
    nth(0).end()
    expect([await done, progress, opened.all(of)]).toEqual([{ unreadable: 1 }, [1, 3], ['A', 'C']])
  })

  it('stop when the values were forgotten meanwhile', async () => {
    const of = { fitter: 'ann', fingerprint: 'one' }
    const done = read(of)
    await added(nth(0), first)
    opened.forgetAll()
    await added(nth(0), middle)
    expect([await done, progress, opened.all(of)]).toEqual([{ unreadable: 0 }, [1], null])
  })

  it('stop when the fitter has changed something and asks again, and make room for the next', async () => {
    const [before, after] = ['one', 'two'].map((fingerprint) => ({ fitter: 'ann', fingerprint }))
    if (!before || !after) throw new Error('no values')
    const obsolete = read(before)
    await added(nth(0), first)
    const next = read(after)
    await added(nth(0), middle)
    await obsolete
    await turn()
    await added(nth(1), { ...first, last: true })
    nth(1).end()
    await next
    expect([opened.all(before), opened.all(after)]).toEqual([null, ['A']])
  })

  it('do not begin when they are no longer wanted at their turn', async () => {
    const running = read({ fitter: 'ben', fingerprint: 'one' })
    const readings = ['one', 'two', 'three'].map((fingerprint) => read({ fitter: 'ann', fingerprint }))
    nth(0).end()
    await running
    await turn()
    expect(begun.map(({ fitter }) => fitter)).toEqual(['ben', 'ann'])
    await added(nth(1), { ...first, last: true })
    nth(1).end()
    await Promise.all(readings)
    expect(opened.all({ fitter: 'ann', fingerprint: 'three' })).toEqual(['A'])
  })
})
