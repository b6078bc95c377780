import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Skeleton } from '#web/ui/waiting.tsx'

export const restrictedQuery = read('GET /api/restricted-clients')

/** Riders whose file is closed are not in the list; the fitter is told how many there are. */
export function RestrictedNote() {
  const { t } = useTranslation('clients')
  const { data } = useQuery(restrictedQuery)
  if (!data || data.items.length === 0) return null
  return (
    <p className="mt-4 text-muted">
      {t('restricted', { count: data.items.length })}{' '}
      <Link to={pages.privacySettings}>{t('restrictedWho')}</Link>
    </p>
  )
}

/** No riders at all, or none besides those who restricted their file. Only in the first case is one invited first. */
export function NoClients() {
  const { t } = useTranslation('clients')
  const { data, isPending } = useQuery(restrictedQuery)
  if (isPending) return <Skeleton lines={8} />
  const invite = <LinkButton to={pages.invite}>{t('invite')}</LinkButton>
  const restricted = data?.items.length ?? 0
  if (restricted === 0) return <EmptyState title={t('empty')} text={t('emptyText')} action={invite} />
  return (
    <EmptyState
      title={t('noOthers')}
      text={t('restricted', { count: restricted })}
      action={<Link to={pages.privacySettings}>{t('restrictedWho')}</Link>}
    />
  )
}
