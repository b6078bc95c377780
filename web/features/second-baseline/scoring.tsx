import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import { secondBaseline } from '#domain/forms/second-baseline.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { usePresent } from '#web/account/present.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { sessionPath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstErrorOnceShown } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { ScaleTrack } from '#web/ui/scale-track.tsx'
import { Closed, refusalOf } from './closed.tsx'

type Scores = Partial<Record<Zone, number>>

interface ZoneScaleProps {
  zone: Zone
  value: number | undefined
  /** The rider tried to submit without it. */
  missing: boolean
  onChange: (score: number) => void
}

/** The bounds of a zone's scale, as the form describes them. */
function boundsOf(zone: Zone): { min: number; max: number } {
  const field = entriesOf(secondBaseline).find(({ key }) => key === zone)
  if (field?.kind !== 'scale') throw new Error(`the form has no scale of ${zone}`)
  return field
}

function ZoneScale({ zone, value, missing, onChange }: ZoneScaleProps) {
  const { t } = useTranslation('secondBaseline', 'common')
  const { min, max } = boundsOf(zone)
  const [low, high] = [t('none'), t('severe')]
  return (
    <Field label={t(`common:zone.${zone}`)} error={missing ? t('required') : undefined} problemFirst>
      {(control) => (
        <ScaleTrack
          control={control}
          min={min}
          max={max}
          value={value ?? null}
          ramp={value === 0 ? 'plain' : 'severity'}
          said={t('common:scale.withWords', { value: value ?? 0, max, low, high })}
          ends={[low, high]}
          onChange={(score) => score !== null && onChange(score)}
        />
      )}
    </Field>
  )
}

interface DoneProps {
  sessionId: string
  onChange: () => void
}

/** After the scores were submitted. On the fitter's own device it leads back to the brief. */
function Done({ sessionId, onChange }: DoneProps) {
  const { t } = useTranslation('secondBaseline')
  const { role } = usePresent()
  return (
    <>
      <h1>{t('done.title')}</h1>
      <p className="text-lg text-muted">{t('done.text')}</p>
      <div className="flex flex-wrap gap-3">
        {role === 'fitter' && (
          <LinkButton to={sessionPath(sessionId, 'brief')}>{t('done.toBrief')}</LinkButton>
        )}
        <Button kind="quiet" onClick={onChange}>
          {t('done.change')}
        </Button>
      </div>
    </>
  )
}

function Lead({ preview }: Pick<ScoringProps, 'preview'>) {
  const { t } = useTranslation('secondBaseline')
  const { name } = preview.fitter
  return (
    <div className="grid gap-2">
      <h1>{t('title')}</h1>
      <p className="text-lg text-muted">{name ? t('lead', { fitter: name }) : t('leadNameless')}</p>
      <p>{t('frame')}</p>
      {preview.given && <p className="rounded-md bg-amber-soft px-4 py-3 text-amber-deep">{t('already')}</p>}
    </div>
  )
}

function Why() {
  const { t } = useTranslation('secondBaseline')
  return (
    <details className="text-secondary">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {t('why')}
      </summary>
      <p className="text-muted">{t('whyText')}</p>
    </details>
  )
}

interface ScaleListProps {
  busy: boolean
  error: unknown
  scores: Scores
  onScore: (zone: Zone, score: number) => void
  onSubmit: () => void
}

/** The six scales. Submitting is refused here while one is missing. */
function ScaleList({ busy, error, scores, onScore, onSubmit }: ScaleListProps) {
  const { t } = useTranslation('secondBaseline')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (ZONES.every((zone) => scores[zone] !== undefined)) onSubmit()
    else focusFirstErrorOnceShown(form)
  }
  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      {ZONES.map((zone) => (
        <ZoneScale
          key={zone}
          zone={zone}
          value={scores[zone]}
          missing={tried && scores[zone] === undefined}
          onChange={(score) => onScore(zone, score)}
        />
      ))}
      {error !== null && <RequestFailure error={error} />}
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

interface ScoringProps {
  secret: string
  preview: CallResponse<'POST /api/second-baseline/preview'>
}

/** Six scales on one page, without the scores of before. */
export function Scoring({ secret, preview }: ScoringProps) {
  const { t } = useTranslation('secondBaseline')
  const [scores, setScores] = useState<Scores>({})
  const give = useMutation({
    mutationFn: () =>
      api('POST /api/second-baseline', {
        body: { secret, formVersion: preview.formVersion, today: dateIn(new Date()), answers: scores },
      }),
    onSuccess: () => announce(t('done.title')),
  })
  const why = refusalOf(give.error)
  if (why) return <Closed why={why} />
  if (give.data) return <Done sessionId={give.data.sessionId} onChange={give.reset} />
  return (
    <>
      <Lead preview={preview} />
      <ScaleList
        busy={give.isPending}
        error={give.error}
        scores={scores}
        onScore={(zone, score) => setScores((before) => ({ ...before, [zone]: score }))}
        onSubmit={() => give.mutate()}
      />
      <Why />
    </>
  )
}
