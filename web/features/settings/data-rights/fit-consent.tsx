import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import { AnswerButton } from '#web/consent/answer-button.tsx'
import { useDecision } from '#web/consent/decision.ts'
import { pages, withQuery } from '#web/paths.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type OwnFile, useFitterOf } from './own-files.ts'

/** Sends an answer about the use of health data in one file. */
function useFitAnswer(riderId: string) {
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

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-teal underline underline-offset-2">
      {children}
    </Link>
  )
}

/** A file that the rider restricted besides stays closed whatever is consented to. */
function StillRestricted({ file: { restrictedAt } }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  return (
    restrictedAt && (
      <p className="flex flex-wrap items-center gap-x-3">
        {t('files.restrictedSince', { date: format.date(restrictedAt) })}
        <TextLink to={pages.ownFiles}>{t('files.lift')}</TextLink>
      </p>
    )
  )
}

/** The consent to use health data for the fits at one fitter. */
export function FitConsent({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const sending = useFitAnswer(file.riderId)
  const { fitConsent: given, eraseAt, riderId } = file
  const fitter = useFitterOf({ ...file, studio: null })
  return (
    <Card
      title={useFitterOf(file)}
      aside={
        <Pill tone={given ? 'teal' : 'coral'}>{t(given ? 'consents.given' : 'consents.withdrawn')}</Pill>
      }
    >
      <p className="font-semibold">{t('consents.current')}</p>
      <p className="mb-3 text-muted">{t('consents.currentText', { days: WITHDRAWN_DAYS })}</p>
      <StillRestricted file={file} />
      {!given && eraseAt && <p className="mb-3">{t('files.erasedOn', { date: format.date(eraseAt) })}</p>}
      <AnswerButton
        given={given}
        sending={sending}
        follows={t('consents.withdrawText', { fitter, days: WITHDRAWN_DAYS })}
      >
        {!given && (
          <TextLink to={withQuery(pages.ownFiles, { erase: riderId })}>{t('consents.eraseNow')}</TextLink>
        )}
        {!given && <TextLink to={pages.downloadSettings}>{t('consents.downloadFirst')}</TextLink>}
      </AnswerButton>
    </Card>
  )
}
