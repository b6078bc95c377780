import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTICE_VERSION } from '#domain/product.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SaveNote } from './save-note.tsx'
import { useSaved } from './use-saved.ts'

type Consent = CallResponse<'GET /api/account/research-consent'>

const consentQuery = read('GET /api/account/research-consent')

function ConsentSwitch({ consent }: { consent: Consent }) {
  const { t, language } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const queryClient = useQueryClient()
  const granted = useSaved(consent.granted, async (on) => {
    await api('POST /api/account/research-consent', {
      body: { granted: on, noticeVersion: NOTICE_VERSION, language },
    })
    await readAgain(queryClient, ['/api/account'])
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

/** The research consent, given or withdrawn with one press. */
export function ResearchConsent() {
  const { data, error, refetch } = useQuery(consentQuery)
  if (data) return <ConsentSwitch consent={data} />
  return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton />
}
