// Tests a file system that fills up under load, and a bucket that does not respond.
//   npm run drill -- disk
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { completeFit } from '../bench/lab/completed-fit.ts'
import {
  ask,
  freePort,
  freshVisitor,
  makeHome,
  removeHome,
  sendPhoto,
  signUp,
  startServer,
} from '../bench/lab/server.ts'

const FILES_MB = 8
const LANES = 4
/** The photos of one fit. A fit with too many photos would refuse more for another reason. */
const PHOTOS_OF_A_FIT = 20
const GREEN_WITHIN_MS = 30_000
/** The product gives up on an unresponsive bucket after two attempts of 15 seconds. */
const SILENCE_WITHIN_MS = 60_000

const broken: string[] = []
const expect = (kept: boolean, promise: string) => void (kept || broken.push(promise))

/** Mounts a file system of a few megabytes on a folder; null if this machine does not allow mounting. */
async function smallFileSystem(at: string) {
  await mkdir(at, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${FILES_MB}m,mode=0700`, 'tmpfs', at], {
    stdio: 'ignore',
  })
  return mounted.status === 0 ? { end: () => void spawnSync('umount', ['-l', at]) } : null
}

const picture = () =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#0b6e6e',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

async function readiness(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/readyz`)
  const { status, reason = '' } = await answer.json()
  return `${answer.status} ${status} ${reason}`.trim()
}

/** Polls until the readiness is as expected. @returns the last response */
async function readinessBecomes(origin: string, wanted: string): Promise<string> {
  const giveUpAt = Date.now() + GREEN_WITHIN_MS
  for (;;) {
    const answer = await readiness(origin)
    if (answer === wanted || Date.now() > giveUpAt) return answer
    await wait(200)
  }
}

/** Fills the folder of files while photos and other data are written, then makes room again. */
async function fullDisk(): Promise<void> {
  const home = await makeHome()
  const folder = path.join(home, 'files')
  const small = await smallFileSystem(folder)
  if (!small) {
    console.log('full disk: skipped, this machine does not let a file system be mounted')
    await rm(home, { recursive: true })
    return
  }
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  try {
    server = await startServer({}, { home, port: await freePort() })
    const { origin } = server
    const { cookie } = await signUp(origin, 'fitter')
    const bytes = await picture()
    const kept: { sessionId: string; id: string }[] = []
    const refused = new Map<string, number>()
    const lane = async () => {
      while ([...refused.values()].reduce((sum, count) => sum + count, 0) < LANES * 3) {
        const sessionId = await completeFit(origin, cookie, 'Jonas')
        for (let count = 0; count < PHOTOS_OF_A_FIT; count += 1) {
          const answer = await sendPhoto(origin, { cookie, sessionId }, bytes)
          if (answer.status === 201) kept.push({ sessionId, id: answer.id })
          else
            refused.set(
              `${answer.status} ${answer.code}`,
              (refused.get(`${answer.status} ${answer.code}`) ?? 0) + 1,
            )
          if (answer.status !== 201) break
        }
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    const said = [...refused].map(([code, count]) => `${code} × ${count}`).join(', ')
    console.log(`full disk: photos kept ${kept.length}, refused ${said}`)
    expect(
      [...refused.keys()].join() === '507 storage_full',
      'a photo without room is refused as 507 storage_full',
    )

    // Fills the remaining room. Everything that does not need files must still work.
    const { bavail, bsize } = await statfs(folder)
    const filler = path.join(folder, 'filler')
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined)
    const red = await readinessBecomes(origin, '503 not_writable files_full')
    const other = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, cookie)
    console.log(`full disk: readiness ${red}, an invitation ${other.status}`)
    expect(red === '503 not_writable files_full', 'readiness turns red')
    expect(other.status === 201, 'the rest goes on')

    await rm(filler)
    const green = await readinessBecomes(origin, '200 ready')
    let lost = 0
    for (const { sessionId, id } of kept) {
      const at = `${origin}/api/sessions/${sessionId}/photos/${id}/display`
      const seen = await fetch(at, { headers: { ...freshVisitor(), cookie } })
      if (seen.status !== 200 || (await seen.arrayBuffer()).byteLength === 0) lost += 1
    }
    console.log(`full disk: readiness after room was made ${green}, lost=${lost}`)
    expect(green === '200 ready', 'readiness turns green')
    expect(lost === 0, 'no acknowledged photo is lost')
  } finally {
    await server?.end()
    small.end()
    await removeHome(home)
  }
}

/** Tests a bucket that accepts connections and never responds. */
async function silentBucket(): Promise<void> {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(silent.address())
  const server = await startServer({ FILES_URL: `s3://key:secret@photos?endpoint=http://127.0.0.1:${port}` })
  try {
    const { cookie } = await signUp(server.origin, 'fitter')
    const sessionId = await completeFit(server.origin, cookie, 'Jonas')
    const from = performance.now()
    const upload = sendPhoto(server.origin, { cookie, sessionId }, await picture())
    const meanwhile = await ask(server.origin, 'POST', '/api/invitations', { channel: 'link' }, cookie)
    const first = await Promise.race([upload, wait(SILENCE_WITHIN_MS, null)])
    const seconds = Math.round((performance.now() - from) / 1000)
    console.log(
      `silent bucket: upload ${first ? `${first.status} ${first.code}` : 'hangs'} after ${seconds} s, an invitation meanwhile ${meanwhile.status}`,
    )
    expect(first?.status === 503 && first.code === 'unavailable', 'an upload into silence is given up as 503')
    expect(meanwhile.status === 201, 'the rest goes on')
  } finally {
    for (const socket of sockets) socket.destroy()
    silent.close()
    await server.stop()
  }
}

await fullDisk()
await silentBucket()
for (const promise of broken) console.log(`BROKEN: ${promise}`)
if (broken.length > 0) process.exitCode = 1
