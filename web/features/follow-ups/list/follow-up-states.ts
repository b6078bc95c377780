import { type MailFailure, mailFailureOf } from '#domain/contact/mail-failure.ts'
import { DROP_REASONS } from '#domain/follow-ups/reminders.ts'
import type { CallResponse } from '#web/api/api.ts'

/** A follow-up as the fitter's lists tell it. */
export type FollowUpEntry = CallResponse<'GET /api/follow-ups'>['items'][number]

export const LIST_STATES = ['due', 'overdue', 'call', 'planned', 'answered'] as const
export type ListState = (typeof LIST_STATES)[number]

/** What the page shows: the alerts, or the follow-ups in one state. */
export const TABS = ['alerts', ...LIST_STATES] as const
export type Tab = (typeof TABS)[number]

/** The tab an address names; what is due without one. */
export const tabIn = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get('state')) ?? 'due'

/** What can be done with a follow-up as it stands; nothing that would be refused. */
export function actionsFor({ status, unreachable, reminders }: FollowUpEntry) {
  const ended = status === 'submitted'
  const used = reminders.filter(({ state }) => state === 'sent' || state === 'waiting').length
  const asked = !ended && status !== 'skipped'
  return {
    send: asked && status !== 'missed' && unreachable === null && used < 3,
    move: asked,
    together: asked,
    skip: asked,
    unskip: status === 'skipped',
    read: ended,
  }
}

/** Why a reminder did not arrive, as far as there are words for it. */
export type Reason = (typeof DROP_REASONS)[number] | MailFailure

/** The words for a code: of a reminder that was not wanted any more, or that a mail server refused. */
export function reasonOf(code: string): Reason {
  return DROP_REASONS.find((reason) => reason === code) ?? mailFailureOf(code)
}
