import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versio {{version}}, päivitetty viimeksi {{date}}',
  translationNote:
    'Juristi ei ole vielä tarkistanut tätä käännöstä; linkki englanninkieliseen tekstiin on tässä.',
  policy: {
    title: 'Tietosuojaseloste',
    lead: 'Tämä on koko seloste, jonka näet lomaketta aloittaessasi, sekä lisätietoja bikefittereille ja palveluntarjoajasta.',
    more: 'Bikefittereille ja tarkemmin',
    roles: {
      title: 'Kuka on vastuussa',
      fitter:
        'Valitsemasi bikefitter päättää, mitä tietoja sinusta kerätään ja miksi, ja on vastuussa kansiostasi. Tämän asennuksen palveluntarjoaja ({product}) säilyttää ja käsittelee sitä bikefitterin puolesta.',
      provider:
        'Palveluntarjoaja on itse vastuussa tilistäsi, palvelun turvallisuudesta ja sallimastasi tutkimuksesta.',
    },
    operator: 'Palveluntarjoaja on:',
    operatorUnknown: 'Palveluntarjoajan tavoitat osoitteesta:',
    data: {
      title: 'Mitä säilytetään, miksi ja kuinka kauan',
      caption: 'Kukin tietolaji, sen tarkoitus, oikeusperuste ja säilytysaika',
      what: 'Tiedot',
      why: 'Tarkoitus',
      ground: 'Oikeusperuste',
      kept: 'Säilytys',
      grounds: {
        consent: 'Nimenomainen suostumuksesi',
        contract: 'Sopimus kanssasi',
        interest: 'Oikeutettu etu turvalliseen palveluun ja sinulle vastaamiseen',
        duty: 'Lakisääteinen velvoite',
      },
      rows: {
        file: {
          what: 'Pyöräilijän kansio: vastaukset, mitat, muutokset, valokuvat, raportit, seurannat',
          why: 'bikefit ja sen näkeminen, mikä sen jälkeen muuttui',
          kept: 'enintään {{years}} vuotta viimeisestä käynnistä; perutun suostumuksen jälkeen {{withdrawnDays}} päivää',
        },
        draft: {
          what: 'Aloitetut lomakkeet, joita ei lähetetty',
          why: 'jatkaminen siitä, mihin jäit',
          kept: '{{draftDays}} päivää viimeisestä muutoksesta tai {{invitedDays}} päivää kutsun päättymisestä',
        },
        account: {
          what: 'Tili: nimi, sähköpostiosoite, puhelinnumero, kieli, alue, yksiköt, kirjautumistapa',
          why: 'tilin antaminen sinulle ja sen suojaaminen',
          kept: 'kunnes poistat sen',
        },
        signIns: {
          what: 'Missä ja milloin kirjauduit ja millaisella selaimella',
          why: 'sen näyttäminen, missä olet kirjautuneena, ja väärinkäytön havaitseminen',
          kept: '{{signInDays}} päivää kirjautumisen päättymisestä; kirjautumisyritykset 90 päivää',
        },
        profile: {
          what: 'Bikefittereistä: studio, yhteystiedot, logo, kuva, paikka, kielet, erikoisalat, kirje, palvelut, sivun osoite',
          why: 'raportit ja, jos bikefitter niin valitsee, julkinen sivu bikefitterien luettelossa',
          kept: 'kunnes bikefitter poistaa sen tai tilinsä; tieto siitä, että osoite on ollut käytössä, säilyy kertomatta kenellä',
        },
        rating: {
          what: 'Bikefittereistä: vuosiarvio pyöräilijöiltä, jotka sallivat tutkimuksen',
          why: 'bikefitterin oma käyttö; se on julkinen vain, jos bikefitter näyttää sen',
          kept: 'seuraavan vuoden arvioon asti tai kunnes tili poistetaan',
        },
        research: {
          what: 'Pyöräilijöistä, jotka sallivat tutkimuksen: ikä, sukupuoli, pituus ja paino laajoina luokkina sekä aikavyöhykkeen maa',
          why: 'tutkimus ja tekoälytyökalujen kehittäminen, vähintään kymmenen samankaltaisen ryhmissä',
          kept: 'kunnes suostumus perutaan',
        },
        consents: {
          what: 'Suostumukset: mihin suostuit, milloin ja missä versiossa',
          why: 'todiste',
          kept: 'niin kauan kuin kansio tai tili',
        },
        trail: {
          what: 'Kuka muutti tai avasi mitä ja milloin',
          why: 'sen näyttäminen, kuka näki tietosi, ja väärinkäytön havaitseminen',
          kept: 'niin kauan kuin palvelu; kun kansio on poistettu pysyvästi, sen merkinnöistä ei käy ilmi mitä tai kenen',
        },
        booking: {
          what: 'Varatut ajat: ajankohta, palvelu sekä varaajan nimi, sähköpostiosoite, puhelinnumero, viesti ja aikavyöhyke',
          why: 'ajan pitäminen sinulle, siitä kertominen ja muistuttaminen',
          kept: 'kuten tiedostosi; puhelu ilman tiedostoa {{callDays}} päivää sen jälkeen; vahvistamaton {{unconfirmedHours}} tuntia',
        },
        waiting: {
          what: 'Paikat jonotuslistalla: nimi, sähköpostiosoite, palvelu ja päivät',
          why: 'vapautuvan ajan tarjoaminen sinulle',
          kept: '{{waitingDays}} päivää päättymisestä; vahvistamaton {{unconfirmedHours}} tuntia',
        },
        calendars: {
          what: 'Bikefittereistä: muut kalenterit, jotka he yhdistävät, niiden osoitteet ja varatut ajat',
          why: 'ettei tarjota aikoja, jotka on varattu muualla',
          kept: 'kunnes bikefitter poistaa kalenterin tai tilinsä',
        },
        mails: {
          what: 'Palvelun lähettämät sähköpostit ja tekstiviestit',
          why: 'kutsut, koodit, muistutukset, raportit ja ilmoitukset',
          kept: 'sisältö lähettämiseen asti; tieto lähettämisestä {{messageDays}} päivää',
        },
        contact: {
          what: 'Yhteydenottolomakkeen viestit: aihe, nimi, osoite ja mitä kirjoitit',
          why: 'sinulle vastaaminen',
          kept: '{{resolvedDays}} päivää ratkaisemisesta, enintään {{contactDays}} päivää',
        },
        requests: {
          what: 'Oikeuksia koskevat pyynnöt',
          why: 'vastaaminen lain asettamassa ajassa',
          kept: 'niin kauan kuin palvelu, ilman tietoa pyytäjästä vastaamisen jälkeen',
        },
        technical: {
          what: 'Verkko-osoitteet avaimella laskettuina tiivisteinä, joilla lasketaan pyyntöjä',
          why: 'väärinkäytön estäminen',
          kept: 'muutaman tunnin',
        },
        payments: {
          what: 'Maksavista bikefittereistä: tilaus, sen tila ja asiakasnumero maksupalvelussa',
          why: 'laskutus',
          kept: 'kunnes tili poistetaan; maksupalvelu säilyttää laskut niin kauan kuin laki vaatii',
        },
        backups: {
          what: 'Varmuuskopiot kaikesta tästä',
          why: 'palvelun palauttaminen häiriön jälkeen',
          kept: '{{backupDays}} päivää',
        },
      },
    },
    fitters: {
      title: 'Bikefitterien julkiset sivut',
      listed:
        'Bikefitterit ovat luettelossa vain, jos he ottavat sen käyttöön. Silloin heidän sivunsa näyttää kaikille, myös hakukoneille, nimen, studion, logon, kuvan, paikan, kielet, erikoisalat, kirjeen ja palvelut. Kun he ottavat sen pois, sivu poistuu heti; hakukoneet voivat näyttää sitä vielä jonkin aikaa.',
      rating:
        'Arvio on sivulla vain, jos bikefitter näyttää sen, ja vain, kun julkaistut säännöt sallivat sen.',
      riders: 'Mikään bikefitterin sivu ei näytä mitään pyöräilijästä.',
    },
    recipients: {
      title: 'Kuka muu käsittelee tietoja palveluntarjoajan puolesta',
      lead: 'Nämä palvelut käsittelevät tietoja tämän asennuksen palveluntarjoajan puolesta, sopimuksen nojalla ja vain ohjeiden mukaan:',
      none: 'Mikään muu palvelu ei käsittele tietoja tämän asennuksen palveluntarjoajan puolesta. Sillä on oma tietokanta, kirjautuminen ja tiedostojen säilytys, eikä se lähetä sähköposteja ulos.',
      kind: {
        mail: 'sähköpostipalvelu, joka toimittaa sähköpostit: se näkee osoitteen, aiheen ja sisällön',
        sms: 'tekstiviestipalvelu, joka toimittaa koodit ja muistutukset ajoista: se näkee numeron ja tekstin',
        signIn: 'kirjautumispalvelu, joka tietää osoitteesi ja miten kirjaudut',
        database: 'tietokanta, joka voi olla muualla: nimet, vastaukset ja terveystiedot on salattu siinä',
        files: 'tiedostojen säilytys: valokuvat ja asiakirjat salataan ennen kuin ne päätyvät sinne',
        scanner: 'virustarkistus, joka lukee ladatut kuvat eikä säilytä mitään',
        google: 'Google, jos haluat kirjautua sillä: Google saa tietää, että kirjaudut täällä',
        facebook: 'Facebook, jos haluat kirjautua sillä: Facebook saa tietää, että kirjaudut täällä',
        payments:
          'Stripe, joka perii bikefitterien maksut: se näkee bikefitterin nimen, osoitteen ja maksutavan, eikä mitään pyöräilijöistä',
      },
      nobody: 'Kukaan muu ei saa tietoja. Niitä ei koskaan myydä eikä koskaan käytetä mainontaan.',
      transfer:
        'Jos tällainen palvelu on toisessa maassa, sen kanssa sovitaan tietosuojalain vaatimasta suojasta. Voit kysyä, mitkä yritykset nämä ovat ja missä.',
    },
    rights: {
      title: 'Oikeutesi ja miten käytät niitä',
      lead: 'Tilin avulla teet useimmat näistä itse, heti:',
      download: 'Näe ja vie mukanasi: lataa kopio kaikesta omastasi.',
      correct: 'Korjaa: muuta vastauksiasi siellä, missä luet niitä, ja nimeäsi asetuksissasi.',
      sharing: 'Päätä, kuka näkee ne: lopeta bikefitterin pääsy tai jaa bikefitisi uudelle bikefitterille.',
      accessLog: 'Näe, kuka katsoi tietojasi tai muutti niitä, ja milloin.',
      consents: 'Peru tai anna suostumus.',
      files: 'Rajoita kansion käyttöä tai poista se pysyvästi.',
      account: 'Poista tilisi ja kaikki siinä pysyvästi.',
      open: 'Avaa sivu',
      write:
        'Ilman tiliä tai muussa asiassa, myös vastustaessasi käsittelyä, kirjoita meille. Vastaamme kuukauden kuluessa maksutta ja voimme pyytää sinua osoittamaan, että se olet sinä.',
      complain:
        'Voit tehdä valituksen tietosuojaviranomaiselle siellä, missä asut, työskentelet tai katsot lakia rikotun.',
      machine: 'Kone ei tee sinua koskevia päätöksiä.',
    },
    law: {
      title: 'Oikeusperuste',
      health:
        'Terveystiedot bikefitiin ja tutkimus: nimenomainen suostumuksesi (GDPR 9 artiklan 2 kohdan a alakohta ja 6 artiklan 1 kohdan a alakohta).',
      account: 'Tili ja palvelu: sopimus kanssasi (6 artiklan 1 kohdan b alakohta).',
      security:
        'Turvallisuus, väärinkäytön estäminen, muutosten tallenne ja viesteihin vastaaminen: oikeutettu etu luotettavaan palveluun (6 artiklan 1 kohdan f alakohta).',
      duty: 'Pyyntöihin vastaaminen ja suostumusten todisteiden säilyttäminen: lakisääteinen velvoite (6 artiklan 1 kohdan c alakohta).',
    },
    choices: {
      title: 'Mitä rajoitus ja peruminen tekevät',
      restrict:
        'Voit rajoittaa kansion käyttöä: se säilytetään, mutta sitä ei käytetä mihinkään. Bikefitter näkee, että sitä on rajoitettu ja mistä lähtien, mutta ei vastauksiasi. Voit yhä lukea, ladata ja poistaa sen.',
      withdraw:
        'Voit perua suostumuksesi terveystietojesi käyttöön. Kaikki käyttö päättyy heti, ja kansio poistetaan pysyvästi {{days}} päivän kuluttua, ellet anna suostumustasi uudelleen. Voit myös poistaa sen heti; saat kuitin, jossa sanotaan, mitä poistettiin, mutta ei kenen.',
      research:
        'Kun tutkimussuostumuksesi on voimassa, ikäsi, sukupuolesi, pituutesi ja painosi säilytetään laajoina luokkina tutkijoille tehtäviä vientejä varten, aikavyöhykkeesi maan kanssa. Ne luovutetaan ilman nimeäsi, vähintään kymmenen samankaltaisen ryhmissä, ja poistetaan, kun perut suostumuksen.',
    },
    changes: {
      title: 'Muutokset tähän tietosuojaselosteeseen',
      text: 'Uudella versiolla on uusi numero ja päiväys. Sinulle olennaisista muutoksista kerrotaan sähköpostilla ennen niiden voimaantuloa, ja sinulta kysytään uudelleen siltä osin kuin suostumustasi tarvitaan.',
    },
    incident: {
      title: 'Jos jokin menee vikaan',
      text: 'Jos tietoja katoaa tai ne näkee joku, jonka ei pitäisi nähdä niitä, viranomaiselle ilmoitetaan 72 tunnin kuluessa, ja sinulle ilmoitetaan viipymättä, jos siitä voi olla sinulle haittaa.',
    },
  },
  terms: {
    title: 'Käyttöehdot',
    lead: 'Tämä on sopimus sinun ja tämän asennuksen ({product}) palveluntarjoajan välillä, selkein sanoin.',
    sections: {
      service: {
        title: 'Mikä {product} on',
        what: '{product} on verkkopalvelu bikefittereille ja pyöräilijöille. Bikefitter kutsuu pyöräilijän. Pyöräilijä täyttää lomakkeen ennen bikefitiä ja myöhemmin toisen siitä, mikä on sen jälkeen muuttunut. Molemmat näkevät tuloksen.',
        scope:
          'Palvelua parannetaan koko ajan. Ilmoitetuista osista sanotaan, että ne ovat tulossa. Nykyiset osat voivat muuttua. Antamasi tiedot säilyvät.',
      },
      accounts: {
        title: 'Tilit',
        true: 'Annat oikean nimesi ja sähköpostiosoitteen, joka kuuluu sinulle. Tilillä on yksi rooli, pyöräilijä tai bikefitter, jonka valitset luodessasi tilin.',
        secret:
          'Pidät salasanasi omana tietonasi ja kerrot meille, jos epäilet jonkun muun tietävän sen. Kutsun linkki tai koodi on tarkoitettu vain henkilölle, jolle se lähetettiin.',
        age: 'Alle {{age}}-vuotias pyöräilijä tarvitsee vanhemman tai huoltajan suostumuksen. Bikefitterin on oltava täysi-ikäinen.',
      },
      fitters: {
        title: 'Mihin bikefitterit sitoutuvat',
        invite: 'Kutsut vain pyöräilijöitä, jotka odottavat sinulta kutsua.',
        use: 'Käytät pyöräilijöiden kertomaa heidän bikefitiinsä ja sen seurantaan etkä mihinkään muuhun. Et luovuta sitä eteenpäin ilman heidän suostumustaan.',
        law: 'Noudatat työpaikallasi sovellettavia tietosuoja- ja ammattisääntöjä. Olet vastuussa pyöräilijöidesi kansioista. Palveluntarjoaja käsittelee niitä puolestasi.',
        judge:
          'Bikefit on ammatillista työtäsi. {product} näyttää, mitä pyöräilijät sanovat ja mikä muuttui. Se, mitä teet, on sinun päätöksesi.',
        refer: 'Kun pyöräilijän vastaukset antavat aihetta huoleen, kehotat häntä käymään lääkärillä.',
        access: 'Vain sinä käytät tiliäsi, ja kirjaudut ulos laitteilta, joita muut käyttävät.',
        page: 'Jos haluat luetteloon, sivusi on totuudenmukainen, ei lupaa paranemista tai vähemmän vammoja, ei näytä mitään pyöräilijästä ja käyttää vain kuvia, joita saat näyttää. Palveluntarjoaja voi poistaa sivun, joka rikkoo tätä.',
      },
      riders: {
        title: 'Mihin pyöräilijät sitoutuvat',
        honest: 'Vastaat niin totuudenmukaisesti kuin voit, koska bikefitter luottaa siihen.',
        own: 'Annat omia tietojasi tai sellaisen lapsen tietoja, josta olet vastuussa.',
        rights:
          'Antamasi tiedot pysyvät sinun. Annat bikefitterillesi luvan käyttää niitä bikefitiisi, ja voit lopettaa sen milloin tahansa.',
        free: '{product} on pyöräilijöille maksuton.',
      },
      medical: {
        title: 'Ei lääketieteellisiä neuvoja',
        text: '{product} ei ole lääkinnällinen laite eikä anna lääketieteellisiä neuvoja, diagnoosia tai hoitoa. Se ei lupaa paranemista eikä suojaa vammoilta. Jos sinulla on huolestuttavaa kipua, puutumista, joka ei mene ohi, heikkoutta tai turvotusta, käy lääkärillä. Hätätilanteessa soita hätänumeroon.',
      },
      price: {
        title: 'Hinnat',
        tier: 'Taso 1 bikefittereille maksaa {{month}} kuukaudessa. Vuosilaskutuksella säästät {{saving}}: {{year}} vuodessa eli {{monthOfYear}} kuukaudessa. Verot lisätään, missä laki niin vaatii.',
        terms:
          'Vähimmäissopimuskautta ei ole. Voit perua milloin tahansa, ja peruminen tulee voimaan maksamasi jakson lopussa.',
        collected:
          'Tämä asennus ei peri maksuja. Sinulle kerrotaan ennen ensimmäisen maksun perimistä, ja se peritään vain suostumuksellasi.',
        paid: 'Maksut perii Stripe. Hyväksyt tilauksen ja sen hinnan ennen ensimmäisen maksun perimistä.',
        tierTwo: 'Taso 2 on tulossa pian. Sen hinta vahvistetaan myöhemmin.',
      },
      fair: {
        title: 'Asiallinen käyttö',
        text: 'Älä yritä päästä tietoihin, jotka eivät ole sinun, älä häiritse palvelua äläkä syötä mitään lainvastaista tai muille haitallista. Jos löydät palvelusta heikkouden, ilmoita siitä meille. Ilmoitukset ovat tervetulleita.',
      },
      end: {
        title: 'Kun se päättyy',
        you: 'Voit milloin tahansa ladata kopion tiedoistasi ja poistaa tilisi asetuksissasi tai kirjoittamalla meille. Tietosuojaseloste kertoo, mitä tiedoille sitten tapahtuu.',
        us: 'Palveluntarjoaja voi sulkea tilin, joka rikkoo näitä ehtoja, mahdollisuuksien mukaan varoituksen jälkeen, ja voi lopettaa palvelun vähintään 30 päivän ilmoitusajalla. Sitä ennen voit hakea tietosi.',
      },
      liability: {
        title: 'Vastuu',
        text: 'Palveluntarjoajan vastuu on rajaton tahallisuudesta, törkeästä huolimattomuudesta ja hengelle, ruumiille tai terveydelle aiheutetusta vahingosta. Lievästä huolimattomuudesta palveluntarjoaja vastaa vain, jos rikotaan tämän sopimuksen kannalta olennaista velvoitetta, ja silloinkin vain tyypillisestä ja ennakoitavissa olevasta vahingosta. Tämä ei rajoita lakisääteisiä oikeuksiasi kuluttajana.',
        backup:
          'Tiedot varmuuskopioidaan, mutta mikään palvelu ei ole aina saatavilla. Säilytä kopio kaikesta, mitä et voi menettää.',
      },
      software: {
        title: 'Ohjelmisto',
        text: 'Palvelun {product} ohjelmisto on vapaa ohjelmisto, lisenssinä GNU Affero General Public License, versio 3 tai uudempi. Nämä ehdot koskevat palvelua, eivät ohjelmistoa.',
      },
      changes: {
        title: 'Muutokset näihin ehtoihin',
        text: 'Muutoksista kerrotaan sinulle vähintään 30 päivää ennen niiden voimaantuloa. Jos et hyväksy niitä, voit lopettaa ennen sitä, etkä ole velkaa mitään sen jälkeiseltä ajalta.',
      },
      contact: { title: 'Ota yhteyttä' },
    },
  },
  imprint: {
    title: 'Ylläpitäjän tiedot',
    lead: 'Kuka ylläpitää tätä asennusta ({product}).',
    none: 'Tämän asennuksen ylläpitäjä ei ole antanut tietojaan. Ylläpitäjän tavoitat osoitteesta:',
    representedBy: 'Edustaja',
    phone: 'Puhelin',
    email: 'Sähköposti',
    register: 'Rekisteri',
    vatId: 'ALV-tunniste',
  },
  accessibility: {
    lead: '{product} on tehty toimimaan kaikille: näppäimistöllä, ruudunlukijalla, suurella tekstillä ja muilla väreillä.',
    tested: 'Testattu viimeksi {{date}}',
    aim: {
      title: 'Mihin pyrimme',
      text: 'Noudatamme verkkosisällön saavutettavuusohjeita (WCAG) 2.2 tasolla AA ja menemme pidemmälle siellä, missä voimme. Katsomme, että kaikki sivut täyttävät ne, lukuun ottamatta alla mainittua. Tämä on oma arviomme. Kukaan muu ei ole vielä tarkistanut sitä.',
    },
    how: {
      title: 'Mitä testattiin ja miten',
      everyPage:
        'Jokainen sivu axe-ohjelmalla, joka löytää virheitä, neljällä leveydellä, vaaleilla ja tummilla väreillä',
      enlarged:
        'Jokainen sivu 200 prosentin kokoisena, ja lomake ja fittaus 400 prosentin kokoisina sekä väljemmillä kirjain-, sana- ja riviväleillä',
      targets: 'Kaiken painettavan koko',
      keyboard: 'Koko lomake ja koko fittaus pelkällä näppäimistöllä',
      screenReader: 'Mitä ruudunlukija saa tietää koko lomakkeessa ja koko fittauksessa, rivi riviltä',
      motion: 'Jokainen sivu ilman liikettä',
      documents: 'Raportin PDF saavutettavien asiakirjojen standardin PDF/UA-1 mukaan',
    },
    known: {
      title: 'Mikä ei ole täydellistä',
      people: 'Ruudunlukijaa päivittäin käyttävät ihmiset eivät ole vielä testanneet sivuja meille.',
      photos: 'Kuvaa kuvaillaan kuvakulmalla ja kuvatekstillä. Sitä, mitä muuta siinä näkyy, ei kerrota.',
      languages:
        'Toisella kielellä kirjoitetut muistiinpanot ja kirjeet saatetaan lukea sinun kielesi äänellä.',
      others: 'Muiden yritysten sivuja, joilla ehkä kirjaudut tai maksat, emme voi muuttaa.',
    },
    complain: {
      title: 'Kerro, mikä ei toimi',
      write:
        'Jos jokin ei toimi sinulla, kirjoita meille. Kerro, mikä sivu se on ja mitä käytät. Vastaamme kuukauden kuluessa maksutta ja etsimme sinulle toisen tavan, kunnes asia on korjattu.',
      authority:
        'Jos vastauksemme ei auta, voit tehdä valituksen saavutettavuutta valvovalle viranomaiselle siellä, missä asut.',
    },
  },
} satisfies Translation<typeof english>
