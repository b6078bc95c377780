import { expect, it } from 'vitest'
import { HeldBytes, NoRoom } from './held-bytes.ts'

it('refuses bytes beyond the limit, and frees them when the work ends, however it ends', async () => {
  const held = new HeldBytes(100)
  const { promise: first, resolve: end } = Promise.withResolvers<void>()
  const running = held.during(async (claim) => {
    claim(60)
    await first
  })
  const second = () =>
    held.during(async (claim) => {
      claim(30)
      claim(30)
    })
  await expect(second()).rejects.toBeInstanceOf(NoRoom)
  await expect(held.during(async (claim) => claim(40))).resolves.toBeUndefined()
  end()
  await running
  await expect(second()).resolves.toBeUndefined()
})
