import pino from 'pino'
import { expect, it } from 'vitest'
import { openListener } from '../live-events/listener.ts'
import type { MailSender } from '../mail/mail-sender.ts'
import { messageRegistry } from '../messages/registry.ts'
import { makeSmsSender, type SmsSender } from '../sms/sms-sender.ts'
import { appWithFits } from '../testing/app-with-fits.ts'
import { askIdentity } from '../testing/hosted-session.ts'
import { startOutboxWorker } from './worker.ts'

const { t, fit } = await appWithFits()
const log = pino({ level: 'silent' })

/** A mail server that never answers for some addresses, and reports each accepted mail. */
function silentFor(isSilent: (to: string) => boolean) {
  const taken: string[] = []
  const begun: string[] = []
  const hearers = new Set<() => void>()
  const released = Promise.withResolvers<void>()
  const note = (list: string[], to: string) => {
    list.push(to)
    for (const hear of hearers) hear()
  }
  const sender: MailSender = {
    place: { publicUrl: t.context.config.publicUrl, from: 'no-reply@localhost' },
    keepsBodies: false,
    async send({ to }) {
      note(begun, to)
      if (isSilent(to)) await released.promise
      note(taken, to)
    },
    close() {},
  }
  const reaches = (list: string[], to: string) =>
    new Promise<void>((resolve) => {
      const hear = () => {
        if (list.includes(to)) resolve()
      }
      hearers.add(hear)
      hear()
    })
  return {
    sender,
    release: released.resolve,
    taken: (to: string) => reaches(taken, to),
    begun: (to: string) => reaches(begun, to),
  }
}

async function withWorker(
  parts: { sender: MailSender; sms?: SmsSender; alongsideAfterMs?: number },
  work: () => Promise<void>,
  release: () => void,
): Promise<void> {
  const listener = await openListener(t.data.ownerUrl, log)
  const worker = startOutboxWorker({
    database: t.database,
    messages: messageRegistry,
    listener,
    sms: makeSmsSender({ smsUrl: null }),
    now: t.clock.now,
    log,
    pollMs: 3_600_000,
    ...parts,
  })
  try {
    await work()
  } finally {
    release()
    await worker.stop()
    await listener.close()
  }
}

const addressOf = async (riderId: string, fitter: Parameters<typeof t.api.as>[0]) =>
  (await t.api.as(fitter).call('GET /api/riders/:riderId', { params: { riderId } })).body.email ?? ''

it('sends an invitation and a password reset while a reminder hangs', async () => {
  const made = await fit.fitted()
  const silent = await addressOf(made.riderId, made.fitter)
  const mails = silentFor((to) => to === silent)
  await withWorker(
    mails,
    async () => {
      await fit.remindNow(made.fitter, made.first)
      await mails.begun(silent)
      await t.build.invitation(made.fitter, { email: 'new@example.org' })
      await mails.taken('new@example.org')
      const body = { email: 'somebody@example.org', data: { language: 'en' } }
      expect((await askIdentity(t, 'POST', '/otp', { body })).status).toBe(200)
      await mails.taken('somebody@example.org')
    },
    mails.release,
  )
})

it('sends other invitations while one hangs', async () => {
  const fitter = await t.build.fitter()
  const mails = silentFor((to) => to.startsWith('silent'))
  await withWorker(
    mails,
    async () => {
      await t.build.invitation(fitter, { email: 'silent@example.org' })
      await mails.begun('silent@example.org')
      for (const email of ['a@example.org', 'b@example.org']) {
        await t.build.invitation(fitter, { email })
        await mails.taken(email)
      }
    },
    mails.release,
  )
})

it('sends mails while the gateway for text messages hangs', async () => {
  const mails = silentFor(() => false)
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const sms: SmsSender = {
    keepsBodies: false,
    async send() {
      asked.resolve()
      await released.promise
    },
  }
  await withWorker(
    { ...mails, sms },
    async () => {
      await askIdentity(t, 'POST', '/otp', { body: { phone: '+4915112345678', data: { language: 'en' } } })
      await asked.promise
      const body = { email: 'other@example.org', data: { language: 'en' } }
      await askIdentity(t, 'POST', '/otp', { body })
      await mails.taken('other@example.org')
    },
    released.resolve,
  )
})
