import { useState } from 'react'
import { breachHoursLeft, breachState } from '#domain/rights/rights-clock.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { StepList } from './step-list.tsx'
import { useStep } from './use-step.ts'
import { WordsDialog } from './words-dialog.tsx'

export type Breach = CallResponse<'GET /api/data-breaches'>['open'][number]

const COLOURS = { told: '', open: '', warning: 'text-amber-deep', overdue: 'text-coral-text' } as const

/** How long there is to tell the authority, or when it was told. */
function Clock({ breach }: { breach: Breach }) {
  const { t } = useTranslation('rights')
  const format = useFormat()
  const { authorityToldAt, awareAt } = breach
  if (authorityToldAt) return <p>{t('breach.authorityTold', { at: format.dateTime(authorityToldAt) })}</p>
  // Both of one moment: the page may be older than the hours that the server sent.
  const [aware, now] = [new Date(awareAt), new Date()]
  const state = breachState({ awareAt: aware, authorityTold: false }, now)
  const count = Math.abs(breachHoursLeft(aware, now))
  const late = count === 0 ? t('breach.lateLess') : t('breach.late', { count })
  const left = count === 0 ? t('breach.leftLess') : t('breach.left', { count })
  return <p className={`font-semibold ${COLOURS[state]}`}>{state === 'overdue' ? late : left}</p>
}

/** The buttons that record who was told. */
function Notices({ breach }: { breach: Breach }) {
  const { t } = useTranslation('rights')
  const { busy, problem, send } = useStep()
  const params = { breachId: breach.id }
  const record = (told: 'authority' | 'people') =>
    void send(
      () => api('POST /api/data-breaches/:breachId/notice', { params, body: { told } }),
      t('breach.recorded'),
    )
  return (
    <>
      {!breach.authorityToldAt && (
        <Button size="small" busy={busy} onClick={() => record('authority')}>
          {t('breach.authority')}
        </Button>
      )}
      {!breach.peopleToldAt && (
        <Button size="small" kind="quiet" busy={busy} onClick={() => record('people')}>
          {t('breach.people')}
        </Button>
      )}
      <FieldError id={undefined} error={problem} />
    </>
  )
}

function Close({ breach }: { breach: Breach }) {
  const { t } = useTranslation('rights')
  const [asked, setAsked] = useState(false)
  const params = { breachId: breach.id }
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setAsked(true)}>
        {t('breach.close')}
      </Button>
      {asked && (
        <WordsDialog
          title={t('breach.closeTitle')}
          text={t('breach.closeText')}
          label={t('breach.closing')}
          save={t('breach.close')}
          done={t('breach.recorded')}
          onSend={(words) => api('POST /api/data-breaches/:breachId/closing', { params, body: { words } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** A breach: what happened, who was told, and how long there is. */
export function BreachCard({ breach }: { breach: Breach }) {
  const { t } = useTranslation('rights')
  const format = useFormat()
  return (
    <li className="grid grid-cols-1 gap-3 border-line border-b py-4 last:border-b-0">
      <h3>{t('breach.aware', { at: format.dateTime(breach.awareAt) })}</h3>
      <p className="whitespace-pre-line break-words" dir="auto">
        {breach.words}
      </p>
      {(!breach.closedAt || breach.authorityToldAt) && <Clock breach={breach} />}
      {breach.peopleToldAt && <p>{t('breach.peopleTold', { at: format.dateTime(breach.peopleToldAt) })}</p>}
      {breach.closedAt ? (
        <>
          <p>{t('breach.closed', { at: format.dateTime(breach.closedAt) })}</p>
          <p className="whitespace-pre-line break-words" dir="auto">
            {breach.closing}
          </p>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Notices breach={breach} />
          <Close breach={breach} />
        </div>
      )}
      <p className="break-words text-secondary text-muted">{t('number', { id: breach.id })}</p>
      <StepList steps={breach.steps} />
    </li>
  )
}
