import type { Supporter } from './support-access.ts'
import type { TestApp } from './test-app.ts'

/** Support enters a request about rights, and a breach. @returns their ids */
export async function enterRights(t: TestApp, support: Supporter) {
  const request = await t.api.as(support).call('POST /api/rights-requests', {
    body: {
      address: 'asks@example.org',
      right: 'copy',
      receivedOn: t.clock.now().toISOString().slice(0, 10),
      language: null,
    },
  })
  if (request.status !== 201) throw new Error(`entering a request answered ${request.status}: ${request.raw}`)
  const breach = await t.api.as(support).call('POST /api/data-breaches', {
    body: { awareAt: t.clock.now().toISOString(), words: 'A laptop with a backup was stolen' },
  })
  if (breach.status !== 201) throw new Error(`entering a breach answered ${breach.status}: ${breach.raw}`)
  return { requestId: request.body.id, breachId: breach.body.id }
}
