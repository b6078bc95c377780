import { z } from 'zod'
import { defineMail, paragraph, timeInWords } from './define-mail.ts'
import { always } from './should-send.ts'

/** When the change was made. */
const params = z.object({ at: z.iso.datetime() })

/** The texts of these mails have the same keys. */
type Texts = 'factorAdded' | 'factorRemoved' | 'factorRecovered' | 'passwordChanged' | 'addressChanged'

/** A kind of mail that tells of a change to how somebody signs in. It holds nothing to press. */
export const defineAccountChange = <Kind extends string>(kind: Kind, texts: Texts) =>
  defineMail({
    kind,
    lane: 'sign_in',
    params,
    shouldSend: always,
    footer: 'account_change',
    write: (t, { at }, { publicUrl, language }) => ({
      subject: t(`${texts}.subject`),
      heading: t(`${texts}.heading`),
      blocks: [
        paragraph(t(`${texts}.what`, { at: timeInWords(language, at) })),
        paragraph(t('change.you')),
        paragraph(t(`${texts}.notYou`, { address: publicUrl })),
      ],
    }),
  })
