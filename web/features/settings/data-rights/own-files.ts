import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

export const filesQuery = read('GET /api/account/files')

export type OwnFile = CallResponse<'GET /api/account/files'>['files'][number]

/** How a fitter is called on these pages: the name, and the studio if there is one; or that the fitter is gone. */
export function useFitterOf({ fitterName, studio }: Pick<OwnFile, 'fitterName' | 'studio'>): string {
  const { t } = useTranslation('sharing')
  return studio ? `${fitterName}, ${studio}` : fitterName || t('files.gone')
}
