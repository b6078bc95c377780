import { contactMessage } from '#contract/contact.ts'
import { CONTACT_NAME, CONTACT_WORDS, contactTopic } from '#domain/contact/contact-form.ts'
import { EMAIL_LENGTH } from '#domain/contact/email.ts'
import type { Language } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { AppError } from '../../http/problem.ts'
import type { Faults, Typed } from './contact-page.ts'

const strict = new TextDecoder('utf-8', { fatal: true })

/** What a browser sent of the form, by the names of its fields. */
export type FormFields = Record<string, string>

/** The fields of a form. The last one of a name counts. @throws AppError `bad_characters` for bytes that are not text */
export function fieldsOf(body: unknown): FormFields {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  try {
    return Object.fromEntries(new URLSearchParams(strict.decode(body)))
  } catch {
    throw new AppError('bad_characters')
  }
}

const NAMES = ['topic', 'name', 'email', 'words', 'language', 'website', 'stamp'] as const

/** The message as the call reads it. Browsers end the lines of a form with two characters. */
export const messageOf = (fields: FormFields) =>
  contactMessage.safeParse(
    Object.fromEntries(NAMES.map((name) => [name, (fields[name] ?? '').replaceAll('\r\n', '\n')])),
  )

/** What is shown in the form again. */
export const typedOf = (fields: FormFields): Typed => ({
  topic: contactTopic(fields.topic),
  name: fields.name ?? '',
  email: fields.email ?? '',
  words: fields.words ?? '',
})

type Refused = NonNullable<ReturnType<typeof messageOf>['error']>
type Field = 'name' | 'email' | 'words'

/** The code of what is wrong with a field; undefined if it is fine. */
function codeOf({ issues }: Refused, name: Field): unknown {
  const issue = issues.find(({ path }) => path[0] === name)
  const custom: unknown = issue?.code === 'custom' ? issue.params?.code : undefined
  return custom ?? issue?.code
}

const LONGEST: Record<Field, number> = { name: CONTACT_NAME, email: EMAIL_LENGTH, words: CONTACT_WORDS }

/** What is wrong with each field, in words. */
export async function faultsOf(refused: Refused, language: Language): Promise<Faults> {
  const t = await translatorFor(language, ['contact'])
  const said = (name: Field): Faults => {
    const code = codeOf(refused, name)
    if (code === undefined) return {}
    if (code === 'too_long' || code === 'too_big')
      return { [name]: t('fault.tooLong', { count: LONGEST[name] }) }
    const characters = code === 'bad_characters' || code === 'too_many_marks'
    return { [name]: t(characters ? 'fault.characters' : `fault.${name}`) }
  }
  return { ...said('name'), ...said('email'), ...said('words'), summary: t('fault.summary') }
}
