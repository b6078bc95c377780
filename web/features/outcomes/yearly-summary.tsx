import { useState } from 'react'
import { dateIn, yearOf } from '#domain/calendar/local-date.ts'
import { PAPERS, type Paper } from '#domain/report/fit-report.ts'
import { thrownText } from '#web/api/error-text.ts'
import { saveDocument, usualPaper } from '#web/pdf/save-pdf.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** How many years are offered, with the current one. */
const YEARS = 5

/** Saves the summary of one calendar year as a PDF, in the reader's language. */
function useSummary() {
  const { language } = useTranslation('outcomes')
  const [busy, setBusy] = useState<Paper | null>(null)
  const [error, setError] = useState<unknown>(null)
  const save = async (year: string, paper: Paper) => {
    setBusy(paper)
    setError(null)
    const query = new URLSearchParams({ year, paper, language, ...ownRegion(language) })
    await saveDocument(`/api/outcomes/summary/pdf?${query}`).catch(setError)
    setBusy(null)
  }
  return { save, busy, error }
}

/** The dialog in which the summary of a year is chosen and saved. */
export default function YearlySummary({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('outcomes')
  const { t: errors } = useTranslation('errors', 'common')
  const [current] = useState(() => yearOf(dateIn(new Date())))
  const [year, setYear] = useState(String(current))
  const { save, busy, error } = useSummary()
  const usual = usualPaper(navigator.languages)
  const years = Array.from({ length: YEARS }, (_, index) => String(current - index))
  return (
    <Dialog open onClose={onClose} title={t('summary.title')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{t('summary.text')}</p>
        <SelectField
          label={t('summary.year')}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(chosen) => chosen && setYear(chosen)}
        />
        <div className="flex flex-wrap gap-2">
          {PAPERS.toSorted((a) => (a === usual ? -1 : 1)).map((paper) => (
            <Button
              key={paper}
              kind={paper === usual ? 'primary' : 'quiet'}
              busy={busy === paper}
              onClick={() => void save(year, paper)}
            >
              {t(`summary.${paper}`)}
            </Button>
          ))}
        </div>
        {error !== null && (
          <p role="alert" className="font-medium text-coral-text">
            {thrownText(errors, error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
