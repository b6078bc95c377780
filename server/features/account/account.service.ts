import type { Calls } from '#contract/calls.ts'
import { isLanguage } from '#locales/languages.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { type AccountUser, accountPlace, accountUserOf } from '../../people/account-user.ts'
import { type AccountChange, findSettings, updateAccount } from './account.repository.ts'

type Settings = Calls['PATCH /api/account']['body']

async function changeOf(tx: Transaction, id: string, { name, language, region, units, shortcuts }: Settings) {
  const key = await tx.keys.of(id)
  const change: AccountChange = {
    ...(name && { name_sealed: key.seal(accountPlace(id, 'name'), name) }),
    ...(language && { language }),
    ...(region && { region }),
    ...(units && { units }),
    ...(shortcuts !== undefined && { shortcuts }),
  }
  return change
}

/**
 * Changes the name, the language with its region, the units or the keyboard shortcuts of the actor's own account.
 * @throws AppError `invalid_request` for a language that the product does not have
 */
export async function changeAccount(tx: Transaction, settings: Settings): Promise<AccountUser> {
  const id = 'id' in tx.actor ? tx.actor.id : null
  const before = id && (await findSettings(tx, id))
  if (!id || !before) throw new AppError('not_signed_in')
  if (settings.language !== undefined && !isLanguage(settings.language))
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'unknown_option' }] })
  const change = await changeOf(tx, id, settings)
  if (Object.keys(change).length > 0) {
    await updateAccount(tx, id, change)
    await recordAudit(tx, {
      action: 'account.changed',
      entity: 'account',
      entityId: id,
      accountId: id,
      changes: {
        ...(change.name_sealed && { name: { from: before.name_sealed, to: change.name_sealed } }),
        ...(change.language && { language: { from: before.language, to: change.language } }),
        ...(change.region && { region: { from: before.region, to: change.region } }),
        ...(change.units && { units: { from: before.units, to: change.units } }),
        ...(change.shortcuts !== undefined && {
          shortcuts: { from: before.shortcuts, to: change.shortcuts },
        }),
      },
    })
    await publishEvent(tx, 'account', [id])
  }
  const user = await accountUserOf(tx, id)
  if (!user) throw new AppError('not_signed_in')
  return user
}
