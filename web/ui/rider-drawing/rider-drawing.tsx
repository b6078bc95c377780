import { places, readingOrder } from '#domain/drawing/zone-places.ts'
import type { Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BeforeAfterLegend } from '#web/ui/side-view/before-after-legend.tsx'
import { comparisonOf, isMarked, type Marks, sayMark, type ZoneMark } from './marks.ts'
import { Picture } from './picture.tsx'
import { shareOf } from './places.ts'
import { ZoneFigure } from './zone-figure.tsx'

export interface RiderDrawingProps {
  /** What lies on each zone; a zone left out is not shown. */
  zones: Marks
  /** Makes the zones pressable: each is then a button of at least 44 px. */
  onPress?: (zone: Zone) => void
  /** Says what the drawing shows, for who does not see it. */
  label?: string
  className?: string
}

interface ZoneOnDrawing {
  zone: Zone
  mark: ZoneMark
}

/** The name and the figure of a zone, read in that order as the button is called; placed from its middle outwards. */
function ZoneContent({ zone, mark }: ZoneOnDrawing) {
  const paired = comparisonOf(mark) !== null
  return (
    <>
      <span className="zone-label" data-place={places[zone].label} data-paired={paired || undefined}>
        {mark.label}
      </span>{' '}
      <ZoneFigure mark={mark} />
    </>
  )
}

function ZoneButton({ zone, mark, onPress }: ZoneOnDrawing & { onPress: (zone: Zone) => void }) {
  const { t } = useTranslation('common')
  return (
    <button
      type="button"
      className="zone"
      style={shareOf(zone)}
      aria-label={sayMark(t, mark)}
      aria-pressed={mark.selected ?? false}
      onClick={() => onPress(zone)}
    >
      <ZoneContent zone={zone} mark={mark} />
    </button>
  )
}

function ZoneMarkOnly({ zone, mark }: ZoneOnDrawing) {
  return (
    <span
      className="zone"
      style={shareOf(zone)}
      aria-hidden="true"
      data-selected={mark.selected || undefined}
    >
      <ZoneContent zone={zone} mark={mark} />
    </span>
  )
}

function InWords({ marks }: { marks: ZoneMark[] }) {
  const { t } = useTranslation('common')
  if (marks.length === 0) return <p className="sr-only">{t('drawing.empty')}</p>
  return (
    <ul className="sr-only">
      {marks.map((mark) => (
        <li key={mark.label}>{sayMark(t, mark)}</li>
      ))}
    </ul>
  )
}

/**
 * The product's picture: a rider on a bike from the side, with the six zones and what is known of them.
 * Pressable it is the intake's body chart; read only it carries a list in words for who does not see it.
 */
export function RiderDrawing({ zones, onPress, label, className = '' }: RiderDrawingProps) {
  const { t } = useTranslation('common')
  const shown = readingOrder.flatMap((zone): ZoneOnDrawing[] => {
    const mark = zones[zone]
    return mark ? [{ zone, mark }] : []
  })
  const compares = shown.some(({ mark }) => comparisonOf(mark) !== null)
  const marked = shown.map(({ mark }) => mark).filter(isMarked)
  const title = label ?? (onPress ? t('drawing.press') : t('drawing.title'))
  return (
    <figure className={`@container ${className}`} aria-label={title} data-drawing>
      <div className="relative" {...(onPress ? { role: 'group', 'aria-label': title } : {})}>
        <Picture />
        {shown.map((each) =>
          onPress ? (
            <ZoneButton key={each.zone} {...each} onPress={onPress} />
          ) : (
            <ZoneMarkOnly key={each.zone} {...each} />
          ),
        )}
      </div>
      {compares && <BeforeAfterLegend className="pb-2 text-detail" />}
      {!onPress && <InWords marks={marked} />}
    </figure>
  )
}
