import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Shown at once while the code of a page loads. What follows a page can be hidden until then, by `data-spinner`. */
export function Spinner() {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center" data-spinner>
      <span className="spinner size-10" aria-hidden="true" />
      <span className="sr-only">{t('state.loading')}</span>
    </div>
  )
}

/**
 * Grey lines as placeholders for data. They appear only if loading takes longer than 200 ms. In a column of `data-cards`
 * the cards below them are hidden until they are gone (styles/controls.css).
 */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="grid gap-3 py-2" data-skeleton>
      <span className="sr-only">{t('state.loading')}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span
          key={key}
          className={`skeleton h-5 ${line % 3 === 2 ? 'w-1/2' : 'w-full'}`}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}
