import { expect, it, vi } from 'vitest'
import { listenToEvents, type Source } from './event-stream.ts'

/** A stream whose events and pauses the test controls. */
function testStream() {
  const sources: { fire: (type: string, data?: string) => void; closed: boolean }[] = []
  const pauses: { ms: number; end: () => void }[] = []
  const open = (): Source => {
    const hearers = new Map<string, (event: Event) => void>()
    const made = {
      fire: (type: string, data?: string) =>
        hearers.get(type)?.(
          data === undefined ? new Event(type) : new MessageEvent(type, { data, lastEventId: 'request' }),
        ),
      closed: false,
    }
    sources.push(made)
    return {
      addEventListener: (type, hear) => void hearers.set(type, hear),
      close: () => {
        made.closed = true
      },
    }
  }
  const heard = { onChanged: vi.fn(), onBye: vi.fn(), onReturn: vi.fn() }
  const wait = (ms: number, end: () => void) => {
    pauses.push({ ms, end })
    return () => void pauses.splice(0)
  }
  const device = new EventTarget()
  return { sources, pauses, heard, device, stop: listenToEvents({ open, wait, device, ...heard }) }
}

it('reports what changed', () => {
  const { sources, heard } = testStream()
  sources[0]?.fire('open')
  sources[0]?.fire('changed', 'submissions')
  expect(heard.onChanged).toHaveBeenCalledWith('submissions', 'request')
  expect(heard.onReturn).not.toHaveBeenCalled()
})

it('reconnects after a break, later each time, and reports the return', () => {
  const { sources, pauses, heard } = testStream()
  for (let turn = 0; turn < 7; turn += 1) {
    sources.at(-1)?.fire('error')
    pauses.at(-1)?.end()
  }
  expect(pauses.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(sources.filter(({ closed }) => closed)).toHaveLength(7)
  sources.at(-1)?.fire('open')
  expect(heard.onReturn).toHaveBeenCalledOnce()
  sources.at(-1)?.fire('error')
  expect(pauses.at(-1)?.ms).toBe(2000)
})

it('closes at bye, then reports it and reconnects after a pause', () => {
  const { sources, pauses, heard } = testStream()
  sources[0]?.fire('open')
  sources[0]?.fire('bye', 'bye')
  expect(sources[0]?.closed).toBe(true)
  expect(heard.onBye).not.toHaveBeenCalled()
  expect(pauses).toHaveLength(1)
  pauses[0]?.end()
  expect(heard.onBye).toHaveBeenCalledOnce()
  expect(sources).toHaveLength(2)
})

it('reconnects at once when the device is online again, even if the stream did not break', () => {
  const { sources, pauses, heard, device, stop } = testStream()
  sources[0]?.fire('open')
  device.dispatchEvent(new Event('online'))
  expect(sources.map(({ closed }) => closed)).toEqual([true, false])
  sources[1]?.fire('open')
  expect(heard.onReturn).toHaveBeenCalledOnce()
  sources[1]?.fire('bye', 'bye')
  device.dispatchEvent(new Event('online'))
  expect(heard.onBye).toHaveBeenCalledOnce()
  expect([sources.length, pauses.length]).toEqual([3, 0])
  stop()
  device.dispatchEvent(new Event('online'))
  expect(sources).toHaveLength(3)
})

it('reports nothing after it is stopped', () => {
  const { sources, pauses, heard, stop } = testStream()
  stop()
  expect(sources[0]?.closed).toBe(true)
  sources[0]?.fire('changed', 'submissions')
  sources[0]?.fire('error')
  expect(heard.onChanged).not.toHaveBeenCalled()
  expect(pauses).toHaveLength(0)
})
