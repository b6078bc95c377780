import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { TryAddressAgain } from '#web/rider-address/try-address-again.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type ReportMail = CallResponse<'GET /api/sessions/:sessionId/report/mail'>

/** The text for the status of a mail. */
function useMailWords(): (mailed: NonNullable<ReportMail['mailed']>) => string {
  const { t } = useTranslation('reportPages')
  const format = useFormat()
  return ({ state, at, failure, to }) => {
    const words = { at: format.dateTime(at), to: to ?? t('mail.earlierAddress') }
    if (state === 'failed') return t(`mail.failed.${failure ?? 'server'}`, words)
    if (state === 'waiting' && failure) return t('mail.state.retried', words)
    if (state === 'waiting' && new Date(at) > new Date()) return t('mail.state.later', words)
    return t(`mail.state.${state}`, words)
  }
}

/** When and to which address the report was last mailed, and the mail's status. Renders nothing until that is known. */
export function LastMail({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('reportPages')
  const say = useMailWords()
  const { data } = useQuery(read('GET /api/sessions/:sessionId/report/mail', { params: { sessionId } }))
  if (!data) return null
  const { mailed, unreachable, riderId } = data
  const failed = mailed?.state === 'failed'
  return (
    <>
      <p
        className={`text-secondary wrap-anywhere ${failed ? 'font-semibold text-coral-text' : 'text-muted'}`}
        dir="auto"
      >
        {mailed ? say(mailed) : t('mail.none')}
      </p>
      {unreachable && <p className="text-secondary text-muted">{t(`mail.unreachable.${unreachable}`)}</p>}
      {unreachable === 'address_failed' && <TryAddressAgain riderId={riderId} />}
    </>
  )
}
