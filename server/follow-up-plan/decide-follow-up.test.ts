import { describe, expect, it } from 'vitest'
import { decideAtSending, decideFollowUp, type QueuedReminder } from './decide-follow-up.ts'
import { remindable } from './follow-up.ts'

const at = (text: string) => new Date(text)

const followUp = (more: Partial<Parameters<typeof remindable>[0]> = {}) =>
  remindable({
    id: 'f',
    session_id: 's',
    fitter_id: 'p',
    rider_id: 'r',
    milestone: 14,
    opens_on: '2026-11-15',
    due_on: '2026-11-20',
    window_ends_on: '2026-12-10',
    reminder_days: [0, 3],
    next_look_at: null,
    submitted_at: null,
    skipped_at: null,
    created_at: at('2026-11-06T10:00:00Z'),
    closed_at: null,
    cancelled_at: null,
    erased_at: null,
    time_zone: 'UTC',
    reminders_stopped_at: null,
    address_failed_at: null,
    email_sealed: Buffer.from('sealed'),
    ...more,
  })

const queued = (number: number, more: Partial<QueuedReminder> = {}): QueuedReminder => ({
  followUpId: 'f',
  number,
  queuedAt: at('2026-11-20T09:00:00Z'),
  sentAt: null,
  endedBy: null,
  ...more,
})

describe('a follow-up', () => {
  it('is unchanged until its first reminder is due', () => {
    expect(decideFollowUp({ followUp: followUp(), reminders: [] }, at('2026-11-19T12:00:00Z'))).toEqual({
      reminder: null,
      alerts: [],
      nextProcessingAt: at('2026-11-20T09:00:00Z'),
    })
  })

  it('has its due reminder queued, and is processed again at the next one', () => {
    expect(decideFollowUp({ followUp: followUp(), reminders: [] }, at('2026-11-20T12:00:00Z'))).toEqual({
      reminder: { number: 1, endedBy: null },
      alerts: [],
      nextProcessingAt: at('2026-11-23T09:00:00Z'),
    })
  })

  it('waits for the morning when its reminder would be sent at night', () => {
    expect(decideFollowUp({ followUp: followUp(), reminders: [] }, at('2026-11-20T22:00:00Z'))).toEqual({
      reminder: null,
      alerts: [],
      nextProcessingAt: at('2026-11-21T09:00:00Z'),
    })
  })

  it('records why a reminder that cannot reach the rider is not sent', () => {
    const unreached = followUp({ email_sealed: null })
    const { reminder } = decideFollowUp({ followUp: unreached, reminders: [] }, at('2026-11-20T12:00:00Z'))
    expect(reminder).toEqual({ number: 1, endedBy: 'no_address' })
  })

  it('raises an alert some days after its last reminder was sent', () => {
    const sent = [
      queued(1, { sentAt: at('2026-11-20T09:01:00Z') }),
      queued(2, { sentAt: at('2026-11-23T09:01:00Z') }),
    ]
    const state = { followUp: followUp(), reminders: sent }
    const kinds = (now: Date) => decideFollowUp(state, now).alerts.map(({ kind }) => kind)
    expect(kinds(at('2026-11-25T12:00:00Z'))).toEqual([])
    expect(kinds(at('2026-11-26T12:00:00Z'))).toEqual(['never_answered'])
  })

  it.each([{ submitted_at: at('2026-11-20T08:00:00Z') }, { closed_at: at('2026-11-20T08:00:00Z') }])(
    'is never processed again after %j',
    (ended) => {
      const state = { followUp: followUp(ended), reminders: [queued(1), queued(2)] }
      expect(decideFollowUp(state, at('2026-11-27T12:00:00Z'))).toEqual({
        reminder: null,
        alerts: [],
        nextProcessingAt: null,
      })
    },
  )
})

describe('at the moment of sending, a reminder', () => {
  const now = at('2026-11-20T12:00:00Z')
  const state = { followUp: followUp(), reminders: [queued(1), queued(2, { sentAt: now })] }

  it('of the plan waits some days after another one', () => {
    expect(decideAtSending(state, { number: 1, byHand: false }, now)).toMatchObject({ do: 'wait' })
  })

  it('sent by the fitter on request waits for no other', () => {
    expect(decideAtSending(state, { number: 1, byHand: true }, now)).toEqual({ do: 'send' })
  })
})
