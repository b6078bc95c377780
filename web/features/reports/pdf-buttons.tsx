import { useState } from 'react'
import { type DocumentKind, PAPERS, type Paper } from '#domain/report/fit-report.ts'
import { ApiError } from '#web/api/api-error.ts'
import { thrownText } from '#web/api/error-text.ts'
import { saveDocument, usualPaper } from '#web/pdf/save-pdf.ts'
import { useUnits } from '#web/questionnaire/use-units.ts'
import { Button } from '#web/ui/button.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface PdfButtonsProps {
  sessionId: string
  document: DocumentKind
  /**
   * The document is for the rider: it is in the rider's language and units, whoever downloads it. Otherwise it is in
   * those of the person who downloads it.
   */
  forRider?: boolean
}

/** Downloads a document as a PDF in the language and units of whoever reads it. */
function usePdf({ sessionId, document, forRider = false }: PdfButtonsProps) {
  const { language } = useTranslation('reportPages')
  const units = useUnits()
  const [busy, setBusy] = useState<Paper | null>(null)
  const [error, setError] = useState<unknown>(null)
  const fetchPdf = async (paper: Paper) => {
    setBusy(paper)
    setError(null)
    const own = forRider ? {} : { language, ...ownRegion(language), units }
    const query = new URLSearchParams({ document, paper, ...own })
    await saveDocument(`/api/sessions/${sessionId}/report/pdf?${query}`).catch(setError)
    setBusy(null)
  }
  return { fetchPdf, busy, error }
}

/** Buttons for a document as a PDF, with the region's paper size first, and one that prints the page. */
export function PdfButtons(props: PdfButtonsProps) {
  const { t } = useTranslation('reportPages')
  const { t: errors } = useTranslation('errors', 'common')
  const { fetchPdf, busy, error } = usePdf(props)
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
