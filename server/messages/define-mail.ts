import { CODE_LENGTH, spacedCode } from '#domain/invitations/invitation-code.ts'
import { pages } from '#domain/pages.ts'
import { fallbackLanguage, intlLocale, type Language, storedLocale } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { type Block, type MailBody, mailHtml, mailText } from '../mail/mail-body.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import type { CalendarPart } from '../mail/outgoing-mail.ts'
import { type Definition, defineMessage, type Message } from './define-message.ts'

/** The texts of all mails. No mail contains answers, and no subject names a medical condition. */
export type MailTexts = Translate<['mail']>
/** The content of one kind of mail, with the calendar file of what it is about. */
export type MailContent = Pick<MailBody, 'subject' | 'heading' | 'blocks'> & { calendar?: CalendarPart }

/** How the reader of a mail reads it. */
export interface MailContext {
  publicUrl: string
  /** The tag of its language with the region, for dates and times. */
  locale: string
}

/**
 * Why a mail was sent: somebody who is logged in asked for it, the account changed, the reader is a fitter who wants news
 * of riders, support looks at the reader’s data, somebody asked for a right of theirs or wrote to the provider, a breach
 * was recorded, the reader's plan ends, the reader connected a calendar, a fitter corrected contact data, a rider shares
 * fits, a fitter invited the reader or fitted their bike, or the reader booked an appointment.
 */
export type MailReason<Params> =
  | { because: 'asked' | 'changed' }
  | { because: 'news' }
  | { because: 'support' | 'right' | 'breach' | 'contact' | 'plan' | 'corrected' | 'calendar' | 'sharing' }
  | { because: 'invited' | 'fitted' | 'booked'; fitterOf: (params: Params) => string }

interface MailDefinition<Kind extends string, Params extends object>
  extends Omit<Definition<Kind, Params>, 'render' | 'forFitter'> {
  /** Why the mail was sent. By default somebody asked for it, who need not be logged in. */
  reason?: MailReason<Params>
  /** Headers besides the usual ones. */
  headers?(params: Params): Record<string, string>
  write(t: MailTexts, params: Params, context: MailContext): MailContent
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })

/** A code in the form in which people read and type it. */
export const codeBlock = (code: string): Block => ({
  kind: 'code',
  code: code.length === CODE_LENGTH ? spacedCode(code) : code,
})

/** A day in words. @param day a local date or an instant on that day */
export const dayInWords = (locale: string, day: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** A time in words, in UTC and labelled so, because the reader's time zone is not known here. */
export const timeInWords = (locale: string, at: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at))

/** Why the mail was sent and, unless it is about an account that somebody is already in, that it can be ignored. */
function footerOf<Params>(
  t: MailTexts,
  reason: MailReason<Params> | undefined,
  params: Params,
  address: string,
): string[] {
  if (!reason) return [t('layout.because.asked', { address }), t('layout.ignore')]
  if (!('fitterOf' in reason)) return [t(`layout.because.${reason.because}`, { address })]
  const fitter = nameInMail(reason.fitterOf(params))
  return [
    t(`layout.because.${reason.because}`, { fitter }),
    t('layout.ignore'),
    t('layout.from', { address }),
  ]
}

/** Links to the legal pages in the language of the mail, which every mail has. */
const legalLinks = (t: MailTexts, publicUrl: string, language: Language): MailBody['legal'] => [
  { label: t('layout.privacy'), href: publicUrl + pathIn(pages.privacyPolicy, language) },
  { label: t('layout.terms'), href: publicUrl + pathIn(pages.termsOfService, language) },
]

/** An address of the product, in the language of the mail that links to it. Others are left as they are. */
function inLanguage(href: string, language: Language, publicUrl: string): string {
  if (language === fallbackLanguage || !href.startsWith(`${publicUrl}/`)) return href
  const [page = '', ...secret] = href.split('#')
  return [pathIn(page, language), ...secret].join('#')
}

/** Blocks whose links lead to pages in the language of the mail. */
const linkedIn = (language: Language, publicUrl: string, blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    'href' in block ? { ...block, href: inLanguage(block.href, language, publicUrl) } : block,
  )

/** Makes a kind of mail. It is written in its reader's language, or in English if that language is not offered. */
export function defineMail<Kind extends string, Params extends object>({
  write,
  reason,
  headers,
  ...definition
}: MailDefinition<Kind, Params>): Message<Kind, Params> {
  return defineMessage({
    ...definition,
    ...(reason?.because === 'news' && { forFitter: true }),
    async render({ to, params, ...message }, publicUrl) {
      const known = offeredLanguage(message.language)
      const t = await translatorFor(known, ['mail'])
      const language = intlLocale(known)
      const { calendar, blocks, ...content } = write(t, params, {
        publicUrl,
        locale: storedLocale(known, message.region),
      })
      const body: MailBody = {
        ...content,
        blocks: linkedIn(known, publicUrl, blocks),
        language,
        footer: footerOf(t, reason, params, publicUrl),
        legal: legalLinks(t, publicUrl, known),
        buttonHint: t('layout.buttonFails'),
      }
      const { subject } = body
      return {
        mail: {
          to,
          language,
          subject,
          html: mailHtml(body),
          text: mailText(body),
          ...(calendar && { calendar }),
          ...(headers && { headers: headers(params) }),
        },
      }
    },
  })
}
