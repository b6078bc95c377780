import { useState } from 'react'
import { ROLES, type Role } from '#domain/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import type { RefusedPage } from '../account/access.ts'

const roleIn = (value: unknown): Role | undefined => ROLES.find((role) => role === value)

/** Reads the navigation state of a redirection. */
function reasonIn(state: unknown): RefusedPage | null {
  if (typeof state !== 'object' || state === null || !('sentHome' in state)) return null
  const { sentHome } = state
  if (sentHome === 'guest') return 'guest'
  if (typeof sentHome !== 'object' || sentHome === null || !('you' in sentHome)) return null
  const you = roleIn(sentHome.you)
  const pageFor = 'pageFor' in sentHome ? roleIn(sentHome.pageFor) : undefined
  return you ? { you, pageFor: pageFor ?? 'others' } : null
}

function useReasonText() {
  const { t } = useTranslation('frame')
  return (reason: RefusedPage) =>
    reason === 'guest'
      ? t('wrongRole.guest')
      : `${t(`wrongRole.page.${reason.pageFor}`)} ${t(`wrongRole.here.${reason.you}`)}`
}

/** Explains why a person was redirected from a page that is not theirs. */
export function RedirectNotice() {
  const { t } = useTranslation('common')
  const textOf = useReasonText()
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
      <p>{textOf(reason)}</p>
      <Button kind="text" size="small" className="text-amber-deep" onClick={close}>
        {t('action.close')}
      </Button>
    </div>
  )
}
