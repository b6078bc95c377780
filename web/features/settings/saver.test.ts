import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaver, type SaveState } from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function saverOf(save: (value: string) => Promise<unknown>) {
  const states: SaveState<string>[] = []
  const saver = createSaver({
    stored: 'Ana',
    save,
    acceptable: (value) => value !== '',
    tell: (state) => void states.push(state),
    patience: 800,
  })
  return { saver, states, last: () => states.at(-1) }
}

describe('a setting', () => {
  it('is saved once, a moment after the last change', async () => {
    const save = vi.fn(async () => undefined)
    const { saver, last } = saverOf(save)
    for (const value of ['An', 'Ann', 'Anna']) saver.change(value)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(save.mock.calls).toEqual([['Anna']])
    expect(last()).toEqual({ at: 'saved', entered: 'Anna', previous: { value: 'Ana' } })
  })

  it('is saved at once when the field loses focus, and not again later', async () => {
    const save = vi.fn(async () => undefined)
    const { saver } = saverOf(save)
    saver.change('Anna')
    saver.flush()
    await vi.advanceTimersByTimeAsync(2000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is never saved twice at once; the newest value is saved last', async () => {
    const done: (() => void)[] = []
    const save = vi.fn((_: string) => new Promise<void>((resolve) => done.push(resolve)))
    const { saver, last } = saverOf(save)
    saver.change('B', 'now')
    saver.change('C', 'now')
    saver.change('D', 'now')
    expect(save.mock.calls).toEqual([['B']])
    done[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(save.mock.calls).toEqual([['B'], ['D']])
    done[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ at: 'saved', entered: 'D', previous: { value: 'B' } })
  })

  it('keeps the entered value when saving fails, and saves it with the next change', async () => {
    const save = vi.fn(async () => undefined)
    save.mockRejectedValueOnce(new TypeError('gone'))
    const { saver, last } = saverOf(save)
    saver.change('Anna', 'now')
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ at: 'failed', entered: 'Anna' })
    saver.change('Anna', 'now')
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ at: 'saved', entered: 'Anna' })
  })

  it('does not save an unacceptable value, nor one already stored', async () => {
    const save = vi.fn(async () => undefined)
    const { saver } = saverOf(save)
    saver.change('', 'now')
    saver.change('Ana', 'now')
    await vi.advanceTimersByTimeAsync(2000)
    expect(save).not.toHaveBeenCalled()
  })
})
