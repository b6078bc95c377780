import { homeOf } from '#web/account/access.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Links for pages that lead no further: to the person's home page, or to the sign-in page. */
export function HomeLinks() {
  const { t } = useTranslation('followUpPages')
  const visitor = useVisitor()
  const known = visitor && visitor.guestOf === undefined
  return (
    <>
      {known && <LinkButton to={homeOf(visitor)}>{t('visit.home')}</LinkButton>}
      {!known && <LinkButton to={pages.login}>{t('visit.logIn')}</LinkButton>}
      {!known && (
        <LinkButton kind="quiet" to={pages.home}>
          {t('visit.startPage')}
        </LinkButton>
      )}
    </>
  )
}
