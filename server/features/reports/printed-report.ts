import type { Calls } from '#contract/calls.ts'
import { aimKeys } from '#domain/interventions/text-keys.ts'
import type { FitReport, Paper, ReportChange } from '#domain/report/fit-report.ts'
import { movedBetween, namedChange, reportRows, unitFor } from '#domain/report/report-rows.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { type Severity, ZONES } from '#domain/zones.ts'
import { defaultUnits, fallbackLanguage, isLanguage, type Language } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']
type Texts = Translate<['report', 'interventions']>

/** How somebody wants a report printed. */
export interface PrintWishes {
  paper: Paper
  /** The reader's; else the rider's. */
  language?: string | undefined
  /** Else those usual in the language. */
  units?: UnitSystem | undefined
}

export const languageOf = (wanted: string | undefined, report: Report): Language => {
  const language = wanted ?? report.rider.language
  return isLanguage(language) ? language : fallbackLanguage
}

/** The words before and around the fitter's own: "New saddle: short nose". */
function calledChange(t: Texts, { kindKey, words }: ReturnType<typeof namedChange>): string {
  const kind = kindKey && t(kindKey)
  if (kind && words) return t('changes.named', { kind, words })
  return words ?? kind ?? t('interventions:kinds.other')
}

function printedChange(t: Texts, change: Report['changes'][number], system: UnitSystem): ReportChange {
  const named = namedChange(change)
  const { measurement, kindKey, words } = named
  const called = kindKey || words ? calledChange(t, named) : null
  const shared = { side: change.side, ...movedBetween(change), aims: aimKeys(change) }
  if (measurement === null)
    return { ...shared, what: { words: called ?? t('interventions:kinds.adjustment') }, reason: change.why }
  const reason = [called, change.why].filter((each) => each !== null).join('. ')
  return { ...shared, what: { measurement, unit: unitFor(measurement, system) }, reason: reason || null }
}

const severityOf = (score: number | undefined): Severity | null =>
  ([1, 2, 3, 4, 5, 6, 7] as const).find((each) => each === score) ?? null

/** The report as a document says it, in one language and one system of units. */
export async function printedReport(
  report: Report,
  logo: Buffer | null,
  wishes: PrintWishes,
): Promise<FitReport> {
  const language = languageOf(wishes.language, report)
  const system = wishes.units ?? defaultUnits(language)
  const t = await translatorFor(language, ['report', 'interventions'])
  return {
    language,
    paper: wishes.paper,
    riderName: report.rider.name,
    fitter: {
      name: report.fitter.name,
      business: report.fitter.business,
      logo: logo && { format: 'webp', bytes: logo },
    },
    bike: report.bike,
    fittedOn: report.fittedOn,
    rows: reportRows(report.measurements, system),
    discomfort: ZONES.flatMap((zone) => {
      const severity = severityOf(report.discomfort[zone])
      return severity ? [{ zone, severity }] : []
    }),
    changes: report.changes.map((change) => printedChange(t, change, system)),
    recommendations: report.recommendations.map(({ words, dueOn, doneAt }) => ({
      words,
      dueOn,
      done: doneAt !== null,
    })),
    link: report.link,
  }
}

/** What the document is saved as, in its language: "Bike fit of Jonas Meier, 20 November 2026.pdf". */
export async function documentName(report: Report, language: Language, day: string): Promise<string> {
  const t = await translatorFor(language, ['report'])
  const name = t('documentTitle', { rider: report.rider.name, date: day })
  // Signs that one system or another takes for a path or a pattern, or that turn what follows them round.
  const plain = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\\/:*?"<>|]+/gu, ' ').trim()
  // By whole signs: half of one is no name a header can carry.
  return `${[...plain].slice(0, 120).join('')}.pdf`
}
