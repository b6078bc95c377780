import type { Transaction } from '../database/database.ts'
import { AppError } from './problem.ts'

/**
 * The id of the acting account, for services of one role only. The call's access rule already refuses other roles; this
 * checks it again where the id is needed.
 * @throws AppError `wrong_role`
 */
export function requireActor(role: 'fitter' | 'client' | 'support', { actor }: Transaction): string {
  if (actor.kind !== role) throw new AppError('wrong_role')
  return actor.id
}
