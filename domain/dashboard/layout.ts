import { isObject } from '../json/json.ts'
import { sizesOf, WIDGET_KEYS, WIDGETS, type WidgetKey, type WidgetSize } from './widgets.ts'

/** How a widget is shown. A hidden one keeps its place and size. */
export type PlacedWidget = { key: WidgetKey; size: WidgetSize; shown: boolean }

/** A fitter's dashboard: every widget once, in the order in which they are shown. */
export type DashboardLayout = readonly PlacedWidget[]

/** How a widget is shown until the fitter chooses otherwise. */
const asOffered = ({ key, sizes }: (typeof WIDGETS)[number]): PlacedWidget => ({
  key,
  size: sizes[0],
  shown: true,
})

export const DEFAULT_LAYOUT: DashboardLayout = WIDGETS.map(asOffered)

/** A stored widget; undefined if this version of the product has none of that name. */
function readWidget(stored: unknown): PlacedWidget | undefined {
  if (!isObject(stored)) return undefined
  const offered = WIDGETS.find(({ key }) => key === stored.key)
  if (!offered) return undefined
  return {
    key: offered.key,
    size: sizesOf(offered.key).find((size) => size === stored.size) ?? offered.sizes[0],
    shown: stored.shown !== false,
  }
}

/** Adds a widget directly after the nearest one that precedes it in the default order; otherwise as the first. */
function added(layout: DashboardLayout, widget: (typeof WIDGETS)[number]): DashboardLayout {
  const placeOf = (wanted: WidgetKey) => layout.findIndex(({ key }) => key === wanted)
  const neighbour = WIDGET_KEYS.slice(0, WIDGET_KEYS.indexOf(widget.key)).findLast((key) => placeOf(key) >= 0)
  return layout.toSpliced(neighbour === undefined ? 0 : placeOf(neighbour) + 1, 0, asOffered(widget))
}

/**
 * A stored layout, also of an earlier or later version of the product: widgets that do not exist are left out, those
 * that came since are added near their usual neighbours, and a size that a widget cannot have becomes its usual one. What
 * is no layout becomes the default.
 */
export function readLayout(stored: unknown): DashboardLayout {
  if (!Array.isArray(stored)) return DEFAULT_LAYOUT
  const read = stored.flatMap((each: unknown) => readWidget(each) ?? [])
  const known = read.filter(({ key }, index) => read.findIndex((other) => other.key === key) === index)
  return WIDGETS.filter(({ key }) => !known.some((placed) => placed.key === key)).reduce(added, known)
}

/** The layout with its widgets in another order. Keys that are not named follow in their order. */
export function inOrder(layout: DashboardLayout, keys: readonly string[]): DashboardLayout {
  const placeOf = ({ key }: PlacedWidget) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return layout.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The layout with one widget shown differently. */
export const withWidget = (
  layout: DashboardLayout,
  key: WidgetKey,
  change: Partial<Pick<PlacedWidget, 'size' | 'shown'>>,
): DashboardLayout => layout.map((widget) => (widget.key === key ? { ...widget, ...change } : widget))

/** Whether two layouts show the same. */
export const isSameLayout = (a: DashboardLayout, b: DashboardLayout): boolean =>
  a.length === b.length &&
  a.every((widget, index) => {
    const other = b[index]
    return other?.key === widget.key && other.size === widget.size && other.shown === widget.shown
  })
