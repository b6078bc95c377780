import { useId } from 'react'
import { type DashboardLayout, type PlacedWidget, withWidget } from '#domain/dashboard/layout.ts'
import { sizesOf, type WidgetSize } from '#domain/dashboard/widgets.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { MoveHandle } from '#web/ui/reorder/move-handle.tsx'
import type { Reorder } from '#web/ui/reorder/use-reorder.ts'
import { Switch } from '#web/ui/switch.tsx'

interface WidthProps {
  widget: PlacedWidget
  onChange: (size: WidgetSize) => void
}

function Width({ widget: { key, size }, onChange }: WidthProps) {
  const { t } = useTranslation('widgets')
  const id = useId()
  const sizes = sizesOf(key)
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('layout.width', { name: t(`name.${key}`) })}
      </label>
      <select
        id={id}
        className="input w-36 min-w-0 max-sm:flex-1 text-secondary"
        value={size}
        onChange={(event) => {
          const chosen = sizes.find((each) => each === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {t(`layout.widths.${each}`)}
          </option>
        ))}
      </select>
    </>
  )
}

interface StepProps {
  label: string
  /** The widget is already at this end of the list. */
  atEnd: boolean
  path: string
  onPress: () => void
}

/** Moves a widget by one place, for people who neither drag nor use a keyboard. */
function Step({ label, atEnd, path, onPress }: StepProps) {
  return (
    <Button kind="quiet" size="small" className="px-2.5" aria-label={label} waiting={atEnd} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Button>
  )
}

interface WidgetRowProps {
  layout: DashboardLayout
  /** Where in the list it is shown. */
  index: number
  widget: PlacedWidget
  reorder: Reorder
  onMove: (steps: -1 | 1) => void
  change: (next: DashboardLayout, text: string) => void
}

/** One widget: its handle, whether it is shown, how wide, and the buttons that move it. */
export function WidgetRow({ layout, index, widget, reorder, onMove, change }: WidgetRowProps) {
  const { t } = useTranslation('widgets')
  const { key, shown } = widget
  const name = t(`name.${key}`)
  const show = (on: boolean) =>
    change(withWidget(layout, key, { shown: on }), t(on ? 'layout.shown' : 'layout.hidden', { name }))
  const widen = (size: WidgetSize) =>
    change(
      withWidget(layout, key, { size }),
      t('layout.widened', { name, width: t(`layout.widths.${size}`) }),
    )
  return (
    <li
      className={`flex items-start gap-1 border-line border-b py-2 last:border-b-0 ${
        reorder.dragged === key ? 'rounded-sm bg-teal-soft' : ''
      }`}
    >
      <MoveHandle label={t('layout.move', { name })} handle={reorder.handle(key)} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <Switch label={name} checked={shown} onChange={show} />
        <div className="flex items-center gap-1.5">
          <Width widget={widget} onChange={widen} />
          <Step
            label={t('layout.up', { name })}
            atEnd={index === 0}
            path="M10 16V4M5 9l5-5 5 5"
            onPress={() => onMove(-1)}
          />
          <Step
            label={t('layout.down', { name })}
            atEnd={index === layout.length - 1}
            path="M10 4v12M5 11l5 5 5-5"
            onPress={() => onMove(1)}
          />
        </div>
      </div>
    </li>
  )
}
