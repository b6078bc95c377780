import type { Client } from 'pg'

type Asked = Pick<Client, 'query'>

const KEYS = 'select file as key from photo union all select thumbnail from photo'

/** The files of all photos that are visible in the caller's transaction. Data of a release without photos has none. */
export async function filesOfPhotos(owner: Asked): Promise<string[]> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('public.photo') is not null as there",
  )
  if (!known.rows[0]?.there) return []
  const { rows } = await owner.query<{ key: string }>(KEYS)
  return rows.map(({ key }) => key)
}

/** The files that a photo still refers to. The others belong to photos that were deleted in the meantime. */
export async function stillOfPhotos(owner: Asked, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await owner.query<{ key: string }>(
    `select key from (${KEYS}) known where key = any ($1::text[])`,
    [keys],
  )
  return rows.map(({ key }) => key)
}
