import type { PositionDrawing } from '#domain/drawing/position-drawing.ts'
import { readingOrder } from '#domain/drawing/zone-places.ts'
import { drawnPosition } from '#domain/report/drawn-position.ts'
import type { FitReport, Paper } from '#domain/report/fit-report.ts'
import { boundedForm } from '#domain/text/normal-form.ts'
import { fallbackLanguage, intlLocale, isLanguage, type Language } from '#locales/languages.ts'
import {
  BIKE_RATIO,
  figuresOn,
  positionPicture,
  RIDER_RATIO,
  riderPicture,
  scanPicture,
  severityMark,
} from './report-drawings.ts'
import { type ReportFormats, reportFormats } from './report-formats.ts'
import {
  changesSection,
  drawnNumbers,
  numbersSection,
  recommendationsSection,
  restoreSection,
} from './report-sections.ts'
import { typeset } from './typesetter.ts'
import type { TypesettingJob } from './typesetting.ts'

const PAPER_NAMES: Record<Paper, string> = { a4: 'a4', letter: 'us-letter' }

const PICTURES = { rider: 'rider.svg', position: 'position.svg', scan: 'scan.svg' } as const

const logoName = ({ fitter }: FitReport): string | null => fitter.logo && `logo.${fitter.logo.format}`

/** `Jonas' gravel bike: Canyon Grizl M`, with the parts that are known. */
function bikeWords({ bike }: FitReport, { t }: ReportFormats): string | null {
  if (!bike) return null
  const known = [bike.name, bike.make, bike.model, bike.size].filter((each) => each !== null)
  return [known.join(' '), t(`bikeType.${bike.type}`)].filter(Boolean).join(', ')
}

function headSection(report: FitReport, formats: ReportFormats) {
  const { t, date } = formats
  const { name: fitter, business } = report.fitter
  const facts: { label: string; value: string | null }[] = [
    { label: t('fact.fitted'), value: date(report.fittedOn) },
    { label: t('fact.by'), value: business ? t('fitterOf', { fitter, business }) : fitter },
    { label: t('fact.bike'), value: bikeWords(report, formats) },
  ]
  return {
    title: t('title'),
    rider: report.riderName,
    facts: facts.filter(({ value }) => value !== null),
    logo: logoName(report),
    logoDescribed: t('logo', { business: business ?? fitter }),
  }
}

function discomfortSection({ discomfort }: FitReport, { t }: ReportFormats) {
  const named = readingOrder.flatMap((zone) => discomfort.filter((each) => each.zone === zone))
  const words = named.map(({ zone, severity }) =>
    t('common:drawing.scored', { zone: t(`common:zone.${zone}`), score: severity }),
  )
  const none = named.length === 0 ? t('discomfort.none') : null
  return {
    title: t('discomfort.title'),
    picture: PICTURES.rider,
    described: t('discomfort.described', { zones: none ?? words.join('. ') }),
    ratio: RIDER_RATIO,
    marks: named.map(({ zone, severity }) => severityMark(zone, severity)),
    named: words,
    none,
  }
}

function positionSection(report: FitReport, drawing: PositionDrawing, formats: ReportFormats) {
  const unit = report.rows.find(({ key }) => key === 'saddle_height')?.unit ?? null
  return {
    title: formats.t('position.title'),
    picture: PICTURES.position,
    described: formats.t('position.described'),
    ratio: BIKE_RATIO,
    marks: [],
    figures: figuresOn(drawing, (length) => formats.value('saddle_height', length, unit)),
    before: drawing.before ? formats.t('position.before') : null,
    after: formats.t('position.after'),
    gaps: drawing.gaps.map((gap) => formats.t(`position.gap.${gap}`)),
    numbers: drawnNumbers(report, formats),
  }
}

function localeOf(language: Language) {
  const { language: lang, region } = new Intl.Locale(intlLocale(language))
  return { lang, region: region ?? null }
}

const dayParts = (day: string) => {
  const date = new Date(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function words(
  report: FitReport,
  language: Language,
  formats: ReportFormats,
  drawing: PositionDrawing | null,
) {
  const { t, date } = formats
  return {
    ...localeOf(language),
    paper: PAPER_NAMES[report.paper],
    title: t('documentTitle', { rider: report.riderName, date: date(report.fittedOn) }),
    author: report.fitter.business ?? report.fitter.name,
    date: dayParts(report.fittedOn),
    head: headSection(report, formats),
    zones: discomfortSection(report, formats),
    position: drawing && positionSection(report, drawing, formats),
    changes: changesSection(report, formats),
    numbers: numbersSection(report, formats),
    recommendations: recommendationsSection(report, formats),
    restore: restoreSection(report, formats),
    online: {
      title: t('online.title'),
      lead: t('online.lead'),
      address: report.link,
      picture: PICTURES.scan,
      described: t('online.described', { address: report.link }),
    },
    notes: [t('common:betterByItself'), t('note')],
    footer: {
      text: t('madeWith', { rider: report.riderName }),
      page: t('page', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** Characters that the document cannot show: control characters except the line break, and skin tone modifiers. */
const unprintable = /[^\P{Cc}\n]|\p{Emoji_Modifier}/gu

/** Longer than any text of a report. */
const LONGEST_TEXT = 20_000

/** Normalises to NFC: typefaces contain "é", but rarely "e" with a combining accent. */
const printable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? boundedForm('NFC', value, LONGEST_TEXT).replace(unprintable, '') : value

async function jobOf(report: FitReport): Promise<TypesettingJob> {
  const language = isLanguage(report.language) ? report.language : fallbackLanguage
  const formats = await reportFormats(language, report.region)
  const drawing = drawnPosition(report.rows)
  const logo = logoName(report)
  return {
    template: 'fit-report.typ',
    language,
    data: JSON.stringify(words(report, language, formats, drawing), printable),
    pictures: {
      [PICTURES.rider]: riderPicture(),
      [PICTURES.scan]: scanPicture(report.link),
      ...(drawing ? { [PICTURES.position]: positionPicture(drawing) } : {}),
      ...(logo && report.fitter.logo ? { [logo]: report.fitter.logo.bytes } : {}),
    },
  }
}

/**
 * Renders the fit report as PDF/UA, in the rider's language and paper size. The same report produces the same bytes.
 * The work is slow and runs in a thread of its own: call it outside a transaction.
 * @throws DocumentProblem `character_missing` when no typeface has a character (a placeholder box is never printed),
 *   `picture_unreadable` for an invalid logo, `typesetting_failed`
 */
export async function renderFitReport(report: FitReport): Promise<Buffer> {
  return typeset(await jobOf(report))
}
