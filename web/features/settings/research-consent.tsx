import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE_VERSION } from '#domain/product.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { type Answer, api } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { Switch } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

type Consent = Answer<'GET /api/account/research-consent'>
type Entry = Consent['history'][number]

const consentQuery = read('GET /api/account/research-consent')

function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('settings')
  const language = isLanguage(entry.language) ? languages[entry.language].name : entry.language
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <span className="font-semibold">{t(entry.granted ? 'privacy.granted' : 'privacy.withdrawn')}</span>{' '}
      <FormattedDate at={entry.at} withTime />
      <span className="block text-[0.9375rem] text-muted">
        {t('privacy.entry', { version: entry.noticeVersion, language })}
      </span>
    </li>
  )
}

/** Every change of the consent, the latest first. */
function History({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('settings')
  if (entries.length === 0) return <p className="text-[0.9375rem] text-muted">{t('privacy.noHistory')}</p>
  const latestFirst = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-teal">{t('privacy.history')}</summary>
      <ol>
        {latestFirst.map((entry) => (
          <HistoryEntry key={`${entry.at}${entry.granted}`} entry={entry} />
        ))}
      </ol>
    </details>
  )
}

function ConsentSwitch({ consent }: { consent: Consent }) {
  const { t, language } = useTranslation('settings')
  const { t: common } = useTranslation('common')
  const { t: errors } = useTranslation('errors')
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (granted: boolean) =>
      api('POST /api/account/research-consent', {
        body: { granted, noticeVersion: NOTICE_VERSION, language },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consentQuery.queryKey }),
  })
  return (
    <div>
      <Switch
        label={t('privacy.research')}
        hint={t('privacy.researchHint')}
        checked={change.isPending ? change.variables : consent.granted}
        disabled={change.isPending}
        onChange={(granted) => change.mutate(granted)}
      />
      <p role="status" className="min-h-6 text-[0.9375rem] text-muted">
        {change.isPending && common('state.saving')}
        {change.isSuccess && common('state.saved')}
      </p>
      <FieldError id={undefined} error={change.isError ? thrownText(errors, change.error) : undefined} />
    </div>
  )
}

/** The research consent: given or withdrawn by one press, with everything decided before. */
export function ResearchConsent() {
  const { data, error, refetch } = useQuery(consentQuery)
  if (data)
    return (
      <>
        <ConsentSwitch consent={data} />
        <History entries={data.history} />
      </>
    )
  return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton />
}
