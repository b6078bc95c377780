import { useEffect, useEffectEvent, useState } from 'react'
import { PRODUCT_SLUG } from '#domain/product.ts'
import type { Role } from '#domain/roles.ts'
import { UNUSED_SIGN_IN_MS } from '#domain/unused-sign-in.ts'
import { lastUse } from '#web/api/last-use.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAuth } from './auth-context.tsx'

const MINUTE = 60_000
/** How long before the end the question comes. The server counts from up to a minute before the last answer. */
const ASKED_BEFORE_MS = 4 * MINUTE
/** Nobody needs a question after a day (WCAG 2.2, 2.2.1). */
const NEEDS_NO_QUESTION_MS = 20 * 60 * MINUTE

/** Asks whether somebody is still there before their unused log-in ends. Use in another tab of the browser counts. */
function useAsks(unusedMs: number, onOver: () => void): { asks: boolean; used: () => void } {
  const [asks, setAsks] = useState(false)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const channel = new BroadcastChannel(`${PRODUCT_SLUG}-use`)
    let said = 0
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') lastUse.at = Math.max(lastUse.at, data)
    }
    const look = () => {
      if (lastUse.at > said) {
        said = lastUse.at
        channel.postMessage(said)
      }
      const left = lastUse.at + unusedMs - Date.now()
      setAsks(left < ASKED_BEFORE_MS && left > 0)
      // The server's answer says whether the log-in has ended.
      if (left < -MINUTE) end()
    }
    const timer = setInterval(look, MINUTE / 4)
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [unusedMs])
  return { asks, used: () => setAsks(false) }
}

function Question({ unusedMs }: { unusedMs: number }) {
  const { t } = useTranslation('devices', 'frame')
  const { refresh, logout } = useAuth()
  // Without an answer the question comes again, or the end is asked for again.
  const askServer = () => void refresh().catch(() => undefined)
  const { asks, used } = useAsks(unusedMs, askServer)
  const stay = () => {
    used()
    askServer()
  }
  return (
    <Dialog
      open={asks}
      // Also called when another tab was used or the time is over: nobody has answered then.
      onClose={() => asks && stay()}
      title={t('unused.title')}
      actions={
        <>
          <Button onClick={stay}>{t('frame:signOut.stay')}</Button>
          <Button kind="quiet" onClick={() => void logout()}>
            {t('frame:account.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('unused.text')}</p>
    </Dialog>
  )
}

/** Asks before an unused log-in ends, for roles whose log-in ends within a day. */
export default function StayQuestion({ role }: { role: Role }) {
  const unusedMs = UNUSED_SIGN_IN_MS[role]
  return unusedMs < NEEDS_NO_QUESTION_MS && <Question unusedMs={unusedMs} />
}
