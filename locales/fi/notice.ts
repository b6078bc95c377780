import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tietosi ja yksityisyytesi',
  version: 'Versio {{version}}, päivitetty viimeksi {{date}}',
  asPage: 'Avaa tulostettavana sivuna',
  heading: {
    short: 'Lyhyesti',
    collected: 'Mitä tietoja säilytämme sinusta',
    purpose: 'Mihin käytämme niitä',
    consent: 'Suostumuksesi',
    seen: 'Kuka näkee ne',
    place: 'Missä ne säilytetään',
    protection: 'Miten ne suojataan',
    device: 'Mitä jää laitteellesi',
    retention: 'Kuinka kauan niitä säilytetään',
    research: 'Tutkimus ja tekoälyn kehittäminen',
    young: 'Alle {{age}}-vuotiaat pyöräilijät',
    rights: 'Oikeutesi',
    contact: 'Keneen ottaa yhteyttä',
    storage: 'Evästeet ja tallennus laitteellasi',
    limits: 'Mitä tämä ei ole',
    changes: 'Muutokset tähän tietosuojaselosteeseen',
  },
  text: {
    shortOwn:
      'Tiedot ovat sinun. Voit nähdä ne, korjata niitä, pyytää niiden poistamista ja viedä ne toiselle bikefitterille.',
    shortSeen:
      'Tiedot, joista sinut voi tunnistaa, näkee vain valitsemasi bikefitter ja teknisestä tai laatuun liittyvästä syystä palveluntarjoajan tukihenkilöstö.',
    shortSealed: 'Ne salataan siirrossa ja tallennettuina.',
    shortSold: 'Niitä ei koskaan myydä eikä koskaan käytetä mainontaan.',
    shortResearch: 'Niitä käytetään tutkimukseen vain suostumuksellasi ja silloinkin vain anonymisoituina.',
    shortContact: 'Kaikkeen, mitä tässä selosteessa mainitaan, riittää yksi sähköposti.',
    collectedLead:
      '{product} säilyttää sen, mitä sinä ja bikefitterisi annatte, ja sen, mitä palvelun toiminta vaatii:',
    collectedPerson:
      'Kuka olet: nimesi, sähköpostiosoitteesi ja, jos annat ne, puhelinnumerosi, syntymäaikasi, sukupuolesi, ammattisi ja työsi laatu.',
    collectedBody:
      'Kehosi ja terveytesi siltä osin kuin kerrot niistä: pituus, paino, epämukavuus pyörän päällä, vammat ja hoidot, aiemmat bikefitit.',
    collectedRiding: 'Miten ajat: pyörät, laji, tunnit, kadenssi, varmuus, muut lajit ja tavoitteet.',
    collectedFit:
      'Mitä bikefitter lisää bikefitistäsi, ja myöhemmät vastauksesi siitä, mikä sen jälkeen muuttui.',
    collectedAccount:
      'Jos sinulla on tili: salasanasi muodossa, jota ei voi palauttaa, kielesi, alueesi ja yksikkösi sekä milloin ja millaisella selaimella kirjauduit.',
    collectedTrail:
      'Tallenne siitä, kuka muutti mitä ja milloin, sekä suostumuksistasi: mikä tämän selosteen versio, millä kielellä ja mihin aikaan.',
    collectedTechnical:
      'Lyhyen aikaa teknisiä tietoja pyynnöistä ja kirjautumisista, kuten verkko-osoite tai sen osa, palvelun toiminnan ylläpitämiseksi ja väärinkäytön estämiseksi: enintään 90 päivää. Niissä ei ole vastauksia.',
    purposeFit: 'Bikefitter käyttää niitä bikefitisi valmisteluun ja tekemiseen.',
    purposeCompare:
      'Vastauksiasi ennen bikefitiä ja sen jälkeen verrataan, jotta sinä ja bikefitter näette, mikä on muuttunut.',
    purposeMail:
      'Saat tähän tarvittavat sähköpostit: kutsut, koodit, vahvistukset, muistutukset ja raporttisi linkin. Niissä ei koskaan ole vastauksiasi.',
    purposeNot:
      'Niitä ei käytetä mainontaan, ei myydä eikä luovuteta vakuutusyhtiöille tai työnantajille. Kone ei tee sinua koskevia päätöksiä.',
    consentHealth:
      'Kehoasi ja epämukavuutta koskevat vastaukset ovat terveystietoja. Niitä käytetään bikefitiisi, koska annat siihen nimenomaisen suostumuksesi painamalla lomakkeen aloittavaa painiketta. Säilytämme tiedon siitä, minkä tämän selosteen version hyväksyit.',
    consentFree:
      'Voit vapaasti olla antamatta suostumusta. Bikefitisi tehdään silloin ilman lomaketta. Voit perua suostumuksesi milloin tahansa. Se, mitä tehtiin ennen sitä, pysyy laillisena. Siitä lähtien tietojasi ei enää käytetä, ja voit pyytää niiden poistamista.',
    consentContract:
      'Tietoja, joita tarvitaan tilin antamiseen sinulle ja palvelun suojaamiseen, käytetään, koska pyysit tilin ja koska palvelua ei voisi ylläpitää turvallisesti ilman niitä.',
    seenFitter:
      'Valitsemasi bikefitter: se, joka kutsui sinut, tai se, jonka itse valitsit. Kukaan muu bikefitter ei näe tietojasi, ellet jaa niitä.',
    seenSupport:
      'Palveluntarjoajan tukihenkilöstö, vain teknisestä tai laatuun liittyvästä syystä: rajatun ajan, kirjatulla perusteella, ja jokainen katselu tallennetaan.',
    seenYou: 'Sinä.',
    seenNobody:
      'Ei kukaan muu. Kaksi bikefitteriä, joiden luona olet käynyt, ei saa tietää toisistaan, ellet jaa tietoja jommallekummalle.',
    seenGuardian:
      'Jos vanhempi tai huoltaja antoi suostumuksen puolestasi, hän näkee sen, mitä näytät hänelle.',
    placeServer:
      'Kaiken antamasi säilyttää se palveluntarjoaja, jonka osoite näkyy selaimessasi: palvelimella, sen tallennustilassa ja varmuuskopioissa. Nämä sivut eivät lataa muiden yritysten skriptejä, fontteja, kuvia tai seuraimia.',
    placeMail:
      'Sähköpostit lähetetään palveluntarjoajan sähköpostipalvelulla. Niissä on osoitteesi, linkki tai koodi, bikefitterin nimi ja kutsussa bikefitterin viesti sinulle. Niissä ei ole vastauksia.',
    protectionTransit: 'Kaikki salataan laitteesi ja palvelimen välillä, kuten verkkopankissa.',
    protectionRest:
      'Nimesi, osoitteesi, puhelinnumerosi, syntymäaikasi, kaikki terveydestäsi kirjoittamasi ja lähettämäsi lomakkeet tallennetaan salattuina, kullekin pyöräilijälle omalla avaimella. Avaimet, jotka avaavat ne, säilytetään tietokannan ulkopuolella.',
    protectionFigures:
      'Jotkin luvut ja valinnat säilytetään luettavina, ilman nimeäsi, bikefitiäsi koskevia laskelmia ja tilastoja varten, kuten epämukavuuden voimakkuus jollain alueella, mitta tai valitsemasi tavoite.',
    protectionDoors:
      'Tietokanta itse antaa tiedon vain niille, joilla on oikeus nähdä se. Sähköpostien linkeissä on salaisuus, josta tallennetaan vain sormenjälki.',
    protectionTrail:
      'Jokaisesta tietojesi muutoksesta tallennetaan kuka, milloin ja mitä. Tähän tallenteeseen voi lisätä merkintöjä, mutta niitä ei voi kirjoittaa uudelleen, ja se tarkistetaan peukaloinnin varalta.',
    deviceDraft:
      'Kun täytät lomaketta, kirjoittamasi säilyy myös laitteellasi, jotta mitään ei katoa, jos yhteys katkeaa tai akku tyhjenee. Se on siellä salattu avaimella, jota ei voi viedä ulos selaimestasi. Se poistetaan, kun lähetät lomakkeen tai kirjaudut ulos, ja viimeistään {{draftDays}} päivän kuluttua.',
    deviceLimit:
      'Tämä suojaa sinua, jos joku kopioi laitteesi tallennustilan. Se ei suojaa sinua henkilöltä, joka käyttää selaintasi lukitsemattomalla laitteellasi: hän näkee saman kuin sinä. Jos laitteella on muitakin, lähetä lomake tai kirjaudu ulos ennen kuin jätät sen.',
    retentionYears:
      'Tietoja, joista sinut voi tunnistaa, säilytetään enintään {{years}} vuotta, ellet pyydä niiden poistamista aiemmin. Sen jälkeen ne poistetaan.',
    retentionErase:
      'Kun tietosi poistetaan, vastauksesi poistetaan ja ne avaava avain tuhotaan. Bikefitterille jää vain tieto siitä, että bikefit tehtiin, ja milloin.',
    retentionBackup:
      'Varmuuskopioita säilytetään enintään {{backupDays}} päivää. Siihen asti poistetut tiedot voivat vielä olla varmuuskopiossa. Jos varmuuskopio on palautettava, tietosi poistetaan uudelleen ennen kuin kukaan voi käyttää niitä.',
    researchOptIn:
      'Esitietolomakkeen lopussa voit sallia tietojesi käytön anonymisoituina tutkimukseen ja bikefitin tekoälytyökalujen kehittämiseen. Lupa on pois päältä, ellet ota sitä käyttöön, eikä bikefitisi riipu siitä.',
    researchAnonymous:
      'Anonymisoitu tarkoittaa: ilman nimeäsi, yhteystietojasi tai mitään omin sanoin kirjoittamaasi, ja vain niin monen muun pyöräilijän tietojen kanssa, ettei ketään voi tunnistaa.',
    researchRevoke:
      'Voit perua tämän milloin tahansa kohdassa Asetukset → Yksityisyys tai sähköpostilla. Siitä lähtien tietosi eivät ole mukana missään uudessa käytössä. Aiemmat tulokset, joista ketään ei voi tunnistaa, jäävät.',
    youngGuardian:
      'Alle {{age}}-vuotiaan pyöräilijän vanhempi tai huoltaja antaa nimensä ja suostumuksensa. Lomake kysyy tätä, kun syntymäaika sitä edellyttää.',
    youngResearch: 'Alle {{age}}-vuotiaiden pyöräilijöiden tietoja ei käytetä tutkimukseen.',
    rightsLead: 'Voit milloin tahansa:',
    rightsAccess:
      'nähdä, mitä sinusta säilytetään, ja saada siitä kopion muodossa, jota muut ohjelmat osaavat lukea;',
    rightsCorrect: 'pyytää tietojen korjaamista; esitietolomakettasi voit korjata itse tililläsi;',
    rightsErase: 'pyytää tietojen poistamista;',
    rightsWithdraw: 'perua minkä tahansa suostumuksen, kokonaan tai vain tutkimuksen osalta;',
    rightsRestrict: 'pyytää tietojen käytön rajoittamista tai vastustaa sitä;',
    rightsMove: 'viedä tiedot toiselle bikefitterille.',
    rightsHow:
      'Lähetä meille sähköpostia ja kerro, mitä haluat. Vastaamme kuukauden kuluessa maksutta. Voimme pyytää sinua osoittamaan, että se olet sinä.',
    rightsComplain:
      'Jos tietojasi ei mielestäsi käsitellä asianmukaisesti, voit myös tehdä valituksen asuinpaikkasi tietosuojaviranomaiselle.',
    contactLead: 'Kaikissa tietojasi koskevissa kysymyksissä:',
    contactFitter: 'Bikefitiäsi koskevissa kysymyksissä ota yhteyttä bikefitteriisi.',
    storageLead:
      'Laitteellasi säilytetään vain se, mitä palvelu tarvitsee toimiakseen. Mainos- tai analytiikkaevästeitä ei ole, joten ei ole evästeilmoitustakaan, joka pitäisi sulkea.',
    limitsMedical:
      'Bikefit ei ole lääketieteellistä hoitoa, eikä {product} anna lääketieteellisiä neuvoja. Se ei lupaa paranemista eikä suojaa vammoilta. Jos sinulla on huolestuttavaa kipua, puutumista, joka ei mene ohi, heikkoutta tai turvotusta, käy lääkärillä.',
    changesText:
      'Kun tämä seloste muuttuu olennaisesti, se saa uuden version. Siitä kerrotaan sinulle, ja sinulta kysytään uudelleen siltä osin kuin suostumustasi tarvitaan. Hyväksymäsi versio jää talteen.',
  },
  storage: {
    caption: 'Mitä laitteellasi säilytetään, miksi ja kuinka kauan',
    name: 'Nimi',
    purpose: 'Tarkoitus',
    until: 'Säilytetään, kunnes',
    cookie:
      'Eväste: pitää sinut kirjautuneena tai antaa sinun täyttää lomakkeen, johon sinut kutsuttiin. Skriptit eivät voi lukea sitä.',
    cookieUntil: 'Kirjaudut ulos tai olet jonkin aikaa poissa',
    signUpCookie:
      'Eväste: tunnistaa selaimen, jossa loit tilin, kun vahvistat osoitteesi. Skriptit eivät voi lukea sitä.',
    signUpCookieUntil: '400 päivää siitä, kun viimeksi loit tilin täällä',
    session: 'Istuntosi kirjautumispalvelussa',
    sessionUntil: 'Kirjaudut ulos',
    user: 'Tunnisteesi, roolisi ja nimesi, jotta sivut avautuvat heti',
    role: 'Oletko pyöräilijä vai bikefitter',
    logoutOwed: 'Että kirjauduit ulos, kun palvelimeen ei saatu yhteyttä',
    logoutOwedUntil: 'Palvelin on saanut tiedon',
    roleCookie:
      'Eväste: luotko tilin pyöräilijänä vai bikefitterinä, kun kirjaudut toisen palvelun kautta. Skriptit eivät voi lukea sitä.',
    roleCookieUntil: '15 minuuttia on kulunut',
    keptRecord: 'Että pyysit säilyttämään lomakkeen tililläsi, koodina, joka ei paljasta kumpaakaan',
    keptRecordUntil: 'Avaat sähköpostin linkin',
    secondFactorLater: 'Milloin lykkäsit kaksivaiheista kirjautumista, jotta sitä ei kysytä 30 päivään',
    secondFactorRead: 'Että olet lukenut vihjeen kaksivaiheisesta kirjautumisesta',
    firstStepsHidden: 'Että piilotit ensimmäiset vaiheet',
    tab: 'Avaamasi linkin salaisuus ja missä olit ennen kuin toinen sivu tuli tilalle',
    tabUntil: 'Suljet välilehden',
    language: 'Valitsemasi kieli',
    theme: 'Vaalea tai tumma, jos valitsit sen',
    choiceUntil: 'Tyhjennät selaimesi tiedot',
    drafts:
      'Aloittamasi lomakkeet; bikefitterillä työ, jota ei ole vielä lähetetty, ja tällä laitteella avatut bikefitit; salattuina',
    draftsUntil: 'Ne on lähetetty tai kirjaudut ulos; enintään {{draftDays}} päivää',
    formFiles:
      'Kopiot lomakkeen omista tiedostoista, jotta se avautuu ilman yhteyttä. Niissä ei ole vastauksia',
    formFilesUntil: 'Uudempi versio korvaa ne',
  },
} satisfies Translation<typeof english>
