import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { writeCsv } from '#domain/csv/csv.ts'
import {
  RESEARCH_COLUMNS,
  RESEARCH_K,
  type ResearchFit,
  researchRows,
} from '#domain/research/research-rows.ts'
import { translatorFor } from '#locales/translate.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { RESEARCH_ROLE } from '../database/roles.ts'

type Owner = Pick<Client, 'query'>

/** What an export wrote. */
export interface ResearchExport {
  people: number
  fits: number
  leftOut: number
}

const ALL_FITS = `
  select p.person, to_char(o.fitted_on, 'YYYY-MM-DD') as "fittedOn", b.age_band as "ageBand", b.gender, b.country, b.height, b.weight,
    o.discipline, o.bike_types as "bikeTypes", o.weekly_hours::float8 as "weeklyHours", o.goals, o.before, o.after,
    o.after_day as "afterDay", o.overall_change as "overallChange", o.satisfaction, o.changes
  from app.research_people() p join research_profile b on b.rider_id = p.rider_id
    join fit_outcome o on o.rider_id = p.rider_id
  where not o.red_flag_before and not o.red_flag_after`

/** Reads the fits with the exporter's role, which sees no key, no name and no rider without a consent in force. */
async function readFits(owner: Owner): Promise<ResearchFit[]> {
  await owner.query(`set local role ${RESEARCH_ROLE}`)
  const { rows } = await owner.query<ResearchFit>(ALL_FITS)
  await owner.query('reset role')
  return rows
}

/** Records that an export was made, with its entry in the trail. */
async function recordExport(
  owner: Owner,
  at: Date,
  { people, fits, leftOut }: ResearchExport,
): Promise<void> {
  const id = randomUUID()
  await owner.query(
    'insert into research_export (id, exported_at, people, fits, left_out) values ($1, $2, $3, $4, $5)',
    [id, at, people, fits, leftOut],
  )
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'console', 'system', 'research.exported', 'research_export', $2, $3)`,
    [at, id, JSON.stringify({ people: { to: people }, fits: { to: fits }, left_out: { to: leftOut } })],
  )
}

/** The dictionary: what each column means. */
async function dictionary(): Promise<string> {
  const t = await translatorFor('en', ['researchExport'])
  const rows = RESEARCH_COLUMNS.map((name) => `| ${name} | ${t(`columns.${name}`)} |`)
  return [
    `# ${t('title')}`,
    '',
    t('intro', { k: RESEARCH_K }),
    '',
    `| ${t('column')} | ${t('meaning')} |`,
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The pseudonyms of one export. Their key is kept nowhere, so that two exports cannot be joined. */
function pseudonyms(): (person: string) => string {
  const key = randomBytes(32)
  return (person) => createHmac('sha256', key).update(person).digest('hex').slice(0, 16)
}

/** @throws when something is at this place that is not an empty folder: an export replaces nothing and joins nothing */
async function makeEmptyFolder(folder: string): Promise<void> {
  const held = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => readdir(folder))
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOTDIR') return [folder]
      throw error
    })
  if (held.length > 0)
    throw new Error(`${folder} is not an empty folder. Name a new one; nothing was exported.`)
}

/**
 * Writes the fits of all riders whose research consent is in force to a folder, with a data dictionary, and records that
 * it did. Nothing is written if it cannot be recorded.
 * @throws when the folder exists and is not empty
 */
export async function exportResearch(owner: Client, folder: string, now: Date): Promise<ResearchExport> {
  await makeEmptyFolder(folder)
  return inOwnerTransaction(owner, async () => {
    const { rows, people, leftOut } = researchRows(await readFits(owner), pseudonyms())
    const made = { people, fits: rows.length, leftOut }
    await recordExport(owner, now, made)
    await writeFile(join(folder, 'fits.csv'), writeCsv([RESEARCH_COLUMNS, ...rows]), {
      mode: 0o600,
      flag: 'wx',
    })
    await writeFile(join(folder, 'data-dictionary.md'), await dictionary(), { mode: 0o600, flag: 'wx' })
    return made
  })
}
