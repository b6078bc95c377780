import { type Config, isLoopback } from '../config.ts'
import { SendingFailed } from '../mail/mail-sender.ts'

/** A text message as it is sent. */
export interface OutgoingSms {
  /** In E.164 format, with the plus. */
  to: string
  text: string
}

/** Sends text messages. */
export interface SmsSender {
  /** Whether the outbox keeps the (sealed) body after sending, for the outbox page. */
  keepsBodies: boolean
  /**
   * @param id the same at every attempt, so that a gateway that checks it sends the message once
   * @param deadline aborts a delivery that takes too long
   * @throws SendingFailed
   */
  send(id: string, sms: OutgoingSms, deadline?: AbortSignal): Promise<void>
}

const GATEWAY_WITHIN_MS = 10_000
/** Statuses that refuse the request only for now: too slow, too early, too many. */
const PASSING = new Set([408, 425, 429])
/** Statuses that refuse this installation: its credentials, its account, its permission to send. */
const OF_THE_INSTALLATION = new Set([401, 402, 403, 407])

function refusedBy(status: number): SendingFailed {
  if (OF_THE_INSTALLATION.has(status)) return new SendingFailed(`provider_${status}`, 'provider')
  const forGood = status >= 400 && status < 500 && !PASSING.has(status)
  return new SendingFailed(`sms_${status}`, forGood ? 'address' : 'mail', { answered: status < 500 })
}

/** Posts each message to a gateway as `{to, text}`. A name and password in its URL are sent as basic authentication. */
function gatewaySender(url: string): SmsSender {
  const gateway = new URL(url)
  const { username, password } = gateway
  gateway.username = ''
  gateway.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const authorization = username && { authorization: `Basic ${credentials.toString('base64')}` }

  async function post(id: string, { to, text }: OutgoingSms, deadline?: AbortSignal): Promise<number> {
    const within = AbortSignal.timeout(GATEWAY_WITHIN_MS)
    try {
      const response = await fetch(gateway, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...authorization },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: deadline ? AbortSignal.any([within, deadline]) : within,
      })
      await response.body?.cancel()
      return response.status
    } catch {
      throw new SendingFailed('sms_unreachable', 'provider')
    }
  }

  return {
    keepsBodies: false,
    async send(id, sms, deadline) {
      const status = await post(id, sms, deadline)
      if (status < 200 || status >= 300) throw refusedBy(status)
    },
  }
}

/** Without a gateway a message counts as sent and stays in the outbox, where the outbox page shows it. */
const outboxSmsSender: SmsSender = { keepsBodies: true, async send() {} }

/** The configured sender. */
export const makeSmsSender = ({ smsUrl }: Pick<Config, 'smsUrl'>): SmsSender =>
  smsUrl ? gatewaySender(smsUrl) : outboxSmsSender

/** Whether a text message can reach anybody: through a gateway, or on the outbox page of this machine. */
export const canSendSms = ({ smsUrl, smtpUrl, local, host }: Config): boolean =>
  smsUrl !== null || (!smtpUrl && local && isLoopback(host))
