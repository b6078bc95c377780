import type { MouseEvent } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The id of a page's only main landmark. */
export const mainId = 'main'

/** Moves the focus without following the link, which would replace a secret in the URL's fragment. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}

/** The first element that the Tab key reaches. It skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('frameOpening')
  return (
    <a
      href={`#${mainId}`}
      onClick={skip}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-teal px-5 py-3 font-semibold text-on-teal -outline-offset-6 [--ring:var(--on-teal)] focus:translate-y-0"
      data-screen-only
    >
      {t('skip')}
    </a>
  )
}
