const FAMILY = /Inter Variable/

/** Whether a character is in a list like `U+0000-00FF, U+0131`. */
function isInRange(code: number, list: string): boolean {
  return list.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}

/** The font faces of the page's own family, from its style sheets. */
const ownFaces = (): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => FAMILY.test(style.getPropertyValue('font-family')))

async function asData(address: string): Promise<string> {
  const font = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('A font could not be read'))
    reader.readAsDataURL(font)
  })
}

async function faceWithData({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, path = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? []
  const address = new URL(path, parentStyleSheet?.href ?? location.href)
  const range = style.getPropertyValue('unicode-range')
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url("${await asData(address.href)}") format("woff2");unicode-range:${range}}`
}

/**
 * The style sheet of the faces that a text needs, with the fonts inside it: a picture cannot fetch them. Characters of
 * other scripts have the fonts of the device.
 */
export async function neededFonts(text: string): Promise<string> {
  const codes = new Set([...text].map((character) => character.codePointAt(0) ?? 0))
  const needed = ownFaces().filter(({ style }) =>
    [...codes].some((code) => isInRange(code, style.getPropertyValue('unicode-range'))),
  )
  return (await Promise.all(needed.map(faceWithData))).join('')
}
