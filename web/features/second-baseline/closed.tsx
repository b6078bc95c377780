import { codeOf } from '#web/api/error-text.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const refusals = { second_baseline_unknown: 'unknown', second_baseline_over: 'over' } as const

/** Why the link opens nothing; null for any other failure. */
export const refusalOf = (error: unknown) =>
  error === null ? null : (Object.entries(refusals).find(([code]) => code === codeOf(error))?.[1] ?? null)

interface ClosedProps {
  /** `none`: the page was opened without a link. */
  why: NonNullable<ReturnType<typeof refusalOf>> | 'none'
}

/** Shown where nothing can be scored: why, and what to do. */
export function Closed({ why }: ClosedProps) {
  const { t } = useTranslation('secondBaseline')
  return (
    <>
      <div className="grid gap-3" role="alert">
        <h1>{t(`closed.${why}Title`)}</h1>
        <p className="text-lg text-muted">{t(`closed.${why}`)}</p>
      </div>
      <div>
        <LinkButton kind="quiet" to={pages.home}>
          {t('closed.home')}
        </LinkButton>
      </div>
    </>
  )
}
