import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { type Legal, useLegal } from './use-legal.ts'

const LINES = ['representedBy', 'phone', 'register', 'vatId'] as const

function Imprint({ operator }: { operator: NonNullable<Legal['operator']> }) {
  const { t } = useTranslation('legal')
  return (
    <dl className="mt-6 grid max-w-prose gap-4">
      <div>
        <dt className="font-semibold">{operator.name}</dt>
        {operator.address.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
      <div>
        <dt className="text-secondary text-muted">{t('imprint.email')}</dt>
        <dd>
          <ContactLink />
        </dd>
      </div>
      {LINES.map((line) => {
        const text = operator[line]
        return text === null ? null : (
          <div key={line}>
            <dt className="text-secondary text-muted">{t(`imprint.${line}`)}</dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function NoImprint() {
  const { t } = useTranslation('legal')
  return (
    <p className="mt-6 max-w-prose">
      {t('imprint.none')} <ContactLink />
    </p>
  )
}

/** Who operates the installation, as the settings say it. */
export default function ImprintPage() {
  const { t } = useTranslation('legal')
  const { data, error, refetch } = useLegal()
  return (
    <article className="mx-auto max-w-3xl px-5 py-6 md:py-12 print:max-w-none print:p-0">
      <h1>{t('imprint.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('imprint.lead')}</p>
      {data && (data.operator ? <Imprint operator={data.operator} /> : <NoImprint />)}
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
    </article>
  )
}
