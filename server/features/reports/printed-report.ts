import type { Calls } from '#contract/calls.ts'
import { aimKeys } from '#domain/interventions/text-keys.ts'
import type {
  DocumentKind,
  FitDocument,
  FitReport,
  Paper,
  ReportChange,
  ReportPhoto,
} from '#domain/report/fit-report.ts'
import { movedBetween, namedChange, reportRows, unitFor } from '#domain/report/report-rows.ts'
import type { UnitSystem } from '#domain/units/quantities.ts'
import { type Severity, ZONES } from '#domain/zones.ts'
import { defaultUnits, type Language } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { fileNameOf } from '../../documents/file-name.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']
type Texts = Translate<['report', 'interventions']>

/** How a report is printed. */
export interface PrintOptions {
  paper: Paper
  /** The reader's language; the rider's by default. */
  language?: string | undefined
  /** Where the language is read; the rider's region by default. */
  region?: string | undefined
  /** By default the usual ones of the language in the region where it is read. */
  units?: UnitSystem | undefined
}

/** The language of the document: the one asked for, else the rider's; English if that is not offered. */
export const languageOf = (wanted: string | undefined, report: Report): Language =>
  offeredLanguage(wanted ?? report.rider.language)

/** A change in words, including the fitter's own: "New saddle: short nose". */
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
  const reason =
    called && change.why ? t('changes.reasoned', { called, why: change.why }) : (called ?? change.why)
  return { ...shared, what: { measurement, unit: unitFor(measurement, system) }, reason: reason || null }
}

const severityOf = (score: number | undefined): Severity | null =>
  ([1, 2, 3, 4, 5, 6, 7] as const).find((each) => each === score) ?? null

const systemOf = (report: Report, options: PrintOptions): UnitSystem =>
  options.units ?? defaultUnits(languageOf(options.language, report), options.region ?? report.rider.region)

/** What a document of the fit contains whoever gets it, which is also all that a shop card is made of. */
export function printedDocument(report: Report, logo: Buffer | null, options: PrintOptions): FitDocument {
  return {
    language: languageOf(options.language, report),
    region: options.region ?? report.rider.region,
    paper: options.paper,
    riderName: report.rider.name,
    fitter: {
      name: report.fitter.name,
      business: report.fitter.business,
      logo: logo && { format: 'webp', bytes: logo },
    },
    bike: report.bike,
    fittedOn: report.fittedOn,
    rows: reportRows(report.measurements, systemOf(report, options)),
  }
}

/** The report for the document, in one language and one system of units. */
export async function printedReport(
  report: Report,
  { logo, photos }: { logo: Buffer | null; photos: readonly ReportPhoto[] },
  options: PrintOptions,
): Promise<FitReport> {
  const system = systemOf(report, options)
  const t = await translatorFor(languageOf(options.language, report), ['report', 'interventions', 'intake'])
  return {
    ...printedDocument(report, logo, options),
    summary: report.summary,
    goals: report.goals.map(({ goal, level }) => ({ words: t(`intake:options.goals.${goal}`), level })),
    success: report.success,
    activities: report.activities,
    followUpsOn: report.followUpsOn,
    contact: report.fitter.contact,
    photos,
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

/** The file name of a document, in its language: "Bike fit of Jonas Meier, 20 November 2026.pdf". */
export async function documentName(
  report: Report,
  document: DocumentKind,
  { language, day }: { language: Language; day: string },
): Promise<string> {
  const t = await translatorFor(language, ['report'])
  const name = t(document === 'report' ? 'documentTitle' : 'shopCard.documentTitle', {
    rider: report.rider.name,
    date: day,
  })
  return `${fileNameOf(name)}.pdf`
}
