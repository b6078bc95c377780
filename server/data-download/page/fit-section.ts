import type { Calls } from '#contract/calls.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { GOALS } from '#domain/goals.ts'
import { movedBetween, namedChange, reportRows, unitFor } from '#domain/report/report-rows.ts'
import { ZONES } from '#domain/zones.ts'
import type { DownloadRole } from '../download-tables.ts'
import type { CopiedRow } from '../sealed-values.ts'
import { formSection } from './form-section.ts'
import { dataTable, factList, type Html, markup, nothing, section } from './html.ts'
import type { PageReader } from './reader.ts'

/** A session as its readers see it. */
export type FitSession = Calls['GET /api/sessions/:sessionId']['response']

/** What the page shows of a session besides. */
export interface SessionRows {
  session: CopiedRow | undefined
  note: CopiedRow | undefined
  forms: readonly CopiedRow[]
  prediction: CopiedRow | undefined
  followUps: readonly CopiedRow[]
}

/** How a session is shown: for whom, as of which day, and with which file of its report. */
interface Showing {
  role: DownloadRole
  today: LocalDate
  report: string | null
}

type Change = FitSession['interventions'][number]

function measured({ t, formats, units }: PageReader, { measurements }: FitSession): Html {
  const rows = reportRows(measurements, units).map(({ key, side, before, after, unit }) => [
    formats.name(key, side),
    before ? formats.value(key, before.value, unit) : '',
    after ? formats.value(key, after.value, unit) : '',
  ])
  return dataTable([t('fit.measurement'), t('fit.before'), t('fit.after')], rows)
}

function changeRow({ t, formats, units }: PageReader, change: Change): string[] {
  const { measurement, kindKey, words } = namedChange(change)
  const { from, to } = movedBetween(change)
  const unit = measurement && unitFor(measurement, units)
  const said = (value: string | number | null) =>
    value === null ? '' : formats.value(measurement, value, unit)
  const name = formats.labelled(
    measurement && formats.name(measurement, change.side),
    kindKey && t(kindKey),
    words,
  )
  return [name || t('interventions:kinds.adjustment'), said(from), said(to), change.why ?? '']
}

const changes = (page: PageReader, { interventions }: FitSession): Html => {
  const { t } = page
  return dataTable(
    [t('fit.change'), t('fit.from'), t('fit.to'), t('fit.why')],
    interventions.map((change) => changeRow(page, change)),
  )
}

const advice = ({ formats }: PageReader, { recommendations }: FitSession): Html =>
  recommendations.length === 0
    ? nothing
    : markup`<ul>${recommendations.map(
        ({ words, dueOn }) => markup`<li>${words}${dueOn ? ` (${formats.date(dueOn)})` : ''}</li>`,
      )}</ul>`

/** What the fitter expected of each zone. */
const expected = ({ t }: PageReader, row: CopiedRow | undefined): Html =>
  factList(
    ZONES.map((zone) => {
      const value = row?.[zone]
      const known = (['better', 'unchanged', 'worse'] as const).find((each) => each === value)
      return { label: t(`common:zone.${zone}`), value: known && t(`expected.${known}`) }
    }),
  )

/** The photos. What is said of one is part of its link, which had no name otherwise. */
const photos = ({ t, formats }: PageReader, session: FitSession): Html =>
  session.photos.length === 0
    ? nothing
    : markup`<ol class="photos">${session.photos.map(
        ({ id, phase, caption }, index) =>
          markup`<li><a href="photos/${id}.webp"><img src="photos/${id}.webp" alt="" loading="lazy">
<span>${index + 1}. ${formats.labelled(t(`fit.${phase}`), caption)}</span></a></li>`,
      )}</ol>`

const goals = ({ t }: PageReader, session: FitSession): Html =>
  factList(
    GOALS.filter((goal) => session.goals.includes(goal)).map((goal) => ({
      label: t(`intake:options.goals.${goal}`),
      value: session.goalLevels[goal] ?? t('fit.noLevel'),
    })),
  )

function forms(page: PageReader, rows: readonly CopiedRow[]): Html {
  const { t } = page
  return markup`${rows.map((row) => {
    const isDraft = row.saved_at !== undefined
    const name = t(row.kind === 'follow_up' || row.form === 'follow_up' ? 'form.followUp' : 'form.intake')
    const at = page.instant(String(row.submitted_at ?? row.saved_at))
    return markup`<details><summary>${t(isDraft ? 'form.draft' : 'form.sent', { name, at })}</summary>
${formSection(page, row)}</details>`
  })}`
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The follow-ups that can still be answered, the earliest first. */
function planned({ t, formats }: PageReader, rows: readonly CopiedRow[], today: LocalDate): Html {
  const open = rows
    .filter(
      ({ submitted_at, skipped_at, window_ends_on }) =>
        submitted_at === null && skipped_at === null && String(window_ends_on) >= today,
    )
    .toSorted((a, b) => String(a.due_on).localeCompare(String(b.due_on)))
  if (open.length === 0) return nothing
  return markup`<ul>${open.map(({ due_on, window_ends_on }) => {
    const [date, until] = [due_on, window_ends_on].map((day) => formats.date(String(day)))
    return markup`<li>${t('fit.followUp', { date: date ?? '', until: until ?? '' })}</li>`
  })}</ul>`
}

/** One fit: what was measured, changed, advised, answered, expected and planned, with its photos and its report. */
export function fitSection(
  page: PageReader,
  session: FitSession,
  { session: row, note, forms: sent, prediction, followUps }: SessionRows,
  { role, today, report }: Showing,
): Html {
  const { t, instant, formats } = page
  const at = session.fittedAt ?? text(row?.created_at)
  const { bike } = session
  // A fitter's copy has only fits of their own.
  const title =
    role === 'fitter' && at ? formats.date(at.slice(0, 10)) : t('fit.title', { fitter: session.fitterName })
  return markup`<article><h3>${title}</h3>
${factList([
  { label: t('fit.when'), value: at && instant(at) },
  {
    label: t('fit.bike'),
    value: bike && [bike.name, bike.make, bike.model, bike.size].filter(Boolean).join(' '),
  },
  { label: t('fit.summary'), value: text(row?.summary) },
  { label: t('fit.notes'), value: text(note?.notes) },
])}
${report ? markup`<p><a href="${report}">${t('fit.report')}</a></p>` : nothing}
${section(t('fit.goals'), goals(page, session))}
${section(t('fit.measurements'), measured(page, session))}
${section(t('fit.changes'), changes(page, session))}
${section(t('fit.advice'), advice(page, session))}
${section(t('fit.expected'), expected(page, prediction))}
${section(t('fit.photos'), photos(page, session))}
${section(t('fit.followUps'), planned(page, followUps, today))}
${section(t('fit.forms'), forms(page, sent))}
</article>`
}
