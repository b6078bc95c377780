import { type MailFailure, mailFailureOf } from '#domain/contact/mail-failure.ts'
import { DROP_REASONS } from '#domain/follow-ups/reminders.ts'
import type { CallResponse } from '#web/api/api.ts'

/** A follow-up in the fitter's lists. */
export type FollowUpEntry = CallResponse<'GET /api/follow-ups'>['items'][number]

export const LIST_STATES = ['due', 'overdue', 'call', 'planned', 'answered'] as const
export type ListState = (typeof LIST_STATES)[number]

/** The tabs: the alerts, and the follow-ups in each status. */
export const TABS = ['alerts', ...LIST_STATES] as const
export type Tab = (typeof TABS)[number]

/** The tab that a URL names; by default what needs action. */
export const tabIn = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get('state')) ?? 'alerts'

/**
 * The possible actions for a follow-up. Actions that the server would refuse are not among them.
 * @param readOnly the follow-up is another fitter's
 */
export function actionsFor({ status, unreachable, reminders }: FollowUpEntry, readOnly = false) {
  const ended = status === 'submitted'
  const used = reminders.filter(({ state }) => state === 'sent' || state === 'waiting').length
  const asked = !readOnly && !ended && status !== 'skipped'
  return {
    send: asked && status !== 'missed' && unreachable === null && used < 3,
    move: asked,
    together: asked,
    skip: asked,
    unskip: !readOnly && status === 'skipped',
    read: ended,
  }
}

/** Why a reminder did not arrive, for the reasons that have texts. */
export type Reason = (typeof DROP_REASONS)[number] | MailFailure

/** The reason for a code: the reminder was no longer wanted, or a mail server refused it. */
export function reasonOf(code: string): Reason {
  return DROP_REASONS.find((reason) => reason === code) ?? mailFailureOf(code)
}
