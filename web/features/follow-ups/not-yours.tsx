import { codeOf } from '#web/api/error-text.ts'
import { MessagePage } from '#web/form/message-page.tsx'
import StoppedPage from '#web/form/stopped-page.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { HomeLinks } from './home-links.tsx'

/**
 * Shown when a form could not be opened: the fit has none, it belongs to another fit or rider, the rider stopped
 * the use of the file, or there is a temporary failure.
 */
export function NotYours({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('followUpPages')
  const name = usePageName()
  const code = codeOf(error)
  if (code === 'file_restricted') return <StoppedPage />
  if (code === 'no_follow_up')
    return (
      <MessagePage title={t('find.noneTitle')} text={t('find.none')}>
        <HomeLinks />
      </MessagePage>
    )
  if (code === 'not_found')
    return (
      <MessagePage alert title={t('find.otherTitle')} text={t('find.other')}>
        <HomeLinks />
      </MessagePage>
    )
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-5 py-8">
      <h1>{name}</h1>
      <RequestFailure error={error} onRetry={onRetry} />
    </div>
  )
}
