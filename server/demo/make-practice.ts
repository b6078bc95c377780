import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { AppContext } from '../app-context.ts'
import { withClient } from '../database/one-connection.ts'
import { deriveDueOutcomes } from '../outcomes/derive-due.ts'
import { noteHistory } from './demo-folder.ts'
import { insertMark, updateCommitsToBeFast } from './demo-mark.repository.ts'
import { drawPictures } from './perform/draw-bike-fit.ts'
import { performPractice } from './perform/practice-performance.ts'
import { asSystem, type DemoServices, type Stage, stageClock } from './perform/stage.ts'

/** The same practice everywhere. */
const SEED = 2026

/** How the history is performed. */
export interface PracticeOptions {
  ownerUrl: string
  services: DemoServices
  /** Builds the server that the history is performed on. */
  build(context: AppContext): Promise<FastifyInstance>
  riders: number
  onProgress(done: number): void
}

/** Nobody has to wait while the history is performed. */
const unlimited: AppContext['limits'] = {
  spend: async () => undefined,
  consume: async () => ({ allowed: true, retryAfterSeconds: 0 }),
}

/**
 * Makes the practice of a demo in an empty database, which it marks first. The history ends now.
 * @throws Error when the product refuses a part of the history
 */
export async function makePractice(context: AppContext, making: PracticeOptions): Promise<void> {
  const { ownerUrl, services, build, riders, onProgress } = making
  const endsAt = context.now()
  await withClient(ownerUrl, async (owner) => {
    await insertMark(owner, endsAt)
    await updateCommitsToBeFast(owner)
  })
  const clock = stageClock(endsAt)
  // Thousands of requests of invented people say nothing to the operator.
  const log = pino({ level: 'silent' })
  const onStage: AppContext = { ...context, limits: unlimited, now: clock.now, log }
  const pictures = await drawPictures()
  const app = await build(onStage)
  try {
    const mailed = { reminders: new Map(), bookings: new Map(), waits: new Map() }
    const stage: Stage = { app, context: onStage, services, clock, pictures, ...mailed }
    await performPractice(stage, { seed: SEED, now: endsAt, riders }, onProgress)
    while ((await asSystem(stage, deriveDueOutcomes)).count > 0);
  } finally {
    await app.close()
  }
  await noteHistory(context.config.dataDir, endsAt)
}
