import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useVisitor } from '#web/account/visitor.ts'
import { codeOf } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { LedgerTable } from '#web/consent/ledger-table.tsx'
import { loginPath, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Answers } from './answers.tsx'

/** What the page says to whoever has no link to a form, and where to go. */
function Elsewhere({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <p className="mb-4 max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}

function NoLink() {
  const { t } = useTranslation('dataRights')
  return (
    <Elsewhere text={t('link.none')}>
      <LinkButton to={loginPath(pages.ownConsents)}>{t('link.logIn')}</LinkButton>
    </Elsewhere>
  )
}

function Ledger() {
  const { t } = useTranslation('dataRights')
  const { data, error, refetch } = useQuery(read('GET /api/link-consents'))
  if (error && codeOf(error) === 'not_found') return <NoLink />
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <>
      <Answers consents={data} />
      <Card title={t('consents.ledger')}>
        <LedgerTable entries={data.entries} />
      </Card>
      <Elsewhere text={t('link.more')}>
        <SignUpLink to={pages.signup} state={{ role: 'client' }}>
          {t('link.signUp')}
        </SignUpLink>
      </Elsewhere>
    </>
  )
}

function Shown() {
  const { t } = useTranslation('dataRights')
  const visitor = useVisitor()
  if (visitor === undefined) return <Skeleton lines={6} />
  if (visitor === null) return <NoLink />
  if (visitor.guestOf !== undefined) return <Ledger />
  return (
    <Elsewhere text={t('link.account')}>
      <LinkButton to={pages.ownConsents}>{t('link.toConsents')}</LinkButton>
    </Elsewhere>
  )
}

/** The consents of a rider without an account, by the link to a form. */
export default function LinkConsentsPage() {
  const { t } = useTranslation('dataRights')
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 px-5 py-6 md:py-10">
      <div>
        <h1>{usePageName()}</h1>
        <p className="mt-1 text-muted">{t('consents.lead')}</p>
      </div>
      <Shown />
    </div>
  )
}
