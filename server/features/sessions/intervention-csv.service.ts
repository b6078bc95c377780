import { Readable } from 'node:stream'
import type { Calls, Parsed } from '#contract/calls.ts'
import { writeCsv } from '#domain/csv/csv.ts'
import { GOALS } from '#domain/goals.ts'
import { aimKeys } from '#domain/interventions/text-keys.ts'
import { inUnit } from '#domain/measurements/measured-units.ts'
import { measuredUnitKey, measurementNameKey, sideKey } from '#domain/measurements/text-keys.ts'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { movedBetween, namedChange, unitFor } from '#domain/report/report-rows.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { punctuationOf } from '#locales/punctuation.ts'
import { translatorFor } from '#locales/translate.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Run } from '../../http/handler-types.ts'
import { requireActor } from '../../http/require-actor.ts'
import type { Asker } from '../../past-cases/ask-cases.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { changesToRead, logPage, type WantedChanges } from './intervention-log.service.ts'

type Change = Calls['GET /api/interventions']['response']['items'][number]
type Query = Parsed['GET /api/interventions/csv']['query']

/** Spreadsheets read the text as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff'
/** How many changes are read in one transaction. */
const BATCH = 200

const NAMESPACES = ['interventionLog', 'interventions', 'measurements', 'intake', 'common'] as const

/** The texts of the file and the punctuation of its language. */
async function wordsIn(asked: string) {
  const language = offeredLanguage(asked)
  return { t: await translatorFor(language, NAMESPACES), ...punctuationOf(language) }
}
type Words = Awaited<ReturnType<typeof wordsIn>>

const COLUMNS = [
  'madeOn',
  'fittedOn',
  'rider',
  'change',
  'measurement',
  'side',
  'from',
  'to',
  'unit',
  'helps',
  'goals',
  'why',
] as const

/** One change as a row of the file: days and numbers for a computer, everything else in words. */
function rowOf({ t, labelled }: Words, change: Change): Record<(typeof COLUMNS)[number], string> {
  const { measurement, kindKey, words } = namedChange(change)
  const unit = measurement && unitFor(measurement, 'metric')
  const { from, to } = movedBetween(change)
  const end = (value: string | number | null) =>
    typeof value === 'number' && unit ? String(inUnit(unit, value)) : String(value ?? '')
  return {
    madeOn: change.madeAt.slice(0, 10),
    fittedOn: change.fittedAt?.slice(0, 10) ?? '',
    rider: change.riderName,
    change: labelled(kindKey && t(kindKey), words) || t('interventions:kinds.adjustment'),
    measurement: measurement ? t(measurementNameKey(measurement)) : '',
    side: change.side ? t(sideKey(change.side)) : '',
    from: end(from),
    to: end(to),
    unit: unit ? t(measuredUnitKey(unit)) : '',
    helps: aimKeys(change)
      .map((key) => t(key))
      .join('; '),
    goals: GOALS.filter((goal) => change.goals.includes(goal))
      .map((goal) => t(`intake:options.goals.${goal}`))
      .join('; '),
    why: change.why ?? '',
  }
}

const linesOf = (said: Words, changes: readonly Change[]): string =>
  writeCsv(
    changes.map((change) => {
      const row = rowOf(said, change)
      return COLUMNS.map((column) => row[column])
    }),
  )

/** The pages of the log, each read in a transaction of its own when the one before was sent. */
async function* linesFrom(
  run: Run,
  wanted: WantedChanges,
  said: Words,
  first: Awaited<ReturnType<typeof logPage>>,
) {
  yield BYTE_ORDER_MARK + writeCsv([COLUMNS.map((column) => said.t(`csv.${column}`))])
  let page = first
  yield linesOf(said, page.items)
  while (page.next !== null) {
    const cursor = page.next
    page = await run((tx) => logPage(tx, wanted, { cursor, limit: BATCH }))
    yield linesOf(said, page.items)
  }
}

/**
 * The log of changes across fits as comma-separated values, streamed. The first page is read before anything is sent, so
 * that a refusal is one.
 */
export async function exportInterventionLog(asker: Asker, search: CaseSearch, query: Query) {
  const { run } = asker
  const said = await wordsIn(query.language ?? '')
  const wanted = await changesToRead(asker, search, query)
  const first = await run(async (tx) => {
    const fitterId = requireActor('fitter', tx)
    const page = await logPage(tx, wanted, { limit: BATCH })
    await recordAudit(tx, { action: 'interventions.read', entity: 'account', entityId: fitterId, fitterId })
    return page
  })
  return {
    bytes: Readable.from(linesFrom(run, wanted, said, first)),
    name: `${PRODUCT_SLUG}-${said.t('csv.fileName')}.csv`,
  }
}
