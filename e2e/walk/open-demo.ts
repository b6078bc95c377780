import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type FullConfig, request } from '@playwright/test'
import { called, invite, ownAddress, start } from '../harness/people.ts'
import type { Shown } from '../harness/screen-addresses.ts'
import { freePort, productEnvironment } from '../harness/server.ts'
import { writeAccessibilitySheet } from './accessibility-sheet.ts'
import { type Demo, FOLDER, noteDemo, writeSheet } from './walked.ts'

const root = join(import.meta.dirname, '../..')
/** Making the practice takes about a minute, and a busy machine several. */
const READY_WITHIN_MS = 600_000

/** Starts the demo in a folder of its own. @returns its links, once it has printed them, and a function that stops it */
async function startDemo() {
  const port = process.env.PORT ?? String(await freePort())
  const env = { ...productEnvironment(), PORT: port, DATA_DIR: FOLDER, TRUST_PROXY: '1' }
  const child = spawn(process.execPath, ['server/main.ts', 'demo'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const links = await new Promise<string[]>((resolve, reject) => {
    let printed = ''
    const giveUp = setTimeout(() => reject(new Error('The demo did not start')), READY_WITHIN_MS)
    child.stdout.on('data', (data) => {
      printed += String(data)
      const found = printed.match(/http\S+\/demo#(?:fitter|rider)-\S+/g) ?? []
      if (found.length < 2) return
      clearTimeout(giveUp)
      resolve(found)
    })
    void ended.then(() => reject(new Error(`The demo ended:\n${printed}`)))
  })
  return {
    links,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Presses the button of a link of the demo. @returns the file with the browser's state */
async function enter(link: string, use: FullConfig['projects'][number]['use'] | undefined): Promise<string> {
  const browser = await chromium.launch(use?.launchOptions)
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('main').getByRole('button').first().click()
  await page.waitForURL(/dashboard/)
  const file = join(FOLDER, `${link.includes('#fitter') ? 'fitter' : 'rider'}.json`)
  await context.storageState({ path: file })
  await browser.close()
  return file
}

type Called = { calls: APIRequestContext }

/** The latest fit of the rider whom the demo shows, and their follow-up that is due. */
async function shownFit(rider: Called): Promise<Shown> {
  const { followUps, fits } = await called(rider, 'get', '/api/client/overview')
  const { items } = await called(rider, 'get', '/api/client/submissions')
  const intake = items.find(({ kind }: { kind: string }) => kind === 'intake')
  const [open] = followUps
  const fit = fits.find(({ bikeId }: { bikeId: string | null }) => bikeId !== null)
  const { sessionId, milestone } = open
  return { sessionId, milestone, riderId: intake.riderId, submissionId: intake.id, bikeId: fit.bikeId }
}

/** Starts the demo, signs both people in, and invites one more. @returns a function that stops the demo and writes the sheets */
export default async function openDemo(config: FullConfig): Promise<() => Promise<void>> {
  mkdirSync(FOLDER, { recursive: true })
  const demo = await startDemo()
  const [toFitter = '', toRider = ''] = demo.links
  const { origin } = new URL(toFitter)
  const use = config.projects[0]?.use
  const states = { fitter: await enter(toFitter, use), rider: await enter(toRider, use) }
  const callsOf = async (storageState: string): Promise<Called> => ({
    calls: await request.newContext({ baseURL: origin, storageState, extraHTTPHeaders: ownAddress() }),
  })
  const [fitter, rider] = [await callsOf(states.fitter), await callsOf(states.rider)]
  const invitation = await invite(fitter)
  const guest = await start(origin, invitation)
  const guestState = join(FOLDER, 'guest.json')
  writeFileSync(guestState, JSON.stringify(await guest.storageState()))
  const opened: Demo = {
    origin,
    states: { ...states, guest: guestState },
    shown: await shownFit(rider),
    openIntake: invitation.sessionId,
  }
  for (const { calls } of [fitter, rider, { calls: guest }]) await calls.dispose()
  noteDemo(opened)
  return async () => {
    await demo.stop()
    writeSheet()
    writeAccessibilitySheet()
  }
}
