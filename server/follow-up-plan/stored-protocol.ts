import { z } from 'zod'
import { DEFAULT_PROTOCOL, type FollowUpProtocol } from '#domain/follow-ups/protocol.ts'
import type { Transaction } from '../database/database.ts'
import { findProtocol } from './follow-up-plan.repository.ts'

const storedProtocol = z.object({ milestones: z.array(z.number()), reminderDays: z.array(z.number()) })

/** A fitter's protocol. Version 0 is the default protocol. */
export interface StoredProtocol {
  protocol: FollowUpProtocol
  version: number
}

/** The protocol that a fitter plans follow-ups by. */
export async function protocolOf(tx: Transaction, fitterId: string): Promise<StoredProtocol> {
  const row = await findProtocol(tx, fitterId)
  return row
    ? { protocol: storedProtocol.parse(row.protocol), version: row.version }
    : { protocol: DEFAULT_PROTOCOL, version: 0 }
}
