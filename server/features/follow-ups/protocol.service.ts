import type { Parsed } from '#contract/calls.ts'
import { protocolProblems } from '#domain/follow-ups/protocol.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { protocolOf, type StoredProtocol } from '../../follow-up-plan/stored-protocol.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { saveProtocol } from './follow-ups.repository.ts'

type Change = Parsed['PUT /api/follow-up-protocol']['body']
type Response = Parsed['GET /api/follow-up-protocol']['response']

const present = ({ protocol, version }: StoredProtocol): Response => ({
  protocol: { milestones: [...protocol.milestones], reminderDays: [...protocol.reminderDays] },
  version,
})

/** The fitter's protocol: when riders are asked again. */
export async function readProtocol(tx: Transaction): Promise<Response> {
  return present(await protocolOf(tx, requireActor('fitter', tx)))
}

/**
 * Changes the protocol for fits that are completed from now on.
 * @throws AppError `invalid_protocol` with its problems, `stale_version`
 */
export async function changeProtocol(tx: Transaction, { protocol, version }: Change): Promise<Response> {
  const fitterId = requireActor('fitter', tx)
  const problems = protocolProblems(protocol)
  if (problems.length > 0)
    throw new AppError('invalid_protocol', {
      problems: problems.map((code) => ({ path: ['protocol'], code })),
    })
  const before = await protocolOf(tx, fitterId)
  if (before.version !== version) throw new AppError('stale_version', { params: { version: before.version } })
  const row = { protocol: JSON.stringify(protocol), version: version + 1, changed_at: tx.now }
  if (!(await saveProtocol(tx, fitterId, version, row))) throw new AppError('stale_version')
  await recordAudit(tx, {
    action: 'follow_up_protocol.changed',
    entity: 'follow_up_protocol',
    entityId: fitterId,
    fitterId,
    accountId: fitterId,
    changes: { protocol: { from: JSON.stringify(before.protocol), to: row.protocol } },
  })
  await publishEvent(tx, 'followUps', [fitterId])
  return present({ protocol, version: version + 1 })
}
