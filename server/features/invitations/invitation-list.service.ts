import type { Parsed } from '#contract/calls.ts'
import { invitationState } from '#domain/invitations/invitation-state.ts'
import type { Transaction } from '../../database/database.ts'
import { timeCursors } from '../../http/cursor.ts'
import { openContact } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { type ListedInvitation, listInvitations } from './invitations.repository.ts'

type Page = Parsed['GET /api/invitations']['response']
type Item = Page['items'][number]

function deliveryOf(row: ListedInvitation): Item['delivery'] {
  if (!row.mail_id || row.dropped_at) return 'none'
  if (row.sent_at) return 'sent'
  return row.dead_at ? 'failed' : 'queued'
}

const channelOf = (channel: string): Item['channel'] =>
  channel === 'email' || channel === 'qr' ? channel : 'link'

function present(row: ListedInvitation, key: HolderKey | undefined, now: Date): Item {
  const contact = key ? openContact(key, row) : { name: null, email: null }
  const facts = {
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    startedAt: row.intake_started_at,
    submittedAt: row.intake_submitted_at,
    withdrawnAt: row.withdrawn_at,
  }
  const state = invitationState(facts, now)
  return {
    id: row.id,
    sessionId: row.session_id,
    riderId: row.rider_id,
    channel: channelOf(row.channel),
    ...contact,
    state,
    delivery: deliveryOf(row),
    linkEnded: row.link_ended && ['sent', 'opened', 'started'].includes(state),
    createdAt: row.created_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    startedAt: row.intake_started_at?.toISOString() ?? null,
    submittedAt: row.intake_submitted_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  }
}

/** A page of the fitter's invitations, newest first. The number of queries does not depend on the page's length. */
export async function listOfFitter(
  tx: Transaction,
  fitterId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const rows = await listInvitations(
    tx,
    fitterId,
    query.limit + 1,
    query.cursor ? timeCursors.read(query.cursor) : null,
  )
  const page = rows.slice(0, query.limit)
  const keys = await tx.keys.ofMany(page.map((row) => row.rider_id))
  const last = page.at(-1)
  return {
    items: page.map((row) => present(row, keys.get(row.rider_id), tx.now)),
    next:
      last && rows.length > query.limit ? timeCursors.write([last.created_at.toISOString(), last.id]) : null,
  }
}
