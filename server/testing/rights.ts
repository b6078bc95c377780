import { randomUUID } from 'node:crypto'
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

/** The rider restricted the file and lifted that again. */
export async function restrictForAWhile(t: TestApp, fitterId: string, riderId: string): Promise<void> {
  const id = randomUUID()
  await t.data.owner.query('begin')
  await t.data.owner.query(
    `insert into restriction (id, fitter_id, rider_id, cause, begun_at, ended_at) values ($1, $2, $3, 'request', $4, $4)`,
    [id, fitterId, riderId, t.clock.now()],
  )
  await t.data.owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'restriction.ended', 'restriction', $2, '{}')`,
    [t.clock.now(), id],
  )
  await t.data.owner.query('commit')
}
