import { useState } from 'react'
import type { Item } from '#domain/questionnaires/answers.ts'
import { itemsOf, pathOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Group } from '#domain/questionnaires/questionnaire.ts'
import type { OpenEntry } from '#web/drafts/draft.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { entryChange, entryName, entryProblems, isUntouched, newEntry } from './entry-logic.ts'
import { useForm } from './form-context.ts'

export interface Entries {
  items: readonly Item[]
  open: OpenEntry | null
  /** What keeps the open entry from being saved; told once saving was tried. */
  problems: readonly Problem[]
  removed: Item | null
  begin(option?: string): void
  change(item: Item): void
  edit(item: Item): void
  /** Puts the open entry among the answers; answers whether it could. */
  save(): boolean
  /** Saves what is open; answers whether all entries are right, and opens the first that is not. */
  settle(): boolean
  cancel(): void
  remove(item: Item): void
  undo(): void
  forget(): void
}

const every = () => true

/** The entries of a group, or those of them that are asked here: one open at a time, none lost. */
export function useEntries(group: Group, belongs: (item: Item) => boolean = every): Entries {
  const { t } = useTranslation('intake')
  const { questionnaire, answers, draft, today, texts, edit } = useForm()
  const [tried, setTried] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Item | null>(null)
  const items = itemsOf(answers, group.key).filter(belongs)
  const open = draft.open[group.key] ?? null
  const found = open ? entryProblems(questionnaire, answers, group, open.item, today) : []
  const nameOf = (item: Item) => entryName(group, item, texts) ?? t('entries.unnamed')
  const put = (entry: OpenEntry | null) => edit({ open: { group: group.key, entry } })

  const save = (): boolean => {
    if (!open) return true
    if (isUntouched(group, open)) {
      put(null)
      return true
    }
    if (found.length > 0) {
      setTried(open.item.id)
      return false
    }
    edit({ changes: [entryChange(group, open.item)], open: { group: group.key, entry: null } })
    announce(t('entries.added', { name: nameOf(open.item) }))
    return true
  }
  /** Another entry is opened once the one before it is safe. */
  const replace = (entry: OpenEntry) => {
    if (!save()) return announce(t('entries.finishFirst'))
    setTried(null)
    put(entry)
  }
  const settle = (): boolean => {
    if (!save()) return false
    const others = items.filter((item) => item.id !== open?.item.id)
    const wrong = others.find((item) => entryProblems(questionnaire, answers, group, item, today).length > 0)
    if (!wrong) return true
    put({ item: wrong, existing: true })
    setTried(wrong.id)
    return false
  }
  return {
    items,
    open,
    problems: open && tried === open.item.id ? found : [],
    removed,
    begin: (option) => replace(newEntry(group, option)),
    edit: (item) => replace({ item, existing: true }),
    change: (item) => open && put({ ...open, item }),
    save,
    settle,
    cancel: () => put(null),
    remove: (item) => {
      edit({
        changes: [{ path: pathOf(group.key, item.id) }],
        ...(open?.item.id === item.id ? { open: { group: group.key, entry: null } } : {}),
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
