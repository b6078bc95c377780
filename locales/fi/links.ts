import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Tämä linkki ei enää toimi',
    why: 'Palautimme palvelun varmuuskopiosta, ja sitä ennen lähetetyt linkit lakkasivat toimimasta tietojesi turvaksi. Tähänastiset vastauksesi ovat tallessa.',
    mail: 'Lähetä uusi linkki',
    mailTo: 'Lähetämme sen samaan sähköpostiosoitteeseen kuin tämän.',
    mailed:
      'Lähetimme uuden linkin samaan sähköpostiosoitteeseen. Jos se ei tule muutamassa minuutissa, katso roskapostikansiosta.',
    again: 'Lähetä toinen linkki',
    ask: 'Pyydä bikefitteriltä uusi linkki. Meillä ei ole tälle sähköpostiosoitetta.',
  },
} satisfies Translation<typeof english>
