import type { Calls } from '#contract/calls.ts'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { SHARE_PARTS } from '#domain/outcomes/share-parts.ts'
import type { Paper } from '#domain/report/fit-report.ts'
import type { Language } from '#locales/languages.ts'
import { dayParts, documentData, localeOf, PAPER_NAMES } from './document-data.ts'
import { fileNameOf } from './file-name.ts'
import { goalSection, timeSection, zoneSection } from './summary-sections.ts'
import { type SummaryWords, summaryWords } from './summary-words.ts'
import { typeset } from './typesetter.ts'

/** What is printed of a year. */
export interface YearlySummary {
  language: Language
  /** Where the language is read; null for its usual region. */
  region: string | null
  paper: Paper
  year: number
  madeOn: LocalDate
  fitter: { name: string; business: string | null }
  outcomes: Calls['GET /api/outcomes']['response']
  overTime: Calls['GET /api/outcomes/over-time']['response']
  goals: Calls['GET /api/outcomes/goals']['response']
}

/** How many of the fits whose follow-up was due after six weeks were answered. */
function answeredWords({ outcomes: { response } }: YearlySummary, { t, count, estimate }: SummaryWords) {
  const primary = response.find(({ wave }) => wave === 'primary')
  if (!primary) return t('noneDue')
  const numbers = { answered: count(primary.answered), due: count(primary.fits) }
  return primary.share
    ? t('answeredShare', { ...numbers, share: estimate('share', primary.share) })
    : t('answeredOf', numbers)
}

function headOf(summary: YearlySummary, words: SummaryWords) {
  const { t, counts, count, date } = words
  const { year, madeOn, fitter, outcomes } = summary
  const { name, business } = fitter
  const facts = [
    { label: t('fits'), value: counts(outcomes.fits) },
    { label: t('answered'), value: answeredWords(summary, words) },
    { label: t('early'), value: count(outcomes.scored.early) },
  ]
  return {
    title: t('title', { year: String(year) }),
    maker: business ? t('by', { fitter: name, business }) : name,
    made: t('made', { date: date(madeOn) }),
    facts: outcomes.scored.early > 0 ? facts : facts.slice(0, 2),
  }
}

/** What has to be read with the figures. */
function notesOf({ outcomes: { beforeFit } }: YearlySummary, { t, counts, estimate }: SummaryWords) {
  const own = beforeFit.change && {
    value: estimate('change', beforeFit.change),
    counts: counts(beforeFit),
  }
  return [
    t('notes.scale'),
    `${t('notes.responders')} ${t('common:betterByItself')}`,
    ...(own ? [t('notes.beforeFit', own)] : []),
  ]
}

function documentWords(summary: YearlySummary, words: SummaryWords) {
  const { t } = words
  const { outcomes, overTime, goals, fitter } = summary
  const year = String(summary.year)
  return {
    ...localeOf(summary.language),
    paper: PAPER_NAMES[summary.paper],
    title: t('documentTitle', { year, fitter: fitter.business ?? fitter.name }),
    author: fitter.business ?? fitter.name,
    date: dayParts(summary.madeOn),
    head: headOf(summary, words),
    footer: { text: t('footer', { year }), page: t('page', { page: '{page}', pages: '{pages}' }) },
    none: outcomes.scored.fits === 0 ? t('none') : null,
    symptomatic: zoneSection(outcomes, 'symptomatic', words),
    all: zoneSection(outcomes, 'all', words),
    legend: SHARE_PARTS.map((kind) => ({ kind, words: t(`charts:legend.${kind}`) })),
    time: timeSection(overTime, words),
    goals: goalSection(goals, outcomes, words),
    notes: notesOf(summary, words),
  }
}

/** The name under which a summary is saved. */
export async function summaryFileName({ language, region, year, fitter }: YearlySummary): Promise<string> {
  const { t } = await summaryWords(language, region)
  const name = t('documentTitle', { year: String(year), fitter: fitter.business ?? fitter.name })
  return `${fileNameOf(name)}.pdf`
}

/**
 * Renders the outcomes of a year as PDF/UA on one page. The same summary produces the same bytes. The work is slow and
 * runs in a thread of its own: call it outside a transaction.
 * @throws DocumentProblem
 */
export async function renderYearlySummary(summary: YearlySummary): Promise<Buffer> {
  const words = await summaryWords(summary.language, summary.region)
  return typeset({
    template: 'yearly-summary.typ',
    language: summary.language,
    data: documentData(documentWords(summary, words)),
    pictures: {},
  })
}
