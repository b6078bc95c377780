import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Shown for a path that no route matches. */
export default function NotFoundPage() {
  const { t } = useTranslation('frame')
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-5 py-20 text-center">
      <svg
        viewBox="0 0 120 60"
        width="180"
        fill="none"
        className="stroke-edge"
        strokeWidth="5"
        aria-hidden="true"
      >
        <circle cx="27" cy="32" r="23" />
        <circle cx="93" cy="32" r="23" className="stroke-teal" strokeDasharray="9 9" />
        <circle cx="27" cy="32" r="3" />
      </svg>
      <h1>{t('notFound.title')}</h1>
      <p className="text-muted">{t('notFound.text')}</p>
      <LinkButton to={pages.home}>{t('notFound.home')}</LinkButton>
    </div>
  )
}
