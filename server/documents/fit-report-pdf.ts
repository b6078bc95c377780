import type { PositionDrawing } from '#domain/drawing/position-drawing.ts'
import { readingOrder } from '#domain/drawing/zone-places.ts'
import { drawnCurrentPosition, drawnPosition } from '#domain/report/drawn-position.ts'
import type { FitDocument, FitReport, ShopCard } from '#domain/report/fit-report.ts'
import { shopCardRows } from '#domain/report/shop-card.ts'
import { fallbackLanguage, isLanguage, type Language } from '#locales/languages.ts'
import { dayParts, documentData, localeOf, PAPER_NAMES } from './document-data.ts'
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
  afterwardsSection,
  changesSection,
  drawnNumbers,
  goalsSection,
  numbersSection,
  photosSection,
  recommendationsSection,
  shopCardSection,
  summarySection,
} from './report-sections.ts'
import { typeset } from './typesetter.ts'
import type { TypesettingJob } from './typesetting.ts'

const PICTURES = { rider: 'rider.svg', position: 'position.svg', scan: 'scan.svg' } as const

const logoName = ({ fitter }: FitDocument): string | null => fitter.logo && `logo.${fitter.logo.format}`

/** `Jonas' gravel bike: Canyon Grizl M`, with the parts that are known. */
function bikeWords({ bike }: FitDocument, { t, phrases }: ReportFormats): string | null {
  if (!bike) return null
  const known = [bike.name, bike.make, bike.model, bike.size].filter((each) => each !== null)
  return phrases([known.join(' '), t(`bikeType.${bike.type}`)])
}

function headSection(report: FitDocument, title: string, formats: ReportFormats) {
  const { t, date } = formats
  const { name: fitter, business } = report.fitter
  const facts: { label: string; value: string | null }[] = [
    { label: t('fact.fitted'), value: date(report.fittedOn) },
    { label: t('fact.by'), value: business ? t('fitterOf', { fitter, business }) : fitter },
    { label: t('fact.bike'), value: bikeWords(report, formats) },
  ]
  return {
    title,
    rider: report.riderName,
    facts: facts.filter(({ value }) => value !== null),
    logo: logoName(report),
    logoDescribed: t('logo', { business: business ?? fitter }),
  }
}

function discomfortSection({ discomfort }: FitReport, { t, list }: ReportFormats) {
  const named = readingOrder.flatMap((zone) => discomfort.filter((each) => each.zone === zone))
  const words = named.map(({ zone, severity }) =>
    t('common:drawing.scored', { zone: t(`common:zone.${zone}`), score: severity }),
  )
  const none = named.length === 0 ? t('discomfort.none') : null
  return {
    title: t('discomfort.title'),
    picture: PICTURES.rider,
    described: t('discomfort.described', { zones: none ?? list(words) }),
    ratio: RIDER_RATIO,
    marks: named.map(({ zone, severity }) => severityMark(zone, severity)),
    named: words,
    none,
  }
}

function positionSection(report: FitDocument, drawing: PositionDrawing, formats: ReportFormats) {
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
    numbers: drawnNumbers(drawing, report, formats),
  }
}

/** The language in which a document is set, its formats and the drawing of the position. */
interface Setting {
  language: Language
  formats: ReportFormats
  drawing: PositionDrawing | null
}

async function settingOf(
  { language: wanted, region }: FitDocument,
  drawing: PositionDrawing | null,
): Promise<Setting> {
  const language = isLanguage(wanted) ? wanted : fallbackLanguage
  return { language, formats: await reportFormats(language, region), drawing }
}

/** What both documents have around their contents. */
function frameOf(document: FitDocument, { language, formats }: Setting, title: string, name: string) {
  const { t } = formats
  return {
    ...localeOf(language),
    paper: PAPER_NAMES[document.paper],
    title: name,
    author: document.fitter.business ?? document.fitter.name,
    date: dayParts(document.fittedOn),
    head: headSection(document, title, formats),
    footer: {
      text: t('madeWith', { rider: document.riderName }),
      page: t('page', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** The contents that a document does not have. */
const EMPTY = {
  summary: null,
  goals: null,
  zones: null,
  position: null,
  changes: null,
  numbers: null,
  photos: null,
  recommendations: null,
  afterwards: null,
  shopCard: null,
  online: null,
  notes: [],
}

function reportWords(report: FitReport, setting: Setting) {
  const { formats, drawing } = setting
  const { t, date } = formats
  const name = t('documentTitle', { rider: report.riderName, date: date(report.fittedOn) })
  return {
    ...EMPTY,
    ...frameOf(report, setting, t('title'), name),
    summary: summarySection(report, formats),
    goals: goalsSection(report, formats),
    zones: discomfortSection(report, formats),
    position: drawing && positionSection(report, drawing, formats),
    changes: changesSection(report, formats),
    numbers: numbersSection(report, formats),
    photos: photosSection(report, formats),
    recommendations: recommendationsSection(report, formats),
    afterwards: afterwardsSection(report, formats),
    online: {
      title: t('online.title'),
      lead: t('online.lead'),
      address: report.link,
      picture: PICTURES.scan,
      described: t('online.described', { address: report.link }),
    },
    notes: [t('common:betterByItself'), t('note')],
  }
}

function cardWords(card: ShopCard, setting: Setting) {
  const { formats, drawing } = setting
  const { t, date } = formats
  const name = t('shopCard.documentTitle', { rider: card.riderName, date: date(card.fittedOn) })
  const sections = shopCardSection(card, formats)
  return {
    ...EMPTY,
    ...frameOf(card, setting, t('shopCard.title'), name),
    position: drawing && {
      ...positionSection(card, drawing, formats),
      title: t('shopCard.drawing'),
      described: t('shopCard.described'),
      after: null,
      numbers: [],
    },
    shopCard: { lead: t('shopCard.lead'), none: sections ? null : t('shopCard.none'), sections },
  }
}

/** The pictures that both documents have. */
function picturesOf(document: FitDocument, { drawing }: Setting): Record<string, Uint8Array> {
  const logo = logoName(document)
  return {
    ...(drawing ? { [PICTURES.position]: positionPicture(drawing) } : {}),
    ...(logo && document.fitter.logo ? { [logo]: document.fitter.logo.bytes } : {}),
  }
}

const jobOf = (
  { language }: Setting,
  words: object,
  pictures: Record<string, Uint8Array>,
): TypesettingJob => ({
  template: 'fit-report.typ',
  language,
  data: documentData(words),
  pictures,
})

async function reportJob(report: FitReport): Promise<TypesettingJob> {
  const setting = await settingOf(report, drawnPosition(report.rows))
  const photos = report.photos.map(({ image }, index) => [`photo-${index}.${image.format}`, image.bytes])
  return jobOf(setting, reportWords(report, setting), {
    ...picturesOf(report, setting),
    ...Object.fromEntries(photos),
    [PICTURES.rider]: riderPicture(),
    [PICTURES.scan]: scanPicture(report.link),
  })
}

async function cardJob(whole: ShopCard): Promise<TypesettingJob> {
  const card = { ...whole, rows: shopCardRows(whole.rows) }
  const setting = await settingOf(card, drawnCurrentPosition(card.rows))
  return jobOf(setting, cardWords(card, setting), picturesOf(card, setting))
}

/**
 * Renders the fit report as PDF/UA, in the rider's language and paper size. The same report produces the same bytes.
 * The work is slow and runs in a thread of its own: call it outside a transaction.
 * @throws DocumentProblem `character_missing` when no typeface has a character (a placeholder box is never printed),
 *   `picture_unreadable` for an invalid logo, `typesetting_failed`, `typesetting_busy`
 */
export async function renderFitReport(report: FitReport): Promise<Buffer> {
  return typeset(await reportJob(report))
}

/**
 * Renders the shop card, with the numbers of the bike and nothing about the rider's body, wishes or discomfort; otherwise
 * as `renderFitReport`.
 * @throws DocumentProblem
 */
export async function renderShopCard(card: ShopCard): Promise<Buffer> {
  return typeset(await cardJob(card))
}
