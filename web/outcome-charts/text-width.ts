const FAMILY = '"Inter Variable", "Inter in Arial", "Inter in Roboto", "Inter in DejaVu Sans", sans-serif'

/** The average width of a character in units of the font size, where text cannot be measured. */
const AVERAGE = 0.56

let context: CanvasRenderingContext2D | null | undefined

/** The width of a text on a chart, in pixels. */
export function textWidth(text: string, size: number, weight = 400): number {
  // A page that is rendered when the web is built has nothing to measure with.
  if (context === undefined)
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * AVERAGE
  context.font = `${weight} ${size}px ${FAMILY}`
  return context.measureText(text).width
}

/** The width of the widest text. */
export const widestText = (texts: readonly string[], size: number, weight?: number): number =>
  texts.reduce((widest, text) => Math.max(widest, textWidth(text, size, weight)), 0)
