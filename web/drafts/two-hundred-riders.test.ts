import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import type { Json } from '#domain/json/json.ts'
import { sameJson } from '#domain/json/json.ts'
import { answerAt, itemsOf } from '#domain/questionnaires/answers.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import { createChance } from './testing/chance.ts'
import type { Fate } from './testing/fake-connection.ts'
import { FakeIntakeServer } from './testing/fake-intake-server.ts'
import { Ledger } from './testing/ledger.ts'
import { pressSend } from './testing/press-submission.ts'
import { Rider, type SharedRun } from './testing/rider.ts'

/** One event for a rider. `which` chooses the place, and `ms` pass afterwards. */
interface Happening {
  kind: (typeof KINDS)[number]
  device: 0 | 1
  which: number
  ms: number
}

const KINDS = [
  'type',
  'choose',
  'entry',
  'decide',
  'turn',
  'openAnother',
  'kill',
  'crash',
  'reload',
  'close',
  'offline',
  'online',
  'signedOut',
  'signedIn',
  'fate',
] as const
const FATES: readonly Fate[] = ['unavailable', 'lost', 'answerLost', 'late']
const PREFILL = { name: 'Mia', email: 'mia@example.org' }
const REQUIRED: Record<string, Json> = {
  name: 'Mia Sol',
  email: 'mia.sol@example.org',
  heightCm: 172.5,
  occupation: 'baker',
  dateOfBirth: '1988-04-12',
  bikeTypes: ['road'],
  goals: ['maximize_comfort'],
}

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('type' as const) },
    { weight: 20, arbitrary: fc.constantFrom(...KINDS) },
  ),
  device: fc.constantFrom(0, 0, 0, 1),
  which: fc.nat(1000),
  ms: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 9000 })),
})
const day = fc.record({
  seed: fc.integer(),
  happenings: fc.array(happening, { minLength: 20, maxLength: 70, size: 'max' }),
})
type Day = { seed: number; happenings: readonly Happening[] }

/** Lets time pass until something is over. */
async function passing(work: void | Promise<void>): Promise<void> {
  let over = false
  void Promise.resolve(work).then(() => {
    over = true
  })
  do await vi.advanceTimersByTimeAsync(50)
  while (!over)
}

async function happen(rider: Rider, { kind, which }: Happening): Promise<void> {
  const { connection } = rider.browser
  const fate = FATES[which % FATES.length] ?? 'lost'
  const what: Record<Happening['kind'], () => void | Promise<void>> = {
    type: () => rider.type(which, 1 + (which % 5)),
    choose: () => rider.choose(which),
    entry: () => rider.entry(which),
    decide: () => rider.decide(),
    turn: () => rider.turn(),
    openAnother: () => rider.openAnother(),
    kill: () => rider.kill(),
    crash: () => rider.crash(),
    reload: () => rider.reload(),
    close: () => rider.close(),
    offline: () => rider.network(true),
    online: () => rider.network(false),
    signedOut: () => rider.signedIn(false),
    signedIn: () => rider.signedIn(true),
    fate: () => void connection.fates.push(...Array<Fate>(1 + (which % 3)).fill(fate)),
  }
  await passing(what[kind]())
}

/** Everybody is online and signed in, decides all conflicts and waits until no request is under way. */
async function settle(riders: readonly Rider[]): Promise<void> {
  for (const rider of riders) {
    rider.browser.connection.fates = []
    rider.network(false)
    rider.signedIn(true)
  }
  for (let round = 0; round < 12; round += 1) {
    for (const rider of riders) await passing(rider.tidy())
    await vi.advanceTimersByTimeAsync(6000)
    for (const rider of riders) rider.check()
  }
}

const statuses = (riders: readonly Rider[]) =>
  riders.flatMap(({ browser }) => browser.tabs.map(({ store }) => store?.view().status ?? 'not opened'))

/**
 * The first rider fills in what is missing and submits the form from one or two tabs, with any fault that may happen.
 */
async function send(rider: Rider, { chance, server }: SharedRun): Promise<void> {
  const { browser } = rider
  const locations = itemsOf(server.answers, 'injuries').map(({ id }) => [
    `injuries.${id}.location`,
    `at ${id}`,
  ])
  rider.fill({ ...REQUIRED, ...Object.fromEntries(locations) })
  await vi.advanceTimersByTimeAsync(chance.between(0, 5000))
  for (let more = chance.between(0, 4); more > 0; more -= 1)
    browser.connection.fates.push(FATES[chance.between(0, 3)] ?? 'lost')
  const [first] = browser.tabs
  for (const tab of browser.tabs) if (tab === first || chance.once(2)) void pressSend(browser, tab)
  await vi.advanceTimersByTimeAsync(chance.between(0, 20_000))
  if (first && chance.once(3)) {
    rider.say('the tab is killed while it sends')
    browser.kill(first)
  }
  for (let round = 0; round < 6; round += 1) {
    await vi.advanceTimersByTimeAsync(40_000)
    await passing(rider.tidy())
    await vi.advanceTimersByTimeAsync(5000)
    rider.correctWith(REQUIRED)
    await vi.advanceTimersByTimeAsync(5000)
    for (const tab of browser.tabs) if (!tab.sent) void pressSend(browser, tab)
  }
  await vi.advanceTimersByTimeAsync(60_000)
}

/** Everything that is wrong at the end of a run. */
async function wrongAfter({ seed, happenings }: Day): Promise<{ wrong: string[]; log: string[] }> {
  vi.setSystemTime(new Date('2026-06-03T08:00:00Z'))
  const server = new FakeIntakeServer(PREFILL)
  const run: SharedRun = {
    server,
    ledger: new Ledger(),
    chance: createChance(seed),
    log: [],
    wrong: [],
    words: 0,
  }
  for (const [path, value] of Object.entries(PREFILL)) run.ledger.found(path, value)
  const riders = [new Rider(run, 0), new Rider(run, 1)]
  await vi.advanceTimersByTimeAsync(1000)
  for (const each of happenings) {
    const rider = riders[each.device]
    if (rider) await happen(rider, each)
    await vi.advanceTimersByTimeAsync(each.ms)
    for (const one of riders) one.check()
  }
  await settle(riders)
  const unsettled = statuses(riders).filter((status) => status !== 'saved')
  if (unsettled.length > 0) run.wrong.push(`not settled: ${statuses(riders).join()}`)
  run.wrong.push(...losses(run))
  const [first] = riders
  if (first && run.wrong.length === 0) {
    await send(first, run)
    run.wrong.push(...wrongAtEnd(run, riders))
  }
  for (const { browser } of riders) for (const tab of browser.tabs) browser.kill(tab)
  return run
}

const losses = ({ ledger, server }: SharedRun) =>
  ledger.losses((path) => answerAt(server.answers, path)).map((loss) => `lost: ${JSON.stringify(loss)}`)

function wrongAtEnd(run: SharedRun, riders: readonly Rider[]): string[] {
  const { submissions, answers } = run.server
  const [sent] = submissions
  const [first] = riders
  const meant = visibleAnswers(intake, answers, '2026-06-03')
  return [
    ...losses(run),
    ...(submissions.length === 1 ? [] : [`${submissions.length} submissions`]),
    ...(sent && !sameJson(sent.answers, meant) ? ['another form was sent than was typed'] : []),
    ...(first && first.browser.kept.size > 0 ? ['the device still holds the form'] : []),
  ]
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('loses no answer of two hundred riders, whatever goes wrong', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(day, async (one) => {
      const { wrong, log } = await wrongAfter(one)
      expect(wrong, log.join('\n')).toEqual([])
    }),
    { seed: 43, numRuns: 200, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true },
  )
})
