import type { DashboardLayout } from '#domain/dashboard/layout.ts'
import type { WidgetSize } from '#domain/dashboard/widgets.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const columns: Record<WidgetSize, string> = {
  small: 'col-span-1',
  medium: 'col-span-2',
  large: 'col-span-4',
}

/** The dashboard of a wide screen in small. The list beside it says the same in words. */
export function LayoutPreview({ layout }: { layout: DashboardLayout }) {
  const { t } = useTranslation('widgets')
  const shown = layout.filter((widget) => widget.shown)
  return (
    <section aria-labelledby="layout-preview">
      <h2 id="layout-preview" className="mb-1 text-base">
        {t('layout.preview')}
      </h2>
      <p className="mb-3 text-secondary text-muted">
        {t(shown.length === 0 ? 'layout.nothing' : 'layout.previewHint')}
      </p>
      <div
        aria-hidden="true"
        data-layout-preview
        className="grid grid-cols-4 gap-1 rounded-md bg-sunken p-1.5 sm:gap-1.5 sm:p-2"
      >
        {shown.map(({ key, size }) => (
          <div
            key={key}
            className={`min-h-14 hyphens-auto wrap-anywhere rounded-sm border border-line bg-card p-1 text-tab leading-tight sm:p-1.5 sm:text-caption ${columns[size]}`}
          >
            {t(`name.${key}`)}
          </div>
        ))}
      </div>
    </section>
  )
}
