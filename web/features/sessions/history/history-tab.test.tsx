// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import type { HistoryEntry } from '../session.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { useHistoryWords } from './use-history-words.ts'

afterEach(cleanup)

const entry = (changes: HistoryEntry['changes']): HistoryEntry => ({
  id: '1',
  at: '2026-11-20T09:00:00.000Z',
  actor: 'client',
  own: false,
  action: 'follow_up_alert.raised',
  entity: 'follow_up_alert',
  entityId: 'alert',
  changes,
})

function Words({ entries }: { entries: readonly HistoryEntry[] }) {
  const words = useHistoryWords()
  return <p data-testid="words">{entries.flatMap((each) => words(each).details).join('\n')}</p>
}

const shown = async () => (await screen.findByTestId('words')).textContent ?? ''

it('names the kind of every alert in words, never by its code', async () => {
  const raised = ALERT_KINDS.map((kind) => entry([{ field: 'kind', to: kind }]))
  await showFit(new FakeFitServer(), <Words entries={raised} />)
  const words = await shown()
  expect(words).toContain('Would like another appointment')
  expect(words).toContain('Red flag')
  for (const kind of ALERT_KINDS.filter((each) => each.includes('_'))) expect(words).not.toContain(kind)
  expect(words.split('\n')).toHaveLength(ALERT_KINDS.length)
})

it('shows what was done about an alert, and the note', async () => {
  const resolved = entry([
    { field: 'outcome', to: 'contacted' },
    { field: 'note', to: 'Called her' },
  ])
  await showFit(new FakeFitServer(), <Words entries={[resolved]} />)
  expect(await shown()).toContain('Called the rider')
  expect(await shown()).toContain('Called her')
})
