import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { LastMail } from './last-mail.tsx'

/**
 * A button for the fitter to mail the report to the rider again, if the first mail was lost or its link has expired.
 */
export function MailReport({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('reportPages')
  const { t: errors } = useTranslation('errors', 'common')
  const client = useQueryClient()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  const mail = useMutation({
    mutationFn: () =>
      api('POST /api/sessions/:sessionId/report/mail', {
        params: { sessionId },
        idempotencyKey: idempotencyKeys.keyFor(sessionId),
      }),
    onSuccess: () => {
      idempotencyKeys.done()
      announce(t('mail.sent'))
      return readAgain(client, [`/api/sessions/${sessionId}/report/mail`])
    },
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2" data-screen-only>
      <LastMail sessionId={sessionId} />
      <Button kind="quiet" size="small" busy={mail.isPending} onClick={() => mail.mutate()}>
        {t('mail.again')}
      </Button>
      {mail.isSuccess && <p className="text-secondary text-muted">{t('mail.sent')}</p>}
      {mail.error && (
        <p role="alert" className="font-medium text-coral-text">
          {thrownText(errors, mail.error)}
        </p>
      )}
    </div>
  )
}
