import { z } from 'zod'
import { DEFAULT_PROTOCOL, type FollowUpProtocol } from '#domain/follow-ups/protocol.ts'
import type { Transaction } from '../database/database.ts'

const shape = z.object({ milestones: z.array(z.number()), reminderDays: z.array(z.number()) })

/** A fitter's protocol as it is kept; 0 is the version of the one everybody begins with. */
export interface KeptProtocol {
  protocol: FollowUpProtocol
  version: number
}

/** The protocol by which a fitter asks again. */
export async function protocolOf({ db }: Transaction, fitterId: string): Promise<KeptProtocol> {
  const row = await db
    .selectFrom('follow_up_protocol')
    .select(['protocol', 'version'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
  return row
    ? { protocol: shape.parse(row.protocol), version: row.version }
    : { protocol: DEFAULT_PROTOCOL, version: 0 }
}
