import { neededFonts } from './needed-fonts.ts'

/** What decides how an element of a chart looks. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'overflow',
] as const

/** The pixels of the picture for each pixel of the chart, so that it is sharp in print. */
const SHARPNESS = 2

/** A copy that looks the same without the page's styles. */
function standalone(chart: SVGSVGElement): SVGSVGElement {
  const copy = document.importNode(chart, true)
  const [originals, copies] = [chart.querySelectorAll('*'), copy.querySelectorAll('*')]
  for (const [index, element] of copies.entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('class')
    element.removeAttribute('href')
  }
  return copy
}

async function asAddress(chart: SVGSVGElement): Promise<string> {
  const copy = standalone(chart)
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  fonts.textContent = await neededFonts(chart.textContent)
  copy.prepend(fonts)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}

/**
 * A chart as a PNG picture, with the colours and fonts it has on the page.
 * @param chart in the document, with its size in pixels
 * @throws if the browser cannot draw it
 */
export async function pngOf(chart: SVGSVGElement): Promise<Blob> {
  const { width, height } = chart.viewBox.baseVal
  const image = new Image()
  image.src = await asAddress(chart)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('The browser could not make a picture')
  return png
}
