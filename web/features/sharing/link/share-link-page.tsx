import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { lastMomentOf } from '#domain/sharing/offer.ts'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { usePresent } from '#web/account/present.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { loginPath, pages } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type LinkPreview = CallResponse<'POST /api/share-links/preview'>

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('sharing')
  return (
    <Words title={t('link.waitingTitle')}>
      <p role="status">
        {t('link.waitingText')}{' '}
        <Link to={pages.sharedFits} className="font-semibold text-teal underline underline-offset-2">
          {t('link.shared')}
        </Link>
      </p>
    </Words>
  )
}

function Ended() {
  const { t } = useTranslation('sharing')
  return (
    <Words title={t('link.ended')}>
      <p>{t('link.endedText')}</p>
    </Words>
  )
}

/** Leads to where an address is confirmed. The link's secret stays with the tab, so the offer is here afterwards. */
function Unproven() {
  const { t } = useTranslation('sharing', 'security')
  return (
    <div role="alert" className="grid grid-cols-1 gap-3">
      <p>{t('link.unproven')}</p>
      <p>
        <LinkButton to={pages.securitySettings}>{t('security:address.unprovenTitle')}</LinkButton>
      </p>
    </div>
  )
}

/** If the login has ended, the page learns it, and offers to log in. */
function useLoginEnd(error: unknown): void {
  const { refresh } = usePresent()
  const ended = codeOf(error) === 'not_signed_in'
  useEffect(() => {
    if (ended) refresh().catch(() => undefined)
  }, [ended, refresh])
}

/** What is offered, and the button that accepts it. Opening the page changes nothing. */
function Offered({ secret, preview }: { secret: string; preview: LinkPreview }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const accept = useMutation({
    mutationFn: () => api('POST /api/share-links/acceptance', { body: { secret } }),
  })
  useLoginEnd(accept.error)
  if (preview.accepted || accept.isSuccess) return <Waiting />
  if (codeOf(accept.error) === 'share_link_ended') return <Ended />
  const unproven = codeOf(accept.error) === 'address_unproven'
  const { scope, fitsFrom, until } = preview
  return (
    <Words title={t('link.title')}>
      <p className="text-lg">
        {t(`link.what.${scope}`, { date: fitsFrom ? format.date(fitsFrom) : '' })}{' '}
        {until ? t('link.until', { date: format.date(lastMomentOf(until)) }) : t('link.noEnd')}
      </p>
      <p className="text-muted">{t('link.acceptText')}</p>
      {accept.error && !unproven && <RequestFailure error={accept.error} />}
      {unproven && (
        <Suspense fallback={null}>
          <Unproven />
        </Suspense>
      )}
      <Button wide busy={accept.isPending} onClick={() => accept.mutate()}>
        {t('link.accept')}
      </Button>
    </Words>
  )
}

function OfFitter({ secret }: { secret: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['share-link', secret],
    queryFn: () => api('POST /api/share-links/preview', { body: { secret } }),
    gcTime: 0,
  })
  useLoginEnd(error)
  if (data) return <Offered secret={secret} preview={data} />
  if (codeOf(error) === 'share_link_ended') return <Ended />
  return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
}

function OfAnybody({ secret }: { secret: string }) {
  const { t } = useTranslation('sharing')
  const { status, role } = usePresent()
  if (status === 'loading') return <Skeleton lines={6} />
  if (role === 'fitter') return <OfFitter secret={secret} />
  return (
    <Words title={t('link.forFitters')}>
      <p>{t('link.forFittersText')}</p>
      {role === null && (
        <>
          <p>{t('link.signIn')}</p>
          <p>
            <LinkButton to={loginPath(pages.shareLink)}>{t('link.logIn')}</LinkButton>
          </p>
        </>
      )}
    </Words>
  )
}

/** The page of a rider's link: a fitter sees what is offered and accepts it. */
export default function ShareLinkPage() {
  const { t } = useTranslation('sharing')
  const [secret] = useLinkSecret('share')
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 px-5 py-6 md:py-12">
      {secret === null ? (
        <Words title={t('link.forFitters')}>
          <p>{t('link.none')}</p>
        </Words>
      ) : (
        <OfAnybody key={secret} secret={secret} />
      )}
    </div>
  )
}
