import { useState } from 'react'
import type { Role } from '#domain/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'

type Reason = Role | 'guest'

const reasons: readonly Reason[] = ['client', 'fitter', 'support', 'guest']

function reasonIn(state: unknown): Reason | null {
  if (typeof state !== 'object' || state === null || !('sentHome' in state)) return null
  return reasons.find((reason) => reason === state.sentHome) ?? null
}

/** Explains why a person was redirected from a page that is not theirs. */
export function RedirectNotice() {
  const { t } = useTranslation('common', 'frame')
  const { place, go } = useNavigation()
  const [closed, setClosed] = useState<string | null>(null)
  const reason = reasonIn(place.state)
  if (!reason || closed === place.key) return null
  const close = () => {
    setClosed(place.key)
    go(place.pathname + place.search + place.hash, { replace: true, state: null })
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 bg-amber-soft px-5 py-2 text-amber-deep"
      data-screen-only
    >
      <p>{t(`frame:wrongRole.${reason}`)}</p>
      <Button kind="text" size="small" className="text-amber-deep" onClick={close}>
        {t('action.close')}
      </Button>
    </div>
  )
}
