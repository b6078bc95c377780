import { useVisitor } from '#web/account/visitor.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { MessagePage } from './message-page.tsx'

/** The rider stopped the use of the file, and can allow it again: by the link to a form as much as with an account. */
export default function StoppedPage() {
  const { t } = useTranslation('followUpPages')
  const guest = useVisitor()?.guestOf !== undefined
  return (
    <MessagePage title={t('find.stoppedTitle')} text={t('find.stopped')}>
      <LinkButton to={guest ? pages.linkConsents : pages.ownConsents}>{t('find.toConsents')}</LinkButton>
    </MessagePage>
  )
}
