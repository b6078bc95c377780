import { type ReactNode, useId, useState } from 'react'
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
  children?: ReactNode
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

interface GroupProps {
  title: string
  hint?: string
  /** An entry for each saddle. */
  children: readonly ReactNode[]
}

/** Saddles below their heading; nothing if there are none. */
function Group({ title, hint, children }: GroupProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {hint && <p className="text-detail text-muted">{hint}</p>}
      <ul>{children}</ul>
    </section>
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
  return (
    <Group title={t('title')}>
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
    </Group>
  )
}

interface PublishedProps {
  saddles: readonly PublishedSaddle[]
  onChoose: (saddle: Saddle) => void
}

/** Common models that the fitter has not added yet, with who published their dimensions. */
function Published({ saddles, onChoose }: PublishedProps) {
  const { t } = useTranslation('saddles')
  return (
    <Group title={t('published.title')} hint={t('published.hint')}>
      {saddles.map((saddle) => (
        <Entry
          key={`${saddle.model} ${saddle.width}`}
          saddle={saddle}
          source={saddle.source}
          onChoose={() => onChoose(saddle)}
        />
      ))}
    </Group>
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
        {/* It is there before it says something, because screen readers announce only what changes in it. */}
        <p role="status" className="empty:-mt-3">
          {sorted.length + published.length === 0 && t('nothingFound')}
        </p>
        <Own saddles={sorted} remove={remove} onChoose={onChoose} />
        <Published saddles={published} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
