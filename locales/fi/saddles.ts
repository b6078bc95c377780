import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Satulasi',
  empty: 'Ei vielä satuloita. Anna satulan malli ja luvut alla ja lisää se tänne seuraavaa bikefitiä varten.',
  phase: { before: 'Ennen', after: 'Jälkeen' },
  of: { before: '(ennen)', after: '(jälkeen)' },
  choose: 'Valitse satula',
  chooseFor: { before: 'Valitse satula: ennen', after: 'Valitse satula: jälkeen' },
  search: 'Etsi satula',
  nothingFound: 'Mikään satula ei vastaa. Kokeile vähempiä kirjaimia.',
  published: {
    title: 'Julkaistut mallit',
    hint: 'Pituus ja leveys ovat julkaistuja tietoja. Mittaa itse etäisyys nokasta 80 mm:n pisteeseen.',
    from: 'Lähde: {{source}}',
  },
  dimension: {
    width: '{{by}} leveä',
    length: '{{by}} pitkä',
    noseToWidth80: '{{by}} nokasta 80 mm:n pisteeseen',
    stack: '{{by}} kiskojen yläpuolella',
  },
  noDimensions: 'Mittoja ei annettu',
  filled: { before: '{{model}} valittu: ennen.', after: '{{model}} valittu: jälkeen.' },
  add: 'Lisää satuloihisi',
  added: '{{model}} lisätty satuloihisi.',
  update: 'Päivitä satuloihisi',
  updated: '{{model}} päivitetty satuloihisi.',
  known: 'Satuloissasi',
  remove: 'Poista',
  removed: '{{model}} poistettu. Bikefitit säilyttävät sen luvut.',
} satisfies Translation<typeof english>
