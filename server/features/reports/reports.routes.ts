import type { Calls } from '#contract/calls.ts'
import type { UseCase } from '../../database/database.ts'
import { DocumentProblem } from '../../documents/document-problem.ts'
import { renderFitReport } from '../../documents/fit-report-pdf.ts'
import { reportFormats } from '../../documents/report-formats.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../http/problem.ts'
import { documentName, languageOf, type PrintWishes, printedReport } from './printed-report.ts'
import { logoOfReport, reportOf } from './reports.service.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['answer']

interface Parts {
  /** Reads a fitting for whoever may see it, or finds nothing. */
  readSession(useCase: UseCase, sessionId: string): Promise<Calls['GET /api/sessions/:sessionId']['answer']>
}

/** @throws AppError `characters_unprintable` naming those no typeface has */
async function typesetReport(report: Report, logo: Buffer | null, wishes: PrintWishes) {
  const language = languageOf(wishes.language, report)
  try {
    const bytes = await renderFitReport(await printedReport(report, logo, wishes))
    const { date } = await reportFormats(language)
    return { bytes, name: await documentName(report, language, date(report.fittedOn)) }
  } catch (error) {
    if (!(error instanceof DocumentProblem) || error.code !== 'character_missing') throw error
    throw new AppError('characters_unprintable', { params: { characters: error.characters.join(' ') } })
  }
}

/** The fit report, as data for its page and as a document. */
export const reportHandlers = ({ readSession }: Parts) =>
  ({
    'GET /api/sessions/:sessionId/report': ({ run, params }) =>
      run(async (useCase) => reportOf(useCase, await readSession(useCase, params.sessionId))),
    async 'GET /api/sessions/:sessionId/report/pdf'({ run, params, query }) {
      const { report, logo } = await run(async (useCase) => ({
        report: await reportOf(useCase, await readSession(useCase, params.sessionId)),
        logo: await logoOfReport(useCase, params.sessionId),
      }))
      return typesetReport(report, logo, query)
    },
  }) satisfies Partial<Handlers>
