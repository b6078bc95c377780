import { type Config, isLoopback } from '../config.ts'
import { SendingFailed } from '../mail/sending.ts'
import type { OutgoingSms } from './render-sms.ts'

/** Takes text messages to where they are read. */
export interface SmsSender {
  /** The body stays (sealed) in the outbox after sending, for the outbox page. */
  keepsBodies: boolean
  /**
   * @param id the same at every attempt: a gateway that knows it sends once
   * @throws SendingFailed
   */
  send(id: string, sms: OutgoingSms): Promise<void>
}

const GATEWAY_WITHIN_MS = 10_000
/** Refusals that are about the moment: too slow, too early, too many. */
const PASSING = new Set([408, 425, 429])

/** Posts each message to a gateway as `{to, text}`; a name and password in its address travel as basic authorisation. */
function gatewaySender(url: string): SmsSender {
  const gateway = new URL(url)
  const { username, password } = gateway
  gateway.username = ''
  gateway.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const authorization = username && { authorization: `Basic ${credentials.toString('base64')}` }

  async function post(id: string, { to, text }: OutgoingSms): Promise<number> {
    try {
      const answer = await fetch(gateway, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...authorization },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(GATEWAY_WITHIN_MS),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      throw new SendingFailed('sms_unreachable', false)
    }
  }

  return {
    keepsBodies: false,
    async send(id, sms) {
      const status = await post(id, sms)
      if (status >= 200 && status < 300) return
      throw new SendingFailed(`sms_${status}`, status >= 400 && status < 500 && !PASSING.has(status))
    },
  }
}

/** Without a gateway: a message is sent by standing in the outbox, where the outbox page shows it. */
const outboxSmsSender: SmsSender = { keepsBodies: true, async send() {} }

/** The sender that the settings ask for. */
export const makeSmsSender = ({ smsUrl }: Pick<Config, 'smsUrl'>): SmsSender =>
  smsUrl ? gatewaySender(smsUrl) : outboxSmsSender

/** Whether a message can reach anybody: through a gateway, or on the outbox page of this machine. */
export const canSendSms = ({ smsUrl, smtpUrl, local, host }: Config): boolean =>
  smsUrl !== null || (!smtpUrl && local && isLoopback(host))
