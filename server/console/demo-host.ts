import type { Client } from 'pg'
import { addressHash } from '../vault/address-hash.ts'
import type { Vault } from '../vault/vault.ts'

interface Desk {
  owner: Pick<Client, 'query'>
  vault: Vault
  now: Date
}

interface Host {
  id: string
  slug: string
  open: boolean | null
  service_id: string | null
}

const HOST = `select a.id, p.slug, s.open,
    (select v.id from booking_service v where v.fitter_id = a.id and v.kind = 'call' and v.offered
     order by v.position, v.id limit 1) as service_id
  from account a join fitter_profile p on p.fitter_id = a.id
    left join booking_settings s on s.fitter_id = a.id and p.time_zone is not null
  where a.role = 'fitter' and a.email_hash = $1 and a.disabled_at is null`

/**
 * Names the fitter account whose calendar takes the demo calls of the landing page, in place of an earlier one.
 * @returns the last part of its booking page, and whether the page is open
 * @throws when there is no such account, or it has no hours or offers no call
 */
export async function nameDemoHost(
  { owner, vault, now }: Desk,
  address: string,
): Promise<{ slug: string; open: boolean }> {
  const { rows } = await owner.query<Host>(HOST, [addressHash(vault, address)])
  const [host] = rows
  if (!host) throw new Error(`${address} has no fitter account.`)
  if (host.open === null) throw new Error(`${address} has not saved hours yet, under Bookings.`)
  if (host.service_id === null) throw new Error(`${address} offers no service of the kind "call" yet.`)
  await owner.query(
    `insert into demo_host (fitter_id, service_id, named_at) values ($1, $2, $3)
     on conflict (only_one) do update
       set fitter_id = excluded.fitter_id, service_id = excluded.service_id, named_at = excluded.named_at`,
    [host.id, host.service_id, now],
  )
  return { slug: host.slug, open: host.open }
}

/** Nobody takes demo calls any more. */
export async function removeDemoHost({ owner }: Pick<Desk, 'owner'>): Promise<void> {
  await owner.query('delete from demo_host')
}
