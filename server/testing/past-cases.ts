import type { Calls } from '#contract/calls.ts'
import type { Caller } from './test-api.ts'
import type { TestApp } from './test-app.ts'

type Query = Calls['GET /api/cases']['query']
type Found = Calls['GET /api/cases']['response']

/** What a fitter finds in past cases, once all sessions are opened. */
export async function searchPastCases(t: TestApp, fitter: Caller, query: Query = {}): Promise<Found> {
  const ask = () => t.api.as(fitter).call('GET /api/cases', { query })
  let answer = await ask()
  while (answer.body.opening) answer = await ask()
  if (answer.status !== 200) throw new Error(`past cases: searching answered ${answer.raw}`)
  return answer.body
}
