import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE_VERSION } from '#domain/product.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SaveNote } from './save-note.tsx'
import { useSaved } from './use-saved.ts'

type Consent = CallResponse<'GET /api/account/research-consent'>
type Entry = Consent['history'][number]

const consentQuery = read('GET /api/account/research-consent')

function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('settings')
  const language = isLanguage(entry.language) ? languages[entry.language].name : entry.language
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <span className="font-semibold">{t(entry.granted ? 'privacy.granted' : 'privacy.withdrawn')}</span>{' '}
      <FormattedDate at={entry.at} withTime />
      <span className="block text-secondary text-muted">
        {t('privacy.entry', { version: entry.noticeVersion, language })}
      </span>
    </li>
  )
}

/** All changes of the consent, the latest first. */
function History({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('settings')
  if (entries.length === 0) return <p className="text-secondary text-muted">{t('privacy.noHistory')}</p>
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
  const { t: errors } = useTranslation('errors', 'common')
  const queryClient = useQueryClient()
  const granted = useSaved(consent.granted, async (on) => {
    await api('POST /api/account/research-consent', {
      body: { granted: on, noticeVersion: NOTICE_VERSION, language },
    })
    await queryClient.invalidateQueries({ queryKey: consentQuery.queryKey })
  })
  const failure = granted.state.at === 'failed' ? thrownText(errors, granted.state.error) : undefined
  return (
    <div>
      <Switch
        label={t('privacy.research')}
        hint={t('privacy.researchHint')}
        checked={granted.value}
        onChange={(on) => granted.change(on, 'now')}
      />
      <FieldError id={undefined} error={failure} />
      <SaveNote state={granted.state} field={t('privacy.research')} undo={granted.undo} />
    </div>
  )
}

/** The research consent, given or withdrawn with one press, with the history of decisions. */
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
