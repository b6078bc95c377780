import type { CallResponse } from '#web/api/api.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface VerificationProps {
  latest: CallResponse<'GET /api/access-log'>['verification']
}

/** What the latest check of the whole log found, and how it is checked. */
export function Verification({ latest }: VerificationProps) {
  const { t } = useTranslation('accessLog')
  const format = useFormat()
  const at = latest ? format.dateTime(latest.at) : ''
  return (
    <Card title={t('check.title')} alert={latest?.ok === false}>
      <p>{latest ? t(latest.ok ? 'check.ok' : 'check.broken', { at }) : t('check.never')}</p>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-semibold text-teal">{t('check.how')}</summary>
        <div className="grid max-w-prose gap-2 text-secondary">
          <p>{t('check.chain')}</p>
          <p>{t('check.heads')}</p>
          <p>{t('check.daily')}</p>
          {latest && <p>{t('check.covered', { count: latest.entries })}</p>}
        </div>
      </details>
    </Card>
  )
}
