import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * What every request costs whatever it asks for, the limiter's counts and the begin and end of its transaction; and the
 * question with which the listener makes sure of its connection.
 */
const SET_UP = /\brate_limit\b|^begin\b|^commit$|^select 1$/i

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** The statements that some work asks of the database, beside the set-up of each request. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map(([asked]) => textOf(asked)).filter((text) => !SET_UP.test(text))
  } finally {
    spy.mockRestore()
  }
}
