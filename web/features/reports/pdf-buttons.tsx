import { useState } from 'react'
import { type DocumentKind, PAPERS, type Paper } from '#domain/report/fit-report.ts'
import { ApiError } from '#web/api/api-error.ts'
import { thrownText } from '#web/api/error-text.ts'
import { apiRequest } from '#web/api/request.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Button } from '#web/ui/button.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Regions that use the Letter paper size. */
const LETTER_REGIONS = /-(US|CA|MX|CL|CO|VE|PH|GT|CR|PA|DO|PR|SV|NI)\b/i

export const usualPaper = (languages: readonly string[]): Paper =>
  LETTER_REGIONS.test(languages[0] ?? '') ? 'letter' : 'a4'

/** The file name from the server's header (RFC 6266). */
function nameIn(header: string | null): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(header ?? '') ?? []
  return decodeURIComponent(encoded) || 'report.pdf'
}

async function download(path: string): Promise<void> {
  const response = await apiRequest('GET', path)
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: nameIn(response.headers.get('content-disposition')),
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads a document as a PDF in the reader's language and units. */
function usePdf(sessionId: string, document: DocumentKind) {
  const { language } = useTranslation('reportPages')
  const units = useUnits()
  const [busy, setBusy] = useState<Paper | null>(null)
  const [error, setError] = useState<unknown>(null)
  const fetchPdf = async (paper: Paper) => {
    setBusy(paper)
    setError(null)
    const query = new URLSearchParams({ document, paper, language, ...ownRegion(language), units })
    await download(`/api/sessions/${sessionId}/report/pdf?${query}`).catch(setError)
    setBusy(null)
  }
  return { fetchPdf, busy, error }
}

/** Buttons for a document as a PDF, with the region's paper size first, and one that prints the page. */
export function PdfButtons({ sessionId, document }: { sessionId: string; document: DocumentKind }) {
  const { t } = useTranslation('reportPages')
  const { t: errors } = useTranslation('errors', 'common')
  const { fetchPdf, busy, error } = usePdf(sessionId, document)
  const usual = usualPaper(navigator.languages)
  const characters = error instanceof ApiError ? error.params.characters : undefined
  return (
    <div className="grid grid-cols-1 gap-2" data-screen-only>
      <div className="flex flex-wrap gap-2">
        {PAPERS.toSorted((a) => (a === usual ? -1 : 1)).map((paper) => (
          <Button
            key={paper}
            kind={paper === usual ? 'primary' : 'quiet'}
            size="small"
            busy={busy === paper}
            onClick={() => void fetchPdf(paper)}
          >
            {t(`pdf.${paper}`)}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="font-medium text-coral-text">
          {thrownText(errors, error)} {characters}
        </p>
      )}
    </div>
  )
}
