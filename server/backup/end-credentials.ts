import type { Client } from 'pg'

/**
 * What a restore does with each column that holds the hash of a secret. A backup brings back secrets that were used,
 * replaced or withdrawn since, so a restore ends every secret that grants access by itself.
 * @internal exported for the test that compares it with the schema
 */
export const SECRETS: Record<string, 'ended' | { kept: string }> = {
  'public.sign_in.token_hash': 'ended',
  'public.sign_in.guest_report_hash': 'ended',
  'public.invitation_secret.hash': 'ended',
  'public.invitation.code_hash': 'ended',
  'public.device_code.code_hash': 'ended',
  'public.follow_up_secret.hash': 'ended',
  'public.report_secret.hash': 'ended',
  'public.second_baseline_secret.hash': 'ended',
  'public.share_offer.secret_hash': 'ended',
  'public.booking_secret.hash': 'ended',
  'public.waiting_entry.secret_hash': {
    kept: 'ends an entry of the waiting list, or takes a time that was offered to its address; it opens nothing of a person',
  },
  'public.calendar_feed.secret_hash': 'ended',
  'public.rights_request.code_hash': {
    kept: 'staff enter it by hand for a request; it only says that somebody reads the mailbox, and lets nobody in',
  },
  'public.ended_link.hash': { kept: 'opens nothing: its page offers a fresh link to the address it went to' },
  'identity.refresh_token.token_hash': 'ended',
  'identity.one_time_token.link_hash': 'ended',
  'identity.one_time_token.code_hash': 'ended',
  'identity.flow_state.browser_hash': 'ended',
  'identity.contact_change.browser_hash': 'ended',
  'identity.person.sign_up_browser_hash': {
    kept: 'tells whether the browser that signed up also proves the address; it lets nobody in',
  },
  'identity.flow_state.code_hash': 'ended',
  'identity.recovery_code.code_hash': {
    kept: 'stands for the second factor as of the backup, as the password does; it signs nobody in by itself',
  },
}

/** The order matters: a statement may depend on an earlier one. `$1` is the time of the restore. */
const STATEMENTS = [
  'update sign_in set ended_at = $1 where ended_at is null',
  'update device_code set used_at = $1 where used_at is null',
  'update invitation set code_hash = null where code_hash is not null',
  // Links that ended before stay in the table and grant no access.
  `insert into ended_link (hash, kind, session_id, fitter_id, rider_id, address_hash, ended_at)
     select x.hash, 'invitation', i.session_id, i.fitter_id, i.rider_id, i.address_hash, $1
     from invitation_secret x join invitation i on i.id = x.invitation_id where x.revoked_at is null`,
  'delete from invitation_secret where revoked_at is null',
  // The link that stops the reminders stays valid: it can only stop mail, and must work as long as a reader keeps it.
  `insert into ended_link (hash, kind, session_id, follow_up_id, fitter_id, rider_id, address_hash, ended_at)
     select hash, 'follow_up', session_id, follow_up_id, fitter_id, rider_id, address_hash, $1
     from follow_up_secret where purpose = 'answer' and revoked_at is null`,
  `delete from follow_up_secret where purpose = 'answer' and revoked_at is null`,
  `insert into ended_link (hash, kind, session_id, fitter_id, rider_id, address_hash, ended_at)
     select hash, 'report', session_id, fitter_id, rider_id, address_hash, $1 from report_secret
     where expires_at > $1`,
  'delete from report_secret',
  // It was for one day, and the fitter shows another with one press.
  'delete from second_baseline_secret',
  // A rider makes another link. What was confirmed is no link any more.
  `with ended as (
     update share_offer set ended_at = $1 where confirmed_at is null and ended_at is null returning id, account_id)
   insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
     select '0', $1, 'restore', 'system', 'share_offer.ended', 'share_offer', id, account_id, '{}' from ended`,
  // Rider or fitter may have ended it since. Support opens another, and both are told.
  `with ended as (
     update support_access set ended_at = $1 where ended_at is null and from_at <= $1 and until_at > $1
     returning id, fitter_id, rider_id)
   insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
     select '0', $1, 'restore', 'system', 'support_access.ended', 'support_access', id, fitter_id, rider_id, '{}' from ended`,
  // A mail that waits gets a new one; who has an earlier mail asks the fitter.
  'update booking_secret set revoked_at = $1 where revoked_at is null',
  // The fitter makes another address of the calendar.
  `with ended as (delete from calendar_feed returning fitter_id)
   insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
     select '0', $1, 'restore', 'system', 'calendar_feed.ended', 'calendar_feed', fitter_id, fitter_id, fitter_id, '{}'
     from ended`,
  // Queued messages: links get new secrets when the message is sent. Codes and sign-in links have to be requested
  // again.
  `update outbox set renew_secrets = true, leased_until = null
     where sent_at is null and dead_at is null and dropped_at is null
       and kind in ('invitation', 'follow_up_reminder', 'fit_report', 'fresh_link', 'booking_request', 'booking_confirmed',
         'booking_moved', 'booking_cancelled', 'booking_reminder', 'waiting_offer')`,
  `update outbox set dropped_at = $1, body_sealed = null, leased_until = null
     where sent_at is null and dead_at is null and dropped_at is null
       and kind in ('device_code', 'confirmation', 'magic_link', 'recovery', 'reauthentication',
                    'email_change_current', 'email_change_new', 'sms_code')`,
  // This deletes the refresh tokens too. The next start creates a new signing key.
  'delete from identity.session',
  'delete from identity.one_time_token',
  'delete from identity.contact_change',
  'delete from identity.flow_state',
  'delete from identity.factor_challenge',
  'delete from identity.signing_key',
]

/** Ends every sign-in, code and link that was issued before a restore, and support's accesses. Runs in the caller's transaction. */
export async function endCredentials(owner: Pick<Client, 'query'>, now: Date): Promise<void> {
  for (const statement of STATEMENTS) await owner.query(statement, statement.includes('$1') ? [now] : [])
}
