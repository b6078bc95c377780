import { POSITION_KEYS } from '#domain/drawing/position-drawing.ts'
import { changeBetween, type Taken } from '#domain/measurements/change.ts'
import { MEASUREMENT_GROUPS } from '#domain/measurements/measurement.ts'
import { toleranceOf } from '#domain/measurements/restoring.ts'
import {
  measurementDefinitionKey,
  measurementGroupKey,
  referenceKey,
  sideKey,
} from '#domain/measurements/text-keys.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import {
  type FitReport,
  latestReading,
  type Reading,
  type ReportChange,
  type ReportRow,
  restoringRows,
} from '#domain/report/fit-report.ts'
import type { ReportFormats } from './report-formats.ts'

const UNKNOWN = '–'

const taken = ({ key, side }: ReportRow, reading: Reading): Taken => ({ key, side, ...reading })

function changeWords(row: ReportRow, { t, difference }: ReportFormats): string {
  if (!row.before || !row.after) return ''
  const change = changeBetween(taken(row, row.before), taken(row, row.after), row.swapped)
  if (change.kind === 'unchanged') return t('measurements:change.unchanged')
  if (change.kind === 'replaced') return t('numbers.replaced')
  if (change.kind === 'incomparable') return t(`numbers.apart.${change.because}`)
  return row.unit ? difference(change.by, row.unit) : String(change.by)
}

function rowWords(row: ReportRow, formats: ReportFormats) {
  const read = (reading: Reading | null) =>
    reading ? formats.value(row.key, reading.value, row.unit) : UNKNOWN
  return {
    name: formats.name(row.key, row.side),
    before: read(row.before),
    after: read(row.after),
    change: changeWords(row, formats),
  }
}

/** The numbers beside the drawing of the position. */
export const drawnNumbers = ({ rows }: FitReport, formats: ReportFormats) =>
  POSITION_KEYS.flatMap((key) => rows.filter((row) => row.key === key).map((row) => rowWords(row, formats)))

/** The measurements by group, in the order of a fit. */
export function numbersSection({ rows }: FitReport, formats: ReportFormats) {
  const { t } = formats
  const groups = MEASUREMENT_GROUPS.flatMap((group) => {
    const own = rows.filter(({ key }) => measurementOf(key).group === group)
    return own.length > 0
      ? [{ title: t(measurementGroupKey(group)), rows: own.map((row) => rowWords(row, formats)) }]
      : []
  })
  return {
    title: t('numbers.title'),
    none: groups.length === 0 ? t('numbers.none') : null,
    columns: (['measurement', 'before', 'after', 'change'] as const).map((name) => t(`numbers.${name}`)),
    groups,
  }
}

function fromTo(change: ReportChange, { t, value }: ReportFormats): string | null {
  const [key, unit] =
    'measurement' in change.what ? [change.what.measurement, change.what.unit] : [null, null]
  const [from, to] = [change.from, change.to].map((each) => (each === null ? null : value(key, each, unit)))
  if (from && to) return t('changes.fromTo', { from, to })
  if (to) return t('changes.to', { to })
  return from ? t('changes.from', { from }) : null
}

function changedThing({ what, side }: ReportChange, { t, name }: ReportFormats): string {
  if ('measurement' in what) return name(what.measurement, side)
  return side ? t('numbers.withSide', { name: what.words, side: t(sideKey(side)) }) : what.words
}

/** The changes in order, with their reasons. */
export function changesSection({ changes }: FitReport, formats: ReportFormats) {
  const { t, list } = formats
  return {
    title: t('changes.title'),
    none: changes.length === 0 ? t('changes.none') : null,
    items: changes.map((change) => ({
      what: changedThing(change, formats),
      fromTo: fromTo(change, formats),
      reason: change.reason,
      aims:
        change.aims.length > 0 ? t('changes.zones', { zones: list(change.aims.map((key) => t(key))) }) : null,
    })),
  }
}

/** The recommendations with their days; null if there are none. */
export function recommendationsSection({ recommendations }: FitReport, { t, date }: ReportFormats) {
  if (recommendations.length === 0) return null
  return {
    title: t('recommendations.title'),
    items: recommendations.map(({ words, dueOn, done }) => ({
      words,
      due: done ? t('recommendations.done') : dueOn && t('recommendations.due', { date: date(dueOn) }),
    })),
  }
}

function restoringStep(row: ReportRow, reading: Reading, { t, name, value }: ReportFormats) {
  const how = [t(measurementDefinitionKey(row.key))]
  const tolerance = toleranceOf(row.key)
  if (reading.reference) how.push(t('restore.from', { reference: t(referenceKey(reading.reference)) }))
  return {
    what: name(row.key, row.side),
    value: value(row.key, reading.value, row.unit),
    within: tolerance ? t('restore.within', { tolerance: value(row.key, tolerance.within, row.unit) }) : null,
    how: how.join(' '),
  }
}

/** How to set up the position on another bike; null if none of its numbers is known. */
export function restoreSection({ rows }: FitReport, formats: ReportFormats) {
  const steps = restoringRows(rows).flatMap((row) => {
    const reading = latestReading(row)
    return reading ? [restoringStep(row, reading, formats)] : []
  })
  if (steps.length === 0) return null
  const { t } = formats
  return { title: t('restore.title'), lead: [t('restore.lead'), t('restore.exactly')].join(' '), steps }
}
