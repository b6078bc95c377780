import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Näe aikasi kalenterissa, jota jo käytät, ja pidä vapaana ajat, jotka olet varannut muualla.',
  back: 'Varaukset',
  feed: {
    title: 'Aikasi kalenterissasi',
    text: 'Luo yksityinen osoite ja lisää se verkkokalenterina Google Kalenteriin, Applen Kalenteriin, Outlookiin tai muuhun ohjelmaan. Ohjelma päättää, kuinka usein se katsoo: jotkin vain muutaman tunnin välein.',
    none: 'Osoitetta ei vielä ole.',
    madeAt: 'Luotu {{date}}. Osoite näytettiin kerran, eikä sitä voi näyttää uudelleen.',
    make: 'Luo osoite',
    renew: 'Luo uusi osoite',
    end: 'Poista osoite käytöstä',
    names: 'Näytä pyöräilijöiden nimet',
    namesHint: 'Myös kalenteriohjelmasi yritys lukee ne. Huomautuksia ja vastauksia siinä ei ole koskaan.',
    secret: 'Kuka tahansa, jolla on osoite, voi lukea kalenterisi. Jos se on jollakulla muulla, luo uusi.',
  },
  made: {
    title: 'Kalenterisi osoite',
    text: 'Kopioi se nyt: se näytetään vain kerran. Lisää kalenteriohjelmassasi verkkokalenteri ja liitä osoite.',
    label: 'Osoite',
    done: 'Valmis',
  },
  renew: {
    title: 'Luodaanko uusi osoite?',
    text: 'Nykyinen osoite lakkaa heti toimimasta kaikissa ohjelmissa, jotka käyttävät sitä.',
  },
  end: {
    title: 'Poistetaanko tämä osoite käytöstä?',
    text: 'Sitä käyttävät ohjelmat eivät enää saa aikojasi. Varauksesi pysyvät ennallaan.',
    done: 'Osoite on poistettu käytöstä.',
  },
  others: {
    title: 'Muualla varaamasi ajat',
    text: 'Yhdistä toinen kalenteri sen ICS-osoitteella. Pyöräilijöille ei koskaan tarjota aikaa, jonka se kertoo varatuksi. Vain nämä ajat säilytetään, ei sitä, mitä silloin teet.',
    add: 'Yhdistä kalenteri',
    full_one: 'Olet yhdistänyt {{count}} kalenterin, mikä on enimmäismäärä.',
    full_other: 'Olet yhdistänyt {{count}} kalenteria, mikä on enimmäismäärä.',
    none: 'Muita kalentereita ei ole yhdistetty.',
    read: 'Viimeksi luettu',
    readNow: 'Lue nyt',
    readNow_label: 'Lue nyt: {{name}}',
    readNow_done: '{{name}} on luettu.',
    readNow_failed: 'Kalenteria {{name}} ei voitu lukea.',
    remove: 'Poista',
    remove_label: 'Poista: {{name}}',
    removed: 'Kalenteri poistettiin.',
    failing:
      'Sitä ei ole voitu lukea {{date}} jälkeen. {{reason}} Viimeksi saadut ajat pysyvät varattuina; uudemmat puuttuvat.',
  },
  remove: {
    title: 'Poistetaanko tämä kalenteri?',
    text: 'Kalenteria ”{{name}}” ei enää lueta, ja pyöräilijät voivat varata ajat, jotka se piti vapaana.',
  },
  form: {
    title: 'Yhdistä kalenteri',
    name: 'Nimi',
    nameHint: 'Vain sinulle, esimerkiksi ”Oma”.',
    nameMissing: 'Anna nimi.',
    url: 'ICS-osoite',
    urlHint:
      'Sen alussa on https:// tai webcal://. Google Kalenterissa se on ”salainen osoite iCal-muodossa”.',
    urlMissing: 'Anna osoite.',
    save: 'Lue ja yhdistä',
  },
  reason: {
    not_public: 'Osoite ei ole sellaisen internetin palvelimen, johon saamme yhteyden https:llä.',
    unreachable: 'Mikään palvelin ei vastaa siellä suojatusti.',
    timed_out: 'Palvelimelta meni yli viisi sekuntia.',
    refused: 'Palvelin ei anna meille kalenteria.',
    too_many_redirects: 'Palvelin ohjaa liian usein muihin osoitteisiin.',
    too_large: 'Kalenteri on suurempi kuin 5 Mt.',
    not_a_calendar: 'Palvelimen lähettämä ei ole kalenteri, jonka voimme lukea.',
    too_many_events: 'Kalenterissa on yli 5 000 tapahtumaa seuraavan vuoden aikana.',
  },
} satisfies Translation<typeof english>
