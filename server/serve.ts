import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { removeExpired } from '#identity/identity.ts'
import { buildApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { offerFreedTimes } from './appointments/offer-freed-times.ts'
import { remindRiders } from './appointments/remind.ts'
import { startSealer } from './audit/sealer.ts'
import { refuseUnfinishedDataDir } from './backup/unfinished-restore.ts'
import { openBilling } from './billing/billing.ts'
import { billingTasks } from './billing/billing-tasks.ts'
import { switchBilling } from './billing/switch-billing.ts'
import { startCalendarWorker } from './calendar-feeds/calendar-worker.ts'
import { publicNetwork } from './calendar-feeds/read-calendar.ts'
import { readerOf } from './calendar-feeds/read-subscriptions.ts'
import { clockOf } from './clock/clock-seen.ts'
import type { Config } from './config.ts'
import { copyToolsOf } from './copy-tools.ts'
import { ensureDataDir } from './data-dir.ts'
import { startDownloadWorker } from './data-download/download-worker.ts'
import { openDatabase, type Transaction } from './database/database.ts'
import { acquireDataDirLock } from './database/embedded/data-dir-lock.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { prepareDatabase } from './database/set-up.ts'
import { openDemoFolder } from './demo/demo-folder.ts'
import { makeDemoLinks } from './demo/demo-links.ts'
import { refuseOtherKind } from './demo/refuse-other-kind.ts'
import { demoAtStart } from './demo-start.ts'
import { ledgerFiles } from './erasure/erasure-ledger.ts'
import { identityHost } from './features/auth/identity-host.ts'
import { startFollowUpWorker } from './features/follow-ups/follow-up-worker.ts'
import type { FileStore } from './files/file-store.ts'
import { removeAbandoned } from './files/local-files.ts'
import { filesFolder, openFiles } from './files/open-files.ts'
import { sealedFiles } from './files/sealed-files.ts'
import { compareFitters } from './fitter-comparison/compare-fitters.ts'
import { drain } from './http/drain.ts'
import { openLimits } from './http/limits.ts'
import { openMetrics } from './http/metrics.ts'
import { keysAtStart } from './keys-at-start.ts'
import { onErasure } from './live-events/erasures.ts'
import { openEventHub } from './live-events/event-hub.ts'
import { makeSender } from './mail/make-sender.ts'
import { messageRegistry } from './messages/registry.ts'
import { queuePlanNotices } from './news/plan-notices.ts'
import { queueDigests, queueNews } from './news/queue-news.ts'
import { OperatorProblem } from './operator-problem.ts'
import { MAX_MAIL_CONNECTIONS } from './outbox/lanes.ts'
import { startOutboxWorker } from './outbox/worker.ts'
import { startOutcomeWorker } from './outcomes/outcome-worker.ts'
import { openCaseSearch } from './past-cases/case-search.ts'
import { openNameSearch } from './people/name-search/name-search.ts'
import { startPeriodicWork } from './periodic/periodic-work.ts'
import { rateFitters } from './public-mark/rate-fitters.ts'
import { keepResearchProfiles } from './research-export/keep-profiles.ts'
import { takePoolSnapshot } from './research-pool/take-snapshot.ts'
import { queueBreachAlarms } from './rights/breaches.ts'
import { queueRightsAlarms } from './rights/rights-requests.ts'
import { canSendSms, makeSmsSender } from './sms/sms-sender.ts'
import { lowerPoolThreads } from './thread-priority.ts'

/** The longest duration of a stop. After it, whatever still hangs is cut off. */
const STOP_WITHIN_MS = 24_000

/** A running server. */
export interface Serving {
  /** What the operator should know or do next, one line each. */
  nextSteps: string[]
  /** Resolves with a message for the operator when something ends that the server cannot work without. */
  failed: Promise<{ failure: string }>
  /** Finishes the requests in progress, then stops everything in the reverse order of the start. */
  stop(): Promise<void>
}

/** Collects what was started. It is stopped last first; a failure does not prevent the other stops. */
function starts(log: Logger) {
  const ends: (() => Promise<unknown>)[] = []
  return {
    endWith: (end: () => Promise<unknown>) => void ends.push(end),
    async endAll() {
      for (const end of ends.splice(0).reverse())
        await end().catch((error: Error) => log.error({ name: error.name }, 'not ended cleanly'))
    },
  }
}

/** @throws OperatorProblem when the port cannot be opened */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE')
      throw new OperatorProblem(`Port ${port} is in use by another program. Set PORT to another one.`)
    if (code === 'EACCES')
      throw new OperatorProblem(`Port ${port} may not be opened. Set PORT to another one.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new OperatorProblem(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}

async function postgresOf(config: Config, log: Logger, ends: ReturnType<typeof starts>) {
  if (config.database) {
    const { url, ownerUrl } = config.database
    return { url, ownerUrl, ended: new Promise<never>(() => undefined) }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
  ends.endWith(() => postgres.stop())
  return { url: null, ownerUrl: postgres.ownerUrl, ended: postgres.ended }
}

type Postgres = Awaited<ReturnType<typeof postgresOf>>

/** Makes the database ready. @returns also where a master key was created for it, if one was */
async function prepare(config: Config, postgres: Postgres) {
  const made: { at: string | null } = { at: null }
  const ring = async (owner: Client) => {
    await refuseOtherKind(owner, config.demo !== null)
    const keys = await keysAtStart(owner, config)
    made.at = keys.madeAt
    return keys.ring
  }
  return { ...(await prepareDatabase({ ...postgres, ring })), keyMadeAt: made.at }
}

/** Builds what the server needs for as long as it runs. How to stop each part is added to `ends`, last first. */
async function openContext(config: Config, log: Logger, ends: ReturnType<typeof starts>, postgres: Postgres) {
  const { login, vault, ring, migrated, migrations, keyMadeAt } = await prepare(config, postgres)
  if (migrated.length > 0) log.info({ migrated }, 'database migrated')
  const database = openDatabase({
    ...login,
    vault,
    prepared: config.preparedStatements,
    publicUrl: config.publicUrl,
    onError: (error) => log.warn({ name: error.name }, 'idle database connection lost'),
  })
  ends.endWith(() => database.close())
  const liveEvents = await openEventHub(postgres.ownerUrl, log)
  ends.endWith(() => liveEvents.close())
  onErasure(liveEvents.listener, () => vault.forgetKeys())
  const nameSearch = openNameSearch(ring, liveEvents.listener, log)
  ends.endWith(() => nameSearch.close())
  const caseSearch = openCaseSearch(ring, database.readerLogin, liveEvents.listener, log)
  ends.endWith(() => caseSearch.close())
  const files = await openFiles(config)
  const now = () => new Date()
  await removeAbandoned(filesFolder(config.dataDir), now())
  const context: AppContext = {
    config,
    database,
    vault,
    files: sealedFiles(files),
    limits: openLimits(database, vault),
    liveEvents,
    nameSearch,
    caseSearch,
    calendarNetwork: publicNetwork,
    metrics: openMetrics(),
    migrations,
    billing: openBilling({ config, database, now }),
    demo: config.demo && makeDemoLinks(),
    now,
    log,
  }
  return { context, files, keyMadeAt }
}

type AsSystem = (work: (tx: Transaction) => Promise<boolean>) => Promise<boolean>

/** The mails that are queued when something came or a day is near: to fitters, and to the provider. */
const noticeWork = (asSystem: AsSystem, { contactEmail }: Config) => ({
  queueNews: () => asSystem(queueNews),
  queueDigests: () => asSystem(queueDigests),
  queuePlanNotices: () => asSystem(queuePlanNotices),
  queueRightsAlarms: () => asSystem((tx) => queueRightsAlarms(tx, contactEmail)),
  queueBreachAlarms: () => asSystem((tx) => queueBreachAlarms(tx, contactEmail)),
})

/** What is to be done about bookings: reminders, and times for who waits. */
const bookingWork = (asSystem: AsSystem, config: Config) => ({
  remindRiders: () => asSystem((tx) => remindRiders(tx, { canText: canSendSms(config) })),
  offerFreedTimes: () => asSystem(offerFreedTimes),
})

/** Starts the background work: mails, reminders, sealing of the audit trail, retention. */
async function startWorkers(context: AppContext, log: Logger, ownerUrl: string, files: FileStore) {
  const { config, database, vault, liveEvents, metrics, now } = context
  // A clock that is far ahead would make today's news old, and the digests, snapshots and ratings of another day due.
  const perform = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.perform({ system: true }, { now: now(), requestId: `periodic-${randomUUID()}` }, work)
  const asSystem = (work: (tx: Transaction) => Promise<boolean>) =>
    perform(async (tx) => ((await clockOf(tx)).plausible ? work(tx) : false))
  return [
    startOutboxWorker({
      database,
      messages: messageRegistry,
      listener: liveEvents.listener,
      sender: await makeSender(config, MAX_MAIL_CONNECTIONS),
      sms: makeSmsSender(config),
      onOutcome: metrics.countOutcome,
      now,
      log,
    }),
    startFollowUpWorker({ database, now, log }),
    startOutcomeWorker({ database, listener: liveEvents.listener, now, log }),
    startCalendarWorker(readerOf(context)),
    startDownloadWorker({ ...context, listener: liveEvents.listener, tools: copyToolsOf(context) }),
    startSealer({ ownerUrl, vault, headsDir: join(config.dataDir, 'audit-heads'), now, log }),
    startPeriodicWork({
      ownerUrl,
      erasureLedger: ledgerFiles(config),
      files,
      removeExpiredIdentities: () => removeExpired(identityHost(context)),
      ...noticeWork(asSystem, config),
      more: billingTasks(context.billing, log),
      ...bookingWork(asSystem, config),
      publishPool: () => asSystem(takePoolSnapshot),
      compareFitters: () => compareFitters(perform),
      rateFitters: () => asSystem(rateFitters),
      keepResearchProfiles: () => asSystem(keepResearchProfiles),
      now,
      log,
    }),
  ]
}

function nextSteps({ config, demo }: AppContext, keyMadeAt: string | null): string[] {
  const { publicUrl, smtpUrl } = config
  if (demo)
    return [
      'Everything in it is invented, and no mail is sent.',
      `Look around as the fitter: ${publicUrl}/demo#${demo.secrets.fitter}`,
      `Look around as a rider: ${publicUrl}/demo#${demo.secrets.client}`,
      'The links work until the demo is stopped.',
    ]
  return [
    ...(keyMadeAt
      ? [`A master key was created in ${keyMadeAt}. Back it up: without it all sealed data is lost.`]
      : []),
    ...(smtpUrl ? [] : [`Mail is not sent; read it at ${publicUrl}/dev/mail`]),
    `Sign up as a fitter: ${publicUrl}/signup`,
  ]
}

async function start(config: Config, log: Logger, ends: ReturnType<typeof starts>): Promise<Serving> {
  const endsAt = config.demo && (await openDemoFolder(config.dataDir, config.demo, new Date()))
  await refuseUnfinishedDataDir(config.dataDir)
  const postgres = await postgresOf(config, log, ends)
  const { context, files, keyMadeAt } = await openContext(config, log, ends, postgres)
  await switchBilling(context)
  const advice = await demoAtStart(context, { ownerUrl: postgres.ownerUrl, endsAt })
  const readiness = { draining: false }
  const app = await buildApp(context, readiness)
  const workers = await startWorkers(context, log, postgres.ownerUrl, files)
  ends.endWith(() => Promise.all(workers.map((worker) => worker.stop())))
  ends.endWith(() => drain(app, readiness, context))
  await listen(app, config)
  return {
    nextSteps: [...nextSteps(context, keyMadeAt), ...advice],
    failed: postgres.ended.then(() => ({
      failure: `The embedded PostgreSQL ended, so the server stops. Its log is in ${join(config.dataDir, 'postgres')}; the next start recovers all acknowledged writes.`,
    })),
    stop: () => ends.endAll(),
  }
}

/**
 * Starts everything, as the only server of its data folder. A start that fails leaves nothing running.
 * @returns the server, or the address of the one that already runs on this data folder
 */
export async function serve(config: Config, log: Logger): Promise<Serving | { runningAt: string }> {
  await lowerPoolThreads()
  await ensureDataDir(config.dataDir)
  const lock = await acquireDataDirLock(config.dataDir, { address: config.publicUrl })
  if ('runningAt' in lock) return lock
  const ends = starts(log)
  ends.endWith(() => lock.release())
  try {
    const serving = await start(config, log, ends)
    return {
      ...serving,
      async stop() {
        const cutOff = setTimeout(() => process.exit(1), STOP_WITHIN_MS)
        lock.announceClosing()
        await serving.stop()
        clearTimeout(cutOff)
      },
    }
  } catch (error) {
    await ends.endAll()
    throw error
  }
}
