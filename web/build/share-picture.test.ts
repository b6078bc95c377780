import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { languageCodes } from '#locales/languages.ts'
import { fitLines } from './text-lines.ts'
import { outliner } from './text-outlines.ts'

const run = promisify(execFile)

interface Words {
  language: string
  headline: string
  below: string
  sample: string
}
const words = { language: 'en', headline: 'See what changed.', below: 'For bike fitters', sample: 'Sample' }

/** Draws pictures in a process of their own, as the build does: the server, whose tests share this one, reads no SVG. */
async function picturesOf(said: readonly Words[]): Promise<Buffer[]> {
  const script = `const { sharePicture } = await import(${JSON.stringify(new URL('./share-picture.ts', import.meta.url).href)})
for (const words of ${JSON.stringify(said)}) console.log(Buffer.from(await sharePicture(words)).toString('base64'))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 2 ** 26,
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64'))
}

const HEADLINE = { left: 60, top: 180, width: 540, height: 320 }

/** How many pixels of a part of the picture are about as dark as a text. */
async function darkPixels(picture: Uint8Array, part: typeof HEADLINE, most: number): Promise<number> {
  const { data } = await sharp(picture).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < most).length
}

const BELOW = { left: 60, top: 500, width: 540, height: 80 }

it('is as large as sites show links, with the headline in it', async () => {
  const [picture = Buffer.alloc(0)] = await picturesOf([words])
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await darkPixels(picture, HEADLINE, 60)).toBeGreaterThan(2000)
})

it('has its headline in every language, beside the drawing and not over it', {
  timeout: 60_000,
}, async () => {
  const said = await Promise.all(
    languageCodes.map(async (language) => {
      const { default: texts } = await import(`../../locales/${language}/landing.ts`)
      return { language, headline: texts.hero.title, below: texts.hero.eyebrow, sample: texts.sample }
    }),
  )
  const pictures = await picturesOf(said)
  for (const [index, picture] of pictures.entries()) {
    const { language } = said[index] ?? words
    expect(await darkPixels(picture, HEADLINE, 60), language).toBeGreaterThan(2000)
    expect(await darkPixels(picture, BELOW, 130), language).toBeGreaterThan(300)
    // Between the texts and the card.
    const gap = { left: 592, top: 150, width: 12, height: 440 }
    expect(await darkPixels(picture, gap, 200), language).toBe(0)
  }
})

it('breaks lines between words, also where no spaces are, and takes a smaller size for a long text', () => {
  const room = { widthOf: (text: string) => [...text].length, width: 40, lines: 3, sizes: [4, 2] }
  expect(fitLines('en', 'See what changed', room)).toEqual({ size: 4, lines: ['See what', 'changed'] })
  const { size, lines } = fitLines('ja', 'フィッティング後に何が変わったかを見る。', room)
  expect(size).toBe(4)
  expect(lines.length).toBeGreaterThan(1)
  // No line begins with a mark.
  for (const line of lines) expect(line).not.toMatch(/^[。、]/)
  expect(fitLines('en', 'one two three four five six seven', room).size).toBe(2)
})

it('draws the letters of every language in Latin script', async () => {
  const letters = 'ąęłńśźżøåäößñçéêõăđơưỗ'
  const draw = await outliner({ language: 'pl', letters, weight: 700 })
  expect(draw(letters)?.shapes.match(/<path/g)).toHaveLength([...letters].length)
  expect(draw('a')?.width).toBeUndefined()
  expect(draw('直')).toBeUndefined()
})

it('draws letters that the typeface takes apart', async () => {
  const draw = await outliner({ language: 'th', letters: 'สำหรับ', weight: 500 })
  expect(draw('สำหรับ')?.shapes.match(/<path/g)?.length).toBeGreaterThanOrEqual(6)
})
