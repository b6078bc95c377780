import { expect, test } from 'vitest'
import { readCalls } from './catalogue.ts'
import { placesOf, requestOf } from './requests.ts'

test('the drill of leaks knows a row for every id and secret that a call takes', async () => {
  const calls = await readCalls()

  expect(calls.length).toBeGreaterThan(200)
  for (const call of calls) {
    const places = placesOf(call)
    const { at } = requestOf(call, Object.fromEntries(places.map(({ name }) => [name, crypto.randomUUID()])))
    expect(at, call.route).not.toMatch(/[{}]|\/\/|\/$/)
  }
})
