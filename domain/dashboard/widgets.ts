/** How wide a widget is: one, two or all of the four columns of a wide screen. A phone has one column. */
export const WIDGET_SIZES = ['small', 'medium', 'large'] as const
export type WidgetSize = (typeof WIDGET_SIZES)[number]

interface Description {
  key: string
  /** The sizes that it can have. The first is used until the fitter chooses another. */
  sizes: readonly [WidgetSize, ...WidgetSize[]]
}

/**
 * Everything that a dashboard can show, in the order in which it is shown until the fitter chooses another. Keys are
 * stored, so they are never renamed or reused.
 */
export const WIDGETS = [
  { key: 'alerts', sizes: ['small', 'medium'] },
  { key: 'appointments', sizes: ['small', 'medium'] },
  { key: 'rating', sizes: ['small', 'medium'] },
  { key: 'goals', sizes: ['small', 'medium'] },
  { key: 'improvement', sizes: ['small', 'medium'] },
  { key: 'radar', sizes: ['medium', 'large'] },
  { key: 'submissions', sizes: ['medium', 'large'] },
  { key: 'responses', sizes: ['small', 'medium'] },
  { key: 'invitations', sizes: ['small', 'medium'] },
  { key: 'interventions', sizes: ['medium', 'large'] },
] as const satisfies readonly Description[]

export type WidgetKey = (typeof WIDGETS)[number]['key']
export const WIDGET_KEYS = WIDGETS.map(({ key }) => key)

/** The sizes that a widget can have. */
export const sizesOf = (key: WidgetKey): readonly WidgetSize[] =>
  WIDGETS.find((widget) => widget.key === key)?.sizes ?? []
