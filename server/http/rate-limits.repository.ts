import type { Database } from '../database/database.ts'

/** A key's counter: the requests in its current period, and when that ends (ms since the epoch). */
export interface Counted {
  points: number
  endsAt: number
}

/**
 * Counts one request for each key; a period that has ended begins anew. It is one statement for all keys, outside of a
 * transaction, so that requests count even if they fail. Keys are counted in their order, so that no two requests wait
 * for each other.
 */
export async function countRequest(
  database: Pick<Database, 'single'>,
  keys: readonly string[],
  { now, seconds }: { now: number; seconds: number },
): Promise<Counted[]> {
  const text = `insert into rate_limit as counted (key, points, expire)
    select key, 1, $2::bigint from unnest($1::text[]) as key order by key
    on conflict (key) do update set
      points = case when counted.expire <= $3::bigint then 1 else counted.points + 1 end,
      expire = case when counted.expire <= $3::bigint then $2::bigint else counted.expire end
    returning points, expire`
  const { rows } = await database.single(text, [[...new Set(keys)], now + seconds * 1000, now])
  return rows.map(({ points, expire }) => ({ points: Number(points), endsAt: Number(expire) }))
}
