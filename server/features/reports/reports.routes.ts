import type { Calls } from '#contract/calls.ts'
import { DocumentProblem } from '../../documents/document-problem.ts'
import { reportFormats } from '../../documents/report-formats.ts'
import { setSessionCookie } from '../../http/cookie.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../http/problem.ts'
import { documentName, languageOf, type PrintOptions, printedReport } from './printed-report.ts'
import { mailReportAgain, readReportMail } from './report-mail.service.ts'
import { logoOfReport, type ReadSession, readReport } from './reports.service.ts'
import { visitReport } from './visit.service.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']

interface Parts {
  readSession: ReadSession
  /** Whether the cookie is `Secure`. */
  secure: boolean
}

/** @throws AppError `characters_unprintable` with the characters that no typeface has */
async function typesetReport(report: Report, logo: Buffer | null, options: PrintOptions) {
  const language = languageOf(options.language, report)
  // The typesetter is loaded with the first document.
  const { renderFitReport } = await import('../../documents/fit-report-pdf.ts')
  try {
    const printed = await printedReport(report, logo, options)
    const bytes = await renderFitReport(printed)
    const { date } = await reportFormats(language, printed.region)
    return { bytes, name: await documentName(report, language, date(report.fittedOn)) }
  } catch (error) {
    if (!(error instanceof DocumentProblem) || error.code !== 'character_missing') throw error
    throw new AppError('characters_unprintable', { params: { characters: error.characters.join(' ') } })
  }
}

/** The calls for the fit report, as data and as a document, and for its mail. */
export const reportHandlers = ({ readSession, secure }: Parts) =>
  ({
    'GET /api/sessions/:sessionId/report': ({ run, params }) =>
      run((tx) => readReport(tx, params.sessionId, readSession)),
    async 'GET /api/sessions/:sessionId/report/pdf'({ run, params, query }) {
      const { report, logo } = await run(async (tx) => ({
        report: await readReport(tx, params.sessionId, readSession),
        logo: await logoOfReport(tx, params.sessionId),
      }))
      return typesetReport(report, logo, query)
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
  }) satisfies Partial<Handlers>
