import { type FailureReason, SendingFailed } from './mail-sender.ts'
import { faultOf, type Stage, statusIn } from './refusal.ts'

/** How far a delivery came. */
export interface Progress {
  /** A connection was open, and this mail was begun on it. */
  begun: boolean
}

/** What nodemailer says of a failure. */
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

/** nodemailer refuses these by itself: something is wrong with this one mail. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/** The reason where a connection ended, or an answer never came. */
function unanswered({ code, reply }: Reported, { begun }: Progress): FailureReason {
  if (reply === null && OF_THE_MAIL.includes(code)) return 'ours'
  return begun ? 'lost' : 'provider'
}

function codeOf(reason: FailureReason, { code, reply }: Reported): string {
  const what = reply ?? (code.toLowerCase() || 'unknown')
  if (reason === 'provider' || reason === 'lost') return `${reason}_${what}`
  // Only a fault of the address ends as `smtp_5…`.
  return reason === 'address' || reply === null || reply < 500 ? `smtp_${what}` : `refused_${what}`
}

/** The meaning of a failed delivery by SMTP. Neither the answer's text nor an address is kept. */
export function smtpFailure(error: unknown, progress: Progress): SendingFailed {
  const said = reported(error)
  const { command, reply, response } = said
  const stage = STAGES[command] ?? 'connection'
  // An answer that ends the connection in the middle of a mail does not say who is at fault.
  const endsIt = stage === 'connection' || (reply === 421 && stage !== 'sender')
  const cut = reply === null || (progress.begun && endsIt)
  const fault = cut ? null : faultOf({ stage, reply, status: statusIn(response) })
  const reason = fault ?? unanswered(said, progress)
  return new SendingFailed(codeOf(reason, said), reason, {
    answered: fault === 'address' || fault === 'mail',
  })
}
