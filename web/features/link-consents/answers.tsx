import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { AnswerButton } from '#web/consent/answer-button.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Consents = CallResponse<'GET /api/link-consents'>
type Purpose = 'fit' | 'research'

/** Sends an answer, and shows what is in force after it. */
function useAnswer(purpose: Purpose) {
  const { t, language } = useTranslation('dataRights')
  const { t: errors } = useTranslation('errors', 'common')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** @returns whether it succeeded */
  const answer = async (granted: boolean): Promise<boolean> => {
    setBusy(true)
    setError(undefined)
    try {
      const body = { purpose, granted, noticeVersion: NOTICE_VERSION, language }
      client.setQueryData(
        read('GET /api/link-consents').queryKey,
        await api('POST /api/link-consents', { body }),
      )
      announce(t(granted ? 'consents.done.given' : 'consents.done.withdrawn'))
      return true
    } catch (thrown) {
      setError(thrownText(errors, thrown))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, answer, forget: () => setError(undefined) }
}

function State({ given }: { given: boolean }) {
  const { t } = useTranslation('dataRights')
  return <Pill tone={given ? 'teal' : 'coral'}>{t(given ? 'consents.given' : 'consents.withdrawn')}</Pill>
}

/** What is in force, and its withdrawal. The consent to research is given in a form or an account. */
export function Answers({ consents }: { consents: Consents }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const [toFit, toResearch] = [useAnswer('fit'), useAnswer('research')]
  const { fit, research, fitterName, eraseAt } = consents
  return (
    <>
      <Card title={fitterName} aside={<State given={fit} />}>
        <p className="font-semibold">{t('consents.current')}</p>
        <p className="mb-3 text-muted">{t('consents.currentText', { days: WITHDRAWN_DAYS })}</p>
        {!fit && eraseAt && <p className="mb-3">{t('files.erasedOn', { date: format.date(eraseAt) })}</p>}
        <AnswerButton
          given={fit}
          sending={toFit}
          follows={t('consents.withdrawText', { fitter: fitterName, days: WITHDRAWN_DAYS })}
        />
      </Card>
      {research && (
        <Card title={t('consents.research')} aside={<State given />}>
          <AnswerButton given sending={toResearch} follows={t('link.withdrawResearch')} />
        </Card>
      )}
    </>
  )
}
