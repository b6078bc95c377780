import { timingSafeEqual } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import type { Vault } from '../vault/vault.ts'

const PURPOSE = 'hash:audit-head'

const headsShape = z.object({
  at: z.iso.datetime(),
  /** The number of links in all chains. */
  links: z.number().int(),
  /** The last link of each chain: its position, and its hash in hex. */
  chains: z.record(z.string(), z.tuple([z.number().int().positive(), z.string()])),
})
const fileShape = z.object({ heads: headsShape, signature: z.string() })

/** The state of the audit trail at one moment. */
export type AuditHeads = z.output<typeof headsShape>

const sign = (vault: Vault, heads: AuditHeads): Buffer => vault.hash(PURPOSE, JSON.stringify(heads))

/** Reads the last link of each chain, with one index lookup per chain. */
export async function readHeadsNow(owner: Pick<Client, 'query'>, now: Date): Promise<AuditHeads> {
  const { rows } = await owner.query<{ chain: string; position: string; hash: string }>(
    `with recursive chains as (
       (select chain, position, hash from audit_seal order by chain, position desc limit 1)
       union all
       select n.chain, n.position, n.hash from chains c cross join lateral
         (select s.chain, s.position, s.hash from audit_seal s where s.chain > c.chain
          order by s.chain, s.position desc limit 1) n)
     select chain, position, encode(hash, 'hex') as hash from chains order by chain`,
  )
  const chains = Object.fromEntries(
    rows.map(({ chain, position, hash }) => [chain, [Number(position), hash] as [number, string]]),
  )
  const links = rows.reduce((sum, row) => sum + Number(row.position), 0)
  return { at: now.toISOString(), links, chains }
}

/** Replaces the day's file atomically: a crash leaves either the old file or the new one. */
export async function writeHeads(dir: string, vault: Vault, heads: AuditHeads): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = join(dir, `${heads.at.slice(0, 10)}.json`)
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify({ heads, signature: sign(vault, heads).toString('hex') }))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}

/** Reads the heads in a file; null if they are not signed with the vault's key. */
async function readFileOfHeads(path: string, vault: Vault): Promise<AuditHeads | null> {
  try {
    const parsed = fileShape.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (!parsed.success) return null
    const { heads, signature } = parsed.data
    const wanted = sign(vault, heads)
    const given = Buffer.from(signature, 'hex')
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? heads : null
  } catch {
    return null
  }
}

/** The daily files, oldest first. */
async function headFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name)).sort()
}

/** The newest heads that were written. Null if there are none, `forged` if the signature is not valid. */
export async function newestHeads(dir: string, vault: Vault): Promise<AuditHeads | 'forged' | null> {
  const newest = (await headFiles(dir)).at(-1)
  if (!newest) return null
  return (await readFileOfHeads(join(dir, newest), vault)) ?? 'forged'
}

/**
 * Merges all heads that were written: the newest head of each chain. A chain that still contains its newest head has
 * not been changed before it either.
 */
export async function readAllHeads(
  dir: string,
  vault: Vault,
): Promise<{ chains: Map<string, { position: bigint; hash: string }>; forged: string[] }> {
  const chains = new Map<string, { position: bigint; hash: string }>()
  const forged: string[] = []
  for (const name of await headFiles(dir)) {
    const heads = await readFileOfHeads(join(dir, name), vault)
    if (!heads) forged.push(name)
    for (const [chain, [position, hash]] of Object.entries(heads?.chains ?? {})) {
      const known = chains.get(chain)
      if (!known || known.position <= BigInt(position))
        chains.set(chain, { position: BigInt(position), hash })
    }
  }
  return { chains, forged }
}
