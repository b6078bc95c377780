import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

interface TryAddressAgainProps {
  riderId: string
  /** The rider's name, if the page shows several riders. */
  name?: string
}

/**
 * The button for an address that bounced by mistake or only temporarily: mail is sent to it again. Texts: `followUps`.
 */
export function TryAddressAgain({ riderId, name }: TryAddressAgainProps) {
  const { t } = useTranslation('followUpPages')
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => api('POST /api/riders/:riderId/address-retry', { params: { riderId } }),
    onSuccess: () => {
      announce(t('address.triedAgain'))
      return readAgain(client, ['/api/riders', '/api/sessions', '/api/follow-ups', '/api/follow-up-counts'])
    },
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2" data-screen-only>
      <Button kind="quiet" size="small" busy={retry.isPending} onClick={() => retry.mutate()}>
        {t('address.tryAgain')}
        {name && <span className="sr-only"> {name}</span>}
      </Button>
      {retry.error && <RequestFailure error={retry.error} />}
    </div>
  )
}
