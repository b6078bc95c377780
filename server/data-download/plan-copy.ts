import { readFile } from 'node:fs/promises'
import { dateIn } from '#domain/calendar/local-date.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import type { ExportedPerson } from '#identity/identity.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import type { Transaction } from '../database/transaction.ts'
import { DocumentProblem } from '../documents/document-problem.ts'
import type { SealedFiles } from '../files/sealed-files.ts'
import type { Run } from '../http/handler-types.ts'
import { letterheadPlace } from '../people/letterhead.ts'
import { dataJson, type Missing, tableCsv } from './copy-files.ts'
import {
  findPictures,
  getOwnAccount,
  listPhotoFiles,
  listRiderIds,
  listSessions,
  type Owner,
} from './download-rows.repository.ts'
import { downloadTables } from './download-tables.ts'
import type { FitSession } from './page/fit-section.ts'
import { personPage } from './page/person-page.ts'
import { pageReader } from './page/reader.ts'
import type { Source } from './read-tables.ts'
import type { ArchiveFile } from './write-archive.ts'

/** How a report is printed for its reader. */
interface PrintWishes {
  language: string
  region: string | undefined
  units: UnitSystem
}

/** What a copy is made with, besides the tables. */
export interface CopyTools {
  files: SealedFiles
  installation: string
  readSession(tx: Transaction, sessionId: string): Promise<FitSession>
  /** The report of a completed fit as PDF. */
  printReport(run: Run, sessionId: string, wishes: PrintWishes): Promise<Buffer>
  exportPerson(tx: Transaction, subject: string): Promise<ExportedPerson>
}

const SCHEMA = new URL('./schema-1.json', import.meta.url)

async function* once(bytes: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield bytes
}

/** Everything that has to be known before the first file is written. */
function survey(run: Run, owner: Owner, { exportPerson }: CopyTools) {
  return run(async (tx) => {
    const riderIds = await listRiderIds(tx, owner)
    const account = await getOwnAccount(tx, owner.id)
    const sessions = await listSessions(tx, riderIds)
    const photos = await listPhotoFiles(tx, riderIds)
    const pictures = owner.role === 'fitter' ? await findPictures(tx, owner.id) : undefined
    const person =
      account.identity_subject === null
        ? { person: [], identity: [], factor: [] }
        : await exportPerson(tx, account.identity_subject)
    const isDone = ({ fitted_at, cancelled_at }: (typeof sessions)[number]) => fitted_at && !cancelled_at
    return { riderIds, account, photos, fits: sessions.filter(isDone), person, pictures }
  })
}

type Survey = Awaited<ReturnType<typeof survey>>

const reportName = ({ id, fitted_at, time_zone }: Survey['fits'][number]): string =>
  `reports/${dateIn(fitted_at ?? new Date(0), time_zone ?? 'UTC')}-${id}.pdf`

function photoFiles(run: Run, { photos }: Survey, { files }: CopyTools, missing: Missing[]): ArchiveFile[] {
  return photos.map(({ id, rider_id, file }) => {
    const name = `photos/${id}.webp`
    return {
      name,
      compressed: true,
      async contents() {
        const key = await run((tx) => tx.keys.of(rider_id))
        const bytes = await files.get(key, file)
        if (!bytes) missing.push({ file: name, reason: 'not_found' })
        return bytes && once(bytes)
      },
    }
  })
}

function reportFiles(
  run: Run,
  { fits, account }: Survey,
  tools: CopyTools,
  missing: Missing[],
): ArchiveFile[] {
  const wishes: PrintWishes = {
    language: account.language,
    region: account.region ?? undefined,
    units: account.units === 'imperial' ? 'imperial' : 'metric',
  }
  return fits.map((fit) => {
    const name = reportName(fit)
    return {
      name,
      compressed: true,
      async contents() {
        try {
          return once(await tools.printReport(run, fit.id, wishes))
        } catch (error) {
          // While others print, the copy is tried again later. What cannot be printed at all is left out.
          if (!(error instanceof DocumentProblem) || error.code === 'typesetting_busy') throw error
          missing.push({ file: name, reason: error.code })
          return null
        }
      },
    }
  })
}

/** The logo and the photo of a fitter's profile, as far as there are any. */
function profilePictures(run: Run, { id }: Owner, { pictures }: Survey): ArchiveFile[] {
  return (['logo', 'photo'] as const).flatMap((picture) => {
    const sealed = pictures?.[picture]
    if (!sealed) return []
    const contents = async () => {
      const key = await run((tx) => tx.keys.of(id))
      return once(key.openBytes(letterheadPlace(id, picture), sealed))
    }
    return [{ name: `${picture}.webp`, compressed: true, contents }]
  })
}

/**
 * The files of a person's copy, in the order in which they are written: what may turn out to be missing comes before the
 * files that say so.
 * @param run runs a transaction as the owner, so that row security decides what it sees
 */
export async function planCopy(run: Run, owner: Owner, tools: CopyTools, now: Date): Promise<ArchiveFile[]> {
  const known = await survey(run, owner, tools)
  const { riderIds, person, account } = known
  const missing: Missing[] = []
  const unreadable = new Set<string>()
  const source: Source = { owner, riderIds, person, run, unreadable: (what) => unreadable.add(what) }
  const tables = downloadTables(owner.role)
  const { installation, readSession } = tools
  const head = { madeAt: now.toISOString(), installation, role: owner.role, accountId: owner.id }
  const reading = {
    language: offeredLanguage(account.language),
    region: account.region,
    units: account.units === 'imperial' ? ('imperial' as const) : ('metric' as const),
  }
  const reports = new Map(known.fits.map((fit) => [fit.id, reportName(fit)]))
  return [
    ...photoFiles(run, known, tools, missing),
    ...reportFiles(run, known, tools, missing),
    ...profilePictures(run, owner, known),
    ...tables.map((table) => ({
      name: `csv/${table.name}.csv`,
      contents: async () => tableCsv(table, source),
    })),
    {
      name: 'data.json',
      contents: async () =>
        dataJson(head, tables, source, () => ({ missing, unreadable: [...unreadable].toSorted() })),
    },
    { name: 'schema.json', contents: async () => once(await readFile(SCHEMA, 'utf8')) },
    {
      name: 'index.html',
      async contents() {
        const reader = await pageReader(reading)
        const made = { installation, madeAt: now, missing, reports, readSession }
        return personPage({ ...source, tables, reader, ...made })
      },
    },
  ]
}
