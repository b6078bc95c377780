import { places, readingOrder, spotOf } from '#domain/drawing/zone-places.ts'
import type { Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { BeforeAfterLegend } from '#web/ui/side-view/before-after-legend.tsx'
import { comparisonOf, isMarked, type Marks, sayMark, type ZoneMark } from './marks.ts'
import { Picture } from './picture.tsx'
import { shareOf } from './places.ts'
import { ZoneFigure } from './zone-figure.tsx'

export interface RiderDrawingProps {
  /** The mark of each zone. A zone that is left out is not shown. */
  zones: Marks
  /** Makes each zone a button of at least 44 px. */
  onPress?: (zone: Zone) => void
  /** The text alternative of the drawing. */
  label?: string
  className?: string
}

interface ZoneOnDrawing {
  zone: Zone
  mark: ZoneMark
}

/**
 * The name and score of a zone, in the order of the button's accessible name. It is positioned outwards from its
 * middle.
 */
function ZoneContent({ zone, mark }: ZoneOnDrawing) {
  const paired = comparisonOf(mark) !== null
  return (
    <>
      <span
        className="zone-label"
        data-place={(spotOf(mark.place) ?? places[zone]).label}
        data-paired={paired || undefined}
      >
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
      style={shareOf(zone, mark.place)}
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
      style={shareOf(zone, mark.place)}
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
 * The drawing of a rider on a bike from the side, with the six zones and their marks. With `onPress` it is the intake's
 * body chart. Without it, the zones are also listed as text for people who cannot see the drawing.
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
    // Zones that are pressed are a group with the name; a figure around it would say the name twice.
    <figure
      className={`@container ${className}`}
      {...(onPress ? { role: 'presentation' } : { 'aria-label': title })}
      data-drawing
    >
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
