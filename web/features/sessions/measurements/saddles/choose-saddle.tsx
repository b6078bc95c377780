import { useId, useState } from 'react'
import { type PublishedSaddle, publishedSaddles } from '#domain/measurements/published-saddles.ts'
import { isSameEntry, SADDLE_DIMENSIONS, type Saddle } from '#domain/measurements/saddle-library.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useMeasurementWording } from '../../words/use-measurement-wording.ts'
import type { Phase } from '../values.ts'
import { type KeptSaddle, useKeepSaddle, useRemoveSaddle } from './use-saddles.ts'

const found = (model: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => model.toLowerCase().includes(word))

/** The dimensions of a saddle in one line. */
function useDimensionWords() {
  const { t } = useTranslation('saddles')
  const wording = useMeasurementWording()
  return (saddle: Saddle) => {
    const said = SADDLE_DIMENSIONS.flatMap(([name]) => {
      const value = saddle[name]
      return value === null ? [] : [t(`dimension.${name}`, { by: wording.number('length', value) })]
    })
    return said.length > 0 ? said.join(' · ') : t('noDimensions')
  }
}

interface EntryProps {
  saddle: Saddle
  /** Who published the dimensions. */
  source?: string
  onChoose: () => void
  /** What else can be done with it. */
  children?: React.ReactNode
}

function Entry({ saddle, source, onChoose, children }: EntryProps) {
  const { t } = useTranslation('saddles')
  const dimensions = useDimensionWords()
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-b py-1 last:border-b-0">
      <button
        type="button"
        className="grid min-h-11 min-w-0 flex-1 basis-48 grid-cols-1 rounded-md px-2 py-1 text-start hover:bg-sunken"
        onClick={onChoose}
      >
        <span className="font-semibold wrap-anywhere">{saddle.model}</span>
        <span className="text-detail text-muted">{dimensions(saddle)}</span>
        {source && <span className="text-caption text-muted">{t('published.from', { source })}</span>}
      </button>
      {children}
    </li>
  )
}

interface OwnProps {
  saddles: readonly KeptSaddle[]
  remove: ReturnType<typeof useRemoveSaddle>
  onChoose: (saddle: Saddle) => void
}

/** The saddles that the fitter added. */
function Own({ saddles, remove, onChoose }: OwnProps) {
  const { t } = useTranslation('saddles')
  const title = useId()
  if (saddles.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-base">
        {t('title')}
      </h3>
      <ul>
        {saddles.map((saddle) => (
          <Entry key={saddle.id} saddle={saddle} onChoose={() => onChoose(saddle)}>
            <Button
              kind="text"
              size="small"
              busy={remove.isPending && remove.variables.id === saddle.id}
              onClick={() => remove.mutate(saddle)}
            >
              {t('remove')}
              <span className="sr-only"> {saddle.model}</span>
            </Button>
          </Entry>
        ))}
      </ul>
    </section>
  )
}

interface PublishedProps {
  saddles: readonly PublishedSaddle[]
  onChoose: (saddle: Saddle) => void
}

/** Common models that the fitter has not added yet, with who published their dimensions. */
function Published({ saddles, onChoose }: PublishedProps) {
  const { t } = useTranslation('saddles')
  const title = useId()
  if (saddles.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-base">
        {t('published.title')}
      </h3>
      <p className="text-detail text-muted">{t('published.hint')}</p>
      <ul>
        {saddles.map((saddle) => (
          <Entry
            key={`${saddle.model} ${saddle.width}`}
            saddle={saddle}
            source={saddle.source}
            onChoose={() => onChoose(saddle)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Removing a saddle with undo, which adds it again. */
function useRemoval() {
  const { t } = useTranslation('saddles')
  const [removed, setRemoved] = useState<KeptSaddle | null>(null)
  const remove = useRemoveSaddle((saddle) => {
    setRemoved(saddle)
    announce(t('removed', { model: saddle.model }))
  })
  const restore = useKeepSaddle(({ model }) => {
    setRemoved(null)
    announce(t('added', { model }))
  })
  const shown = removed && (
    <UndoBar
      text={t('removed', { model: removed.model })}
      onUndo={() => restore.mutate({ saddle: removed, there: null })}
      onDismiss={() => setRemoved(null)}
    />
  )
  return { remove, shown, failure: remove.error ?? restore.error }
}

interface ChooseSaddleProps {
  phase: Phase
  saddles: readonly KeptSaddle[]
  onChoose: (saddle: Saddle) => void
  onClose: () => void
}

/** The fitter's saddles and the published ones, one press each to choose one. */
export function ChooseSaddle({ phase, saddles, onChoose, onClose }: ChooseSaddleProps) {
  const { t } = useTranslation('saddles')
  const { compare } = useFormat()
  const [typed, setTyped] = useState('')
  const { remove, shown, failure } = useRemoval()
  const sorted = saddles
    .filter(({ model }) => found(model, typed))
    .toSorted((a, b) => compare(a.model, b.model) || (a.width ?? 0) - (b.width ?? 0))
  const published = publishedSaddles.filter(
    (one) => found(one.model, typed) && !saddles.some((own) => isSameEntry(own, one)),
  )
  return (
    <Dialog open onClose={onClose} title={t(`chooseFor.${phase}`)}>
      <div className="grid grid-cols-1 gap-3">
        {shown}
        {failure && <RequestFailure error={failure} />}
        <TextField label={t('search')} type="search" autoComplete="off" value={typed} onChange={setTyped} />
        {sorted.length + published.length === 0 && <p role="status">{t('nothingFound')}</p>}
        <Own saddles={sorted} remove={remove} onChoose={onChoose} />
        <Published saddles={published} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
