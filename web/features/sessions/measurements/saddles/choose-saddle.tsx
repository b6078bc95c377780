import { useState } from 'react'
import { SADDLE_DIMENSIONS, type Saddle } from '#domain/measurements/saddle-library.ts'
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

/** A list that is longer is searched. */
const SHORT_LIST = 8

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
  saddle: KeptSaddle
  removing: boolean
  onChoose: () => void
  onRemove: () => void
}

function Entry({ saddle, removing, onChoose, onRemove }: EntryProps) {
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
      </button>
      <Button kind="text" size="small" busy={removing} onClick={onRemove}>
        {t('remove')}
        <span className="sr-only"> {saddle.model}</span>
      </Button>
    </li>
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
  onChoose: (saddle: KeptSaddle) => void
  onClose: () => void
}

/** The fitter's saddles, one press each to choose one. */
export function ChooseSaddle({ phase, saddles, onChoose, onClose }: ChooseSaddleProps) {
  const { t } = useTranslation('saddles')
  const { compare } = useFormat()
  const [typed, setTyped] = useState('')
  const { remove, shown, failure } = useRemoval()
  const sorted = saddles
    .filter(({ model }) => found(model, typed))
    .toSorted((a, b) => compare(a.model, b.model) || (a.width ?? 0) - (b.width ?? 0))
  return (
    <Dialog open onClose={onClose} title={t(`chooseFor.${phase}`)}>
      <div className="grid grid-cols-1 gap-3">
        {shown}
        {failure && <RequestFailure error={failure} />}
        {saddles.length > SHORT_LIST && (
          <TextField label={t('search')} type="search" autoComplete="off" value={typed} onChange={setTyped} />
        )}
        {saddles.length === 0 && <p className="text-muted">{t('empty')}</p>}
        {saddles.length > 0 && sorted.length === 0 && <p role="status">{t('nothingFound')}</p>}
        <ul>
          {sorted.map((saddle) => (
            <Entry
              key={saddle.id}
              saddle={saddle}
              removing={remove.isPending && remove.variables.id === saddle.id}
              onChoose={() => onChoose(saddle)}
              onRemove={() => remove.mutate(saddle)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
