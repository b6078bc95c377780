/** Why a mail did not arrive: the address was refused, or a mail server did not accept it. */
export const MAIL_FAILURES = ['address', 'server'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** The meaning of a failure code: refused permanently (`smtp_550`), bounced, or not accepted. */
export const mailFailureOf = (code: string): MailFailure =>
  code === 'address_refused' || /^smtp_5\d\d$/.test(code) ? 'address' : 'server'
