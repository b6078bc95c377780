import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { dataMap } from '../database/data-map.ts'
import { validService } from '../testing/bookings.ts'
import { copyOf } from '../testing/made-copies.ts'
import { sharing } from '../testing/sharing.ts'
import type { TestApp } from '../testing/test-app.ts'
import { type Practice, type PracticesTemplate, practicesTemplate } from '../testing/two-practices.ts'
import { validBody } from '../testing/valid-bodies.ts'
import { sealedByInstallation } from '../vault/sealed-by-installation.ts'
import { type DownloadTable, downloadTables, nameInCopy } from './download-tables.ts'

const copy = z.looseObject({
  tables: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
  missing: z.array(z.unknown()),
  unreadable: z.array(z.string()),
})
type Copy = z.infer<typeof copy>
const jsonSchema = z.record(z.string(), z.json())

let template: PracticesTemplate
let t: TestApp
let mine: Practice
let other: Practice
beforeAll(async () => {
  template = await practicesTemplate()
  t = await template.open()
  mine = template.practices.a
  other = template.practices.b
  for (const practice of [mine, other]) await writeEverything(practice)
})
afterAll(async () => {
  await t.close()
  await template.remove()
})

const described: readonly (AnyCall & { route: CallKey })[] = calls
function callNamed(route: CallKey) {
  const found = described.find((call) => call.route === route)
  if (!found) throw new Error(`there is no call ${route}`)
  return found
}

/** A text that only this practice contains. */
const canary = (practice: Practice, place: string) =>
  `canary ${practice === mine ? 'mine' : 'other'} ${place}`

/** Writes a text of its own into every field that a rider or a fitter can fill in. */
async function writeEverything(p: Practice): Promise<void> {
  const says = (place: string) => canary(p, place)
  const { sessionId, riderId } = p.submitted
  const params = { sessionId }
  const fitter = t.api.as(p.fitter)
  const session = (await fitter.call('GET /api/sessions/:sessionId', { params })).body
  const steps: { status: number; raw: string }[] = [
    await fitter.call('PATCH /api/sessions/:sessionId', {
      params,
      body: {
        version: session.version,
        notes: says('notes'),
        summary: says('summary'),
        goalLevels: { reduce_discomfort: says('goal') },
        activities: [{ id: randomUUID(), words: says('activity'), ability: 4 }],
      },
    }),
    await fitter.call('PATCH /api/bikes/:bikeId', {
      params: { bikeId: p.fit.bikeId },
      body: { version: 1, make: says('bike') },
    }),
    await fitter.call('POST /api/sessions/:sessionId/measurements', {
      params,
      body: {
        changes: [
          { phase: 'before', key: 'saddle_model', side: null, value: says('measurement'), version: 0 },
          { phase: 'before', key: 'metatarsal_pad', side: 'left', value: 'yes', version: 0 },
        ],
      },
    }),
    await fitter.call('POST /api/sessions/:sessionId/interventions', {
      params,
      body: {
        kind: 'other',
        what: says('change'),
        why: says('why'),
        zones: ['hands'],
        goals: ['reduce_discomfort'],
      },
    }),
    await fitter.call('POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind: 'exercise', words: says('advice') },
    }),
    await fitter.call('PATCH /api/sessions/:sessionId/photos/:photoId', {
      params: { sessionId, photoId: p.fit.photoId },
      body: { version: 1, caption: says('caption') },
    }),
    await fitter.call('PATCH /api/fitter-profile', {
      body: {
        studio: says('studio'),
        contact: says('contact'),
        place: says('place'),
        words: says('words'),
        services: [{ name: says('service'), note: says('service note') }],
      },
    }),
    await fitter.call('POST /api/booking-services', {
      body: { ...validService, name: says('service'), place: null, videoLink: 'https://localhost/room' },
    }),
    await t.api.as(p.rider).call('PATCH /api/account', { body: { name: says('name'), region: 'GB' } }),
    await fitter.call('PATCH /api/account', { body: { name: says('fitter’s name'), region: 'GB' } }),
  ]
  const [draft, layout, protocol, logo, photo] = [
    'PATCH /api/sessions/:sessionId/intake/draft',
    'PUT /api/dashboard-layout',
    'PUT /api/follow-up-protocol',
    'PUT /api/fitter-profile/logo',
    'PUT /api/fitter-profile/photo',
  ] as const
  const valid = (route: CallKey) => validBody(callNamed(route), p, t)
  steps.push(
    await t.api.as(p.rider).call(draft, { params: { sessionId: p.riderOpenSessionId }, body: valid(draft) }),
    await fitter.call(layout, { body: valid(layout) }),
    await fitter.call(protocol, { body: valid(protocol) }),
    await fitter.call(logo, { body: p.picture }),
    await fitter.call(photo, { body: p.picture }),
  )
  for (const { status, raw } of steps) if (status >= 300) throw new Error(raw)
  await seal(p, riderId)
}

/** Changes a row with the owner's connection, which leaves an entry like any change. */
async function change(entity: string, id: string, statement: string, values: unknown[]): Promise<void> {
  const { owner } = t.data
  await owner.query('begin')
  await owner.query(statement, [id, ...values])
  await owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'test.made', $2, $3, '{}')`,
    [t.clock.now(), entity, id],
  )
  await owner.query('commit')
}

async function idsOf(table: string, riderId: string): Promise<string[]> {
  const { rows } = await t.data.owner.query<{ id: string }>(`select id from ${table} where rider_id = $1`, [
    riderId,
  ])
  return rows.map(({ id }) => id)
}

/** Stores what the test's practice has not written, sealed as it would be. */
async function seal(p: Practice, riderId: string): Promise<void> {
  const { owner, vault } = t.data
  const { rows } = await owner.query<{ wrapped: Buffer }>('select wrapped from vault_key where holder = $1', [
    riderId,
  ])
  const key = vault.holderKey(riderId, rows[0]?.wrapped ?? Buffer.alloc(0))
  for (const [table, field] of [
    ['invitation', 'note'],
    ['follow_up_alert', 'note'],
    ['booking', 'message'],
  ] as const)
    for (const id of await idsOf(table, riderId))
      await change(table, id, `update ${table} set ${field}_sealed = $2 where id = $1`, [
        key.seal({ table, row: id, field }, canary(p, table)),
      ])
  for (const id of await idsOf('support_access', riderId))
    await change('support_access', id, 'update support_access set sentence_sealed = $2 where id = $1', [
      vault.seal(sealedByInstallation['support_access.sentence_sealed'], id, canary(p, 'support_access')),
    ])
  await change(
    'rider',
    riderId,
    "update rider set time_zone = 'Europe/Berlin', region = 'DE' where id = $1",
    [],
  )
  await change(
    'fitter_profile',
    p.fitter.id,
    "update fitter_profile set time_zone = 'Europe/Berlin' where fitter_id = $1",
    [],
  )
  await change(
    'follow_up_alert',
    p.fit.alertId,
    "update follow_up_alert set zone = 'hands' where id = $1",
    [],
  )
  await sharing(t).shared(p.rider, await t.build.fitter())
  await change(
    'ended_access',
    randomUUID(),
    'insert into ended_access (id, rider_id, fitter_id, ended_at, resumed_at) values ($1, $2, $3, $4, $4)',
    [riderId, p.fitter.id, t.clock.now()],
  )
}

const dataOf = (files: Map<string, string>): Copy => copy.parse(JSON.parse(files.get('data.json') ?? ''))

/** The columns that say something about a person. */
const telling = ({ schema: place, table, columns }: DownloadTable) => {
  const classes = dataMap[`${place}.${table}`]?.columns ?? {}
  return columns.filter((column) => classes[column] !== 'none')
}

/** Tables of this role without a row in the test's practice: what they need is tested with them. */
const WITHOUT_ROWS = ['identity.person', 'identity.identity', 'identity.factor']

describe.each(['client', 'fitter'] as const)('the copy of a %s', (role) => {
  let files: Map<string, string>
  let data: Copy
  beforeAll(async () => {
    files = await copyOf(t, role === 'client' ? mine.rider : mine.fitter)
    data = dataOf(files)
  })

  it('has every table of the data map, with something in every column that says something about a person', () => {
    const empty = downloadTables(role)
      .filter(({ name }) => !WITHOUT_ROWS.includes(name) || (data.tables[name]?.length ?? 0) > 0)
      .flatMap((table) => {
        const rows = data.tables[table.name] ?? []
        if (rows.length === 0) return [table.name]
        return telling(table)
          .filter((column) => rows.every((row) => (row[nameInCopy(column)] ?? null) === null))
          .map((column) => `${table.name}.${column}`)
      })
    expect(empty).toEqual([])
    expect([data.missing, data.unreadable]).toEqual([[], []])
  })

  it('has every text of one’s own, and none of others', () => {
    const all = [...files].filter(([name]) => /\.(?:json|csv|html)$/.test(name)).map(([, text]) => text)
    const places = [
      'notes',
      'summary',
      'goal',
      'activity',
      'bike',
      'measurement',
      'change',
      'why',
      'advice',
      'caption',
      'invitation',
      'follow_up_alert',
      'booking',
    ]
    const own =
      role === 'client'
        ? ['name', 'support_access']
        : ['studio', 'contact', 'place', 'words', 'service', 'service note']
    const json = files.get('data.json') ?? ''
    expect([...places, ...own].filter((place) => !json.includes(canary(mine, place)))).toEqual([])
    expect(all.filter((text) => text.includes('canary other'))).toEqual([])
  })

  it('can be read without a program', () => {
    const page = files.get('index.html') ?? ''
    for (const place of ['notes', 'summary', 'change', 'advice', 'caption', 'measurement'])
      expect(page).toContain(canary(mine, place))
    expect(page).not.toMatch(/https?:\/\/(?!localhost)/)
    expect(page).toContain(role === 'client' ? '<h1>Your data at' : '<h1>Your practice at')
    expect(page.includes('Fit with')).toBe(role === 'client')
    expect(page).toMatch(/<td>Fit<\/td>\s*<td>Agreed<\/td>/)
    const [, planned = ''] = /Planned follow-ups<\/h4>\s*<ul>(.*?)<\/ul>/s.exec(page) ?? []
    const due = [...planned.matchAll(/<li>Due on ([^<]*?\d{4})/g)].map(([, day = '']) => Date.parse(day))
    expect(due.length).toBeGreaterThan(1)
    expect(due, 'the earliest first').toEqual(due.toSorted((a, b) => a - b))
    // Rows as they are stored are in files only, and each photo's link has a name.
    expect(page).not.toContain('notice_version')
    expect(page).toContain('href="csv/consent.csv">consent</a>')
    expect(page).toMatch(/alt="" loading="lazy">\s*<span>1\. Before: canary mine caption<\/span><\/a>/)
  })

  it('fits its schema, and every table is a file for spreadsheets too', async () => {
    const schema = jsonSchema.parse(
      JSON.parse(await readFile(new URL('./schema-1.json', import.meta.url), 'utf8')),
    )
    const checked = z.fromJSONSchema(schema).safeParse(data)
    expect(checked.error?.issues ?? []).toEqual([])
    for (const { name } of downloadTables(role)) expect(files.has(`csv/${name}.csv`)).toBe(true)
  })
})

it('has the consents of the own riders in the fitter’s copy, and the sign-ins of each without what opens them', async () => {
  const fitter = dataOf(await copyOf(t, mine.fitter))
  const consents = fitter.tables.consent ?? []
  expect(consents).toContainEqual(
    expect.objectContaining({ rider_id: mine.submitted.riderId, purpose: 'fit', granted: true }),
  )
  const riders = (fitter.tables.rider ?? []).map(({ id }) => id)
  expect(consents.filter(({ rider_id }) => !riders.includes(rider_id ?? null))).toEqual([])
  for (const who of [mine.rider, mine.fitter]) {
    const [signIn = {}] = dataOf(await copyOf(t, who)).tables.sign_in ?? []
    expect(Object.keys(signIn)).toEqual(expect.arrayContaining(['browser', 'system', 'created_at']))
    expect(Object.keys(signIn).filter((column) => /hash|identity/.test(column))).toEqual([])
  }
})

it('has what the fitter expected in the rider’s copy, and no unsent answers in the fitter’s', async () => {
  const rider = dataOf(await copyOf(t, mine.rider))
  expect(rider.tables.prediction?.[0]).toMatchObject({ hands: 'better', knees: 'unchanged' })
  const fitter = dataOf(await copyOf(t, mine.fitter))
  expect(fitter.tables.draft).toBeUndefined()
  expect(fitter.tables.prediction).toHaveLength(1)
})
