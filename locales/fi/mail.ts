import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: 'Lähetetty, koska joku pyysi tämän sähköpostin osoitteessa {{address}}.',
      invited: 'Lähetetty, koska {{fitter}} kutsui sinut.',
      fitted: 'Lähetetty, koska {{fitter}} teki sinulle bikefitin.',
      booked: 'Lähetetty, koska sinulla on aika bikefitterille {{fitter}}.',
      changed:
        'Lähetetty, koska tilisi osoitteessa {{address}} muuttui. Näitä sähköposteja ei voi poistaa käytöstä.',
      support:
        'Lähetetty, koska tuki avasi tietojasi osoitteessa {{address}}. Näitä sähköposteja ei voi poistaa käytöstä.',
      corrected:
        'Lähetetty, koska yhteystiedot muuttuivat osoitteessa {{address}}. Näitä sähköposteja ei voi poistaa käytöstä.',
      sharing: 'Lähetetty, koska pyöräilijä jakaa bikefitejä osoitteessa {{address}}.',
      right: 'Lähetetty henkilötietoja koskevan pyynnön vuoksi osoitteessa {{address}}.',
      breach: 'Lähetetty, koska henkilötietojen tietoturvaloukkaus kirjattiin osoitteessa {{address}}.',
      contact: 'Lähetetty, koska joku käytti yhteydenottolomaketta osoitteessa {{address}}.',
      plan: 'Lähetetty, koska tilauksesi osoitteessa {{address}} päättyy tai on päättynyt. Näitä sähköposteja ei voi poistaa käytöstä.',
      calendar:
        'Lähetetty, koska yhdistit toisen kalenterin osoitteessa {{address}}. Et saa enää tätä sähköpostia, kun kalenteri poistetaan sieltä.',
      news: 'Lähetetty, koska pyöräilijöitäsi koskevat sähköpostit ovat käytössä osoitteessa {{address}}.',
    },
    ignore: 'Etkö odottanut tätä? Voit jättää tämän sähköpostin huomiotta, eikä mitään tapahdu.',
    from: '{product}, {{address}}',
    privacy: 'Tietosuojaseloste',
    terms: 'Käyttöehdot',
    buttonFails: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  },
  invitation: {
    subject: '{{fitter}} kutsuu sinut valmistautumaan bikefitiin',
    heading: 'Valmistaudu bikefitiin',
    who: '{{fitter}} valmistelee bikefitiäsi ja haluaisi tietää, miten ajat ja miltä ajaminen nyt tuntuu.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) valmistelee bikefitiäsi ja haluaisi tietää, miten ajat ja miltä ajaminen nyt tuntuu.',
    note: 'Viesti bikefitteriltä {{fitter}}:',
    howLong:
      'Vaiheita on kuusi lyhyttä, ja aikaa menee {{required}}–{{everything}} minuuttia. Vastauksesi tallentuvat sitä mukaa, joten voit pitää tauon ja jatkaa myöhemmin samalla laitteella.',
    button: 'Avaa kutsu',
    opening:
      'Mikään ei ala ennen kuin painat ”Aloita”. Ensimmäinen sivu kertoo, kuka kysyy ja miksi ja mitä tiedoillesi tapahtuu.',
    typed: 'Voit myös mennä osoitteeseen {{address}} ja antaa sähköpostiosoitteesi ja tämän koodin:',
    valid_one: 'Linkki ja koodi toimivat {{count}} päivän.',
    valid_other: 'Linkki ja koodi toimivat {{count}} päivää.',
  },
  ...bookingMails,
  deviceCode: {
    subject: 'Koodisi lomakkeen jatkamiseen',
    heading: 'Jatka toisella laitteellasi',
    why: 'Joku avasi bikefitteriltä {{fitter}} tulleen kutsusi toisella laitteella. Jos se olit sinä, anna siellä tämä koodi ja jatka siitä, mihin jäit:',
    valid_one: 'Koodi toimii kerran ja vanhenee {{count}} minuutissa.',
    valid_other: 'Koodi toimii kerran ja vanhenee {{count}} minuutissa.',
    notYou: 'Jos se et ollut sinä, älä tee mitään äläkä jaa koodia. Kukaan ei näe vastauksiasi ilman sitä.',
  },
  ...accountMails,
  sms: {
    booking: 'Aikasi bikefitterille {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} on koodisi palveluun {product}. Se toimii kerran, 1 tunnin ajan. Pidä se omana tietonasi.',
  },
  fitReport: {
    subject: 'Bikefit-raporttisi on valmis: {{fitter}}',
    heading: 'Bikefit-raporttisi on valmis',
    why: '{{fitter}} on tehnyt bikefitisi valmiiksi ja kirjoittanut raporttisi.',
    inIt: 'Siitä näet, mitä muutettiin ja miksi, mitä bikefitter suosittelee ja mitä odottaa ensimmäisinä viikkoina. Voit lukea sen verkossa, tulostaa tai tallentaa PDF-tiedostona.',
    button: 'Avaa raportti',
    signIn: 'Avaa se kirjautumalla. Vain sinä ja bikefitter näette sen. Tässä sähköpostissa ei ole mittoja.',
    byLink:
      'Linkki avaa raportin ilman tiliä {{day}} asti. Kuka tahansa, jolla on tämä sähköposti, voi avata sen, joten älä jaa sitä. Tässä sähköpostissa ei ole mittoja.',
    keep: 'Säilytä raportti luomalla tili tällä osoitteella raportin sivulla.',
  },
  freshLink: {
    subject: 'Uusi linkkisi',
    heading: 'Uusi linkkisi',
    why: {
      invitation:
        'Pyysit uuden linkin lomakkeeseen, jonka {{fitter}} lähetti sinulle ennen bikefitiäsi. Tähänastiset vastauksesi ovat tallessa.',
      follow_up:
        'Pyysit uuden linkin kertoaksesi bikefitterille {{fitter}}, miltä ajaminen on tuntunut bikefitin jälkeen. Tähänastiset vastauksesi ovat tallessa.',
      report: 'Pyysit uuden linkin raporttiin bikefitistä, jonka teki bikefitter {{fitter}}.',
    },
    button: 'Avaa linkki',
    earlier: 'Aiempien sähköpostien linkit eivät enää toimi, koska palvelu palautettiin varmuuskopiosta.',
  },
  calendarFeed: { blocked: 'Varattu' },
  ...fitterMails,
  downloadReady: {
    subject: 'Kopiosi on valmis',
    heading: 'Kopio tiedoistasi on valmis',
    text: 'Voit hakea sen 7 päivän ajan. Turvallisuutesi vuoksi sinun on oltava kirjautuneena, ja kirjautumisen on oltava tehty viimeisten 10 minuutin aikana.',
    button: 'Hae kopiosi',
    notYou:
      'Jos et pyytänyt sitä, joku muu on tililläsi. Valitse heti uusi salasana osoitteessa {{address}}/forgot-password. Mene sitten kohtaan Asetukset, Turvallisuus, ja kirjaa kaikki muut laitteet ulos.',
  },
  followUpReminder: {
    subject: '{{fitter}} haluaisi tietää, miltä ajaminen tuntuu',
    heading: 'Miltä ajaminen on tuntunut bikefitin jälkeen?',
    why: 'Bikefitter {{fitter}} teki sinulle bikefitin {{day}}. Miltä ajaminen nyt tuntuu? Vastauksistasi näkyy, mikä on muuttunut bikefitin jälkeen ja mitä seuraavaksi kannattaa katsoa.',
    again:
      '{{fitter}} haluaisi yhä tietää, miltä ajaminen on tuntunut bikefitisi jälkeen ({{day}}). Myös ”Mikään ei ole muuttunut” on hyödyllinen vastaus.',
    howLong_one: 'Aikaa menee noin {{count}} minuutti. Voit lopettaa milloin tahansa ja jatkaa myöhemmin.',
    howLong_other: 'Aikaa menee noin {{count}} minuuttia. Voit lopettaa milloin tahansa ja jatkaa myöhemmin.',
    button: 'Aloita seuranta',
    valid: 'Voit vastata {{day}} asti.',
    stop: 'Ei enää muistutuksia tältä bikefitteriltä',
  },
  outbox: {
    title: 'Lähtevät',
    why: 'Sähköpostipalvelinta ei ole asetettu (SMTP_URL), joten {product} säilyttää sähköpostinsa täällä, samoin tekstiviestit, jos niille ei ole yhdyskäytävää (SMS_URL). Tämän sivun voi avata vain tällä koneella.',
    empty: 'Ei vielä viestejä. Lataa tämä sivu uudelleen, kun viesti on lähetetty.',
    to: 'Vastaanottaja',
    sms: 'Tekstiviesti',
    html: 'Esikatselu',
    technical: 'Otsakkeet',
    calendar: 'Kalenteritiedosto',
  },
  supportAccess: {
    subject: 'Palvelun {product} tuki avasi yhden käynneistäsi',
    heading: 'Palvelun {product} tuki katsoo käyntiä',
    what: 'Joku palvelun {product} tuesta avasi bikefitisi käynnin. Hän voi katsoa, mutta ei muuttaa mitään, eikä hän näe nimeäsi tai yhteystietojasi.',
    whatFitter:
      'Joku palvelun {product} tuesta avasi jonkin pyöräilijäsi käynnin. Hän voi katsoa, mutta ei muuttaa mitään, eikä hän näe pyöräilijän nimeä tai yhteystietoja.',
    reason: {
      technical: 'Syy on tekninen: hän näkee tiloja, aikoja, kokoja ja virhekoodeja, mutta ei vastauksia.',
      quality: 'Syy on laatu: hän näkee vastaukset ja bikefitin tiedot.',
    },
    until: 'Pääsy päättyy itsestään {{at}}.',
    end: {
      rider: 'Näet, miksi hän katsoo ja mitä hän avaa, ja voit lopettaa pääsyn milloin tahansa:',
      fitter:
        'Käynnin historiasta näet, miksi hän katsoo ja mitä hän avaa, ja voit lopettaa pääsyn milloin tahansa:',
      guest:
        'Bikefitter näkee, mitä hän avaa, ja voi lopettaa pääsyn milloin tahansa. Tämän osoitteen tilillä voit tehdä saman:',
    },
    button: 'Katso ja lopeta pääsy',
    signUp: 'Luo tili',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: 'Suostumus peruttiin',
    heading: 'Peruit suostumuksesi',
    what: 'Joku, jolla on linkki meidän sähköpostistamme sinulle, perui suostumuksen käyttää tietojasi bikefitiisi. Tästä lähtien niitä ei enää käytetä.',
    erased: 'Kaikki siinä kansiossa poistetaan pysyvästi {{day}}.',
    undo: 'Etkö se ollut sinä, tai muutitko mielesi? Luo tili tällä osoitteella ennen sitä päivää ja anna suostumuksesi uudelleen kohdassa Yksityisyys.',
    button: 'Luo tili',
  },
  contactCorrected: {
    subject: 'Yhteystietosi korjattiin',
    heading: 'Bikefitter korjasi yhteystietosi',
    what: {
      name: 'Hän muutti nimeä sinua koskevassa kansiossaan.',
      email: 'Hän muutti osoitetta, johon bikefitejäsi koskevat sähköpostit menevät.',
      language: 'Hän muutti sinulle tulevien sähköpostien kielen.',
    },
    wrong: {
      rider: 'Näet kohdassa Yksityisyys, mitä muutettiin. Jos se on väärin, kerro bikefitterillesi.',
      guest:
        'Jos se on väärin, kerro bikefitterillesi. Tilin avulla näet jokaisen muutoksen ja korjaat tietosi itse.',
    },
    button: { rider: 'Katso muutos', guest: 'Luo tili' },
  },
  breachAlarm: {
    subject: {
      warning: 'Alle 24 tuntia aikaa ilmoittaa tietoturvaloukkauksesta',
      overdue: 'Tietoturvaloukkauksesta olisi jo pitänyt ilmoittaa',
    },
    heading: {
      warning: 'Viranomaiselle ei ole ilmoitettu loukkauksesta',
      overdue: 'Loukkauksen havaitsemisesta on kulunut 72 tuntia',
    },
    aware: 'Se havaittiin {{at}}.',
    tell: 'Ilmoita tietosuojaviranomaiselle tai kirjaa, että siitä ilmoitettiin. Jos ilmoitusta ei tarvita, sulje loukkaus ja kerro syy.',
    number: 'Sen numero on {{id}}. Konsolissa se näkyy komennolla: npm run breach -- list',
    button: 'Katso loukkausta',
  },
} satisfies Translation<typeof english>
