import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Lenken virker ikke lenger',
    why: 'Vi gjenopprettet tjenesten fra en sikkerhetskopi, og lenker sendt før det sluttet å virke for å holde opplysningene dine trygge. Svarene dine så langt er lagret.',
    mail: 'Send ny lenke',
    mailTo: 'Vi sender den til den samme e-postadressen som denne.',
    mailed:
      'Vi har sendt en ny lenke til den samme e-postadressen. Hvis den ikke kommer i løpet av noen minutter, sjekker du søppelposten.',
    again: 'Send en lenke til',
    ask: 'Be bikefitteren om en ny lenke. Vi har ingen e-postadresse for denne.',
  },
} satisfies Translation<typeof english>
