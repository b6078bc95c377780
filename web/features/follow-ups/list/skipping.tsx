import { type ReactNode, useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useSkip } from './use-plan.ts'

interface Skipped {
  followUpId: string
  name: string
}

/** Skips a follow-up and offers to undo it. The bar stays until it is used or closed. */
export function useSkipping(): { skip: (who: Skipped, skipped: boolean) => void; bar: ReactNode } {
  const { t } = useTranslation('followUpPages')
  const [last, setLast] = useState<Skipped | null>(null)
  const change = useSkip()
  const skip = (who: Skipped, skipped: boolean) =>
    mutateThen(change, { followUpId: who.followUpId, skipped }, () => setLast(skipped ? who : null))
  const bar = (
    <>
      {change.isError && <RequestFailure error={change.error} />}
      {last && (
        <UndoBar
          text={t('list.skipped', { name: last.name })}
          onUndo={() => skip(last, false)}
          onDismiss={() => setLast(null)}
        />
      )}
    </>
  )
  return { skip, bar }
}
