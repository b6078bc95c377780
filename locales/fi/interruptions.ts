import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Tämä selain ei tallenna mitään, esimerkiksi koska se on yksityisessä tilassa. Tallennamme vastauksesi verkkoon, kun kirjoitat. Pysy verkossa ja pidä tämä sivu auki, kunnes olet lähettänyt lomakkeen.',
    signedOut:
      'Sinut on kirjattu ulos. Vastauksesi säilyvät tällä laitteella. Jatka kirjautumalla uudelleen tai avaamalla linkkisi uudelleen.',
    refused:
      'Tämän laitteen vastauksia ei voi enää lähettää. Lomake on ehkä suljettu, sen linkki korvattu tai kansio poistettu pysyvästi. Jos haluat täyttää lomakkeen uudelleen, pyydä bikefitteriltä uusi linkki.',
    restricted:
      'Rajoitit tätä kansiota tai peruit suostumuksesi. Ennen kuin sallit käytön uudelleen, mitään ei kysytä eikä vastauksia lähetetä.',
    wiped:
      'Olet kirjautunut ulos, joten tämä lomake ei ole enää tällä laitteella. Jatka kirjautumalla uudelleen.',
    submitted:
      'Olet jo lähettänyt tämän lomakkeen toiselta laitteelta tai välilehdeltä. Viimeisimmät muutoksesi täällä eivät ole mukana. Tilin avulla voit korjata lähettämääsi.',
    seeSent: 'Jatka',
    logIn: 'Kirjaudu sisään',
    toConsents: 'Suostumuksesi',
  },
  conflict: {
    title: 'Mitkä vastaukset haluat säilyttää?',
    lead: 'Näitä vastauksia muutettiin täällä ja toisella laitteella. Molemmat säilyvät, kunnes valitset.',
    mine: 'Tällä laitteella',
    theirs: 'Toinen laite',
    nothing: 'Ei vastausta',
    removed: 'Poistettu',
    choose: 'Säilytä nämä vastaukset',
  },
  submit: {
    waitingTitle: 'Valmis lähetettäväksi',
    waiting:
      'Yhteys on poikki. Lomake säilyy tällä laitteella, ja se lähetetään, kun yhteys taas toimii. Pidä tämä sivu auki tai palaa sille myöhemmin.',
    callOff: 'Älä lähetä vielä',
    failed: 'Emme voineet lähettää lomaketta.',
  },
} satisfies Translation<typeof english>
