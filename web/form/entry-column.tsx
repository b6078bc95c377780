import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { memberOf, pathOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import type { OpenEntry } from '#web/drafts/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { usePhone } from '#web/ui/use-width.ts'
import { axisOf, entryName, isUntouched, withAnswer } from './entry-logic.ts'
import { useForm } from './form.ts'
import { ShownStep } from './form-steps.tsx'
import { Question } from './question.tsx'
import type { Entries } from './use-entries.ts'

interface EntryEditorProps {
  group: Group
  open: OpenEntry
  entries: Entries
  /** The label of the button for a new entry. */
  add: string
  /** Called after the editor was closed, so that the focus returns to the list. */
  onLeft: (id: string) => void
}

/** Moves the focus to the editor when it opens, so that it is visible and read out. */
function useFocusOnOpen(id: string, place: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    if (!id) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [id, place])
}

/** The name of the entry, or that it is a new one. */
function Heading({ group, open }: Pick<EntryEditorProps, 'group' | 'open'>) {
  const { t } = useTranslation('intake')
  const { texts } = useForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id } = open.item
  useFocusOnOpen(id, heading)
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id={`entry-${id}`} ref={heading} tabIndex={-1} data-quiet-focus className="font-semibold text-lg">
        {entryName(group, open.item, texts) ?? t('entries.newEntry')}
      </h2>
      <span className="text-detail text-muted">
        {open.existing ? t('entries.editing') : t('entries.adding')}
      </span>
    </div>
  )
}

function Questions({ group, open: { item }, entries }: Pick<EntryEditorProps, 'group' | 'open' | 'entries'>) {
  const { answers, today } = useForm()
  return group.fields
    .filter((field) => field.key !== group.unique && isShown(field, item, answers, today))
    .map((field) => (
      <Question
        key={field.key}
        field={field}
        group={group}
        value={memberOf(item, field.key)}
        onChange={(value) => entries.change(withAnswer(item, field, value))}
        problem={entries.problems.find(({ path }) => path === pathOf(group.key, item.id, field.key))}
      />
    ))
}

/** The problem with the choice that names the entry: the zone was already named. */
function AxisProblem({
  group,
  open: { item },
  entries,
}: Pick<EntryEditorProps, 'group' | 'open' | 'entries'>) {
  const { texts } = useForm()
  const axis = axisOf(group)
  const problem = axis && entries.problems.find(({ path }) => path === pathOf(group.key, item.id, axis.key))
  if (!axis || !problem) return null
  return <p className="mt-2 font-medium text-coral-text">{texts.problem(problem, axis, group)}</p>
}

/** Saves the entry, or moves the focus to the first problem, also to one that is shown only after the attempt. */
function useSave({ problems, save }: Entries, body: RefObject<HTMLElement | null>, onSaved: () => void) {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || problems.length === 0 || !body.current) return
    wanted.current = false
    focusFirstError(body.current)
  }, [problems, body])
  return () => {
    wanted.current = true
    if (save()) onSaved()
    else if (body.current) focusFirstError(body.current)
  }
}

/** The questions about an entry, below its name. */
function Fields({ group, open, entries }: Pick<EntryEditorProps, 'group' | 'open' | 'entries'>) {
  const { t } = useTranslation('intake')
  const { marks } = useForm()
  return (
    <>
      <Heading group={group} open={open} />
      {marks === 'required' && <p className="text-secondary text-muted">{t('wizard.needed.marked')}</p>}
      <AxisProblem group={group} open={open} entries={entries} />
      <div className="mt-4 grid grid-cols-1 items-end has-data-field-error:items-start gap-x-6 gap-y-5 sm:gap-y-7 @[44rem]:grid-cols-2">
        <Questions group={group} open={open} entries={entries} />
      </div>
    </>
  )
}

/** In a sheet the fields scroll and the buttons stay visible. */
const parts = {
  card: { form: 'rounded-lg border border-line bg-card p-5', fields: '', buttons: 'mt-6' },
  sheet: {
    form: 'flex min-h-0 flex-col',
    fields: 'min-h-0 overflow-y-auto px-5 pt-4 pb-5',
    buttons: 'border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
  },
}

interface EntryFormProps extends EntryEditorProps {
  within: keyof typeof parts
  onCancel: () => void
}

function EntryForm({ group, open, entries, add, onLeft, within, onCancel }: EntryFormProps) {
  const { t } = useTranslation('intake', 'common')
  const body = useRef<HTMLFormElement>(null)
  const { id } = open.item
  const save = useSave(entries, body, () => onLeft(id))
  const look = parts[within]
  return (
    <form
      ref={body}
      noValidate
      className={`@container ${look.form}`}
      aria-labelledby={`entry-${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={look.fields}>
        <Fields group={group} open={open} entries={entries} />
      </div>
      <div className={`flex flex-wrap gap-3 ${look.buttons}`}>
        <Button type="submit">{open.existing ? t('entries.save') : add}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  )
}

/**
 * The entry that is being typed, on a phone in a sheet. It is added to the list when it is saved. Until then it is
 * stored on this device only.
 */
function EntryEditor(props: EntryEditorProps) {
  const { group, open, entries, onLeft } = props
  const phone = usePhone()
  const cancel = () => {
    entries.cancel()
    onLeft(open.item.id)
  }
  if (!phone) return <EntryForm {...props} within="card" onCancel={cancel} />
  return (
    <Sheet labelledBy={`entry-${open.item.id}`} onEscape={() => isUntouched(group, open) && cancel()}>
      <EntryForm {...props} within="sheet" onCancel={cancel} />
    </Sheet>
  )
}

/**
 * After the editor is closed the focus moves to the entry's row, or to the button that adds an entry if there is none.
 */
function useFocusBack() {
  const list = useRef<HTMLDivElement>(null)
  const focusRow = (id: string) => {
    requestAnimationFrame(() => {
      const row =
        list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`) ??
        list.current?.querySelector('[data-row="add"]')
      const target = row instanceof HTMLButtonElement ? row : row?.querySelector('button')
      target?.focus()
    })
  }
  return { list, focusRow }
}

/** Next saves the open entry first. */
function useSettleBeforeNext({ settle }: Entries) {
  const shown = use(ShownStep)
  useEffect(() => {
    const place = shown?.beforeNext
    if (!place) return
    place.current = settle
    return () => {
      place.current = null
    }
  })
}

interface EntryColumnProps {
  group: Group
  entries: Entries
  problems: readonly Problem[]
  /** The label of the button for a new entry. */
  add: string
  /** Each option of the group has its own row, to which the focus returns. */
  rows: boolean
  /** The list. */
  children: ReactNode
}

/** The entries of a group: the one that is being typed, the one that was just removed, and the list. */
export function EntryColumn({ group, entries, problems, add, rows, children }: EntryColumnProps) {
  const { t } = useTranslation('intake')
  const { texts } = useForm()
  useSettleBeforeNext(entries)
  const { list, focusRow } = useFocusBack()
  const { open, removed } = entries
  const tooMany = problems.some(({ path, code }) => path === group.key && code === 'too_many_items')
  return (
    <div ref={list} className="grid grid-cols-1 gap-4 lg:pt-2">
      {open && (
        <EntryEditor
          group={group}
          open={open}
          entries={entries}
          add={add}
          onLeft={(id) => focusRow(rows ? id : 'add')}
        />
      )}
      {removed && (
        <UndoBar
          text={t('entries.removed', { name: entryName(group, removed, texts) ?? t('entries.unnamed') })}
          onUndo={entries.undo}
          onDismiss={entries.forget}
        />
      )}
      {tooMany && (
        <p className="font-medium text-coral-text">{t('problems.too_many_items', { count: group.max })}</p>
      )}
      {children}
    </div>
  )
}
