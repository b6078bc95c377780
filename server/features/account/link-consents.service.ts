import type { Calls, Parsed } from '#contract/calls.ts'
import { consentsToFit } from '#domain/consents/consent-ledger.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import { actingWithin } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { AppError } from '../../http/problem.ts'
import { type Addressee, addresseeOf, queueConsentWithdrawn } from '../../messages/file-notices.service.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { findRestriction, listConsentsOfFile, lockGuestFile } from './own-files.repository.ts'
import { closingOf, entryOf, isoOf, type Ledger, presentLedger, restrict } from './own-files.service.ts'

type Consents = Calls['GET /api/link-consents']['response']
type Answer = Parsed['POST /api/link-consents']['body']
type GuestFile = NonNullable<Awaited<ReturnType<typeof lockGuestFile>>>

/** @throws AppError `not_found` for the guest of a report, and for a file that belongs to an account */
async function requireGuestFile(tx: Transaction): Promise<GuestFile> {
  const file = await lockGuestFile(tx)
  if (!file) throw new AppError('not_found')
  return file
}

async function present(tx: Transaction, file: GuestFile): Promise<Consents> {
  const [rows, restriction, fitters] = await Promise.all([
    listConsentsOfFile(tx, file.id),
    findRestriction(tx, file.id, 'consent'),
    fitterNamesOf(tx, [file.fitter_id]),
  ])
  const ledger = rows.map((row) => entryOf({ ...row, fitter_id: file.fitter_id }))
  const fitterName = fitters.get(file.fitter_id)?.name ?? ''
  return {
    fitterName,
    fit: consentsToFit(ledger, file.id),
    research: ledger.findLast(({ purpose }) => purpose === 'research')?.granted ?? false,
    eraseAt: isoOf(restriction?.erase_at),
    entries: presentLedger(ledger, () => fitterName || null),
  }
}

/** The consents of the file that the guest's link is of. @throws AppError `not_found` */
export const readLinkConsents = async (tx: Transaction): Promise<Consents> =>
  present(tx, await requireGuestFile(tx))

/** Who is told of a withdrawal. Looked up before the file is closed, also to the product's own work. */
const whoIsTold = (tx: Transaction, riderId: string): Promise<Addressee | null> =>
  actingWithin(tx, { kind: 'system' }, () => addresseeOf(tx, riderId))

/**
 * Withdraws a consent of the file that the guest's link is of, or gives the one to the fit again. A link can be passed on,
 * so a withdrawal of the fit is told to the rider's address, and can be undone until the file is erased.
 * @throws AppError `not_found`, `notice_version_unknown`; `invalid_request` for giving the consent to research, which
 *   depends on the rider's age
 */
export async function changeLinkConsent(
  tx: Transaction,
  { purpose, ...answer }: Answer,
  { erasureLedger }: Ledger,
): Promise<Consents> {
  if (purpose === 'research' && answer.granted)
    throw new AppError('invalid_request', { problems: [{ path: ['granted'], code: 'invalid_value' }] })
  const file = await requireGuestFile(tx)
  const told = purpose === 'fit' && !answer.granted ? await whoIsTold(tx, file.id) : null
  await appendToLedger(erasureLedger, [closingOf(tx, file.id, purpose, !answer.granted)])
  await recordConsent(tx, { ...answer, purpose, file: { riderId: file.id, fitterId: file.fitter_id } })
  if (purpose === 'fit') {
    const before = await findRestriction(tx, file.id, 'consent')
    const eraseAt = (await restrict(tx, file, 'consent', !answer.granted))?.erase_at
    if (told && eraseAt && !before)
      await actingWithin(tx, { kind: 'system' }, () =>
        queueConsentWithdrawn(tx, told, { riderId: file.id, eraseAt }),
      )
  }
  return present(tx, file)
}
