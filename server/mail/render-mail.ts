import { CODE_LENGTH, spacedCode } from '#domain/invitations/invitation-code.ts'
import { fallbackLanguage, formatLocale, intlLocale, isLanguage } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import type { WaitingMail } from '../outbox/enqueue.ts'
import { type Block, type Letter, letterHtml, letterText } from './letter.ts'
import { type ChangeKind, isChangeMail, type MailKind, type MailParams } from './mail-kinds.ts'
import { nameInMail } from './name-in-mail.ts'

/** The words of a mail, ready to be sent. */
export interface RenderedMail {
  /** The tag of the language it is in. */
  language: string
  subject: string
  html: string
  text: string
}

type Texts = Translate<['mail']>
type Words = Pick<Letter, 'subject' | 'heading' | 'blocks'>
type ChangeMail = Extract<WaitingMail, { kind: ChangeKind }>
type Write<K extends MailKind> = (t: Texts, params: MailParams[K], publicUrl: string) => Words

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const printed = (code: string): string => (code.length === CODE_LENGTH ? spacedCode(code) : code)

const invitation: Write<'invitation'> = (t, params, publicUrl) => {
  const fitter = nameInMail(params.fitterName)
  const who = params.studio
    ? t('invitation.whoWithStudio', { fitter, studio: nameInMail(params.studio) })
    : t('invitation.who', { fitter })
  return {
    subject: t('invitation.subject', { fitter }),
    heading: t('invitation.heading'),
    blocks: [
      paragraph(who),
      paragraph(t('invitation.howLong')),
      { kind: 'button', label: t('invitation.button'), href: params.link },
      paragraph(t('invitation.opening')),
      paragraph(t('invitation.typed', { address: `${publicUrl}/invite` })),
      { kind: 'code', code: printed(params.code) },
      paragraph(t('invitation.valid', { count: params.days })),
    ],
  }
}

const deviceCode: Write<'device_code'> = (t, params) => ({
  subject: t('deviceCode.subject'),
  heading: t('deviceCode.heading'),
  blocks: [
    paragraph(t('deviceCode.why', { fitter: nameInMail(params.fitterName) })),
    { kind: 'code', code: printed(params.code) },
    paragraph(t('deviceCode.valid', { count: params.minutes })),
    paragraph(t('deviceCode.notYou')),
  ],
})

type LinkMail = 'confirmation' | 'magic_link' | 'recovery' | 'email_change_current' | 'email_change_new'

/** The texts of each of the sign-in service's mails with a link and a code; the keys of all are alike. */
const linkTexts = {
  confirmation: 'confirmation',
  magic_link: 'magicLink',
  recovery: 'recovery',
  email_change_current: 'addressChangeCurrent',
  email_change_new: 'addressChangeNew',
} as const satisfies Record<LinkMail, string>

type AskedMail = 'confirmation' | 'email_change_new'

/** When it was asked for and under which name, so that whoever reads the mail knows whether it was them. */
function askedFor(kind: AskedMail, t: Texts, params: MailParams[AskedMail], language: string): Block[] {
  const { askedAt, name } = params
  if (!askedAt) return []
  const texts = linkTexts[kind]
  const at = moment(language, askedAt)
  const asked = name
    ? t(`${texts}.asked`, { at, name: nameInMail(name) })
    : t(`${texts}.askedNameless`, { at })
  return [paragraph(asked), paragraph(t(`${texts}.notYou`))]
}

/** A mail that may reach somebody who never asked for it. */
function askedLink(kind: AskedMail, t: Texts, params: MailParams[AskedMail], language: string): Words {
  const { blocks, ...words } = signInLink(kind, t, params)
  const [why, ...rest] = blocks
  const asked = askedFor(kind, t, params, language)
  const other = asked.length > 0 ? [paragraph(t(`${linkTexts[kind]}.otherBrowser`))] : []
  return { ...words, blocks: [...(why ? [why] : []), ...asked, ...rest, ...other] }
}

function signInLink(kind: LinkMail, t: Texts, params: MailParams[LinkMail]): Words {
  const texts = linkTexts[kind]
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      paragraph(t(`${texts}.why`)),
      { kind: 'button', label: t(`${texts}.button`), href: params.link },
      paragraph(t(`${texts}.typed`)),
      { kind: 'code', code: printed(params.code) },
      paragraph(t(`${texts}.valid`)),
    ],
  }
}

const reauthentication: Write<'reauthentication'> = (t, params) => ({
  subject: t('reauthentication.subject'),
  heading: t('reauthentication.heading'),
  blocks: [
    paragraph(t('reauthentication.why')),
    { kind: 'code', code: printed(params.code) },
    paragraph(t('reauthentication.valid')),
    paragraph(t('reauthentication.notYou')),
  ],
})

/** The texts of each of the mails that tell of a change; the keys of all are alike. */
const changeTexts = {
  factor_added: 'factorAdded',
  factor_removed: 'factorRemoved',
  factor_recovered: 'factorRecovered',
  password_changed: 'passwordChanged',
  email_changed: 'addressChanged',
} as const satisfies Record<ChangeKind, string>

/** Nobody's time zone is known here, so the world's is named. */
const moment = (language: string, at: string): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at))

function changeMade({ kind, language, params }: ChangeMail, t: Texts, publicUrl: string): Words {
  const texts = changeTexts[kind]
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      paragraph(t(`${texts}.what`, { at: moment(language, params.at) })),
      paragraph(t('change.you')),
      paragraph(t(`${texts}.notYou`, { address: publicUrl })),
    ],
  }
}

const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

function followUpReminder(t: Texts, params: MailParams['follow_up_reminder'], language: string): Words {
  const fitter = nameInMail(params.fitterName)
  const day = dayIn(language, params.fittedOn)
  return {
    subject: t('followUpReminder.subject', { fitter }),
    heading: t('followUpReminder.heading'),
    blocks: [
      paragraph(t(params.number === 1 ? 'followUpReminder.why' : 'followUpReminder.again', { fitter, day })),
      paragraph(t('followUpReminder.howLong', { count: 3 })),
      { kind: 'button', label: t('followUpReminder.button'), href: params.link },
      paragraph(t('followUpReminder.valid', { day: dayIn(language, params.endsOn) })),
      { kind: 'link', label: t('followUpReminder.stop'), href: params.stopLink },
    ],
  }
}

/** How the report opens: by the link alone until a day, or once its reader is signed in. */
function reportOpens(t: Texts, endsAt: string | null, language: string): Block[] {
  if (endsAt === null) return [paragraph(t('fitReport.signIn'))]
  const day = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(endsAt),
  )
  return [paragraph(t('fitReport.byLink', { day })), paragraph(t('fitReport.keep'))]
}

function fitReport(t: Texts, params: MailParams['fit_report'], language: string): Words {
  const fitter = nameInMail(params.fitterName)
  return {
    subject: t('fitReport.subject', { fitter }),
    heading: t('fitReport.heading'),
    blocks: [
      paragraph(t('fitReport.why', { fitter })),
      paragraph(t('fitReport.inIt')),
      { kind: 'button', label: t('fitReport.button'), href: params.link },
      ...reportOpens(t, params.endsAt, language),
    ],
  }
}

const freshLink: Write<'fresh_link'> = (t, params) => {
  const fitter = nameInMail(params.fitterName)
  return {
    subject: t('freshLink.subject'),
    heading: t('freshLink.heading'),
    blocks: [
      paragraph(t(`freshLink.why.${params.target}`, { fitter })),
      { kind: 'button', label: t('freshLink.button'), href: params.link },
      paragraph(t('freshLink.earlier')),
    ],
  }
}

function words(mail: WaitingMail, t: Texts, publicUrl: string, language: string): Words {
  if (mail.kind === 'follow_up_reminder') return followUpReminder(t, mail.params, language)
  if (mail.kind === 'fit_report') return fitReport(t, mail.params, language)
  if (mail.kind === 'invitation') return invitation(t, mail.params, publicUrl)
  if (mail.kind === 'fresh_link') return freshLink(t, mail.params, publicUrl)
  if (mail.kind === 'device_code') return deviceCode(t, mail.params, publicUrl)
  if (isChangeMail(mail)) return changeMade(mail, t, publicUrl)
  if (mail.kind === 'reauthentication') return reauthentication(t, mail.params, publicUrl)
  if (mail.kind === 'confirmation') return askedLink(mail.kind, t, mail.params, language)
  if (mail.kind === 'email_change_new') return askedLink(mail.kind, t, mail.params, language)
  return signInLink(mail.kind, t, mail.params)
}

/** Why the mail came, and, where it asks for something, that it can be ignored. */
const footer = (mail: WaitingMail, t: Texts, address: string): string[] =>
  isChangeMail(mail)
    ? [t('layout.tells', { address })]
    : [t('layout.sentBy', { address }), t('layout.notWanted')]

/**
 * Says a waiting mail in its reader's language; in English what has no translation yet.
 * @param context.publicUrl the address this installation is reached at, without a slash at the end
 */
export async function renderMail(mail: WaitingMail, context: { publicUrl: string }): Promise<RenderedMail> {
  const language = isLanguage(mail.language) ? mail.language : fallbackLanguage
  const t = await translatorFor(language, ['mail'])
  const letter: Letter = {
    ...words(mail, t, context.publicUrl, intlLocale(language)),
    language: intlLocale(language),
    footer: footer(mail, t, context.publicUrl),
    buttonFails: t('layout.buttonFails'),
  }
  return {
    language: letter.language,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
