import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#domain/pages.ts'
import { NOTICE_DATE, NOTICE_VERSION, WITHDRAWN_DAYS } from '#domain/product.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { consentsQuery, useDecision } from './decision.ts'

type Asked = CallResponse<'GET /api/account/consents'>['askAgain'][number]

const send = ({ riderId }: Asked, body: { granted: boolean; noticeVersion: string; language: string }) =>
  riderId
    ? api('POST /api/account/files/:riderId/fit-consent', { params: { riderId }, body })
    : api('POST /api/account/research-consent', { body })

/** What follows from refusing the use of health data, with the confirmation of it. */
function RefusalDialog({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const { t, language } = useTranslation('dataRights')
  const navigate = useNavigate()
  const { busy, error, decide } = useDecision()
  const body = { granted: false, noticeVersion: NOTICE_VERSION, language }
  // That page says when the file is erased, and has the way back.
  const refuse = async () => {
    if (await decide(() => send(asked, body), t('consents.done.withdrawn'))) await navigate(pages.ownConsents)
  }
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t('consents.withdrawTitle')}
      action={t('consents.withdraw')}
      busy={busy}
      onConfirm={() => void refuse()}
    >
      <p>{t('consents.withdrawText', { fitter: asked.fitterName ?? '', days: WITHDRAWN_DAYS })}</p>
      <FieldError id={undefined} error={error} />
    </AskDialog>
  )
}

interface QuestionProps {
  asked: Asked
  /** Called once the answer is saved, before the question goes. */
  onAnswered(): void
  onRefuse(): void
}

/** One consent that is asked again. Until it is answered, the earlier answer counts. */
function Question({ asked, onAnswered, onRefuse }: QuestionProps) {
  const { t, language } = useTranslation('dataRights')
  const { busy, error, decide } = useDecision()
  const answer = (granted: boolean) =>
    void decide(
      () => send(asked, { granted, noticeVersion: NOTICE_VERSION, language }).then(onAnswered),
      t(granted ? 'consents.done.given' : 'consents.done.withdrawn'),
    )
  const text = asked.riderId ? t('again.fit', { fitter: asked.fitterName ?? '' }) : t('again.research')
  return (
    <fieldset className="py-3">
      <legend className="font-semibold">{text}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => answer(true)}>
          {t('again.agree')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          disabled={busy}
          onClick={() => (asked.riderId ? onRefuse() : answer(false))}
        >
          {t('again.refuse')}
        </Button>
      </div>
      <FieldError id={undefined} error={error} />
    </fieldset>
  )
}

/** Asks a rider again who consented under an earlier version of the privacy notice. Nothing is shown otherwise. */
export default function AskAgain() {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const { data } = useQuery(consentsQuery)
  const card = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<Asked | null>(null)
  if (!data || data.askAgain.length === 0) return null
  return (
    <Card alert title={t('again.title')}>
      <p>{t('again.text', { version: NOTICE_VERSION, date: format.date(NOTICE_DATE) })}</p>
      <NoticeLink className="font-semibold text-teal underline underline-offset-2">
        {t('again.read')}
      </NoticeLink>
      {/* The focus does not go to the next question's button, which a second press of Enter would answer. */}
      <div ref={card} tabIndex={-1} className="grid grid-cols-1 divide-y divide-line">
        {data.askAgain.map((asked) => (
          <Question
            key={`${asked.purpose} ${asked.riderId}`}
            asked={asked}
            onAnswered={() => card.current?.focus()}
            onRefuse={() => setRefused(asked)}
          />
        ))}
      </div>
      {refused && <RefusalDialog asked={refused} onClose={() => setRefused(null)} />}
    </Card>
  )
}
