import type { AppContext } from './app-context.ts'
import type { CopyTools } from './data-download/plan-copy.ts'
import { embeddedGateway, hostedGateway, identityHost } from './features/auth/identity-host.ts'
import { reportPrinter } from './features/reports/reports.routes.ts'
import { findPicture } from './features/sessions/photos.service.ts'
import { readSession } from './features/sessions/read-session.service.ts'

/** What copies of people's data are made with: the features that show the same on their pages. */
export function copyToolsOf(context: AppContext): CopyTools {
  const { config, files } = context
  const identity = config.auth ? hostedGateway : embeddedGateway(identityHost(context))
  const print = reportPrinter({ readSession, findPicture, files })
  return {
    files,
    installation: config.publicUrl,
    readSession,
    async printReport(run, sessionId, wishes) {
      return (await print(run, sessionId, { document: 'report', paper: 'a4', ...wishes })).bytes
    },
    exportPerson: (tx, subject) => identity.exportPerson(tx, subject),
  }
}
