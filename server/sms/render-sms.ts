import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'

/** A text message as it goes out. */
export interface OutgoingSms {
  /** E.164, with its plus. */
  to: string
  text: string
}

/** A text message as it waits, sealed; its words are made when it is sent. */
export interface WaitingSms {
  kind: 'sms_code'
  /** E.164, with its plus. */
  to: string
  language: string
  params: { code: string }
}

/** Says a waiting message in its reader's language; in English what has no translation yet. */
export async function renderSms({ to, language, params }: WaitingSms): Promise<OutgoingSms> {
  const t = await translatorFor(isLanguage(language) ? language : fallbackLanguage, ['mail'])
  return { to, text: t('sms.code', { code: params.code }) }
}
