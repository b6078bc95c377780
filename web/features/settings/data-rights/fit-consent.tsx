import { useState } from 'react'
import { Link } from 'react-router'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import { useDecision } from '#web/consent/decision.ts'
import { pages } from '#web/paths.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { fitterOf, type OwnFile } from './own-files.ts'

/** Sends an answer about the use of health data in one file. */
export function useFitAnswer(riderId: string) {
  const { t, language } = useTranslation('dataRights')
  const decision = useDecision()
  const answer = (granted: boolean) =>
    decision.decide(
      () =>
        api('POST /api/account/files/:riderId/fit-consent', {
          params: { riderId },
          body: { granted, noticeVersion: NOTICE_VERSION, language },
        }),
      t(granted ? 'consents.done.given' : 'consents.done.withdrawn'),
    )
  return { ...decision, answer }
}

/** Withdraws with a press and a confirmation that says what follows. */
function Withdrawal({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const [asking, setAsking] = useState(false)
  const { busy, error, answer, forget } = useFitAnswer(file.riderId)
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
        <p>{t('consents.withdrawText', { fitter: file.fitterName, days: WITHDRAWN_DAYS })}</p>
        <FieldError id={undefined} error={error} />
      </AskDialog>
    </>
  )
}

function GivenAgain({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const { busy, error, answer } = useFitAnswer(file.riderId)
  return (
    <>
      {file.eraseAt && <p className="mb-3">{t('files.erasedOn', { date: format.date(file.eraseAt) })}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" busy={busy} onClick={() => void answer(true)}>
          {t('consents.giveAgain')}
        </Button>
        <Link
          to={pages.ownFiles}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-2"
        >
          {t('consents.eraseNow')}
        </Link>
        <Link
          to={pages.downloadSettings}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-2"
        >
          {t('consents.downloadFirst')}
        </Link>
      </div>
      <FieldError id={undefined} error={error} />
    </>
  )
}

/** The consent to use health data for the fits at one fitter. */
export function FitConsent({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const state = file.fitConsent ? (
    <Pill tone="teal">{t('consents.given')}</Pill>
  ) : (
    <Pill tone="coral">{t('consents.withdrawn')}</Pill>
  )
  return (
    <Card title={fitterOf(file)} aside={state}>
      <p className="font-semibold">{t('consents.current')}</p>
      <p className="mb-3 text-muted">{t('consents.currentText', { days: WITHDRAWN_DAYS })}</p>
      {file.fitConsent ? <Withdrawal file={file} /> : <GivenAgain file={file} />}
    </Card>
  )
}
