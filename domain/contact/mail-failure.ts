/** Why a mail did not arrive: the address was refused, or a mail server did not take it. */
export const MAIL_FAILURES = ['address', 'server'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** What the code says by which a mail ended: refused for good (`smtp_550`), come back, or not taken. */
export const mailFailureOf = (code: string): MailFailure =>
  code === 'address_refused' || /^smtp_5\d\d$/.test(code) ? 'address' : 'server'
