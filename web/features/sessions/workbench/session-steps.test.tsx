// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { FollowUpState } from '../session.ts'
import { FakeFitServer } from '../testing/fake-fit-server.ts'
import { showFit } from '../testing/fit-page.tsx'
import { fitSession } from '../testing/fit-session.ts'
import { SessionSteps } from './session-steps.tsx'

afterEach(cleanup)

const followUp = (milestone: number, status: FollowUpState['status'], dueOn: string): FollowUpState => ({
  id: String(milestone),
  milestone,
  daysAfterFit: milestone,
  dueOn,
  windowEndsOn: dueOn,
  status,
  submittedAt: status === 'submitted' ? '2026-11-20T09:00:00.000Z' : null,
})

const showLife = (followUps: FollowUpState[]) =>
  showFit(
    new FakeFitServer(fitSession({ status: 'fitted', fittedAt: '2026-11-01T09:00:00.000Z', followUps })),
    <SessionSteps />,
  )

it('names the days of the follow-ups that are still to come, without those that ended', async () => {
  await showLife([
    followUp(14, 'submitted', '2026-11-15'),
    followUp(42, 'skipped', '2026-12-13'),
    followUp(90, 'scheduled', '2027-01-30'),
  ])
  const text = (await screen.findByText(/The fit is complete/)).textContent
  expect(text).toMatch(/Follow-ups are due on [^,]*January[^,]*,? 2027\.$/)
  expect(text).not.toMatch(/November|December/)
})

it('says so when no follow-up is left', async () => {
  await showLife([followUp(14, 'submitted', '2026-11-15')])
  expect((await screen.findByText(/The fit is complete/)).textContent).toContain('No follow-ups are due.')
})
