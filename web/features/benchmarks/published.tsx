import { OUTCOME_STUDIES, RESPONSE_STUDIES } from '#domain/benchmarks/outcome-studies.ts'
import { comparableZone, publishedAbout } from '#domain/benchmarks/published-rows.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Benchmarks } from './beside-pool.tsx'

type ComplaintRow = ReturnType<typeof publishedAbout>[number]
type OutcomeStudy = (typeof OUTCOME_STUDIES)[number] | (typeof RESPONSE_STUDIES)[number]
type OutcomeRow = { study: OutcomeStudy; row: OutcomeStudy['rows'][number] }
type Source = Pick<ComplaintRow['study'] | OutcomeStudy, 'citation' | 'link' | 'status'>

/** The source as it is cited, with whether its number was read there. */
function Citation({ study: { citation, link, status } }: { study: Source }) {
  const { t } = useTranslation('benchmarks')
  return (
    <span className="wrap-anywhere text-detail">
      <cite className="not-italic">
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {citation}
          </a>
        ) : (
          citation
        )}
      </cite>{' '}
      <Pill tone={status === 'verified' ? 'teal' : 'plain'}>{t(`status.${status}`)}</Pill>
    </span>
  )
}

/** Who was studied, and how many. */
function People({ study }: { study: ComplaintRow['study'] | OutcomeStudy }) {
  const { t } = useTranslation('benchmarks')
  const { number } = useFormat()
  return (
    <>
      {t(`people.${study.people}`)}
      {study.n === null ? '' : `, ${t('published.size', { n: number(study.n) })}`}
      <span className="block text-detail text-muted">{t(`window.${study.window}`)}</span>
    </>
  )
}

/** The fitter's own figure beside a number that it can be compared with, or that the number is context only. */
function Beside({ row, own }: { row: ComplaintRow; own: Benchmarks['own'] | undefined }) {
  const { t } = useTranslation('benchmarks')
  const words = useChartWords()
  const zone = comparableZone(row)
  if (!zone) return <span className="text-muted">{t('published.context')}</span>
  const estimate = own?.complaints.zones?.[zone]
  return (
    <strong>
      {estimate
        ? t('published.yours', {
            share: words.withInterval('share', estimate),
            riders: words.t('riders', { count: own?.complaints.riders ?? 0 }),
          })
        : t('published.yoursFew')}
    </strong>
  )
}

function usePercent() {
  const { t } = useTranslation('benchmarks')
  const { number } = useFormat()
  const one = (percent: number) => number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (row: ComplaintRow['row']): string => {
    if (!('range' in row)) return one(row.percent)
    const range = { low: one(row.range.low), high: one(row.range.high) }
    return row.percent === null ? t('range', range) : t('interval', { value: one(row.percent), ...range })
  }
}

/** The published numbers about one zone, or about any. */
function AboutZone({ zone, own }: { zone: Zone | null; own: Benchmarks['own'] | undefined }) {
  const { t } = useTranslation('benchmarks', 'common')
  const percent = usePercent()
  const title = zone ? t(`common:zone.${zone}`) : t('published.any')
  const columns: Column<ComplaintRow>[] = [
    { key: 'part', header: t('published.part'), names: true, cell: ({ row }) => t(`parts.${row.part}`) },
    { key: 'share', header: t('published.share'), cell: ({ row }) => percent(row) },
    { key: 'people', header: t('published.people'), cell: ({ study }) => <People study={study} /> },
    { key: 'source', header: t('published.source'), cell: ({ study }) => <Citation study={study} /> },
    { key: 'beside', header: t('published.beside'), cell: (row) => <Beside row={row} own={own} /> },
  ]
  return (
    <details className="group border-line border-b py-1 last:border-b-0" open={zone === 'lower_back'}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <Table
        caption={title}
        columns={columns}
        rows={publishedAbout(zone)}
        rowKey={({ study, row }) => `${study.key} ${row.part}`}
      />
    </details>
  )
}

/** The number of a study in its own unit. */
function useStudyNumber() {
  const { t } = useTranslation('benchmarks')
  const { number } = useFormat()
  return ({ row }: OutcomeRow): string => {
    const value = t(`units.${row.unit}`, { value: number(row.value) })
    if ('more' in row) return t('more', { value })
    if (!('interval' in row)) return value
    return t('interval', { value, low: number(row.interval.low), high: number(row.interval.high) })
  }
}

const Note = ({ children }: { children: string }) => <span className="wrap-anywhere">{children}</span>

interface StudiesProps {
  studies: readonly OutcomeStudy[]
  title: string
  text: string
}

function Studies({ studies, title, text }: StudiesProps) {
  const { t } = useTranslation('benchmarks')
  const said = useStudyNumber()
  const rows = studies.flatMap((study): OutcomeRow[] => {
    const own: readonly OutcomeRow['row'][] = study.rows
    return own.map((row) => ({ study, row }))
  })
  const columns: Column<OutcomeRow>[] = [
    { key: 'what', header: t('published.what'), names: true, cell: ({ row }) => t(`what.${row.what}`) },
    { key: 'value', header: t('published.number'), cell: (row) => said(row) },
    { key: 'people', header: t('published.people'), cell: ({ study }) => <People study={study} /> },
    { key: 'note', header: t('published.note'), cell: ({ study }) => <Note>{t(`notes.${study.key}`)}</Note> },
    { key: 'source', header: t('published.source'), cell: ({ study }) => <Citation study={study} /> },
  ]
  return (
    <Card title={title}>
      <p className="mb-2 text-secondary text-muted">{text}</p>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ study, row }) => `${study.key} ${row.what}`}
      />
    </Card>
  )
}

/** Everything published that figures of a practice can be read beside, with its source. */
export function Published({ own }: { own: Benchmarks['own'] | undefined }) {
  const { t } = useTranslation('benchmarks')
  return (
    <>
      <Card title={t('published.title')}>
        <p className="mb-2 text-secondary text-muted">{t('published.text')}</p>
        {[null, ...ZONES].map((zone) => (
          <AboutZone key={zone ?? 'any'} zone={zone} own={own} />
        ))}
      </Card>
      <Studies studies={OUTCOME_STUDIES} title={t('studies.title')} text={t('studies.text')} />
      <Studies studies={RESPONSE_STUDIES} title={t('answers.title')} text={t('answers.text')} />
    </>
  )
}
