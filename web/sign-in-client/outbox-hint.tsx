import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { DEVELOPMENT_OUTBOX } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** A link to the mails on a machine without a mail server. */
export function OutboxHint() {
  const { t } = useTranslation('auth')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  if (!settings?.outbox) return null
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-secondary">
      {t('sent.outbox')}{' '}
      <a href={DEVELOPMENT_OUTBOX} target="_blank" rel="noreferrer">
        {t('sent.outboxLink')}
      </a>
    </p>
  )
}
