import { useState } from 'react'
import { type DashboardLayout, DEFAULT_LAYOUT, inOrder, isSameLayout } from '#domain/dashboard/layout.ts'
import type { WidgetKey } from '#domain/dashboard/widgets.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { movedTo, useReorder } from '#web/ui/reorder/use-reorder.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { LayoutPreview } from './layout-preview.tsx'
import { isStale, useSaveLayout } from './use-layout.ts'
import { WidgetRow } from './widget-row.tsx'

/** What was changed last, and the layout before it. */
interface Done {
  text: string
  before: DashboardLayout
}

/**
 * Changes of the layout. Each is saved and announced, and the last one can be undone. A change is state of this component
 * until it is stored: the next key press may come before the cache has told React of it.
 */
function useChanges(stored: DashboardLayout) {
  const { t } = useTranslation('widgets')
  const save = useSaveLayout()
  const [unsaved, setUnsaved] = useState<DashboardLayout | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const layout = unsaved ?? stored
  const store = (next: DashboardLayout) => {
    setUnsaved(next)
    // React Query calls this for the last of several changes only.
    save.mutate(next, { onSettled: () => setUnsaved(null) })
  }
  const change = (next: DashboardLayout, text: string) => {
    if (isSameLayout(next, layout)) return
    store(next)
    setDone({ text, before: layout })
    announce(text)
  }
  const undo = ({ before }: Done) => {
    store(before)
    setDone(null)
    announce(t('layout.undone'))
  }
  return { layout, save, done, change, undo, dismiss: () => setDone(null) }
}

interface WidgetListProps {
  layout: DashboardLayout
  change: (next: DashboardLayout, text: string) => void
}

/** The list of all widgets, and what the dashboard looks like with it. */
function WidgetList({ layout, change }: WidgetListProps) {
  const { t } = useTranslation('widgets')
  const keys = layout.map(({ key }) => key)
  const order = (next: readonly string[], moved: string) => {
    const [widget] = layout.filter(({ key }) => key === moved)
    const place = next.indexOf(moved) + 1
    const name = widget ? t(`name.${widget.key}`) : ''
    change(inOrder(layout, next), t('layout.moved', { name, place, all: next.length }))
  }
  const reorder = useReorder(keys, order)
  const shown = inOrder(layout, reorder.shown)
  const move = (key: WidgetKey, steps: number) => order(movedTo(keys, key, keys.indexOf(key) + steps), key)
  return (
    <>
      <LayoutPreview layout={shown} />
      <div className="rounded-lg border border-line bg-card p-5">
        <h2 className="text-base">{t('layout.list')}</h2>
        <p className="mb-2 text-secondary text-muted">{t('layout.listHint')}</p>
        <ol ref={reorder.list} className="-mb-2">
          {shown.map((widget, index) => (
            <WidgetRow
              key={widget.key}
              layout={layout}
              index={index}
              widget={widget}
              reorder={reorder}
              onMove={(steps) => move(widget.key, steps)}
              change={change}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

function SaveState({ save }: { save: ReturnType<typeof useSaveLayout> }) {
  const { t } = useTranslation('widgets', 'common')
  return (
    <>
      <p role="status" className="min-h-6 text-secondary text-muted">
        {save.isPending && t('common:state.saving')}
        {save.isSuccess && t('common:state.saved')}
        {isStale(save.error) && <span className="font-semibold text-ink">{t('layout.stale')}</span>}
      </p>
      {save.error && !isStale(save.error) && <RequestFailure error={save.error} />}
    </>
  )
}

/** Arranges the dashboard. Every change is saved at once. */
export function LayoutEditor({ stored }: { stored: DashboardLayout }) {
  const { t } = useTranslation('widgets')
  const { layout, save, done, change, undo, dismiss } = useChanges(stored)
  const isDefault = isSameLayout(layout, DEFAULT_LAYOUT)
  return (
    <div className="grid grid-cols-1 gap-5">
      <WidgetList layout={layout} change={change} />
      {done && (
        <div className="sticky bottom-20 lg:bottom-4">
          <UndoBar text={done.text} announced onUndo={() => undo(done)} onDismiss={dismiss} />
        </div>
      )}
      <SaveState save={save} />
      <div>
        <Button kind="quiet" waiting={isDefault} onClick={() => change(DEFAULT_LAYOUT, t('layout.wasReset'))}>
          {t('layout.reset')}
        </Button>
      </div>
    </div>
  )
}
