import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SADDLE_REFERENCES } from '#domain/measurements/measurement.ts'
import { type SaddleHow as How, SADDLE_METHODS } from '#domain/measurements/saddle-how.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { HowSelect } from './how-select.tsx'
import { focusFirstEmpty, SADDLE_QUESTION } from './saddle-question.ts'
import { offeredSaddleHow } from './values.ts'

interface QuestionProps {
  /** What is chosen until the fitter chooses something else. */
  offered: How
  /** The choice is made already and is being changed. */
  again: boolean
  onChoose: (how: How) => void
  onCancel: () => void
}

function Question({ offered, again, onChoose, onCancel }: QuestionProps) {
  const { t } = useTranslation('sessions')
  const [how, setHow] = useState(offered)
  return (
    <fieldset className="mb-2 rounded-md bg-teal-soft p-3 text-teal-deep" data-screen-only>
      <legend className="float-start w-full font-semibold">{t('saddleHow.question')}</legend>
      <p id={SADDLE_QUESTION} className="clear-both text-detail">
        {t(again ? 'saddleHow.fromNowOn' : 'saddleHow.first')}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <HowSelect
          label={t('measure.reference')}
          value={how.reference}
          words={SADDLE_REFERENCES}
          say={(point) => t(`saddleHow.points.${point}`)}
          onChange={(reference) => reference && setHow({ ...how, reference })}
        />
        <HowSelect
          label={t('measure.method')}
          value={how.method}
          words={SADDLE_METHODS}
          say={(method) => t(`saddleHow.methods.${method}`)}
          onChange={(method) => method && setHow({ ...how, method })}
        />
        <Button size="small" data-saddle-answer onClick={() => onChoose(how)}>
          {t('saddleHow.choose')}
        </Button>
        {again && (
          <Button kind="text" size="small" onClick={onCancel}>
            {t('saddleHow.keep')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** The choice in one line. */
function Chosen({ how: { reference, method }, onChange }: { how: How; onChange: () => void }) {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const words = { point: t(`saddleHow.points.${reference}`), method: t(`saddleHow.methods.${method}`) }
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-secondary">
      {t('saddleHow.line', words)}
      {open && (
        <Button kind="text" size="small" data-screen-only onClick={onChange}>
          {t('saddleHow.change')}
          <span className="sr-only"> {t('saddleHow.changed')}</span>
        </Button>
      )}
    </p>
  )
}

/**
 * How the saddle is measured in this fit. It is asked before the first number of the saddle, and shown from then on. A
 * change is for values that are entered from then on; each value can be changed on its own.
 */
export function SaddleHow() {
  const { session, open, changeSession } = useFit()
  const { saddleHow } = session
  const [changing, setChanging] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const leave = () => {
    flushSync(() => setChanging(false))
    place.current?.querySelector('button')?.focus()
  }
  const choose = (how: How) => {
    flushSync(() => changeSession({ saddleHow: how }))
    if (saddleHow) leave()
    else focusFirstEmpty(place.current?.closest('[data-measurements]') ?? null)
  }
  if (!open && !saddleHow) return null
  return (
    <div ref={place}>
      {saddleHow && !changing && <Chosen how={saddleHow} onChange={() => setChanging(true)} />}
      {open && (changing || !saddleHow) && (
        <Question
          offered={saddleHow ?? offeredSaddleHow(session)}
          again={saddleHow !== null}
          onChoose={choose}
          onCancel={leave}
        />
      )}
    </div>
  )
}
