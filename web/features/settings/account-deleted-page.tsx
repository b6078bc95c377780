import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Redirect, useNavigation } from '#web/ui/navigation.tsx'

const isAfterDeletion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state && state.accountDeleted === true

/** The receipts of the erased files in the state of the address. */
function receiptsIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('receipts' in state)) return []
  return Array.isArray(state.receipts) ? state.receipts.filter((one) => typeof one === 'string') : []
}

/** Confirms to a person that their account has been deleted. For anybody else it leads to the start page. */
export default function AccountDeletedPage() {
  const { t } = useTranslation('deletion', 'frame')
  const format = useFormat()
  const { state } = useNavigation().place
  if (!isAfterDeletion(state)) return <Redirect to={pages.home} />
  const receipts = receiptsIn(state)
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-4 px-5 py-16 md:px-12">
      <h1>{t('frame:title.accountDeleted')}</h1>
      <p className="text-lg">{t('deleted.text')}</p>
      {receipts.length > 0 && (
        <p className="text-secondary">{t('deleted.receipts', { numbers: format.list(receipts) })}</p>
      )}
      <div className="mt-2" data-screen-only>
        <LinkButton kind="quiet" to={pages.home}>
          {t('frame:notFound.home')}
        </LinkButton>
      </div>
    </div>
  )
}
