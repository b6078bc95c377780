import { type FailureReason, SendingFailed } from './mail-sender.ts'
import { faultOf, type Stage, statusIn } from './refusal.ts'

/** How far a delivery got. */
export interface Progress {
  /** A connection was open, and sending this mail had begun. */
  begun: boolean
}

/** What nodemailer reports about a failure. */
interface Reported {
  code: string
  command: string
  reply: number | null
  response: string
}

function reported(error: unknown): Reported {
  const detail = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const word = (value: unknown): string => (typeof value === 'string' ? value : '')
  const reply = detail('responseCode')
  return {
    code: word(detail('code')),
    command: word(detail('command')),
    reply: typeof reply === 'number' ? reply : null,
    response: word(detail('response')),
  }
}

const STAGES: Partial<Record<string, Stage>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'content',
}

/** nodemailer itself reports these: the cause is this one mail. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/** The reason when a connection ended or a response never came. */
function unanswered({ code, reply }: Reported, { begun }: Progress): FailureReason {
  if (reply === null && OF_THE_MAIL.includes(code)) return 'ours'
  return begun ? 'lost' : 'provider'
}

function codeOf(reason: FailureReason, { code, reply }: Reported): string {
  const what = reply ?? (code.toLowerCase() || 'unknown')
  if (reason === 'provider' || reason === 'lost') return `${reason}_${what}`
  // Codes that begin with `smtp_5` are only used for a fault of the address.
  return reason === 'address' || reply === null || reply < 500 ? `smtp_${what}` : `refused_${what}`
}

/** Interprets a failed SMTP delivery. Neither the response's text nor an address is kept. */
export function smtpFailure(error: unknown, progress: Progress): SendingFailed {
  const said = reported(error)
  const { command, reply, response } = said
  const stage = STAGES[command] ?? 'connection'
  // A response that ends the connection during a mail does not say what the cause is.
  const endsIt = stage === 'connection' || (reply === 421 && stage !== 'sender')
  const cut = reply === null || (progress.begun && endsIt)
  const fault = cut ? null : faultOf({ stage, reply, status: statusIn(response) })
  const reason = fault ?? unanswered(said, progress)
  return new SendingFailed(codeOf(reason, said), reason, {
    answered: fault === 'address' || fault === 'mail',
  })
}
