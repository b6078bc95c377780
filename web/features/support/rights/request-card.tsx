import { type FormEvent, useState } from 'react'
import { languages } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { CarryOut } from './carry-out.tsx'
import { StepList } from './step-list.tsx'
import { useStep } from './use-step.ts'
import { WordsDialog } from './words-dialog.tsx'

export type Request = CallResponse<'GET /api/rights-requests'>['open'][number]

const TONES = { open: 'teal', alarm: 'amber', overdue: 'coral', answered: 'plain' } as const

/** Takes the code that the person replied with. */
function Proof({ request }: { request: Request }) {
  const { t } = useTranslation('rights')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, problem, send } = useStep()
  const { form, focusError } = useErrorFocus(busy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() === '') return focusError()
    const params = { requestId: request.id }
    void send(
      () => api('POST /api/rights-requests/:requestId/proof', { params, body: { code: code.trim() } }),
      t('step.proven'),
    )
  }
  return (
    <form
      ref={form}
      className="flex flex-wrap items-end has-data-field-error:items-start gap-3"
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t('proof.code')}
        error={missing ? t('proof.missing') : problem}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" kind="quiet" busy={busy}>
        {t('proof.button')}
      </Button>
    </form>
  )
}

function Extend({ request, onClose }: { request: Request; onClose: () => void }) {
  const { t } = useTranslation('rights')
  const params = { requestId: request.id }
  return (
    <WordsDialog
      title={t('extend.title')}
      text={t('extend.text')}
      label={t('extend.words')}
      hint={t('letterLanguage', { language: languages[offeredLanguage(request.language)].name })}
      save={t('extend.open')}
      done={t('step.extended')}
      onSend={(words) => api('POST /api/rights-requests/:requestId/extension', { params, body: { words } })}
      onClose={onClose}
    />
  )
}

/** The buttons that end a request or take more time for it. */
function Decisions({ request }: { request: Request }) {
  const { t } = useTranslation('rights')
  const [asked, setAsked] = useState<'answer' | 'extend'>()
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => setAsked('answer')}>
        {t('answer.open')}
      </Button>
      {/* Later the person could not be told within the first month. */}
      {request.extendedAt === null && request.state !== 'overdue' && (
        <Button size="small" kind="quiet" onClick={() => setAsked('extend')}>
          {t('extend.open')}
        </Button>
      )}
      {asked === 'answer' && <AnswerDialog request={request} onClose={close} />}
      {asked === 'extend' && <Extend request={request} onClose={close} />}
    </div>
  )
}

function Head({ request }: { request: Request }) {
  const { t } = useTranslation('rights')
  const format = useFormat()
  const facts = [
    t('received', { day: format.date(request.receivedOn) }),
    request.extendedAt && t('extended'),
    t('letterLanguage', { language: languages[offeredLanguage(request.language)].name }),
    t('number', { id: request.id }),
  ]
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2">
        <span>{t(`right.${request.right}`)}</span>
        <Pill tone={TONES[request.state]}>
          {request.outcome ? t(`outcome.${request.outcome}`) : t(`state.${request.state}`)}
        </Pill>
      </h3>
      <p className="break-words" dir="auto">
        {request.address ?? t('forgotten')}
      </p>
      <p className="break-words text-secondary text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </>
  )
}

/** A request: who asks for what, until when, and what support can do next. */
export function RequestCard({ request }: { request: Request }) {
  const { t } = useTranslation('rights')
  const format = useFormat()
  const open = request.answeredAt === null
  return (
    <li className="grid grid-cols-1 gap-3 border-line border-b py-4 last:border-b-0">
      <Head request={request} />
      {open && (
        <>
          <p className="font-semibold">{t('due', { day: format.date(request.dueOn) })}</p>
          <p>
            {request.provenAt ? t('proof.done', { at: format.dateTime(request.provenAt) }) : t('proof.open')}
          </p>
          {request.provenAt === null && <Proof request={request} />}
          <CarryOut request={request} />
          <Decisions request={request} />
        </>
      )}
      <StepList steps={request.steps} />
    </li>
  )
}
