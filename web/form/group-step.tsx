import { use, useEffect, useRef } from 'react'
import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Marks } from '#web/ui/rider-drawing/marks.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { severities } from '#web/ui/severity.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import { axisOf, entryName, itemAbout } from './entry-logic.ts'
import { useForm } from './form-context.ts'
import { ShownStep, StepHeading } from './step-heading.tsx'
import { type Entries, useEntries } from './use-entries.ts'
import { ZoneList } from './zone-list.tsx'

interface GroupStepProps {
  group: Group
  problems: readonly Problem[]
}

type Axis = Extract<Field, { options: readonly string[] }>

/** The axis of a group whose entries are zones of the body: these stand on the drawing. */
function zoneAxis(group: Group): Axis | undefined {
  const axis = axisOf(group)
  return axis && 'named' in axis && axis.named === 'zone' ? axis : undefined
}

/** The marks of the drawing: what is saved, and of the open entry what is typed so far. */
function useMarks(group: Group, axis: Axis | undefined, { open }: Entries): Marks {
  const { answers, texts } = useForm()
  const marks: Marks = {}
  for (const zone of axis ? ZONES : []) {
    const opened = open && memberOf(open.item, group.unique ?? '') === zone ? open.item : undefined
    const item = opened ?? itemAbout(answers, group, zone)
    const score = item && severities.find((each) => each === memberOf(item, group.figure?.value ?? ''))
    if (axis)
      marks[zone] = { label: texts.option(axis, zone), score: score ?? null, selected: opened !== undefined }
  }
  return marks
}

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

/** The drawing has the larger part of a wide screen; a list alone stands where the questions of other steps do. */
const columns = {
  drawing: 'lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]',
  list: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]',
}

/** A step of like entries: zones on the drawing and in a list, or a list alone. */
export function GroupStep({ group, problems }: GroupStepProps) {
  const { t } = useTranslation('intake')
  const { answers, texts } = useForm()
  const entries = useEntries(group)
  useSettleBeforeNext(entries)
  const axis = zoneAxis(group)
  const marks = useMarks(group, axis, entries)
  const { list, focusRow } = useFocusBack()
  const press = (zone: Zone) => {
    const item = itemAbout(answers, group, zone)
    if (entries.open && memberOf(entries.open.item, group.unique ?? '') === zone) return
    if (item) entries.edit(item)
    else entries.begin(zone)
  }
  const { open, removed } = entries
  const tooMany = problems.some(({ path }) => path === group.key) ? { count: group.max } : null
  return (
    <div className={`grid grid-cols-1 items-start gap-x-10 gap-y-5 ${axis ? columns.drawing : columns.list}`}>
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-6">
        <StepHeading />
        {axis && (
          <div className="rounded-lg border border-line bg-card p-2 sm:p-4">
            <RiderDrawing zones={marks} onPress={press} className="mx-auto max-w-[33rem]" />
          </div>
        )}
      </div>
      <div ref={list} className="grid grid-cols-1 gap-4 lg:pt-2">
        {open && (
          <EntryEditor
            group={group}
            open={open}
            entries={entries}
            add={axis ? t('entries.addZone') : t('entries.addOther')}
            onLeft={(id) => focusRow(axis ? id : 'add')}
          />
        )}
        {removed && (
          <UndoBar
            text={t('entries.removed', { name: entryName(group, removed, texts) ?? t('entries.unnamed') })}
            onUndo={entries.undo}
            onDismiss={entries.forget}
          />
        )}
        {tooMany && <p className="font-medium text-coral-text">{t('problems.too_many_items', tooMany)}</p>}
        {axis ? (
          <ZoneList group={group} axis={axis} entries={entries} />
        ) : (
          <EntryList group={group} entries={entries} />
        )}
      </div>
    </div>
  )
}
