import { type ReactNode, use, useEffect, useRef } from 'react'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { entryName } from './entry-logic.ts'
import { useForm } from './form-context.ts'
import { ShownStep } from './step-heading.tsx'
import type { Entries } from './use-entries.ts'

/** After the editor is left the focus goes to the entry's row, else to the button that adds one. */
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

/** Next saves what is open first. */
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
  /** What the button of a new entry says. */
  add: string
  /** Each option of the group has a row of its own, which the focus goes back to. */
  rows: boolean
  /** The list. */
  children: ReactNode
}

/** The entries of a group: the one being typed, what was just removed, and the list. */
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
