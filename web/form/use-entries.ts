import { useState } from 'react'
import type { Item } from '#domain/questionnaires/answers.ts'
import { itemsOf, pathOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import type { OpenEntry } from '#web/drafts/draft.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { entryChange, entryName, entryProblems, isUntouched, newEntry } from './entry-logic.ts'
import { useForm } from './form.ts'

export interface Entries {
  items: readonly Item[]
  open: OpenEntry | null
  /** The problems because of which the open entry cannot be saved, shown after the first attempt. */
  problems: readonly Problem[]
  removed: Item | null
  begin(option?: string): void
  change(item: Item): void
  edit(item: Item): void
  /** Adds the open entry to the answers. If something is missing it stays open, and false is returned. */
  save(): boolean
  /**
   * Saves the open entry, or closes it if nothing was entered. Returns whether all entries are valid, and opens the first
   * that is not.
   */
  settle(): boolean
  cancel(): void
  remove(item: Item): void
  undo(): void
  forget(): void
}

const every = () => true

/** The name of an entry in messages about it. */
function useEntryName(group: Group): (item: Item) => string {
  const { t } = useTranslation('intake')
  const { texts } = useForm()
  return (item) => entryName(group, item, texts) ?? t('entries.unnamed')
}

/** Removes entries. The last removal can be undone. */
function useRemoved(group: Group): Pick<Entries, 'removed' | 'remove' | 'undo' | 'forget'> {
  const { t } = useTranslation('intake')
  const { draft, edit } = useForm()
  const nameOf = useEntryName(group)
  const [removed, setRemoved] = useState<Item | null>(null)
  return {
    removed,
    remove: (item) => {
      const isOpen = draft.open[group.key]?.item.id === item.id
      edit({
        changes: [{ path: pathOf(group.key, item.id) }],
        ...(isOpen ? { open: { group: group.key, entry: null } } : {}),
      })
      setRemoved(item)
      announce(t('entries.removed', { name: nameOf(item) }))
    },
    undo: () => {
      if (removed) edit({ changes: [entryChange(group, removed)] })
      setRemoved(null)
    },
    forget: () => setRemoved(null),
  }
}

/** The open entry, with its problems after the first attempt to save it. */
function useOpenEntry(group: Group) {
  const { t } = useTranslation('intake')
  const { questionnaire, answers, draft, today, edit } = useForm()
  const nameOf = useEntryName(group)
  const [tried, setTried] = useState<string | null>(null)
  const open = draft.open[group.key] ?? null
  const problemsOf = (item: Item) => entryProblems(questionnaire, answers, group, item, today)
  const found = open ? problemsOf(open.item) : []
  const put = (entry: OpenEntry | null) => edit({ open: { group: group.key, entry } })

  const save = (): boolean => {
    if (!open) return true
    if (found.length > 0) {
      setTried(open.item.id)
      announce(t('wizard.problems', { count: found.length }))
      return false
    }
    edit({ changes: [entryChange(group, open.item)], open: { group: group.key, entry: null } })
    announce(t('entries.added', { name: nameOf(open.item) }))
    return true
  }
  /** An entry that was opened by mistake must not stop the rider from continuing. */
  const leave = (): boolean => {
    if (!open || !isUntouched(group, open)) return save()
    put(null)
    return true
  }
  const problems = open && tried === open.item.id ? found : []
  return { open, problems, problemsOf, put, save, leave, setTried }
}

/** The entries of a group, or those that this screen asks about. One is open at a time, and none is lost. */
export function useEntries(group: Group, belongs: (item: Item) => boolean = every): Entries {
  const { t } = useTranslation('intake')
  const { answers } = useForm()
  const { open, problems, problemsOf, put, save, leave, setTried } = useOpenEntry(group)
  const removal = useRemoved(group)
  const items = itemsOf(answers, group.key).filter(belongs)
  /** Another entry is opened only after the previous one was saved. */
  const replace = (entry: OpenEntry) => {
    if (!leave()) return announce(t('entries.finishFirst'))
    setTried(null)
    put(entry)
  }
  const settle = (): boolean => {
    if (!leave()) return false
    const others = items.filter((item) => item.id !== open?.item.id)
    const wrong = others.find((item) => problemsOf(item).length > 0)
    if (!wrong) return true
    put({ item: wrong, existing: true })
    setTried(wrong.id)
    return false
  }
  return {
    ...removal,
    items,
    open,
    problems,
    begin: (option) => replace(newEntry(group, option)),
    edit: (item) => replace({ item, existing: true }),
    change: (item) => open && put({ ...open, item }),
    save,
    settle,
    cancel: () => put(null),
  }
}
