import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email } from '#contract/call.ts'
import type { Config } from '../config.ts'
import { identityOnConsole } from '../console-identity.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import type { Console } from './as-system.ts'
import { nameDemoHost, removeDemoHost } from './demo-host.ts'
import { withOwner } from './owner-connection.ts'
import { addSupport, listSupport, removeSupport, type SupportDesk } from './support-accounts.ts'
import { endGrant, grantAccess } from './support-grants.ts'

const USAGE = `npm run support -- add ADDRESS [--name NAME] [--subject ID]
npm run support -- remove ADDRESS
npm run support -- list
npm run support -- open ADDRESS --session ID --reason technical|quality --sentence "WHY" [--minutes 60]
npm run support -- end ACCESS_ID
npm run support -- demo-host ADDRESS|none`

interface Asked {
  address: string
  name: string | undefined
  subject: string | undefined
}

/** Checks `--subject`: required with a hosted service, refused with the embedded one. @throws with the problem */
function checkedSubject(config: Config, subject: string | undefined): string | null {
  if (!config.auth && subject) throw new Error('--subject is for a hosted sign-in service (AUTH_URL).')
  if (!config.auth) return null
  if (!subject || !z.uuid().safeParse(subject).success)
    throw new Error(
      'The sign-in service is a hosted one: create the user there, then pass its id here with --subject.',
    )
  return subject
}

/** Prints what the operator should know and do next. */
function printNextSteps(config: Config): void {
  const outbox = config.smtpUrl ? '' : ` Read it at ${config.publicUrl}/dev/mail.`
  if (!config.auth)
    printLine(
      `A mail lets them set a password; its link works for a day. A running server sends it now, otherwise the next start does.${outbox}`,
    )
  printLine(
    `They log in at ${config.publicUrl}/login and set up a second factor; until then they have no access.`,
  )
  if (!config.auth)
    printLine('If the mail was lost, "Forgot your password?" on the login page sends another.')
}

const actions: Record<string, (desk: SupportDesk, config: Config, asked: Asked) => Promise<void>> = {
  async add(desk, config, { address, name, subject }) {
    const named = name?.trim() || address.split('@')[0] || address
    const id = await addSupport(desk, { address, name: named, subject: checkedSubject(config, subject) })
    printLine(`Created the support account ${id}.`)
    printNextSteps(config)
  },
  async remove(desk, config, { address }) {
    await removeSupport(desk, address)
    printLine('Removed the support account. It is signed out everywhere.')
    if (config.auth) printLine('The hosted service stores the sign-in itself: delete it there.')
  },
}

async function printAccounts(desk: SupportDesk): Promise<void> {
  const all = await listSupport(desk)
  if (all.length === 0) printLine('There is no support account.')
  for (const { id, name, address, createdAt, arrived, removedAt } of all) {
    const state = removedAt
      ? `removed ${removedAt.toISOString()}`
      : arrived
        ? 'active'
        : 'has not logged in yet'
    printLine(`${id}  ${address}  ${name}  since ${createdAt.toISOString()}  ${state}`)
  }
}

const options = {
  name: { type: 'string' },
  subject: { type: 'string' },
  session: { type: 'string' },
  reason: { type: 'string' },
  sentence: { type: 'string' },
  minutes: { type: 'string' },
} as const
type Options = Partial<Record<keyof typeof options, string>>

async function open(desk: Console, address: string, { session, reason, sentence, minutes }: Options) {
  const asked = { sessionId: session, reason, sentence, ...(minutes && { minutes: Number(minutes) }) }
  const { id, until } = await grantAccess(desk, address, asked)
  printLine(`Opened the access ${id} until ${until}. Rider and fitter are told by mail.`)
}

async function end(desk: Console, accessId: string) {
  if (!z.guid().safeParse(accessId).success) throw new Error(USAGE)
  await endGrant(desk, accessId)
  printLine('Ended the access.')
}

/** Names who takes the demo calls of the landing page; `none` ends that. */
async function demoHost(desk: Console, given: string) {
  if (given === 'none') {
    await removeDemoHost(desk)
    return printLine('Nobody takes demo calls any more. The button opens the contact form.')
  }
  const address = email.safeParse(given).data
  if (!address) throw new Error(`An address is missing.\n${USAGE}`)
  const { slug, open: isOpen } = await nameDemoHost(desk, address)
  printLine(`Demo calls are booked at ${desk.config.publicUrl}/book/${slug}.`)
  if (!isOpen) printLine('Its page is not open to riders yet. Until then the button opens the contact form.')
}

/**
 * `npm run support -- add | remove | list`: the provider's staff, whose accounts are created only here. `open | end`:
 * their accesses to sessions, by the rules of the page. `demo-host`: whose calendar takes the demo calls.
 */
export async function supportCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [name = '', given = ''] = positionals
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action && !['list', 'open', 'end', 'demo-host'].includes(name)) throw new Error(USAGE)
  const address = email.safeParse(given).data
  if ((action || name === 'open') && !address) throw new Error(`An address is missing.\n${USAGE}`)
  const ring = requireMasterKeys(config)
  await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    const vault = await openVaultOf(owner, ring)
    if (name === 'demo-host') return demoHost({ config, owner, ownerUrl, vault, now }, given)
    if (name === 'end') return end({ config, owner, ownerUrl, vault, now }, given)
    if (name === 'open' && address) return open({ config, owner, ownerUrl, vault, now }, address, values)
    const identity = config.auth ? null : identityOnConsole(config, owner, vault, now)
    const desk = { owner, vault, identity, now }
    if (action && address) await action(desk, config, { address, name: values.name, subject: values.subject })
    else await printAccounts(desk)
  })
}
