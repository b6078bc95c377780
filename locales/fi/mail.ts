import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: 'Lähetetty henkilötietoja koskevan pyynnön vuoksi osoitteessa {{address}}.',
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
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Paikka:',
    video: 'Liity videopuheluun',
    see: 'Katso aikasi',
  },
  bookingRequest: {
    subject: 'Vahvista aikasi: {{fitter}}',
    heading: 'Vahvista aikasi',
    what: 'Joku pyysi aikaa bikefitterille {{fitter}} tällä osoitteella. Jos se olit sinä, avaa sivu ja paina ”Vahvista”. Mitään ei tapahdu ennen kuin painat.',
    button: 'Avaa aika',
    kept: 'Pidämme ajan sinulle varattuna {{time}} asti ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Aikasi: {{fitter}}',
    heading: 'Aikasi on vahvistettu',
    what: '{{service}}, bikefitter {{fitter}}:',
    intake: 'Ennen bikefitiä {{fitter}} haluaisi tietää, miten ajat ja miltä ajaminen nyt tuntuu.',
    openIntake: 'Täytä lomake',
  },
  bookingMoved: {
    subject: 'Aikasi on siirretty: {{fitter}}',
    heading: 'Aikasi on siirretty',
    what: '{{service}}, bikefitter {{fitter}}, on nyt:',
    message: 'Viesti bikefitteriltä {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Aikasi on peruttu: {{fitter}}',
    heading: 'Aikasi on peruttu',
    fitter: '{{fitter}} perui varauksen {{service}}, jonka piti olla:',
    rider: 'Peruit varauksen {{service}}, bikefitter {{fitter}}, jonka piti olla:',
  },
  bookingReminder: {
    subject: 'Muistutus ajastasi: {{fitter}}',
    heading: 'Aikasi on pian',
    what: '{{service}}, bikefitter {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Vahvista paikkasi jonotuslistalla: {{fitter}}',
    heading: 'Vahvista paikkasi jonotuslistalla',
    what: 'Joku pyysi tällä osoitteella ilmoitusta, kun bikefitterillä {{fitter}} vapautuu aika palveluun {{service}}. Jos se olit sinä, avaa sivu ja paina ”Vahvista”. Mitään ei tapahdu ennen kuin painat.',
    button: 'Avaa sivu',
    leave: 'Samalla linkillä poistut listalta.',
  },
  waitingOffer: {
    subject: 'Aika on vapautunut: {{fitter}}',
    heading: 'Aika on vapautunut',
    what: '{{service}}, bikefitter {{fitter}}. Aika on varattuna sinulle:',
    button: 'Katso ja vahvista',
    kept: 'Se siirtyy listan seuraavalle {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Koodisi lomakkeen jatkamiseen',
    heading: 'Jatka toisella laitteellasi',
    why: 'Joku avasi bikefitteriltä {{fitter}} tulleen kutsusi toisella laitteella. Jos se olit sinä, anna siellä tämä koodi ja jatka siitä, mihin jäit:',
    valid_one: 'Koodi toimii kerran ja vanhenee {{count}} minuutissa.',
    valid_other: 'Koodi toimii kerran ja vanhenee {{count}} minuutissa.',
    notYou: 'Jos se et ollut sinä, älä tee mitään äläkä jaa koodia. Kukaan ei näe vastauksiasi ilman sitä.',
  },
  confirmation: {
    subject: 'Vahvista sähköpostiosoitteesi',
    heading: 'Tervetuloa palveluun {product}',
    why: 'Viimeistele tilin luominen vahvistamalla osoitteesi. Mitään ei tapahdu ennen kuin painat avautuvan sivun painiketta.',
    asked: 'Tällä osoitteella luotiin tili {{at}} nimellä ”{{name}}”.',
    askedNameless: 'Tällä osoitteella luotiin tili {{at}}.',
    notYou: 'Jos se et ollut sinä, älä tee mitään.',
    otherBrowser: 'Jos vahvistat eri selaimessa kuin loit tilin, pyydämme sinua valitsemaan uuden salasanan.',
    button: 'Vahvista osoite',
    typed: 'Tai anna tämä koodi siellä, missä loit tilin:',
    valid: 'Linkki toimii 1 päivän, koodi 1 tunnin.',
  },
  magicLink: {
    subject: 'Kirjaudu palveluun {product}',
    heading: 'Kirjaudu palveluun {product}',
    why: 'Joku pyysi kirjautumista tällä osoitteella. Jos se olit sinä, avaa linkki. Mitään ei tapahdu ennen kuin painat avautuvan sivun painiketta.',
    button: 'Kirjaudu sisään',
    typed: 'Tai anna tämä koodi siellä, missä pyysit kirjautumista:',
    valid:
      'Linkki toimii 1 päivän ja koodi 1 tunnin, kumpikin kerran. Älä jaa niitä. Kuka tahansa, jolla on jompikumpi, voi kirjautua sinuna.',
  },
  recovery: {
    subject: 'Valitse uusi salasana',
    heading: 'Valitse uusi salasana',
    why: 'Joku pyysi tälle osoitteelle uutta salasanaa palveluun {product}. Jos se olit sinä, paina painiketta ja valitse salasana. Siihen asti salasanasi pysyy ennallaan.',
    button: 'Valitse uusi salasana',
    typed: 'Tai anna tämä koodi siellä, missä pyysit sitä:',
    valid:
      'Linkki toimii 1 päivän ja koodi 1 tunnin, kumpikin kerran. Älä jaa niitä. Kuka tahansa, jolla on jompikumpi, voi kirjautua sinuna.',
  },
  reauthentication: {
    subject: 'Koodisi salasanan vaihtamiseen',
    heading: 'Oletko se sinä?',
    why: 'Tilillesi kirjautunut henkilö haluaa vaihtaa salasanan. Jos se olet sinä, anna siellä tämä koodi:',
    valid: 'Koodi toimii kerran ja vanhenee 1 tunnissa.',
    notYou:
      'Jos se et ole sinä, älä jaa koodia ja kirjaa kaikki muut laitteet ulos asetuksissasi. Joku saattaa käyttää laitetta, jolla olet kirjautuneena.',
  },
  addressChangeCurrent: {
    subject: 'Vahvista sähköpostiosoitteesi vaihto',
    heading: 'Vaihdetaanko sähköpostiosoitteesi?',
    why: 'Tilillesi kirjautunut henkilö haluaa korvata tämän sähköpostiosoitteen toisella. Osoitteesi vaihtuu vasta, kun molemmat on vahvistettu. Jos se olit sinä, paina painiketta.',
    button: 'Vahvista vaihto',
    valid: 'Linkki toimii 1 päivän. Jos se et ollut sinä, älä vahvista ja vaihda salasanasi.',
  },
  addressChangeNew: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    heading: 'Vahvista uusi sähköpostiosoitteesi',
    why: 'Joku haluaa käyttää tätä sähköpostiosoitetta tilillään palvelussa {product}. Osoite vaihtuu vasta, kun sekä uusi että vanha on vahvistettu. Jos se olit sinä, paina painiketta.',
    asked: 'Tätä pyydettiin {{at}} nimellä ”{{name}}”.',
    askedNameless: 'Tätä pyydettiin {{at}}.',
    notYou: 'Jos se et ollut sinä, älä tee mitään.',
    otherBrowser: 'Painike toimii selaimessa, josta pyysit. Muussa selaimessa kirjaudu ensin tilillesi.',
    button: 'Vahvista uusi osoite',
    valid: 'Linkki toimii 1 päivän.',
  },
  change: { you: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään.' },
  factorAdded: {
    subject: 'Kaksivaiheinen kirjautuminen on käytössä',
    heading: 'Kaksivaiheinen kirjautuminen on käytössä',
    what: 'Tilillesi palvelussa {product} lisättiin todennussovellus {{at}}. Tästä lähtien tarvitset sen koodin kirjautumiseen. Sinut on kirjattu ulos muilla laitteillasi.',
    notYou:
      'Jos se et ollut sinä, joku muu pääsee tilillesi. Valitse heti uusi salasana osoitteessa {{address}}/forgot-password ja kirjoita meille. Osoitteemme on jokaisen sivun alareunassa.',
  },
  factorRemoved: {
    subject: 'Kaksivaiheinen kirjautuminen pois käytöstä',
    heading: 'Kaksivaiheinen kirjautuminen pois käytöstä',
    what: 'Todennussovellus poistettiin tililtäsi palvelussa {product} {{at}}.',
    notYou:
      'Jos se et ollut sinä, valitse heti uusi salasana osoitteessa {{address}}/forgot-password. Mene sitten kohtaan Asetukset, Turvallisuus, kirjaa kaikki muut laitteet ulos ja ota kaksivaiheinen kirjautuminen uudelleen käyttöön.',
  },
  factorRecovered: {
    subject: 'Palautuskoodia käytettiin',
    heading: 'Palautuskoodia käytettiin',
    what: 'Joku käytti palautuskoodia todennussovelluksesi sijasta {{at}}. Sovellus ja muut palautuskoodisi eivät enää toimi, ja sinut on kirjattu ulos muilla laitteillasi.',
    notYou:
      'Jos se et ollut sinä, jollakulla on salasanasi ja koodisi. Valitse heti uusi salasana osoitteessa {{address}}/forgot-password ja ota kaksivaiheinen kirjautuminen uudelleen käyttöön kohdassa Asetukset, Turvallisuus.',
  },
  passwordChanged: {
    subject: 'Salasanasi vaihdettiin',
    heading: 'Salasanasi vaihdettiin',
    what: 'Tilisi salasana palvelussa {product} vaihdettiin {{at}}. Sinut on kirjattu ulos muilla laitteillasi.',
    notYou:
      'Jos se et ollut sinä, valitse heti toinen salasana osoitteessa {{address}}/forgot-password. Se kirjaa ulos sen, joka vaihtoi salasanan.',
  },
  addressChanged: {
    subject: 'Sähköpostiosoitteesi vaihdettiin',
    heading: 'Sähköpostiosoitteesi vaihdettiin',
    what: 'Tilisi sähköpostiosoite palvelussa {product} vaihdettiin {{at}}, kun molemmat osoitteet oli vahvistettu. Tällä osoitteella ei voi enää kirjautua.',
    notYou:
      'Jos se et ollut sinä, joku voi lukea sähköpostisi. Vaihda sähköpostilaatikkosi salasana ja kirjoita meille heti. Osoitteemme on jokaisen sivun alareunassa osoitteessa {{address}}.',
  },
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
  calendarUnreadable: {
    subject: 'Emme voi lukea yhtä kalentereistasi',
    heading: 'Emme voi lukea yhtä muista kalentereistasi',
    text: '{product} ei ole tuntiin pystynyt lukemaan yhdistämääsi kalenteria. Viimeksi saadut ajat pysyvät varattuina, ja uudemmat puuttuvat: pyöräilijät voivat varata ajan, jonka olet varannut muualla.',
    button: 'Katso kalentereitasi',
  },
  fitterNews: {
    intake: {
      subject: 'Uusi esitietolomake on saapunut',
      heading: 'Uusi esitietolomake on luettavissa',
      text: 'Pyöräilijä on lähettänyt esitietolomakkeensa. Lue se palvelussa {product}. Tässä sähköpostissa ei ole vastauksia.',
      button: 'Lue esitietolomake',
    },
    intake_red_flag: {
      subject: 'Esitietolomake vaatii huomiotasi tänään',
      heading: 'Esitietolomake vaatii huomiotasi tänään',
      text: 'Pyöräilijä on lähettänyt esitietolomakkeensa. Lue se ennen kuin muutat pyörässä mitään. Tässä sähköpostissa ei ole vastauksia.',
      button: 'Lue esitietolomake',
    },
    red_flag: {
      subject: 'Vastaus vaatii huomiotasi tänään',
      heading: 'Vastaus vaatii huomiotasi tänään',
      text: 'Pyöräilijä on lähettänyt seurannan. Lue se ennen kuin muutat pyörässä mitään.',
      button: 'Lue vastaus',
    },
    unhappy: {
      subject: 'Vastaus vaatii huomiotasi',
      heading: 'Vastaus vaatii huomiotasi',
      text: 'Pyöräilijä on lähettänyt seurannan. Lue se ja ota yhteyttä pyöräilijään.',
      button: 'Lue vastaus',
    },
    settings: 'Valitse, mitä sähköposteja saat',
  },
  fitterBooking: {
    made: { subject: 'Sinulla on uusi varaus', text: 'Pyöräilijä varasi ajan: {{service}}' },
    moved: {
      subject: 'Varauksella on uusi aika',
      text: 'Pyöräilijä siirsi varauksen {{service}}, joka on nyt:',
    },
    movedFrom: 'Aiempi aika oli:',
    cancelled: {
      subject: 'Varaus on peruttu',
      text: 'Pyöräilijä perui varauksen {{service}}, jonka piti olla:',
    },
    button: 'Avaa kalenteri',
  },
  planNotice: {
    trial_ending: {
      subject: 'Maksuton kokeilusi päättyy {{day}}',
      heading: 'Maksuton kokeilusi päättyy pian',
      text: 'Palvelun {product} maksuton kokeilusi päättyy {{day}}. Jos haluat jatkaa työtäsi sen jälkeen, valitse tilaus.',
    },
    payment_failed: {
      subject: 'Viimeisin maksusi ei onnistunut',
      heading: 'Viimeisin maksusi ei onnistunut',
      text: 'Emme voineet veloittaa korttiasi ajalta {{day}} jälkeen. Tarkista maksutietosi; maksua yritetään uudelleen automaattisesti.',
    },
    ended: {
      subject: 'Tilauksesi on päättynyt',
      heading: 'Tilauksesi on päättynyt',
      text: 'Tilauksesi päättyi {{day}}. Kaikki toimii vielä toistaiseksi. Jos haluat jatkaa työtäsi, valitse tilaus.',
    },
    read_only_soon: {
      subject: 'Työtilasi on vain luettavissa {{readOnly}} alkaen',
      heading: 'Työtilasi on pian vain luettavissa',
      text: 'Tilauksesi päättyi {{day}}, eikä sen jälkeen ole maksettu mitään.',
    },
    read_only: {
      subject: 'Työtilasi on nyt vain luettavissa',
      heading: 'Työtilasi on nyt vain luettavissa',
      text: 'Tilauksesi päättyi {{day}}, eikä sen jälkeen ole maksettu mitään.',
    },
    thenReadOnly:
      '{{readOnly}} alkaen työtilasi on vain luettavissa: voit lukea, ladata ja poistaa kaiken, mutta et kutsua pyöräilijöitä etkä muuttaa bikefitejä. Pyöräilijöiden avoimet lomakkeet, muistutukset ja hälytykset jatkuvat.',
    nowReadOnly:
      'Voit lukea, ladata ja poistaa kaiken, mutta et kutsua pyöräilijöitä etkä muuttaa bikefitejä. Pyöräilijöiden avoimet lomakkeet, muistutukset ja hälytykset jatkuvat. Mitään ei katoa: kun valitset tilauksen, kaikki toimii kuten ennen.',
    button: 'Katso tilaustasi',
  },
  fitterDigest: {
    subject: 'Mikä vaatii huomiotasi tänään',
    heading: 'Mikä vaatii huomiotasi tänään',
    followUps_one: '{{count}} seuranta vaatii toimia.',
    followUps_other: '{{count}} seurantaa vaatii toimia.',
    unreadForms_one: '{{count}} lomake odottaa lukemista.',
    unreadForms_other: '{{count}} lomaketta odottaa lukemista.',
    button: 'Katso, mikä vaatii huomiotasi',
  },
  downloadReady: {
    subject: 'Kopiosi on valmis',
    heading: 'Kopio tiedoistasi on valmis',
    text: 'Voit hakea sen 7 päivän ajan. Turvallisuutesi vuoksi sinun on oltava kirjautuneena, ja kirjautumisen on oltava tehty viimeisten 10 minuutin aikana.',
    button: 'Hae kopiosi',
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
  rights: {
    subject: 'Tietojasi koskeva pyyntösi',
    heading: {
      received: 'Saimme pyyntösi',
      extended: 'Tarvitsemme lisää aikaa pyyntöösi',
      done: 'Pyyntösi on toteutettu',
      refused: 'Emme voi tehdä pyytämääsi',
    },
    asked: 'Pyyntö: {{right}}.',
    right: {
      access: 'nähdä, mitä tietoja on',
      copy: 'kopio tiedoista',
      correction: 'korjata tietoja',
      erasure: 'poistaa tiedot pysyvästi',
      restriction: 'rajoittaa tietojen käyttöä',
      objection: 'vastustaa tietojen käyttöä',
    },
    until: { received: 'Vastaamme viimeistään {{day}}.', extended: 'Vastaamme viimeistään {{day}}. Syy:' },
    prove: 'Jotta kukaan muu ei saa tai poista tietojasi, vastaa meille tästä osoitteesta tällä koodilla:',
    complain: 'Voit tehdä valituksen asuinpaikkasi tietosuojaviranomaiselle ja viedä asian tuomioistuimeen.',
  },
  contactMessage: {
    subject: 'Viesti yhteydenottolomakkeelta',
    heading: 'Viesti yhteydenottolomakkeelta',
    about: 'Aihe: {{topic}}',
    from: 'Lähettäjä: {{name}}, {{email}}',
    answer:
      'Vastaa sähköpostilla yllä olevaan osoitteeseen. Kukaan ei ole vahvistanut, että viesti tuli sieltä.',
    resolve: 'Avaa viestit',
    topic: {
      question: 'kysymys palvelusta {product}',
      demo: 'esittelypuhelu',
      support: 'apua tilin tai sivun kanssa',
      privacy: 'henkilötiedot',
      other: 'jokin muu',
    },
  },
  contactConfirmation: {
    subject: 'Saimme viestisi',
    heading: 'Saimme viestisi',
    text: 'Kiitos, että kirjoitit meille. Vastaamme sähköpostilla.',
    notYou: 'Jos et kirjoittanut meille, joku antoi osoitteesi vahingossa. Sinun ei tarvitse tehdä mitään.',
  },
  rightsAlarm: {
    subject: 'Henkilötietoja koskeva pyyntö on käsiteltävä viimeistään {{day}}',
    heading: 'Pyyntö on yhä avoinna',
    request: 'Sen numero on {{id}}. Konsolissa se näkyy komennolla: npm run rights -- list',
    button: 'Katso pyyntöä',
  },
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
