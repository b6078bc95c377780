import { dateIn } from '#domain/calendar/local-date.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Transaction } from '../../database/transaction.ts'
import { AppError } from '../../http/problem.ts'
import type { Missing } from '../copy-files.ts'
import { listSessions } from '../download-rows.repository.ts'
import type { DownloadTable } from '../download-tables.ts'
import { rowsOf, type Source } from '../read-tables.ts'
import type { CopiedRow } from '../sealed-values.ts'
import { type FitSession, fitSection } from './fit-section.ts'
import { dataTable, factList, type Html, markup, nothing, section } from './html.ts'
import type { PageReader } from './reader.ts'

/** What the page is made from. */
export interface PageSource extends Source {
  tables: readonly DownloadTable[]
  reader: PageReader
  installation: string
  madeAt: Date
  missing: readonly Missing[]
  /** The reports of the copy, by session. */
  reports: ReadonlyMap<string, string>
  readSession(tx: Transaction, sessionId: string): Promise<FitSession>
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#14212b;background:#f7f6f2;max-width:60rem;margin:0 auto;padding:1rem}
h1,h2,h3,h4{line-height:1.25}h3{margin-top:2.5rem;border-top:1px solid #e3e1d9;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem}dt{color:#5b6872}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
table{border-collapse:collapse;background:#fff}th,td{border:1px solid #e3e1d9;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-line}
.wide{overflow-x:auto}.photos{display:flex;flex-wrap:wrap;gap:.75rem;list-style:none;margin:0;padding:0}.photos li{width:12rem}.photos img{display:block;width:100%;height:auto}
summary{cursor:pointer;padding:.4rem 0;font-weight:600}a{color:#0b6e6e}`

async function allRows(table: DownloadTable | undefined, source: Source): Promise<CopiedRow[]> {
  const found: CopiedRow[] = []
  if (table) for await (const rows of rowsOf(table, source)) found.push(...rows)
  return found
}

const named = (source: PageSource, name: string) => source.tables.find((table) => table.name === name)

/** The source, of one rider's file. */
const of = (source: PageSource, riderId: string): PageSource => ({ ...source, riderIds: [riderId] })

function head({ owner, reader, installation, madeAt, missing }: PageSource): Html {
  const { t, tag, instant } = reader
  const isFitter = owner.role === 'fitter'
  const title = t(isFitter ? 'page.titlePractice' : 'page.title')
  return markup`<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ html: STYLE }}</style></head><body>
<h1>${title}</h1>
<p>${t(isFitter ? 'page.leadPractice' : 'page.lead', { installation, at: instant(madeAt.toISOString()) })}</p>
<p>${t('page.leftOut')}</p>
<h2>${t('page.files')}</h2>
${factList([
  { label: 'data.json', value: t('page.json') },
  { label: 'csv', value: t('page.csv') },
  { label: 'photos', value: t('page.photos') },
  { label: 'reports', value: t('page.reports') },
])}
${
  missing.length === 0
    ? nothing
    : markup`<h2>${t('page.missing')}</h2><ul>${missing.map(
        ({ file }) => markup`<li>${t('page.missingFile', { file })}</li>`,
      )}</ul>`
}
`
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function you({ t, instant }: PageReader, account: CopiedRow | undefined): Html {
  const since = text(account?.created_at)
  return markup`<h2>${t('page.you')}</h2>
${factList([
  { label: t('page.name'), value: text(account?.name) },
  { label: t('page.email'), value: text(account?.email) },
  { label: t('page.since'), value: since && instant(since) },
])}`
}

/** What was agreed to, in words. */
function consents({ t, instant }: PageReader, rows: readonly CopiedRow[]): Html {
  const table = dataTable(
    (['purpose', 'answer', 'from', 'version'] as const).map((name) =>
      t(`dataRights:consents.columns.${name}`),
    ),
    rows.map(({ purpose, granted, at, notice_version }) => {
      const known = (['fit', 'research', 'guardian'] as const).find((each) => each === purpose)
      return [
        known ? t(`dataRights:consents.purpose.${known}`) : String(purpose),
        t(granted === true ? 'dataRights:consents.yes' : 'dataRights:consents.no'),
        instant(String(at)),
        String(notice_version),
      ]
    }),
  )
  return section(t('page.consents'), table)
}

/** A session that can still be read; null for one whose file was erased meanwhile. */
async function sessionOf(source: PageSource, id: string): Promise<FitSession | null> {
  return source
    .run((tx) => source.readSession(tx, id))
    .catch((error: unknown) => {
      if (error instanceof AppError) return null
      throw error
    })
}

/** All fits of one rider's file. */
async function* fitsOf(source: PageSource, riderId: string): AsyncGenerator<string> {
  const file = of(source, riderId)
  const rows = (name: string) => allRows(named(source, name), file)
  const [sessions, notes, forms, drafts, predictions, followUps] = [
    await rows('session'),
    await rows('session_note'),
    await rows('submission'),
    await rows('draft'),
    await rows('prediction'),
    await rows('follow_up'),
  ]
  for (const { id } of await source.run((tx) => listSessions(tx, [riderId]))) {
    const session = await sessionOf(source, id)
    if (!session) continue
    const ofSession = (row: CopiedRow) => row.session_id === id
    yield fitSection(
      source.reader,
      session,
      {
        session: sessions.find((row) => row.id === id),
        forms: [...forms, ...drafts].filter(ofSession),
        note: notes.find(ofSession),
        prediction: predictions.find(ofSession),
        followUps: followUps.filter(ofSession),
      },
      {
        role: source.owner.role,
        today: dateIn(source.madeAt, 'UTC'),
        report: source.reports.get(id) ?? null,
      },
    ).html
  }
}

async function* fits(source: PageSource): AsyncGenerator<string> {
  const { owner, reader, riderIds } = source
  const { t } = reader
  const isFitter = owner.role === 'fitter'
  yield markup`<h2>${t(isFitter ? 'page.riders' : 'page.fits')}</h2>`.html
  if (riderIds.length === 0) yield markup`<p>${t('page.noFits')}</p>`.html
  for (const riderId of riderIds) {
    if (isFitter) {
      const rows = await allRows(named(source, 'rider'), of(source, riderId))
      const rider = rows.find(({ id }) => id === riderId)
      yield markup`<h2>${text(rider?.name) ?? t('page.noName')}</h2><p>${text(rider?.email)}</p>`.html
      yield consents(reader, await allRows(named(source, 'consent'), of(source, riderId))).html
    }
    yield* fitsOf(source, riderId)
  }
}

/** Every table as it is stored: a file for spreadsheets, because nobody reads them here. */
function tables({ reader: { t }, ...source }: PageSource): Html {
  return markup`<h2>${t('page.tables')}</h2><p>${t('page.tablesLead')}</p>
<ul>${source.tables.map(
    ({ name }) => markup`<li><a href="csv/${name}.csv">${name.replaceAll('_', ' ')}</a></li>`,
  )}</ul>`
}

/** The page that a person can read without the product, written piece by piece. */
export async function* personPage(source: PageSource): AsyncGenerator<string> {
  yield head(source).html
  const accounts = await allRows(named(source, 'account'), { ...source, riderIds: [] })
  yield you(source.reader, accounts[0]).html
  if (source.owner.role === 'client')
    yield consents(source.reader, await allRows(named(source, 'consent'), source)).html
  yield* fits(source)
  yield tables(source).html
  yield markup`<p>${PRODUCT_NAME}</p></body></html>`.html
}
