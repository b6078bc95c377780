import type { Transaction } from '../database/database.ts'
import type { AuditedEntity } from '../database/schema.gen.ts'

/** What was opened, and whose it is. */
interface Opened {
  action: `${string}.read`
  entity: AuditedEntity
  entityId: string
}

/**
 * Records in the trail that the actor opened something of a rider's file, unless the actor is the rider. The same reader
 * and object have one entry in a quarter of an hour. Being in a list or found by a search is not opening.
 */
export function noteReading(
  { actor, readings }: Transaction,
  { fitter_id: fitterId, rider_id: riderId }: { fitter_id: string; rider_id: string },
  opened: Opened,
): void {
  if (actor.kind === 'fitter' || actor.kind === 'support') readings.push({ ...opened, fitterId, riderId })
}
