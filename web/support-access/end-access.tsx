import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

const ACCESSES = ['/api/support-accesses']

/** Ends an access of support, after a confirmation. */
export function EndAccess({ accessId }: { accessId: string }) {
  const { t } = useTranslation('support')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => api('POST /api/support-accesses/:accessId/revocation', { params: { accessId } }),
    onSuccess: () => {
      setAsking(false)
      return readAgain(client, ACCESSES)
    },
  })
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('list.end')}
      </Button>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('list.endTitle')}
        action={t('list.end')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        <p>{t('list.endText')}</p>
        {end.error && <RequestFailure error={end.error} />}
      </AskDialog>
    </>
  )
}
