import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * Statements that are not counted: the rate limiter, the transaction's begin and end and the entry of its actor, which
 * every request needs, and the listener's check of its connection.
 */
const SET_UP = /\brate_limit\b|^begin\b|^commit$|^select 1$|\bapp\.(enter|act_as)\(/i

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : ''
  return typeof text === 'string' ? text : ''
}

/** The statements that some work sends to the database, without those that every request needs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map(([asked]) => textOf(asked)).filter((text) => !SET_UP.test(text))
  } finally {
    spy.mockRestore()
  }
}
