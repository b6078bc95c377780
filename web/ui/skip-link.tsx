import type { MouseEvent } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The id of the one main landmark of a page. */
export const mainId = 'main'

/** Moves the focus itself: following the link would replace a secret in the address's fragment. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}

/** The first stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink() {
  const { t } = useTranslation('frame')
  return (
    <a
      href={`#${mainId}`}
      onClick={skip}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-teal px-5 py-3 font-semibold text-on-teal focus:translate-y-0"
      data-screen-only
    >
      {t('skip')}
    </a>
  )
}
