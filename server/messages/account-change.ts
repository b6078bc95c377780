import { z } from 'zod'
import { defineMail, paragraph, timeInWords } from './define-mail.ts'
import { always } from './should-send.ts'

/** When the change was made. */
const params = z.object({ at: z.iso.datetime() })

/** The groups of texts of these mails, which all have the same keys. */
type Texts = 'factorAdded' | 'factorRemoved' | 'factorRecovered' | 'passwordChanged' | 'addressChanged'

/** Makes a mail about a change to how a person signs in. It contains no link or button. */
export const defineAccountChange = <Kind extends string>(kind: Kind, texts: Texts) =>
  defineMail({
    kind,
    lane: 'sign_in',
    params,
    shouldSend: always,
    reason: { because: 'changed' },
    write: (t, { at }, { publicUrl, locale }) => ({
      subject: t(`${texts}.subject`),
      heading: t(`${texts}.heading`),
      blocks: [
        paragraph(t(`${texts}.what`, { at: timeInWords(locale, at) })),
        paragraph(t('change.you')),
        paragraph(t(`${texts}.notYou`, { address: publicUrl })),
      ],
    }),
  })
