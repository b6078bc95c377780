import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'

export const filesQuery = read('GET /api/account/files')

export type OwnFile = CallResponse<'GET /api/account/files'>['files'][number]

/** How a fitter is called on these pages: the name, and the studio if there is one. */
export const fitterOf = ({ fitterName, studio }: Pick<OwnFile, 'fitterName' | 'studio'>): string =>
  studio ? `${fitterName}, ${studio}` : fitterName
