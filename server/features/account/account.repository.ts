import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'

export interface AccountChange {
  name_sealed?: Buffer
  language?: string
  region?: string
  units?: 'metric' | 'imperial'
  shortcuts?: boolean
}

export function findSettings({ db }: Transaction, id: string) {
  return db
    .selectFrom('account')
    .select(['name_sealed', 'language', 'region', 'units', 'shortcuts'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateAccount({ db }: Transaction, id: string, change: AccountChange): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute()
}

/** All answers to the research consent, of the account and of its files, newest first. */
export function listResearchAnswers({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('consent')
    .select(['granted', 'notice_version', 'language', 'at'])
    .where('purpose', '=', 'research')
    .where((is) =>
      is.or([
        is('account_id', '=', accountId),
        sql<boolean>`rider_id = any (array(select app.own_riders()))`,
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('granted')
    .execute()
}

/** The client's newest submission to any fitter, with the time zone that it was sent from. */
export function findNewestSubmission({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('submission as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.id', 's.rider_id', 's.answers_sealed', 'r.time_zone'])
    .where('r.account_id', '=', accountId)
    .where('s.kind', '=', 'intake')
    .where('s.superseded_at', 'is', null)
    .orderBy('s.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
