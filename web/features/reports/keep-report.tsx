import { clientReportPath, pages, signInPagePath } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/**
 * Tells a guest that the link expires and that an account keeps the report. A button closes the report on this device.
 */
export function KeepReport({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { t } = useTranslation('reportPages')
  const after = { from: 'report', next: clientReportPath(sessionId) } as const
  return (
    <div data-screen-only>
      <Card title={t('keep.title')}>
        <p className="max-w-prose text-muted">{t('keep.text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton size="small" to={signInPagePath(pages.signup, after)} state={{ role: 'client' }}>
            {t('keep.signUp')}
          </LinkButton>
          <LinkButton size="small" kind="quiet" to={signInPagePath(pages.login, after)}>
            {t('keep.logIn')}
          </LinkButton>
          <Button size="small" kind="text" onClick={onClose}>
            {t('keep.close')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
