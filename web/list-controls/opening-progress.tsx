import { useId } from 'react'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** How soon a search is asked again whose answer was its progress, in milliseconds. */
const ASK_AGAIN_MS = 150

type Opening = { opening: object | null } | undefined

/** Asks a search again while its answer is its progress, until it fails. */
export const askAgain = ({ state }: { state: { data: Opening; error: Error | null } }): number | false =>
  state.data?.opening && !state.error ? ASK_AGAIN_MS : false

/** How far the first search is: sealed sessions are opened one by one. */
export function OpeningProgress({ opened, total }: { opened: number; total: number }) {
  const { t } = useTranslation('common')
  const { number } = useFormat()
  const id = useId()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-2 py-10">
      <p id={id} role="status" className="font-semibold">
        {t('opening.title')}
      </p>
      <progress className="h-2 w-full accent-teal" value={opened} max={total} aria-labelledby={id} />
      <p className="text-secondary text-muted">
        {t('opening.text', { opened: number(opened), total: number(total) })}
      </p>
    </div>
  )
}
