import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation.tsx'
import { useSample } from '#web/ui/sample.ts'
import { Decoration } from './decoration.tsx'

/** How high the target of a link on a chart is at least, in pixels. */
const TARGET = 24

interface SessionsLinkProps {
  /** The list of exactly the sessions behind the figure; without it only the text is shown. */
  to: string | undefined
  /** What the link opens, for screen readers. */
  label: string
  /** The area that can be pressed. */
  area: { x: number; y: number; width: number; height: number }
  children: ReactNode
}

/** A link on a chart to the sessions behind a figure. Its area is large enough to be pressed. */
export function SessionsLink({ to, label, area, children }: SessionsLinkProps) {
  const isSample = useSample() !== null
  if (to === undefined || isSample) return <Decoration>{children}</Decoration>
  const height = Math.max(area.height, TARGET)
  return (
    <Link to={to} aria-label={label} className="cursor-pointer [&:hover_text]:underline">
      <rect
        x={area.x}
        y={area.y - (height - area.height) / 2}
        width={Math.max(area.width, TARGET)}
        height={height}
        className="fill-transparent stroke-none"
      />
      {children}
    </Link>
  )
}
