import type { Client } from 'pg'
import { WITHDRAWN_DAYS } from '#domain/product.ts'
import type { Closing } from './erasure-ledger.ts'

/** Each changes what is not closed yet, and adds an entry to the trail. `$1` is what was closed, `$2` the instant. */
const noted = (entity: string, action: string, change: string) => `
  with changed as (${change})
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, account_id,
      changes)
    select '0', $2, 'restore', 'system', '${action}', '${entity}', a.id, a.fitter_id, a.rider_id, a.account_id, '{}' from changed a`

const restriction = (cause: 'request' | 'consent', eraseAt: string) =>
  noted(
    'restriction',
    'restriction.begun',
    `insert into restriction (id, fitter_id, rider_id, cause, begun_at, erase_at)
       select gen_random_uuid(), r.fitter_id, r.id, '${cause}', $2::timestamptz, ${eraseAt} from rider r
       where r.id = $1 and r.erased_at is null
         and not exists (select from restriction x where x.rider_id = r.id and x.cause = '${cause}' and x.ended_at is null)
       returning id, fitter_id, rider_id, null::uuid as account_id`,
  )

/** Restricting a file ended support's accesses to it. */
const supportEnded = noted(
  'support_access',
  'support_access.ended',
  `update support_access set ended_at = $2::timestamptz
     where rider_id = $1 and ended_at is null and $2::timestamptz between from_at and until_at
     returning id, fitter_id, rider_id, null::uuid as account_id`,
)

/** The refusal repeats the version and the language of the newest answer, which is a grant from before it. */
const refusal = (purpose: 'fit' | 'research') =>
  noted(
    'consent',
    'consent.changed',
    `insert into consent (id, account_id, rider_id, purpose, granted, notice_version, text_hash, language, at, actor)
       select gen_random_uuid(), c.account_id, c.rider_id, c.purpose, false, c.notice_version, c.text_hash, c.language,
         $2::timestamptz, 'system'
       from (select * from consent c where c.purpose = '${purpose}' and (c.rider_id = $1 or c.account_id = $1
           or c.rider_id in (select r.id from rider r where r.account_id = $1)) order by c.at desc, c.granted limit 1) c
       where c.granted and c.at < $2::timestamptz
       returning id, null::uuid as fitter_id, rider_id, account_id`,
  )

const STATEMENTS: Record<Closing['closed'], readonly string[]> = {
  access: [
    noted(
      'ended_access',
      'access.ended',
      `insert into ended_access (id, rider_id, fitter_id, ended_at)
         select gen_random_uuid(), r.id, r.fitter_id, $2::timestamptz from rider r
         where r.id = $1 and r.erased_at is null
           and not exists (select from ended_access e where e.rider_id = r.id and e.resumed_at is null)
         returning id, fitter_id, rider_id, null::uuid as account_id`,
    ),
  ],
  use: [restriction('request', 'null'), supportEnded],
  fit: [
    refusal('fit'),
    restriction('consent', `$2::timestamptz + interval '${WITHDRAWN_DAYS} days'`),
    supportEnded,
  ],
  research: [refusal('research')],
  share: [
    noted(
      'share_offer',
      'share_offer.ended',
      `update share_offer set ended_at = $2::timestamptz where id = $1 and ended_at is null
         returning id, null::uuid as fitter_id, null::uuid as rider_id, account_id`,
    ),
    noted(
      'share',
      'share.ended',
      `update share set ended_at = $2::timestamptz where offer_id = $1 and ended_at is null
         returning id, null::uuid as fitter_id, rider_id, account_id`,
    ),
  ],
}

/**
 * Repeats what a rider closed after a backup was made. What was opened again in the meantime stays as the backup has it:
 * the rider opens it again.
 */
export async function replayClosing(
  owner: Pick<Client, 'query'>,
  { of, closed, on, at }: Closing,
): Promise<void> {
  if (!on) return
  for (const statement of STATEMENTS[closed]) await owner.query(statement, [of, at])
}
