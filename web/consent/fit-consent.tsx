import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What happens to the answers. It is shown before anything is typed and links to the notice. */
export function DataCard({ fitter }: { fitter: string }) {
  const { t } = useTranslation('invite')
  return (
    <section className="rounded-lg border border-line bg-card px-4 py-4">
      <h2 className="font-semibold text-base tracking-normal">{t('data.title', { fitter })}</h2>
      <p className="mt-1 text-muted">{t('data.text')}</p>
      <NoticeLink className="font-semibold text-teal hover:underline">{t('data.link')}</NoticeLink>
    </section>
  )
}

/** What pressing Start means: the explicit consent to the use of health data for the fit. */
export function ConsentSentence({ fitter, id }: { fitter: string; id: string }) {
  const { t } = useTranslation('invite')
  return (
    <p id={id} className="text-secondary text-muted">
      {t('consent', { fitter })}
    </p>
  )
}
