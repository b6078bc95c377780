// Makes the copy of a rider with 20 fits and 60 photos, prints its progress, and measures the server's peak memory.
//   npm run bench -- download [fits]
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { fitAgain } from './lab/completed-fit.ts'
import { phonePhoto } from './lab/phone-photo.ts'
import { ask, sendPhoto, signUp, startServer } from './lab/server.ts'

const FITS = Number(process.argv[2] ?? 20)
const PHOTOS_EACH = 3
const GOAL_MB = 200
/** Until the image library's memory of the uploads has been given back. */
const REST_MS = 5_000

const state = z.object({
  download: z.object({
    state: z.string(),
    filesDone: z.number(),
    files: z.number().nullable(),
    ready: z.object({ bytes: z.number() }).nullable(),
  }),
})
const server = await startServer()
const { origin } = server

async function sendPhotos(cookie: string, sessionId: string): Promise<void> {
  for (let sent = 0; sent < PHOTOS_EACH; sent += 1) {
    const { status } = await sendPhoto(origin, { cookie, sessionId }, await phonePhoto())
    if (status !== 201) throw new Error(`a photo was answered with ${status}`)
  }
}

/** Waits for the copy and prints each step of its progress. @returns its size in bytes */
async function watch(cookie: string): Promise<number> {
  let shown = ''
  for (;;) {
    const answer = await ask(origin, 'GET', '/api/account/download', undefined, cookie)
    const { download } = state.parse(answer.body)
    const now = `${download.state}: ${download.filesDone} of ${download.files ?? '?'} files`
    if (now !== shown) console.log(now)
    shown = now
    if (download.ready) return download.ready.bytes
    if (download.state === 'failed') throw new Error('the copy failed')
    await wait(100)
  }
}

try {
  const fitter = await signUp(origin, 'fitter')
  const rider = await signUp(origin, 'client')
  const listed = await ask(origin, 'PATCH', '/api/fitter-profile', { listed: true }, fitter.cookie)
  const people = { fitter: fitter.cookie, rider: rider.cookie, slug: String(listed.body.slug) }
  for (let fit = 0; fit < FITS; fit += 1)
    await fitAgain(origin, people, (sessionId) => sendPhotos(fitter.cookie, sessionId))
  await wait(REST_MS)
  const before = await server.memory()
  await server.forgetPeak()
  const begun = performance.now()
  await ask(origin, 'POST', '/api/account/download', {}, rider.cookie)
  const bytes = await watch(rider.cookie)
  const seconds = (performance.now() - begun) / 1000
  const fetched = await fetch(`${origin}/api/account/download/file`, { headers: { cookie: rider.cookie } })
  const sent = (await fetched.arrayBuffer()).byteLength
  const peak = await server.peakMemory()
  const more = peak - before
  console.log(
    `${FITS} fits, ${FITS * PHOTOS_EACH} photos: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
  )
  console.log(`sent ${(sent / 1e6).toFixed(1)} MB`)
  console.log(
    `memory before ${before.toFixed(0)} MB, most ${peak.toFixed(0)} MB: ${more.toFixed(0)} MB more, goal ${GOAL_MB} MB`,
  )
  if (more > GOAL_MB || sent !== bytes) process.exitCode = 1
} finally {
  await server.stop()
}
