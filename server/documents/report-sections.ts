import type { PositionDrawing } from '#domain/drawing/position-drawing.ts'
import { changeBetween, type Taken } from '#domain/measurements/change.ts'
import { MEASUREMENT_GROUPS, phasesTaken } from '#domain/measurements/measurement.ts'
import { toleranceOf } from '#domain/measurements/restoring.ts'
import { directionOf } from '#domain/measurements/saddle-swap.ts'
import { measurementDefinitionKey, measurementGroupKey, sideKey } from '#domain/measurements/text-keys.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { conventionWords, nameWithPoint, settingWords } from '#domain/report/conventions.ts'
import {
  type FitDocument,
  type FitReport,
  latestReading,
  type Reading,
  type ReportChange,
  type ReportRow,
} from '#domain/report/fit-report.ts'
import { otherCranks, shopCardSections } from '#domain/report/shop-card.ts'
import type { ReportFormats } from './report-formats.ts'

const UNKNOWN = '–'

const taken = ({ key, side }: ReportRow, reading: Reading): Taken => ({ key, side, ...reading })

/** Why a value is not compared, and what another saddle moved. */
function incomparable(row: ReportRow, because: 'reference' | 'method' | 'saddle', formats: ReportFormats) {
  const { t, value } = formats
  const reason = t(`numbers.apart.${because}`)
  if (row.wideBack === undefined) return reason
  const by = value(row.key, Math.abs(row.wideBack), row.unit)
  return t(`numbers.moved.${directionOf(row.wideBack)}`, { because: reason, by })
}

function changeWords(row: ReportRow, formats: ReportFormats): string {
  const { t, difference } = formats
  if (!row.before || !row.after) return ''
  const change = changeBetween(taken(row, row.before), taken(row, row.after), row.swapped)
  if (change.kind === 'unchanged') return t('measurements:change.unchanged')
  if (change.kind === 'replaced') return t('numbers.replaced')
  if (change.kind === 'incomparable') return incomparable(row, change.because, formats)
  return row.unit ? difference(change.by, row.unit) : String(change.by)
}

function rowWords(row: ReportRow, formats: ReportFormats) {
  const read = (reading: Reading | null) =>
    reading ? formats.value(row.key, reading.value, row.unit) : UNKNOWN
  return {
    name: formats.name(row.key, row.side),
    how: conventionWords(row, formats.t, formats.clauses) || null,
    before: read(row.before),
    after: read(row.after),
    change: changeWords(row, formats),
  }
}

/** The numbers beside the drawing of the position: those that it shows, so none that cannot be compared. */
export const drawnNumbers = ({ figures }: PositionDrawing, { rows }: FitDocument, formats: ReportFormats) =>
  figures.map(({ key, before, after }) => {
    const unit = rows.find((row) => row.key === key)?.unit ?? null
    const say = (length: number | null) => (length === null ? null : formats.value(key, length, unit))
    return { name: formats.name(key, null), before: say(before), after: say(after) }
  })

/** The measurements by group, in the order of a fit. A group that is measured once has no value before and no change. */
export function numbersSection({ rows }: FitReport, formats: ReportFormats) {
  const { t } = formats
  const groups = MEASUREMENT_GROUPS.flatMap((group) => {
    const own = rows.filter(({ key }) => measurementOf(key).group === group)
    const once = phasesTaken({ group }).length === 1
    const shown = once ? own.map((row) => ({ ...row, after: latestReading(row) })) : own
    return own.length > 0
      ? [{ title: t(measurementGroupKey(group)), once, rows: shown.map((row) => rowWords(row, formats)) }]
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
  const how = [t(measurementDefinitionKey(row.key)), settingWords(row.key, reading, t)].filter(Boolean)
  const tolerance = toleranceOf(row.key)
  return {
    what: name(row.key, row.side),
    value: value(row.key, reading.value, row.unit),
    within: tolerance ? t('restore.within', { tolerance: value(row.key, tolerance.within, row.unit) }) : null,
    how: how.join(' '),
  }
}

/** What another crank does to the saddle. */
function crankWords(rows: readonly ReportRow[], { t, value }: ReportFormats): string[] {
  const unitOf = (key: ReportRow['key']) => rows.find((row) => row.key === key)?.unit ?? null
  return [
    t('restore.otherCrank'),
    ...otherCranks(rows).map(({ crank, saddleHeight }) =>
      t('restore.withCrank', {
        crank: value('crank_length', crank, unitOf('crank_length')),
        height: value('saddle_height', saddleHeight, unitOf('saddle_height')),
      }),
    ),
  ]
}

/** How to set up the bike step by step, and its parts; null if none of its numbers is known. */
export function shopCardSection({ rows }: FitDocument, formats: ReportFormats) {
  const { t, name, value } = formats
  const { steps, parts } = shopCardSections(rows)
  if (steps.length + parts.length === 0) return null
  const said = (row: ReportRow, reading: Reading) => {
    const step = restoringStep(row, reading, formats)
    if (row.key !== 'crank_length') return step
    return { ...step, how: [step.how, ...crankWords(rows, formats)].join(' ') }
  }
  const stepWords = steps.flatMap((row) => {
    const reading = latestReading(row)
    return reading ? [said(row, reading)] : []
  })
  const lead = t('restore.lead')
  return {
    title: t('shopCard.setUp'),
    lead: stepWords.some(({ within }) => within) ? [lead, t('restore.exactly')].join(' ') : lead,
    steps: stepWords,
    partsTitle: t('shopCard.parts'),
    parts: parts.flatMap((row) => {
      const reading = latestReading(row)
      return reading
        ? [
            {
              name: nameWithPoint(row.key, reading, name(row.key, row.side), t),
              value: value(row.key, reading.value, row.unit),
            },
          ]
        : []
    }),
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** What the fitter tells the rider first; null if nothing was written. */
export const summarySection = ({ summary }: FitReport, { t }: ReportFormats) =>
  summary === '' ? null : { title: t('summary.title'), paragraphs: linesOf(summary) }

/** The rider's goals with what counts as reached, and the rider's own words; null without an intake. */
export function goalsSection({ goals, activities, success }: FitReport, { t }: ReportFormats) {
  if (goals.length + activities.length === 0 && success === null) return null
  return {
    title: t('goals.title'),
    items: goals.map(({ words, level }) => ({ words, level: level && t('goals.level', { level }) })),
    activities:
      activities.length === 0
        ? null
        : {
            lead: t('goals.activities'),
            items: activities.map(({ words, ability }) =>
              ability === null ? words : t('goals.activity', { words, ability: String(ability) }),
            ),
          },
    success: success && { lead: t('goals.success'), paragraphs: linesOf(success) },
  }
}

/** The photos that the fitter chose, with the names of their files; null if there are none. */
export function photosSection({ photos }: FitReport, { t }: ReportFormats) {
  if (photos.length === 0) return null
  return {
    title: t('photos.title'),
    items: photos.map(({ image, phase, caption }, index) => ({
      picture: `photo-${index}.${image.format}`,
      described: caption ?? t('photos.alt', { number: String(index + 1), phase: t(`photos.${phase}`) }),
      phase: t(`photos.${phase}`),
      isBefore: phase === 'before',
      caption,
    })),
  }
}

/** What the rider may expect, when they are asked again and how to reach the fitter. */
export function afterwardsSection({ followUpsOn, contact, fitter }: FitReport, { t, date }: ReportFormats) {
  return {
    expect: {
      title: t('expect.title'),
      points: (['strange', 'slowly', 'tell'] as const).map((point) => t(`expect.${point}`)),
    },
    followUps: {
      title: t('followUps.title'),
      lead: t(followUpsOn.length > 0 ? 'followUps.lead' : 'followUps.none'),
      days: followUpsOn.map(date),
    },
    contact: contact && {
      title: t('contact.title', { fitter: fitter.name }),
      paragraphs: linesOf(contact),
    },
  }
}
