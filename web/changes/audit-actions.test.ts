import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ACTIONS } from './audit-actions.ts'

const server = path.resolve(import.meta.dirname, '../../server')

/** Entries that belong to no rider's file, which neither a history nor an access log shows. */
const NOT_ABOUT_RIDERS =
  /^(account|booking_service|booking_settings|breach|cases|contact_message|dashboard_layout|download|fitter_profile|follow_up_protocol|import_mapping|interventions|passport|plan|pool|public_mark|research|rights_request|saddle|share_offer|waiting_entry)\.|^booking\.(blocked|confirmed|held|offered|released|requested)$/

/** The actions of all audit entries, as the server's sources write them. */
function writtenActions(): string[] {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|\.gen\./.test(file))
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
  const found = sources.flatMap((source) =>
    [...source.matchAll(/action:(?: \w+ \?)? '([a-z_]+\.[a-z_]+)'(?: : '([a-z_]+\.[a-z_]+)')?/g)].flatMap(
      ([, first, second]) => [first, second].filter((each) => each !== undefined),
    ),
  )
  return [...new Set(found)].sort()
}

it('has words for every entry about a rider', () => {
  const known: readonly string[] = ACTIONS
  const shown = writtenActions().filter((action) => !NOT_ABOUT_RIDERS.test(action))
  expect(shown).toEqual(expect.arrayContaining(['booking.moved', 'follow_up.unskipped']))
  expect(shown.filter((action) => !known.includes(action.replace('.', '_')))).toEqual([])
})
