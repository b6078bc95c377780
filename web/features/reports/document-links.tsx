import { Link, useSearchParams } from 'react-router'
import { DOCUMENTS, type DocumentKind } from '#domain/report/fit-report.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const PARAM = 'document'

/** Which document the URL names; by default the rider's report. */
export function useShownDocument(): DocumentKind {
  const asked = useSearchParams()[0].get(PARAM)
  return DOCUMENTS.find((each) => each === asked) ?? 'report'
}

/** Links to the rider's report and to the shop card, each with its own URL. */
export function DocumentLinks() {
  const { t } = useTranslation('reportPages')
  const shown = useShownDocument()
  const [search] = useSearchParams()
  const searchOf = (document: DocumentKind) => {
    const wanted = new URLSearchParams(search)
    if (document === 'report') wanted.delete(PARAM)
    else wanted.set(PARAM, document)
    return wanted.toString()
  }
  return (
    <nav aria-label={t('documents.label')} data-screen-only>
      <ul className="flex flex-wrap gap-2">
        {DOCUMENTS.map((document) => (
          <li key={document}>
            <Link
              to={{ search: searchOf(document) }}
              aria-current={document === shown ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 ${
                document === shown
                  ? 'border-teal bg-teal-soft font-semibold text-teal-deep'
                  : 'border-line text-muted hover:text-ink'
              }`}
            >
              {t(`documents.${document}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
