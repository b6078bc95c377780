import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { outliner } from './text-outlines.ts'

const run = promisify(execFile)
const words = { headline: 'See what changed.', below: 'For bike fitters', sample: 'Sample' }

/** Draws the picture in a process of its own, as the build does: the server, whose tests share this one, reads no SVG. */
async function pictureOf(said: typeof words): Promise<Uint8Array> {
  const script = `const { sharePicture } = await import(${JSON.stringify(new URL('./share-picture.ts', import.meta.url).href)})
process.stdout.write(Buffer.from(await sharePicture(${JSON.stringify(said)})).toString('base64'))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 2 ** 24,
  })
  return Buffer.from(stdout, 'base64')
}

/** How many pixels of the left part are as dark as its headline. */
async function darkPixels(picture: Uint8Array): Promise<number> {
  const left = { left: 60, top: 180, width: 540, height: 300 }
  const { data } = await sharp(picture).extract(left).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 60).length
}

it('is as large as sites show links, with the headline in it', async () => {
  const picture = await pictureOf(words)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await darkPixels(picture)).toBeGreaterThan(2000)
})

it('leaves out a headline in a script that the font lacks', async () => {
  expect(await darkPixels(await pictureOf({ ...words, headline: 'フィット後の変化' }))).toBe(0)
})

it('draws the letters of every language in Latin script', async () => {
  const text = 'ąęłńśźżøåäößñçéêõăđơưỗ'
  const draw = await outliner(text, 700)
  expect(draw(text)?.shapes.match(/<path/g)).toHaveLength([...text].length)
  expect(draw('a')?.width).toBeUndefined()
})
