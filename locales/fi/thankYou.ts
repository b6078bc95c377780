import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kiitos. Esitietolomakkeesi on nyt bikefitterillä {{fitter}}.',
  titlePlain: 'Kiitos. Saimme esitietolomakkeesi.',
  text: 'Lomakkeesi on vastaanotettu. Bikefitter {{fitter}} ottaa yhteyttä ja sopii kanssasi bikefitin ajan.',
  textPlain: 'Bikefitter ottaa yhteyttä ja sopii kanssasi bikefitin ajan.',
  nextTitle: 'Mitä seuraavaksi tapahtuu',
  read: 'Bikefitter lukee vastauksesi.',
  schedule: 'Bikefitter ottaa yhteyttä ja sopii bikefitin ajan.',
  follow:
    'Muutaman viikon kuluttua bikefitistä kysymme, miltä ajaminen tuntuu. Sinä ja bikefitter näette molemmat, mikä on muuttunut.',
  accountTitle: 'Säilytä vastauksesi',
  accountText:
    'Tilin avulla voit lukea ja korjata lähettämääsi ja nähdä, miltä ajaminen tuntuu bikefitistä toiseen.',
  account: 'Luo tili',
  consents: 'Katso tai peru suostumuksesi',
  logIn: 'Kirjaudu sisään',
  see: 'Katso vastaukseni',
  already: 'Olet jo lähettänyt tämän lomakkeen',
  nothing: {
    title: 'Ei vielä esitietolomaketta',
    text: 'Et ole vielä lähettänyt esitietolomaketta. Kun olet, näet täällä, mitä seuraavaksi tapahtuu.',
    signedOut:
      'Oletko jo lähettänyt lomakkeen? Kirjaudu sisään nähdäksesi, mitä seuraavaksi tapahtuu. Jos sinulla on kutsu, aloita avaamalla sen linkki tai antamalla sen koodi.',
    logIn: 'Kirjaudu sisään',
    haveCode: 'Minulla on koodi',
    home: 'Siirry omalle sivullesi',
  },
} satisfies Translation<typeof english>
