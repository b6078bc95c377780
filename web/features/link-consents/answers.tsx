import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
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

/** Withdraws with a press and a confirmation that says what follows. */
function Withdraw({ purpose, text }: { purpose: Purpose; text: string }) {
  const { t } = useTranslation('dataRights')
  const [asking, setAsking] = useState(false)
  const { busy, error, answer, forget } = useAnswer(purpose)
  const close = () => {
    setAsking(false)
    forget()
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('consents.withdraw')}
      </Button>
      <AskDialog
        open={asking}
        onClose={close}
        title={t('consents.withdrawTitle')}
        action={t('consents.withdraw')}
        busy={busy}
        onConfirm={() => void answer(false)}
      >
        <p>{text}</p>
        <FieldError id={undefined} error={error} />
      </AskDialog>
    </>
  )
}

function GiveAgain({ eraseAt }: { eraseAt: string | null }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const { busy, error, answer } = useAnswer('fit')
  return (
    <>
      {eraseAt && <p className="mb-3">{t('files.erasedOn', { date: format.date(eraseAt) })}</p>}
      <Button size="small" busy={busy} onClick={() => void answer(true)}>
        {t('consents.giveAgain')}
      </Button>
      <FieldError id={undefined} error={error} />
    </>
  )
}

function State({ given }: { given: boolean }) {
  const { t } = useTranslation('dataRights')
  return <Pill tone={given ? 'teal' : 'coral'}>{t(given ? 'consents.given' : 'consents.withdrawn')}</Pill>
}

/** What is in force, and its withdrawal. The consent to research is given in a form or an account. */
export function Answers({ consents }: { consents: Consents }) {
  const { t } = useTranslation('dataRights')
  const { fit, research, fitterName, eraseAt } = consents
  return (
    <>
      <Card title={fitterName} aside={<State given={fit} />}>
        <p className="font-semibold">{t('consents.current')}</p>
        <p className="mb-3 text-muted">{t('consents.currentText', { days: WITHDRAWN_DAYS })}</p>
        {fit ? (
          <Withdraw
            purpose="fit"
            text={t('consents.withdrawText', { fitter: fitterName, days: WITHDRAWN_DAYS })}
          />
        ) : (
          <GiveAgain eraseAt={eraseAt} />
        )}
      </Card>
      {research && (
        <Card title={t('consents.research')} aside={<State given />}>
          <Withdraw purpose="research" text={t('link.withdrawResearch')} />
        </Card>
      )}
    </>
  )
}
