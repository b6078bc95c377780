// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import type { HistoryEntry } from '../session.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { useHistoryWords } from './use-history-words.ts'

afterEach(cleanup)

type Alert = NonNullable<HistoryEntry['alert']>

const entry = (alert: Alert, changes: HistoryEntry['changes'], action = 'raised'): HistoryEntry => ({
  id: '1',
  at: '2026-11-20T09:00:00.000Z',
  actor: 'client',
  own: false,
  action: `follow_up_alert.${action}`,
  entity: 'follow_up_alert',
  entityId: 'alert',
  alert,
  changes,
})

function Words({ entries }: { entries: readonly HistoryEntry[] }) {
  const words = useHistoryWords()
  const lines = entries.map(words).flatMap(({ what, details }) => [what, ...details])
  return <p data-testid="words">{lines.join('\n')}</p>
}

const shown = async () => (await screen.findByTestId('words')).textContent ?? ''

it('names every alert in words, never by its code, and once', async () => {
  const raised = ALERT_KINDS.map((kind) => entry({ kind, zone: null }, [{ field: 'kind', to: kind }]))
  await showFit(new FakeFitServer(), <Words entries={raised} />)
  const words = await shown()
  expect(words).toContain('Alert raised: Would like another appointment')
  expect(words).toContain('Alert raised: Red flag')
  for (const kind of ALERT_KINDS.filter((each) => each.includes('_'))) expect(words).not.toContain(kind)
  expect(words.split('\n')).toHaveLength(ALERT_KINDS.length)
})

it('says from when to when an appointment was moved, with its time of day', async () => {
  const told = (action: string, change: { from?: string; to: string }): HistoryEntry => ({
    ...entry({ kind: 'worse', zone: null }, [{ field: 'starts_at', ...change }]),
    ...{ action: `booking.${action}`, entity: 'booking', alert: null },
  })
  const [first, second] = ['2026-11-23T09:05:00.000Z', '2026-11-24T14:10:00.000Z']
  const entries = [told('moved', { from: first, to: second }), told('cancelled', { to: second })]
  await showFit(new FakeFitServer(), <Words entries={entries} />)
  const { dateTime } = formatsOf('en-GB')
  expect((await shown()).split('\n')).toEqual([
    'Appointment moved',
    `When: ${dateTime(first)} → ${dateTime(second)}`,
    'Appointment cancelled',
    `When: ${dateTime(second)}`,
  ])
})

it('says which alert was resolved, what was done about it, and the note', async () => {
  const changes = [
    { field: 'outcome', from: null, to: 'contacted' },
    { field: 'note', from: null, to: 'Called her' },
  ]
  const resolved = entry({ kind: 'worse', zone: 'hands' }, changes, 'worked_off')
  await showFit(new FakeFitServer(), <Words entries={[resolved]} />)
  expect((await shown()).split('\n')).toEqual([
    'Alert resolved: Worse: Hands',
    'What was done: Called the rider',
    'Note: Called her',
  ])
})

it('says which consent was answered and how, and why a file was closed', async () => {
  const told = (action: string, changes: HistoryEntry['changes']): HistoryEntry => ({
    ...entry({ kind: 'worse', zone: null }, changes),
    ...{ action, entity: action.split('.')[0] ?? '', alert: null },
  })
  const entries = [
    told('consent.changed', [
      { field: 'purpose', to: 'fit' },
      { field: 'granted', to: false },
      { field: 'notice_version', to: '1.2' },
    ]),
    told('restriction.begun', [{ field: 'cause', to: 'consent' }]),
    told('restriction.begun', [{ field: 'cause', to: 'request' }]),
  ]
  await showFit(new FakeFitServer(), <Words entries={entries} />)
  expect((await shown()).split('\n')).toEqual([
    'Consent changed',
    'For what: Fit',
    'Answer: Not agreed',
    'Use of the file restricted',
    'Why: Consent withdrawn',
    'Use of the file restricted',
    'Why: Restricted by the rider',
  ])
})
