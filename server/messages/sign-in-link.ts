import { z } from 'zod'
import { nameInMail } from '../mail/name-in-mail.ts'
import {
  button,
  codeBlock,
  defineMail,
  type MailContent,
  type MailContext,
  type MailTexts,
  paragraph,
  timeInWords,
} from './define-mail.ts'
import { LINK_LIFE_MS, sendIfYounger } from './should-send.ts'

const linkAndCode = z.object({ link: z.string(), code: z.string() })
type LinkAndCode = z.infer<typeof linkAndCode>

const requestedLink = linkAndCode.extend({
  /** When the sign-up or the change was requested; absent in mails of earlier versions. */
  askedAt: z.iso.datetime().optional(),
  /** The name that was entered with the request. Anybody may have typed it. */
  name: z.string().nullish(),
})
type RequestedLink = z.infer<typeof requestedLink>

/** The groups of texts of these mails. */
type Texts = 'confirmation' | 'magicLink' | 'recovery' | 'addressChangeCurrent' | 'addressChangeNew'
type RequestTexts = Extract<Texts, 'confirmation' | 'addressChangeNew'>
/** The groups with a text for the code. No page takes the code of a change of address, so its mails leave it out. */
type TypedTexts = Exclude<Texts, 'addressChangeCurrent' | 'addressChangeNew'>

const isTyped = (texts: Texts): texts is TypedTexts =>
  texts !== 'addressChangeCurrent' && texts !== 'addressChangeNew'

const writeLink = (t: MailTexts, texts: Texts, { link, code }: LinkAndCode): MailContent => ({
  subject: t(`${texts}.subject`),
  heading: t(`${texts}.heading`),
  blocks: [
    paragraph(t(`${texts}.why`)),
    button(t(`${texts}.button`), link),
    ...(isTyped(texts) ? [paragraph(t(`${texts}.typed`)), codeBlock(code)] : []),
    paragraph(t(`${texts}.valid`)),
  ],
})

/** Says when and under which name it was requested, so that the reader can tell whether they did it. */
function writeRequest(
  t: MailTexts,
  texts: RequestTexts,
  { askedAt, name, ...params }: RequestedLink,
  { locale }: MailContext,
): MailContent {
  const content = writeLink(t, texts, params)
  if (!askedAt) return content
  const at = timeInWords(locale, askedAt)
  const asked = name
    ? t(`${texts}.asked`, { at, name: nameInMail(name) })
    : t(`${texts}.askedNameless`, { at })
  const [why, ...rest] = content.blocks
  return {
    ...content,
    blocks: [
      ...(why ? [why] : []),
      paragraph(asked),
      paragraph(t(`${texts}.notYou`)),
      ...rest,
      paragraph(t(`${texts}.otherBrowser`)),
    ],
  }
}

const shared = { lane: 'sign_in', shouldSend: sendIfYounger(LINK_LIFE_MS) } as const

/** Makes a mail of the sign-in service with a link, for the person who requested it. */
export const defineSignInLink = <Kind extends string>(kind: Kind, texts: Texts) =>
  defineMail({
    ...shared,
    kind,
    params: linkAndCode,
    write: (t, params) => writeLink(t, texts, params),
  })

/** Makes a mail with a link that may reach a person who did not request it. */
export const defineRequestedLink = <Kind extends string>(kind: Kind, texts: RequestTexts) =>
  defineMail({
    ...shared,
    kind,
    params: requestedLink,
    write: (t, params, context) => writeRequest(t, texts, params, context),
  })
