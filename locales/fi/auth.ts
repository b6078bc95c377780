import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Samat kysymykset ennen bikefitiä ja viikkoja myöhemmin, joten näette molemmat, mikä muuttui.',
  login: {
    title: 'Kirjaudu sisään',
    submit: 'Kirjaudu sisään',
    toSignUp: 'Tarvitsetko tilin?',
    toSignUpLink: 'Luo tili',
    forgotten: 'Unohditko salasanasi?',
    or: 'tai',
    with: { code: 'Lähetä minulle koodi', password: 'Käytä salasanaani' },
    sendCode: 'Lähetä koodi',
  },
  signUp: {
    title: 'Luo tili',
    submit: 'Luo tili',
    toLogin: 'Onko sinulla jo tili?',
    toLoginLink: 'Kirjaudu sisään',
    agreement: 'Luomalla tilin hyväksyt käyttöehdot. Tietosuojaseloste kertoo, mitä tiedoillesi tapahtuu.',
    terms: 'Käyttöehdot',
    privacy: 'Tietosuojaseloste',
  },
  keeps: {
    intake: {
      signUpTitle: 'Säilytä esitietolomakkeesi',
      signUpText:
        'Tilin avulla voit lukea ja korjata esitietolomakettasi ja nähdä, mikä muuttuu bikefitin jälkeen. Tarvitset vain salasanan.',
      loginTitle: 'Säilytä esitietolomakkeesi kirjautumalla',
      loginText: 'Lisäämme esitietolomakkeesi tiliin, jolle kirjaudut.',
      fitterText:
        'Olet kirjautunut bikefitterin tilillä. Esitietolomakkeen voi säilyttää vain pyöräilijän tilillä, joka vaatii toisen sähköpostiosoitteen.',
    },
    report: {
      signUpTitle: 'Säilytä raporttisi',
      signUpText:
        'Tilin avulla voit säilyttää raportin valokuvineen ja nähdä, mikä muuttuu bikefitin jälkeen. Käytä sähköpostiosoitetta, johon lähetimme raportin.',
      loginTitle: 'Säilytä raporttisi kirjautumalla',
      loginText:
        'Lisäämme raportin tiliisi. Käytä tiliä, jolla on se sähköpostiosoite, johon lähetimme raportin.',
      fitterText:
        'Olet kirjautunut bikefitterin tilillä. Raportin voi säilyttää vain pyöräilijän tilillä, jolla on se sähköpostiosoite, johon lähetimme raportin.',
    },
    followUp: {
      signUpTitle: 'Säilytä vastauksesi',
      signUpText:
        'Tilin avulla näet tilanteen ennen ja jälkeen vierekkäin ja voit korjata vastauksiasi. Käytä sähköpostiosoitetta, johon lähetimme muistutuksen.',
      loginTitle: 'Säilytä vastauksesi kirjautumalla',
      loginText:
        'Lisäämme vastauksesi tiliisi. Käytä tiliä, jolla on se sähköpostiosoite, johon lähetimme muistutuksen.',
      fitterText:
        'Olet kirjautunut bikefitterin tilillä. Pyöräilijän vastaukset voi säilyttää vain pyöräilijän tilillä, jolla on se sähköpostiosoite, johon lähetimme muistutuksen.',
    },
    fitterTitle: 'Olet kirjautunut bikefitterinä',
    anotherAddress: 'Käytä toista osoitetta',
    toDashboard: 'Siirry työpöydällesi',
  },
  field: {
    name: 'Nimi',
    nameHint: 'Nimi, jonka pyöräilijät ja bikefitterit näkevät.',
    role: 'Olen',
    rider: 'Pyöräilijä',
    riderHint: 'Minulle tehdään bikefit.',
    fitter: 'Bikefitter',
    fitterHint: 'Teen bikefitejä pyöräilijöille.',
    email: 'Sähköposti',
    password: 'Salasana',
    identifier: 'Sähköposti tai puhelinnumero',
    newPassword: 'Uusi salasana',
    passwordHint: 'Käytä vähintään {{count}} merkkiä. Muutama toisiinsa liittymätön sana toimii hyvin.',
    codeHint: 'Anna viestin numerot.',
  },
  missing: {
    name: 'Anna nimesi.',
    role: 'Valitse, oletko pyöräilijä vai bikefitter.',
    password: 'Anna salasana.',
    code: 'Anna kaikki koodin numerot.',
  },
  problem: {
    invalid_credentials: 'Sähköposti tai salasana on väärä.',
    email_not_confirmed:
      'Osoitettasi ei ole vielä vahvistettu. Käytä lähettämämme sähköpostin linkkiä tai koodia.',
    user_already_exists: 'Tällä osoitteella on jo tili.',
    address_belongs_to_fitter:
      'Tämä osoite kuuluu bikefitterin tilille, joten sitä ei voi käyttää pyöräilijän tilillä. Käytä toista osoitetta.',
    email_address_invalid: 'Sähköpostiosoite ei ole täydellinen. Käytä muotoa nimi@example.com.',
    weak_password: 'Valitse toinen salasana.',
    password_too_long: 'Käytä enintään {{count}} merkkiä.',
    refused_input: 'Jotain antamaasi ei hyväksytty. Tarkista kaikki kentät.',
    user_banned: 'Tämä tili on suljettu. Jos se on mielestäsi virhe, kirjoita meille.',
    signup_disabled: 'Uusia tilejä ei voi juuri nyt luoda täällä.',
    otp_expired: 'Tämä koodi on väärä, vanhentunut tai jo käytetty. Lähetä uusi.',
    phone_not_confirmed:
      'Numeroasi ei ole vielä vahvistettu. Vahvista se kirjautumalla koodilla, jonka lähetämme siihen.',
    phone_exists: 'Tällä numerolla on jo tili.',
    phone_invalid: 'Puhelinnumero ei ole täydellinen. Aloita maatunnuksella, esimerkiksi +44 20 7946 0018.',
    phone_disabled: 'Täällä ei voi käyttää puhelinnumeroa. Käytä sähköpostiosoitettasi.',
    sms_failed: 'Emme voineet lähettää tekstiviestiä. Yritä uudelleen tai käytä sähköpostiosoitettasi.',
    managed_elsewhere: 'Organisaatiosi hallinnoi tätä tiliä. Muuta se siellä.',
    same_password: 'Tämä on jo salasanasi. Valitse toinen.',
    current_password_required: 'Anna myös nykyinen salasanasi.',
    current_password_invalid: 'Tämä ei ole nykyinen salasanasi.',
    reauthentication_needed:
      'Kirjautumisestasi on jo aikaa. Varmista, että se olet sinä: pyydä linkki sähköpostiisi ja aseta uusi salasanasi sen avulla.',
    session_gone: 'Et ole enää kirjautuneena. Kirjaudu uudelleen.',
    answer_unusable: 'Kirjautumispalvelussa meni jokin vikaan. Yritä uudelleen.',
    factor_code_wrong: 'Tämä koodi on väärä. Anna ne 6 numeroa, jotka sovelluksesi nyt näyttää.',
    factor_code_old: 'Tämä koodi on vanhentunut. Anna ne 6 numeroa, jotka sovelluksesi nyt näyttää.',
    recovery_code_wrong: 'Tämä palautuskoodi on väärä tai jo käytetty.',
    recovery_code_shape: 'Palautuskoodissa on 10 kirjainta ja numeroa, esimerkiksi ab3de-fg6hj.',
    factor_gone: 'Tällä tilillä ei enää ole todennussovellusta. Kirjaudu uudelleen.',
    factor_exists: 'Tällä tilillä on jo todennussovellus. Poista se ensin.',
    factor_off: 'Todennussovelluksia ei voi käyttää täällä.',
    factor_needed: 'Anna ensin todennussovelluksesi koodi.',
    identity_taken: 'Se tili on jo liitetty jonkun muun tiliin täällä.',
    identity_last: 'Tämä on ainoa tapasi kirjautua. Aseta ensin salasana tai liitä toinen tili.',
    identity_gone: 'Tätä tiliä ei ole enää liitetty.',
    identity_off: 'Tilejä ei voi liittää täällä.',
    provider_stopped: 'Lopetit kesken. Mikään ei muuttunut, eikä mitään jaettu.',
    provider_address_unproven:
      'Osoitettasi ei ole vielä vahvistettu siellä. Olemme lähettäneet sinulle sähköpostin. Avaa sen linkki ja kirjaudu.',
    provider_off: 'Tätä kirjautumistapaa ei ole täällä.',
    provider_unavailable:
      'Se palvelu ei juuri nyt vastaa. Yritä myöhemmin uudelleen tai kirjaudu toisella tavalla.',
    provider_refused: 'Se palvelu ei vahvistanut tätä kirjautumista. Kirjaudu toisella tavalla.',
    provider_trip_lost: 'Tämä kirjautuminen on vanhentunut tai jo käytetty. Aloita alusta.',
    provider_failed:
      'Jokin meni vikaan, etkä ole kirjautuneena. Yritä uudelleen tai kirjaudu toisella tavalla.',
    other_browser:
      'Aloitit toisessa selaimessa, tai tämä selain on kadottanut tiedon siitä. Aloita alusta ja pysy samassa selaimessa.',
    wait_one: 'Liian monta yritystä. Odota {{count}} sekunti ja yritä uudelleen.',
    wait_other: 'Liian monta yritystä. Odota {{count}} sekuntia ja yritä uudelleen.',
    unreachable: 'Emme saa yhteyttä palveluun. Tarkista yhteytesi ja yritä uudelleen.',
    unexpected: 'Jokin meni vikaan. Yritä uudelleen.',
  },
  weakness: {
    length:
      'Se on liian lyhyt. Käytä vähintään {{count}} merkkiä. Osoitettasi, nimeäsi ja alun tai lopun välilyöntejä ei lasketa.',
    characters: 'Siinä on merkkejä, joita ei voi käyttää, tai siitä puuttuu muunlaisia merkkejä.',
    pwned:
      'Se on yleinen salasana, jota hyökkääjät kokeilevat ensin. Valitse sellainen, jota kukaan muu ei keksisi.',
    other: 'Se on liian helppo arvata.',
  },
  way: {
    logInInstead: 'Kirjaudu tälle tilille',
    enterCode: 'Anna koodi tai lähetä uusi',
    logIn: 'Kirjaudu sisään',
    askForLink: 'Lähetä minulle linkki',
    beginAgain: 'Aloita alusta',
  },
  social: {
    login: { google: 'Kirjaudu Googlella', facebook: 'Kirjaudu Facebookilla' },
    signUp: { google: 'Luo tili Googlella', facebook: 'Jatka Facebookilla' },
  },
  farewell: {
    ended: 'Sinut on kirjattu ulos. Jatka kirjautumalla uudelleen. Kirjoittamasi on tallessa.',
    expired:
      'Olit ollut kirjautuneena pitkään, joten kirjasimme sinut ulos tilisi turvaksi. Jatka kirjautumalla uudelleen. Kirjoittamasi on tallessa.',
  },
  sent: {
    mail: {
      title: 'Katso sähköpostisi',
      signup:
        'Jos osoitteella {{to}} ei vielä ole tiliä, lähetimme sinne linkin ja koodin. Avaa linkki millä tahansa laitteella tai anna koodi tässä.',
      login:
        'Jos osoitteella {{to}} on tili, lähetimme sinne linkin ja koodin. Avaa linkki millä tahansa laitteella tai anna koodi tässä.',
      recovery:
        'Jos osoitteella {{to}} on tili, lähetimme sinne linkin ja koodin. Avaa linkki millä tahansa laitteella tai anna koodi tässä. Valitse sitten uusi salasana.',
      proof:
        'Jotta lähettämäsi säilyy tililläsi, vahvista ensin osoite {{to}}. Lähetimme sinne linkin ja koodin. Avaa linkki tällä laitteella tai anna koodi tässä.',
      code: 'Sähköpostin koodi',
      nothing: 'Eikö sähköpostia näy? Katso roskapostikansiosta tai lähetä uudelleen.',
    },
    sms: {
      title: 'Katso puhelimesi',
      text: 'Jos numeroa {{to}} voi käyttää täällä, lähetimme tekstiviestin, jossa on koodi.',
      code: 'Tekstiviestin koodi',
      nothing: 'Eikö viestiä näy? Tarkista numero tai lähetä uudelleen.',
    },
    submit: { signup: 'Vahvista', login: 'Kirjaudu sisään', recovery: 'Jatka', proof: 'Vahvista' },
    otherAddress: 'Käytä toista osoitetta',
    otherWay: 'Kirjaudu toisella tavalla',
    outbox: 'Täällä ei ole sähköpostipalvelinta. {product} säilyttää sähköpostinsa lähtevissä.',
    outboxLink: 'Avaa lähtevät',
  },
  resend: {
    button: 'Lähetä uudelleen',
    wait_one: 'Lähetä uudelleen {{count}} sekunnin kuluttua',
    wait_other: 'Lähetä uudelleen {{count}} sekunnin kuluttua',
    again: 'Voit nyt lähettää sen uudelleen.',
    done: 'Jos lähetettävää on, lähetimme uuden sähköpostin. Vain uusin linkki ja koodi toimivat.',
    doneSms: 'Jos lähetettävää on, lähetimme uuden viestin. Vain uusin koodi toimii.',
  },
  forgotten: {
    title: 'Unohditko salasanasi?',
    text: 'Anna sähköpostiosoitteesi, niin lähetämme linkin, jolla voit valita uuden salasanan.',
    submit: 'Lähetä linkki',
    back: 'Takaisin kirjautumiseen',
  },
  newPassword: {
    title: 'Valitse uusi salasana',
    text: 'Osoitteelle {{email}}. Sinut kirjataan ulos kaikilla muilla laitteillasi.',
    nobody:
      'Uuden salasanan valitsemiseen tarvitset meiltä linkin. Voimme lähettää sen sähköpostiisi. Se toimii millä tahansa laitteella.',
    submit: 'Aseta salasana',
    doneTitle: 'Salasana vaihdettu',
    doneText: 'Olet kirjautuneena täällä ja kirjattu ulos kaikilla muilla laitteillasi.',
  },
  choosePassword: {
    title: 'Valitse salasana',
    text: 'Osoitteesi on vahvistettu. Loit tilin toisessa selaimessa, joten siellä valitsemaasi salasanaa ei käytetä. Valitse nyt salasana tälle tilille.',
    giveUp: 'Ei nyt',
  },
  role: {
    title: 'Ensin yksi kysymys',
    text: 'Emme tallenna mitään ennen kuin vastaat. Nimeäsi voit muuttaa myöhemmin, mutta et sitä, oletko pyöräilijä vai bikefitter.',
    giveUp: 'Ei nyt',
  },
  step: {
    appTitle: 'Anna koodisi',
    appText:
      'Tililläsi on kaksivaiheinen kirjautuminen. Avaa todennussovelluksesi ja anna sen näyttämä koodi.',
    recoveryTitle: 'Käytä palautuskoodia',
    recoveryText:
      'Se kirjaa sinut sisään kerran ja poistaa todennussovelluksen tililtäsi, jotta voit ottaa sen uudelleen käyttöön. Sinut kirjataan ulos kaikilla muilla laitteillasi.',
    recoveryCode: 'Palautuskoodi',
    recoveryHint: '10 kirjainta ja numeroa, esimerkiksi ab3de-fg6hj.',
    recoveryInstead: 'Käytä sen sijaan palautuskoodia',
    appInstead: 'Käytä todennussovellustani',
    enrolTitle: 'Ota kaksivaiheinen kirjautuminen käyttöön',
    enrolText: 'Tukitilit tarvitsevat todennussovelluksen kirjautumiseen. Käyttöönotto vie minuutin.',
    removedTitle: 'Todennussovellus poistettu',
    removedText:
      'Olet kirjautuneena, ja palautuskoodisi on käytetty. Tästä lähtien pelkkä salasanasi avaa tilisi. Suojaa se ottamalla todennussovellus uudelleen käyttöön.',
    toSecurity: 'Siirry turvallisuusasetuksiin',
    noAddressTitle: 'Tilisi tarvitsee sähköpostiosoitteen',
    noAddressText:
      'Jotta lähettämäsi säilyy, tilisi tarvitsee vahvistetun sähköpostiosoitteen, ja tililläsi sitä ei ole. Mitään ei ole kadonnut. Kirjaudu tilillä, jolla on osoite, tai luo tili.',
    giveUp: 'Kirjaudu toisella tilillä',
  },
  callback: { stoppedTitle: 'Mikään ei muuttunut', failedTitle: 'Se ei onnistunut', back: 'Palaa takaisin' },
  confirm: {
    ask: {
      confirmTitle: 'Vahvista osoitteesi',
      confirmText: 'Vahvista sähköpostiosoitteesi ja kirjaudu painamalla painiketta.',
      confirmButton: 'Vahvista ja kirjaudu',
      logInTitle: 'Kirjaudu sisään',
      logInText: 'Kirjaudu ilman salasanaa painamalla painiketta.',
      logInButton: 'Kirjaudu sisään',
      recoveryTitle: 'Valitse uusi salasana',
      recoveryText: 'Kirjaudu ja valitse uusi salasana painamalla painiketta.',
      recoveryButton: 'Jatka',
      changeTitle: 'Vahvista uusi sähköpostiosoite',
      changeText:
        'Tilisi sähköpostiosoite on vaihtumassa. Se vaihtuu, kun sekä nykyinen että uusi osoite on vahvistettu.',
      changeButton: 'Vahvista vaihto',
      inviteTitle: 'Hyväksy kutsu',
      inviteText: 'Avaa tilisi ja kirjaudu painamalla painiketta.',
      inviteButton: 'Hyväksy ja kirjaudu',
    },
    done: {
      confirmTitle: 'Osoite vahvistettu',
      confirmText: 'Olet kirjautuneena.',
      changeTitle: 'Sähköpostiosoite vaihdettu',
      changeText: 'Molemmat osoitteet on vahvistettu. Kirjaudu tästä lähtien uudella.',
      inviteTitle: 'Kutsu hyväksytty',
      inviteText: 'Tilisi on avoinna, ja olet kirjautuneena.',
      loggedOutText: 'Et ole kirjautuneena. Kirjaudu, kun haluat jatkaa.',
    },
    half: {
      title: 'Vielä yksi osoite vahvistettavana',
      text: 'Tämä osoite on vahvistettu. Avaa nyt linkki toiseen osoitteeseen lähettämässämme sähköpostissa, niin osoitteesi vaihtuu.',
    },
    elsewhere:
      'Tätä vaihtoa pyydettiin toisessa selaimessa. Avaa linkki siellä. Tai kirjaudu täällä tilille, jonka on tarkoitus saada tämä osoite, ja avaa linkki uudelleen. Jos et pyytänyt vaihtoa, älä tee mitään.',
    here: 'Olet kirjautuneena täällä: {{who}}. Jos tämä linkki kuuluu toiselle tilille, sinut kirjataan sille.',
    askTitle: 'Vahvista osoitteesi',
    askText: 'Lähetämme sinulle linkin sähköpostilla. Se toimii millä tahansa laitteella.',
    goOn: 'Jatka',
    usedTitle: 'Jo vahvistettu',
    usedText: 'Olet jo käyttänyt tämän linkin. Osoitteesi on vahvistettu, ja olet kirjautuneena.',
    expiredTitle: 'Tämä linkki ei enää toimi',
    expired: {
      confirm:
        'Se on vanhentunut, korvattu uudemmalla tai käytetty. Jos olet jo vahvistanut osoitteesi, kirjaudu vain. Jos et, lähetä uusi linkki.',
      logIn:
        'Se on vanhentunut, korvattu uudemmalla tai käytetty. Kirjaudu toisella tavalla tai lähetä uusi linkki.',
      recovery: 'Se on vanhentunut, korvattu uudemmalla tai käytetty. Lähetä uusi linkki.',
      change:
        'Se on vanhentunut, korvattu uudemmalla tai käytetty. Tarkista asetuksistasi, onko osoitteesi vaihtunut. Jos ei, pyydä vaihtoa uudelleen.',
      invite: 'Se on vanhentunut tai käytetty. Kirjaudu tai pyydä uusi sinut kutsuneelta henkilöltä.',
    },
    incompleteTitle: 'Tämä linkki ei ole täydellinen',
    incompleteText:
      'Avaa se uudelleen sähköpostista tai kopioi koko osoite. Voit myös lähettää uuden linkin.',
    logIn: 'Kirjaudu sisään',
  },
  factor: {
    scanTitle: 'Lisää todennussovellus',
    scanText:
      'Sovellus näyttää uuden 6-numeroisen koodin 30 sekunnin välein. Tarvitset kirjautumiseen sen koodin ja salasanasi.',
    scan: 'Skannaa tämä sovelluksellasi, esimerkiksi Google Authenticatorilla, 2FAS:lla, Aegisilla tai salasanojen hallintaohjelmallasi.',
    qr: 'QR-koodi todennussovellukselle',
    secret: 'Etkö voi skannata sitä? Anna tämä avain sovelluksessa',
    secretHint: 'Jos sovellus kysyy, valitse ”aikaperusteinen”.',
    code: 'Sovelluksen koodi',
    codeHint: 'Anna ne 6 numeroa, jotka sovellus nyt näyttää.',
    confirm: 'Ota käyttöön',
    codesTitle: 'Tallenna palautuskoodisi',
    codesText:
      'Jos kadotat puhelimesi, jokin näistä koodeista päästää sinut sisään. Kukin toimii kerran. Näytämme ne vain nyt.',
    codesList: 'Palautuskoodit',
    copy: 'Kopioi kaikki',
    download: 'Lataa',
    print: 'Tulosta',
    copyFailed: 'Selaimesi ei salli kopiointia. Valitse koodit ja kopioi ne itse.',
    fileTitle: 'Palvelun {product} palautuskoodit',
    fileText: 'Kukin toimii kerran salasanasi kanssa. Säilytä ne paikassa, jonka vain sinä näet.',
    kept: 'Olen tallentanut ne',
    fresh: 'Luo koodit',
  },
} satisfies Translation<typeof english>
