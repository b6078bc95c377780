import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
