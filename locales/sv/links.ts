import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Länken fungerar inte längre',
    why: 'Vi återställde tjänsten från en säkerhetskopia, och länkar som skickats innan dess slutade fungera för att skydda dina uppgifter. Dina svar hittills är sparade.',
    mail: 'Skicka ny länk',
    mailTo: 'Vi skickar den till samma e-postadress som den här.',
    mailed:
      'Vi har skickat en ny länk till samma e-postadress. Om den inte kommer inom några minuter kollar du skräpposten.',
    again: 'Skicka en länk till',
    ask: 'Be din bikefitter om en ny länk. Vi har ingen e-postadress för den här.',
  },
} satisfies Translation<typeof english>
