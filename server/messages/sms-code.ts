import { z } from 'zod'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { defineMessage } from './define-message.ts'
import { CODE_LIFE_MS, sendIfYounger } from './should-send.ts'

/** A text message with a sign-in code. */
export const smsCode = defineMessage({
  kind: 'sms_code',
  lane: 'sms',
  params: z.object({ code: z.string() }),
  shouldSend: sendIfYounger(CODE_LIFE_MS),
  async render({ to, language, params }) {
    const t = await translatorFor(offeredLanguage(language), ['mail'])
    return { sms: { to, text: t('sms.code', { code: params.code }) } }
  },
})
