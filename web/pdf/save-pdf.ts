import type { Paper } from '#domain/report/fit-report.ts'
import { apiRequest } from '#web/api/request.ts'
import { saveFile } from '#web/ui/save-file.ts'

/** Regions that use the Letter paper size. */
const LETTER_REGIONS = /-(US|CA|MX|CL|CO|VE|PH|GT|CR|PA|DO|PR|SV|NI)\b/i

/** The paper size of the first of a person's languages. */
export const usualPaper = (languages: readonly string[]): Paper =>
  LETTER_REGIONS.test(languages[0] ?? '') ? 'letter' : 'a4'

/** The file name from the server's header (RFC 6266). */
function nameIn(header: string | null): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(header ?? '') ?? []
  return decodeURIComponent(encoded) || 'document'
}

/** Saves the file that the server makes at a path, under the name that it gives. */
export async function saveDocument(path: string): Promise<void> {
  const response = await apiRequest('GET', path)
  saveFile(nameIn(response.headers.get('content-disposition')), await response.blob())
}
