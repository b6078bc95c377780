import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pages } from '../../domain/pages.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import words from '../../locales/en/landing.ts'

const PAPER = '#f7f6f2'
const TEAL = '#0b6e6e'

/**
 * The product's ring on paper.
 * @param radius of the ring's middle, as a part of the icon's width. A mask may cut off what is beyond 0.4.
 */
const drawing = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${PAPER}"/><circle cx="50" cy="50" r="${radius * 100}" fill="none" stroke="${TEAL}" stroke-width="${radius * 60}"/></svg>`

const WHOLE = drawing(0.32)
const MASKED = drawing(0.25)

/** The icons as pictures of a fixed size in pixels: of the manifest, and for the home screen of an iPhone. */
const pictures = [
  { name: 'icon-192.png', svg: WHOLE, size: 192, purpose: 'any' },
  { name: 'icon-512.png', svg: WHOLE, size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', svg: MASKED, size: 512, purpose: 'maskable' },
] as const
const TOUCH_ICON = { name: 'apple-touch-icon.png', svg: MASKED, size: 180 }

const nameOf = (text: string) => text.replaceAll('{product}', PRODUCT_NAME)

const manifest = () => ({
  id: pages.start,
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: words.hero.eyebrow,
  lang: 'en',
  start_url: pages.start,
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...pictures.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
})

/**
 * Makes the product installable: adds the manifest and its icons to the build, and names them in every page, with what
 * the product is.
 */
export function webApp(): Plugin {
  return {
    name: 'web-app',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'description', content: nameOf(words.description) }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${TOUCH_ICON.name}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', JSON.stringify(manifest()))
      emit('icon.svg', WHOLE)
      for (const { name, svg, size } of [...pictures, TOUCH_ICON])
        emit(name, await sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer())
    },
  }
}
