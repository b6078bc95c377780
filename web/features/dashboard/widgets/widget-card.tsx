import type { ReactNode } from 'react'
import type { WidgetKey } from '#domain/dashboard/widgets.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface WidgetCardProps {
  widget: WidgetKey
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** Adds a coral edge, for a card that needs attention. */
  alert?: boolean
  children: ReactNode
}

/** The card of a widget, as high as the others of its row. */
export function WidgetCard({ widget, aside, alert = false, children }: WidgetCardProps) {
  const { t } = useTranslation('widgets')
  return (
    <Card title={t(`name.${widget}`)} aside={aside} alert={alert} className="h-full">
      {children}
    </Card>
  )
}

interface NothingYetProps {
  title: string
  /** What will be shown here, and what it needs. */
  text: string
}

/** A widget without anything to show yet. */
export function NothingYet({ title, text }: NothingYetProps) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-secondary text-muted">{text}</p>
    </>
  )
}
