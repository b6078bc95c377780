import { useId, useState } from 'react'
import {
  hasSameDimensions,
  isSameEntry,
  type Saddle,
  saddleOf,
  withDimensionsOf,
} from '#domain/measurements/saddle-library.ts'
import { saddleIn } from '#domain/measurements/saddle-swap.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useFit } from '../../saving/fit-work.ts'
import { type Phase, phasesOf, type Values } from '../values.ts'
import { ChooseSaddle } from './choose-saddle.tsx'
import { useFilling } from './use-filling.ts'
import { type KeptSaddle, useKeepSaddle, useSaddles } from './use-saddles.ts'

const saddleAt = (values: Values, wanted: Phase): Saddle | null =>
  saddleOf(saddleIn(values.filter(({ phase }) => phase === wanted)))

interface KeepButtonProps {
  phase: Phase
  /** The saddle of this phase. */
  saddle: Saddle
  saddles: readonly KeptSaddle[]
}

/** Adds the saddle of a phase, or completes the entry of its model and width. */
function KeepButton({ phase, saddle, saddles }: KeepButtonProps) {
  const { t } = useTranslation('saddles')
  const keep = useKeepSaddle(({ model }, corrected) =>
    announce(t(corrected ? 'updated' : 'added', { model })),
  )
  const there = saddles.find((one) => isSameEntry(one, saddle)) ?? null
  const next = there ? withDimensionsOf(there, saddle) : saddle
  const known = there !== null && hasSameDimensions(there, next)
  return (
    <>
      <Button
        kind="text"
        size="small"
        busy={keep.isPending}
        waiting={known}
        onClick={() => keep.mutate({ saddle: next, there })}
      >
        {t(known ? 'known' : there ? 'update' : 'add')}
        <span className="sr-only"> {t(`of.${phase}`)}</span>
      </Button>
      {keep.error && (
        <div className="basis-full">
          <RequestFailure error={keep.error} />
        </div>
      )}
    </>
  )
}

interface PhaseRowProps extends Omit<KeepButtonProps, 'saddle'> {
  onChoose: () => void
}

/** Choosing and adding the saddle of a phase. */
function PhaseRow({ phase, saddles, onChoose }: PhaseRowProps) {
  const { t } = useTranslation('saddles')
  const { session } = useFit()
  const saddle = saddleAt(session.measurements, phase)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-16 font-semibold">{t(`phase.${phase}`)}</span>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={onChoose}>
        {t('choose')}
        <span className="sr-only"> {t(`of.${phase}`)}</span>
      </Button>
      {saddle && <KeepButton phase={phase} saddle={saddle} saddles={saddles} />}
    </div>
  )
}

/** Choosing and adding a saddle, for each phase. */
function Phases({ saddles }: { saddles: readonly KeptSaddle[] }) {
  const { t } = useTranslation('saddles')
  const [choosing, setChoosing] = useState<Phase | null>(null)
  const { filled, fill, undo, dismiss } = useFilling()
  const choose = (phase: Phase, saddle: Saddle) => {
    fill(phase, saddle)
    announce(t(`filled.${phase}`, { model: saddle.model }))
    setChoosing(null)
  }
  return (
    <>
      {saddles.length === 0 && <p className="text-muted">{t('empty')}</p>}
      {phasesOf('saddle_model').map((phase) => (
        <PhaseRow key={phase} phase={phase} saddles={saddles} onChoose={() => setChoosing(phase)} />
      ))}
      {filled && (
        <UndoBar
          text={t(`filled.${filled.phase}`, { model: filled.model })}
          onUndo={undo}
          onDismiss={dismiss}
        />
      )}
      {choosing && (
        <ChooseSaddle
          phase={choosing}
          saddles={saddles}
          onChoose={(saddle) => choose(choosing, saddle)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  )
}

/** The fitter's saddles: one is chosen for before or after with one press, and the saddle of a phase is added. */
export function SaddleLibrary() {
  const { t } = useTranslation('saddles')
  const { data, error, refetch } = useSaddles()
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-3 text-secondary"
      data-screen-only
    >
      <h3 id={title} className="text-base">
        {t('title')}
      </h3>
      {data && <Phases saddles={data.items} />}
      {!data && !error && <Skeleton lines={1} />}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
    </section>
  )
}
