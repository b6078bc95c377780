import { expect, it } from 'vitest'
import { Slots } from './slots.ts'

it('runs no more work at once than there are slots, in order, and continues after a failure', async () => {
  const slots = new Slots(2)
  const ends: (() => void)[] = []
  const began: number[] = []
  const all = [0, 1, 2, 3].map((number) =>
    slots.run(async () => {
      began.push(number)
      await new Promise<void>((resolve, reject) =>
        ends.push(number === 0 ? () => reject(new Error('failed')) : resolve),
      )
      return number
    }),
  )
  const settled = Promise.allSettled(all)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(began).toEqual([0, 1])
  ends[0]?.()
  await turn()
  expect(began).toEqual([0, 1, 2])
  ends[1]?.()
  await turn()
  for (const end of ends) end()
  await turn()
  for (const end of ends) end()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
