import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Poista tili pysyvästi',
  text: 'Poista tilisi pysyvästi. Näet tarkasti, mitä poistetaan ja mitä säilytetään, ennen kuin vahvistat.',
  open: 'Poista tilini pysyvästi',
  client: {
    goes: 'Poistamme pysyvästi:',
    fitFiles_one: 'kaiken, mitä {{count}} bikefitter säilyttää sinusta',
    fitFiles_other: 'kaiken, mitä {{count}} bikefitteriä säilyttää sinusta',
    submissions_one: '{{count}} lähettämäsi lomakkeen vastauksineen',
    submissions_other: '{{count}} lähettämääsi lomaketta vastauksineen',
    openIntakes_one: '{{count}} lomakkeen, jonka aloitit mutta et lähettänyt',
    openIntakes_other: '{{count}} lomaketta, jotka aloitit mutta et lähettänyt',
    account: 'nimesi, osoitteesi, asetuksesi ja suostumuksesi sekä kaikki tavat kirjautua',
    stays: 'Mitä säilytetään',
    staysText:
      'Bikefitterille jää vain tieto siitä, että käynti oli, ja milloin. Siitä ei käy ilmi, kuka olet, eikä siinä ole vastauksiasi.',
  },
  fitter: {
    goes: 'Poistamme pysyvästi:',
    fitFiles_one: 'kaiken, mitä säilytät {{count}} pyöräilijästä, jolla ei ole tiliä',
    fitFiles_other: 'kaiken, mitä säilytät {{count}} pyöräilijästä, joilla ei ole tiliä',
    submissions_one: '{{count}} näiden pyöräilijöiden lähettämän lomakkeen vastauksineen',
    submissions_other: '{{count}} näiden pyöräilijöiden lähettämää lomaketta vastauksineen',
    openIntakes_one: '{{count}} aloitetun mutta lähettämättömän lomakkeen',
    openIntakes_other: '{{count}} aloitettua mutta lähettämätöntä lomaketta',
    invitations_one: '{{count}} avoimen kutsun, joka perutaan',
    invitations_other: '{{count}} avointa kutsua, jotka perutaan',
    account: 'nimesi, osoitteesi, studiosi ja asetuksesi sekä kaikki tavat kirjautua',
    stays: 'Mitä säilytetään',
    filesThatStay_one: 'Kaikki {{count}} pyöräilijästä, jolla on tili. Hän näkee sen yhä. Sinä et.',
    filesThatStay_other: 'Kaikki {{count}} pyöräilijästä, joilla on tili. He näkevät sen yhä. Sinä et.',
    noneStay: 'Ei mitään, koska kenelläkään pyöräilijöistäsi ei ole tiliä.',
    askRiders:
      'Jos laki vaatii sinua säilyttämään tietoja työstäsi, tallenna tarvitsemasi ennen kuin poistat tilisi.',
  },
  signInStays: 'Itse kirjautumistasi hallinnoi toinen palvelu. Jos et enää halua sitä, poista se sielläkin.',
  device: 'Poistamme myös sen, mitä {product} säilyttää tällä laitteella.',
  word: 'poista',
  type: 'Jatka kirjoittamalla sana ”{{word}}”',
  typeWrong: 'Kirjoita sana ”{{word}}”.',
  confirm: 'Poista tilini pysyvästi',
  deleted: {
    text: 'Myös kaikki siinä ollut omasi on poistettu. Kiitos, että {product} oli käytössäsi.',
    receipts: 'Kuitti poistetusta, kertomatta kenen tiedoista: {{numbers}}',
  },
} satisfies Translation<typeof english>
