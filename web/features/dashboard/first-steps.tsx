import { Suspense, useState } from 'react'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { hasMark, keepMark } from '#web/account/kept-marks.ts'
import { pages, sentIntakePath, sessionPath } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { mainId } from '#web/ui/skip-link.tsx'
import { FIRST_STEPS, type FirstStep } from './first-steps-done.ts'

/** The mark in front of a step: a tick, or its number. */
function StepMark({ number, done }: { number: number; done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 flex-none place-items-center rounded-full font-bold ${
        done ? 'bg-teal text-on-teal' : 'bg-sunken text-ink'
      }`}
    >
      {done ? (
        <svg viewBox="0 0 20 20" width="16" height="16" fill="none" aria-hidden="true">
          <path d="M4 10.5l4 4 8-9" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      ) : (
        number
      )}
    </span>
  )
}

/** The page on which a step is done, with the words of its link; null for a step that the rider does. */
function actionOf(step: FirstStep, sessionId: string | undefined) {
  if (step === 'invite') return { to: pages.invite, words: 'first.invite.action' } as const
  if (sessionId === undefined || step === 'answer') return null
  return step === 'read'
    ? ({ to: sentIntakePath('fitter', sessionId), words: 'first.read.action' } as const)
    : ({ to: sessionPath(sessionId, 'fit'), words: 'first.fit.action' } as const)
}

interface StepProps {
  step: FirstStep
  number: number
  done: boolean
  /** The first step that is not done. */
  next: boolean
  sessionId: string | undefined
}

function Step({ step, number, done, next, sessionId }: StepProps) {
  const { t } = useTranslation('dashboard')
  const action = next ? actionOf(step, sessionId) : null
  return (
    <li className="flex gap-4">
      <StepMark number={number} done={done} />
      <div className="min-w-0 pt-0.5">
        <h3 className={done ? 'font-normal text-muted' : ''}>
          {t(`first.${step}.title`)}
          {done && <span className="sr-only"> ({t('first.done')})</span>}
        </h3>
        {!done && (
          <p className="mt-0.5 text-secondary text-muted">{t(`first.${step}.text`, intakeMinutes)}</p>
        )}
        {action && (
          <p className="mt-3">
            <LinkButton kind={step === 'invite' ? 'primary' : 'quiet'} to={action.to}>
              {t(action.words)}
            </LinkButton>
          </p>
        )}
      </div>
    </li>
  )
}

/** Loaded later, because few installations have a demo to lead to. */
const demo = lazyPart(async () => ({ default: (await import('./demo-link.tsx')).DemoLink }), [])

const DemoLink = () => (
  <Suspense fallback={null}>
    <demo.Part />
  </Suspense>
)

interface FirstStepsProps {
  done: ReadonlySet<FirstStep>
  /** The session of the newest intake. */
  sessionId: string | undefined
}

/** The steps to the first fit. Each ticks itself; after the last one, or when hidden, nothing is shown. */
export function FirstSteps({ done, sessionId }: FirstStepsProps) {
  const { t } = useTranslation('dashboard')
  const [hidden, setHidden] = useState(() => hasMark(localStorage, 'first_steps_hidden'))
  const next = FIRST_STEPS.find((step) => !done.has(step))
  if (hidden || next === undefined) return null
  const hide = () => {
    keepMark(localStorage, 'first_steps_hidden')
    setHidden(true)
    document.getElementById(mainId)?.focus()
  }
  return (
    <section className="grid grid-cols-1 items-center gap-x-10 rounded-lg border border-line bg-card p-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-7">
      <div>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2>{t('first.title')}</h2>
          <p className="text-muted">{t('first.progress', { done: done.size, all: FIRST_STEPS.length })}</p>
        </div>
        <ol className="grid grid-cols-1 gap-4">
          {FIRST_STEPS.map((step, index) => (
            <Step
              key={step}
              step={step}
              number={index + 1}
              done={done.has(step)}
              next={step === next}
              sessionId={sessionId}
            />
          ))}
        </ol>
        <DemoLink />
        <p className="-mb-2 mt-2">
          <Button kind="text" size="small" className="-ms-2" onClick={hide}>
            {t('first.hide')}
          </Button>
        </p>
      </div>
      <RiderDrawing zones={{}} className="opacity-90 max-md:hidden" />
    </section>
  )
}
