import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from '#web/ui/language/use-translation.ts'

function Banner() {
  const { t } = useTranslation('demo')
  return (
    <aside
      aria-label={t('banner.label')}
      className="border-b border-line bg-sunken px-5 py-2 text-center text-ink text-secondary lg:px-20 xl:px-58"
    >
      {t('banner.text')}
    </aside>
  )
}

// Above every page, also in print. The module is only imported in a demo.
const place = document.createElement('div')
document.body.prepend(place)
createRoot(place).render(
  <Suspense fallback={null}>
    <Banner />
  </Suspense>,
)
