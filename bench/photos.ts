// Measures how long photos of a fit take, and the server's memory while many are uploaded at once, including hostile
// ones. npm run bench -- photos [how many at once]
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ask, median, sendPhoto, signUp, startServer } from './lab/server.ts'

const AT_ONCE = Number(process.argv[2] ?? 24)
const server = await startServer()
const { origin } = server

/** The largest allowed picture: 25 megapixels that do not compress. */
const large = () => {
  const tile = { width: 500, height: 500, channels: 3 } as const
  const noise = sharp(randomBytes(500 * 500 * 3), { raw: tile })
  return noise.resize(5770, 4330, { kernel: 'cubic' })
}

const heic = await readFile(path.resolve(import.meta.dirname, '../server/photos/testing/with-gps.heic'))

/** As `large`, but its header declares another size. */
function hugeHeic(): Buffer {
  const changed = Buffer.from(heic)
  const size = changed.indexOf('ispe')
  changed.writeUInt32BE(20_000, size + 8)
  changed.writeUInt32BE(20_000, size + 12)
  return changed
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG of 8 by 8 pixels with a chunk that unpacks to 300 MB. */
function pngBomb(type: 'zTXt' | 'iCCP'): Buffer {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0])
  const bomb = Buffer.concat([Buffer.from('bomb\0\0'), deflateSync(Buffer.alloc(300 * 2 ** 20))])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk(type, bomb),
    pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 8))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const pictures: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['JPEG of 25 megapixels', await large().jpeg().toBuffer()],
  ['PNG of 25 megapixels', await large().png({ palette: true, colours: 16 }).toBuffer()],
  ['WebP of 25 megapixels', await large().webp({ quality: 60, effort: 0 }).toBuffer()],
  ['small HEIC', heic],
  ['PNG with a zip bomb', pngBomb('zTXt')],
  ['PNG with a bomb for a profile', pngBomb('iCCP')],
  ['HEIC that says 400 megapixels', hugeHeic()],
  ['15 MB of nothing', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(15 * 2 ** 20 - 3)])],
]

async function newFit(): Promise<{ cookie: string; sessionId: string }> {
  const { cookie } = await signUp(origin, 'fitter')
  const { body } = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, cookie)
  return { cookie, sessionId: String(body.sessionId) }
}

async function send(fit: { cookie: string; sessionId: string }, bytes: Buffer) {
  const from = performance.now()
  const { status } = await sendPhoto(origin, fit, bytes)
  return { status, seconds: (performance.now() - from) / 1000 }
}

try {
  const fit = await newFit()
  console.log(`at rest: ${Math.round(await server.peakMemory())} MB`)
  for (const [what, bytes] of pictures) {
    const { status, seconds } = await send(fit, bytes)
    const size = `${(bytes.length / 1e6).toFixed(1)} MB`
    const peak = Math.round(await server.peakMemory())
    console.log(`${what}, ${size}: ${status} in ${seconds.toFixed(1)} s; most memory so far ${peak} MB`)
  }
  const crowd = await newFit()
  const all = Array.from(
    { length: AT_ONCE },
    (_, index) => pictures[index % pictures.length]?.[1] ?? Buffer.alloc(0),
  )
  const live = setInterval(() => void fetch(`${origin}/livez`), 100)
  const took = await Promise.all(all.map((bytes) => send(crowd, bytes)))
  clearInterval(live)
  const seconds = took.map((each) => each.seconds)
  console.log(
    `${AT_ONCE} at once: median ${median(seconds).toFixed(1)} s, longest ${Math.max(...seconds).toFixed(1)} s; ` +
      `most memory ${Math.round(await server.peakMemory())} MB; answers ${[...new Set(took.map(({ status }) => status))].join(', ')}`,
  )
} finally {
  await server.stop()
}
