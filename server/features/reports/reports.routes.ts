import type { Calls, Parsed } from '#contract/calls.ts'
import type { ReportPhoto } from '#domain/report/fit-report.ts'
import type { Transaction } from '../../database/database.ts'
import { reportFormats } from '../../documents/report-formats.ts'
import type { SealedFiles } from '../../files/sealed-files.ts'
import { setSessionCookie } from '../../http/cookie.ts'
import type { Handlers, Run } from '../../http/handler-types.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  documentName,
  languageOf,
  type PrintOptions,
  printedDocument,
  printedReport,
} from './printed-report.ts'
import { mailReportAgain, readReportMail } from './report-mail.service.ts'
import { logoOfReport, type ReadSession, readReport, requireOpenFit } from './reports.service.ts'
import { visitReport } from './visit.service.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']

type Query = Parsed['GET /api/sessions/:sessionId/report/pdf']['query']

/** The file of a photo that the actor may see, and the key that opens it. */
interface SealedPhoto {
  file: string
  key: HolderKey
}

interface Parts {
  readSession: ReadSession
  findPicture: (
    tx: Transaction,
    photo: { sessionId: string; photoId: string; size: string },
  ) => Promise<SealedPhoto>
  files: SealedFiles
  /** Whether the cookie is `Secure`. */
  secure: boolean
}

/** What a document is made of. */
interface Material {
  report: Report
  logo: Buffer | null
  pictures: readonly SealedPhoto[]
}

/** The chosen photos as they are printed. One whose file is gone is left out. */
async function photosOf({ report, pictures }: Material, files: SealedFiles): Promise<ReportPhoto[]> {
  const found: ReportPhoto[] = []
  for (const [index, { phase, caption }] of report.photos.entries()) {
    const picture = pictures[index]
    const display = picture && (await files.get(picture.key, picture.file))
    if (!display) continue
    // The image library is loaded with the first photo.
    const { printedPhoto } = await import('../../photos/prepare-photo.ts')
    found.push({ image: { format: 'jpeg', bytes: await printedPhoto(display) }, phase, caption })
  }
  return found
}

async function typeset(material: Material, files: SealedFiles, query: Query): Promise<Buffer> {
  const { report, logo } = material
  // The typesetter is loaded with the first document.
  const { renderFitReport, renderShopCard } = await import('../../documents/fit-report-pdf.ts')
  if (query.document === 'shop_card') return renderShopCard(printedDocument(report, logo, query))
  return renderFitReport(
    await printedReport(report, { logo, photos: await photosOf(material, files) }, query),
  )
}

/** @throws DocumentProblem, which is answered with the characters that no typeface has */
async function printDocument(material: Material, files: SealedFiles, query: Query & PrintOptions) {
  const { report } = material
  const language = languageOf(query.language, report)
  const bytes = await typeset(material, files, query)
  const { date } = await reportFormats(language, query.region ?? report.rider.region)
  const day = date(report.fittedOn)
  return { bytes, name: await documentName(report, query.document, { language, day }) }
}

/** Gathers what a report is made of, in one transaction, and prints it after that. @throws DocumentProblem */
export const reportPrinter =
  ({ readSession, findPicture, files }: Omit<Parts, 'secure'>) =>
  async (run: Run, sessionId: string, query: Query) => {
    const material = await run(async (tx) => {
      const report = await readReport(tx, sessionId, readSession)
      const shown = query.document === 'report' ? report.photos : []
      const [logo, ...pictures] = await Promise.all([
        logoOfReport(tx, sessionId),
        ...shown.map(({ id }) => findPicture(tx, { sessionId, photoId: id, size: 'display' })),
      ])
      return { report, logo, pictures }
    })
    return printDocument(material, files, query)
  }

/** The calls for the fit report, as data and as a document, and for its mail. */
export function reportHandlers({ secure, ...parts }: Parts) {
  const print = reportPrinter(parts)
  const { readSession } = parts
  return {
    'GET /api/sessions/:sessionId/report': ({ run, params }) =>
      run((tx) => readReport(tx, params.sessionId, readSession)),
    async 'GET /api/sessions/:sessionId/report/pdf'({ run, params, query }) {
      const printed = await print(run, params.sessionId, query)
      // Printing takes a while: in the meantime the rider may have erased or closed the file.
      await run((tx) => requireOpenFit(tx, params.sessionId))
      return printed
    },
    async 'POST /api/report-visits'({ run, body, reply }) {
      const { sessionId, cookie } = await run((tx) => visitReport(tx, body.secret))
      if (cookie) setSessionCookie(reply, secure, cookie.secret, cookie.expires)
      return { sessionId }
    },
    'GET /api/sessions/:sessionId/report/mail': ({ run, params }) =>
      run((tx) => readReportMail(tx, params.sessionId)),
    'POST /api/sessions/:sessionId/report/mail': {
      run: ({ run, params }) => run((tx) => mailReportAgain(tx, params.sessionId)),
      replay: async (_tx, id) => ({ id }),
    },
  } satisfies Partial<Handlers>
}
