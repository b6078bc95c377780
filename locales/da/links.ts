import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Linket virker ikke længere',
    why: 'Vi gendannede tjenesten fra en sikkerhedskopi, og links sendt før det holdt op med at virke for at holde dine oplysninger sikre. Dine svar indtil nu er gemt.',
    mail: 'Send nyt link',
    mailTo: 'Vi sender det til samme e-mailadresse som dette.',
    mailed:
      'Vi har sendt et nyt link til samme e-mailadresse. Hvis det ikke kommer inden for nogle minutter, så tjek din spammappe.',
    again: 'Send et link mere',
    ask: 'Bed din bikefitter om et nyt link. Vi har ingen e-mailadresse til dette.',
  },
} satisfies Translation<typeof english>
