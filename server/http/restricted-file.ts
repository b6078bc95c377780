import type { Transaction } from '../database/database.ts'
import { AppError } from './problem.ts'
import { findClosedSince } from './restricted-file.repository.ts'

/**
 * Rows of a restricted file do not exist for its fitter, so services answer `not_found`. The fitter is told that the file is
 * restricted, and since when. Everybody else still gets the original error.
 * @throws the original error, or AppError `file_restricted`
 */
export async function restrictedInsteadOfMissing(
  error: unknown,
  params: Record<string, string>,
  run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<never> {
  const ids = Object.entries(params).flatMap(([name, id]) => (name.endsWith('Id') ? [id] : []))
  if (!(error instanceof AppError) || error.code !== 'not_found' || ids.length === 0) throw error
  const since = await run(async (tx) =>
    tx.actor.kind === 'fitter' || tx.actor.kind === 'support' ? findClosedSince(tx, ids) : null,
  )
  throw since ? new AppError('file_restricted', { params: { since: since.toISOString() } }) : error
}
