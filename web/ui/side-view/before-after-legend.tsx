import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The legend for before and after on a drawing: dashed coral, solid teal. */
export function BeforeAfterLegend({ className }: { className: string }) {
  const { t } = useTranslation('common')
  return (
    <figcaption className={`flex flex-wrap justify-center gap-x-6 gap-y-1 ${className}`} aria-hidden="true">
      <span className="flex items-center gap-2 text-coral-text">
        <i className="w-7 border-coral border-t-[3px] border-dashed" />
        {t('drawing.before')}
      </span>
      <span className="flex items-center gap-2 font-semibold text-teal">
        <i className="w-7 border-teal border-t-[3px]" />
        {t('drawing.after')}
      </span>
    </figcaption>
  )
}
