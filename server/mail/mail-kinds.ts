/**
 * Every mail the product sends, with what its texts need. The texts stand in `locales`, namespace `mail`;
 * no mail ever holds an answer, and no subject names a condition.
 */
export interface MailParams {
  invitation: { fitterName: string; studio: string | null; link: string; code: string; days: number }
  device_code: { fitterName: string; code: string; minutes: number }
  confirmation: AskedParams
  magic_link: { link: string; code: string }
  recovery: { link: string; code: string }
  reauthentication: { code: string }
  email_change_current: { link: string; code: string }
  email_change_new: AskedParams
  fit_report: {
    fitterName: string
    studio: string | null
    link: string
    /** The completion it tells of. */
    fittedAt: string
    /** Until when the link opens without a sign-in; null where it asks for one. */
    endsAt: string | null
  }
  follow_up_reminder: {
    fitterName: string
    studio: string | null
    link: string
    /** The page that ends the reminders by a button. */
    stopLink: string
    /** Where a mail program ends them by itself (RFC 8058). */
    stopUrl: string
    /** The day of the fit where the rider is: true also of a follow-up that was moved. */
    fittedOn: string
    number: number
    /** Sent by the fitter in place of its day. */
    byHand: boolean
    /** The last day on which it can be answered. */
    endsOn: string
  }
  fresh_link: {
    fitterName: string
    link: string
    target: 'invitation' | 'follow_up' | 'report'
    /** Of a follow-up's link; null of another. */
    followUpId: string | null
  }
  factor_added: ChangeParams
  factor_removed: ChangeParams
  factor_recovered: ChangeParams
  password_changed: ChangeParams
  email_changed: ChangeParams
}

interface AskedParams {
  link: string
  code: string
  /** When the sign-up or the change was asked for, ISO 8601; absent in mails from before this was told. */
  askedAt?: string | undefined
  /** The name of who asked: anybody may have typed it. */
  name?: string | null | undefined
}

interface ChangeParams {
  /** When it was made, ISO 8601. */
  at: string
}

export type MailKind = keyof MailParams

/** What waits for the same thing is sent by the same senders; no lane waits for another. */
export type MailLane = 'sign_in' | 'ordinary' | 'reminders'

/** The lane of each mail: somebody sits in front of the screen, somebody expects it today, or nobody expects it. */
export const MAIL_LANES: Record<MailKind, MailLane> = {
  device_code: 'sign_in',
  confirmation: 'sign_in',
  magic_link: 'sign_in',
  recovery: 'sign_in',
  reauthentication: 'sign_in',
  email_change_current: 'sign_in',
  email_change_new: 'sign_in',
  factor_added: 'sign_in',
  factor_removed: 'sign_in',
  factor_recovered: 'sign_in',
  password_changed: 'sign_in',
  email_changed: 'sign_in',
  invitation: 'ordinary',
  fit_report: 'ordinary',
  fresh_link: 'sign_in',
  follow_up_reminder: 'reminders',
}

/** The mails that tell of a change to how somebody signs in. */
export const CHANGE_MAILS = [
  'factor_added',
  'factor_removed',
  'factor_recovered',
  'password_changed',
  'email_changed',
] as const satisfies MailKind[]
export type ChangeKind = (typeof CHANGE_MAILS)[number]

export const isChangeMail = <M extends { kind: string }>(mail: M): mail is Extract<M, { kind: ChangeKind }> =>
  CHANGE_MAILS.some((kind) => kind === mail.kind)
