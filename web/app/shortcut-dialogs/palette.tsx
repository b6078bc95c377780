import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useAuth } from '#web/account/auth-context.tsx'
import { hideShortcutDialog } from '#web/shortcuts/shown-shortcut-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Entry, entriesFor, GROUPS, inGroups, stepped } from './find-entries.ts'
import { useFoundRiders } from './use-found-riders.ts'
import { useCaseSearch, usePlaces } from './use-places.ts'

const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The dialog's focus starts in the field. React does not write the attribute that the browser reads for it. */
const startHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/** Keeps an option in sight that the arrow keys have reached. */
const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

interface OptionProps {
  entry: Entry
  id: string
  selected: boolean
  onPoint: () => void
}

function Option({ entry: { label, detail, open }, id, selected, onPoint }: OptionProps) {
  return (
    // The keyboard reaches an option through the field, by its active descendant.
    <div
      ref={selected ? intoView : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={`flex min-h-11 cursor-pointer flex-wrap items-baseline content-center gap-x-3 rounded-sm px-3 py-1.5 ${
        selected ? 'bg-teal-soft outline-2 outline-teal' : ''
      }`}
      onPointerMove={onPoint}
      onClick={open}
      onKeyDown={({ key }) => key === 'Enter' && open()}
    >
      <span className="font-semibold" dir="auto">
        {label}
      </span>
      {detail && <span className="wrap-anywhere text-detail text-muted">{detail}</span>}
    </div>
  )
}

interface ResultsProps {
  id: string
  entries: readonly Entry[]
  at: number
  onPoint: (index: number) => void
}

/** What was found, by kind. */
function Results({ id, entries, at, onPoint }: ResultsProps) {
  const { t } = useTranslation('palette')
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('results')} className="mt-3 grid gap-3">
      {GROUPS.filter((group) => entries.some((entry) => entry.group === group)).map((group) => (
        <fieldset key={group} className="min-w-0" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="px-3 pb-1 text-detail text-muted">
            {t(`group.${group}`)}
          </p>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <Option
                  key={entry.id}
                  entry={entry}
                  id={optionId(id, index)}
                  selected={index === at}
                  onPoint={() => onPoint(index)}
                />
              ),
          )}
        </fieldset>
      ))}
    </div>
  )
}

/** The entries for the typed text, and which of them is selected. */
function useFinding() {
  const { role } = useAuth()
  const [typed, setTyped] = useState('')
  // By its id, because the list changes when riders are found. Until one is chosen, it is the first entry.
  const [chosenId, setChosenId] = useState<string>()
  // Enter opens a chosen entry at once, and the first one when the riders for the typed text are there.
  const [entered, setEntered] = useState(false)
  const riders = useFoundRiders(typed, role === 'fitter')
  const places = usePlaces(role ?? 'client')
  const cases = useCaseSearch(typed, role === 'fitter')
  const entries = inGroups([...riders.entries, ...entriesFor(typed, places), ...cases])
  const type = (text: string) => {
    setTyped(text)
    setChosenId(undefined)
    setEntered(false)
  }
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosenId),
  )
  const selected = entries[at]
  const choose = (index: number) => setChosenId(entries[index]?.id)
  useEffect(() => {
    if (!entered || riders.waits) return
    setEntered(false)
    selected?.open()
  }, [entered, riders.waits, selected])
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (step) choose(stepped(at, step, entries.length))
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (selected && selected.id === chosenId) selected.open()
    else setEntered(true)
    event.preventDefault()
  }
  return { typed, type, entries, at, point: choose, press, riders, role }
}

/** Finds riders, sessions, pages and actions by a few letters, and opens them. */
export function Palette() {
  const { t } = useTranslation('palette')
  const listId = useId()
  const { typed, type, entries, at, point, press, riders, role } = useFinding()
  const found = entries.length > 0
  return (
    <Dialog open onClose={() => hideShortcutDialog('find')} title={t('title')}>
      <input
        ref={startHere}
        type="text"
        role="combobox"
        className="input"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t(role === 'fitter' ? 'fieldOfFitter' : 'field')}
        placeholder={t(role === 'fitter' ? 'fieldOfFitter' : 'field')}
        aria-expanded={found}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found ? optionId(listId, at) : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <p role="status" className="sr-only">
        {riders.waits ? '' : t('count', { count: entries.length })}
      </p>
      {riders.error && <RequestFailure error={riders.error} onRetry={riders.retry} />}
      {!found && !riders.waits && <p className="mt-4 text-muted">{t('none')}</p>}
      <Results id={listId} entries={entries} at={at} onPoint={point} />
    </Dialog>
  )
}
