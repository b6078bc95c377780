import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    'new': 'Uusi',
    invited: 'Kutsuttu',
    intake_started: 'Esitietolomake aloitettu',
    expired: 'Kutsu vanhentunut',
    intake_submitted: 'Esitietolomake saatu',
    fitted: 'Bikefit tehty',
    following_up: 'Seurannassa',
    closed: 'Suljettu',
    cancelled: 'Peruttu',
  },
  followUpStatus: {
    scheduled: 'Suunniteltu',
    due: 'Ajankohtainen',
    overdue: 'Myöhässä',
    missed: 'Ei vastattu',
    submitted: 'Vastattu',
    skipped: 'Ohitettu',
  },
  phase: { before: 'ennen', after: 'jälkeen' },
  ...riderTexts,
  followUp: {
    answered: 'vastattu {{date}}',
    due: 'määräpäivä {{date}}',
  },
  head: {
    title: 'Bikefit-käynti',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Pyörä',
    noBike: 'Pyörää ei ole valittu',
    alike: 'Samankaltaisia pyöräilijöitä',
  },
  tab: {
    label: 'Käynti',
    brief: 'Yhteenveto',
    fit: 'Bikefit',
    report: 'Raportti',
    followUps: 'Seurannat',
    history: 'Historia',
  },
  life: {
    complete: 'Merkitse bikefit valmiiksi',
    completed: 'Bikefit merkitty valmiiksi.',
    undone: 'Bikefit avattu uudelleen. Sen suunnitellut seurannat on peruttu.',
    planned: 'Bikefit on valmis, ja pyöräilijä näkee raportin. Seurantojen päivät: {{dates}}.',
    nothingPlanned: 'Bikefit on valmis, ja pyöräilijä näkee raportin. Seurantoja ei ole tulossa.',
    undo: 'Avaa bikefit uudelleen',
    close: 'Sulje käynti',
    closed: 'Tämä käynti on suljettu. Seurantoja ei enää lähetetä, eikä mitään voi muuttaa.',
    reopen: 'Avaa käynti uudelleen',
    cancel: 'Peru käynti',
    cancelled: 'Tämä käynti on peruttu. Mitään ei voi muuttaa.',
    uncancel: 'Palauta käynti',
    unsent: 'Joitakin muutoksia ei ole vielä tallennettu. Yritä uudelleen, kun ne on tallennettu.',
  },
  shortcut: {
    title: 'Pikanäppäimet',
    next: 'Mitassa: siirry sarakkeen seuraavaan',
    step: 'Mitassa: yksi askel ylös tai alas',
    stride: 'Mitassa: kymmenen askelta ylös tai alas',
    move: 'Muutoksen kahvassa: siirrä ylös tai alas',
  },
  ...savingTexts,
  appointments: {
    title: 'Aika',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Peruttu',
    no_show: 'Ei tullut',
  },
  brief: {
    goals: 'Tavoitteet',
    age: 'Ikä',
    weight: 'Kuinka tärkeä ”{{goal}}” on',
    weightWords: { '1': 'Tärkeä', '2': 'Tärkeämpi', '3': 'Tärkein' },
    weighed: '{{goal}}: {{weight}}',
    level: 'Mitä 0 tarkoittaisi tavoitteelle ”{{goal}}”',
    reached: '0 tarkoittaa',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Sopikaa pyöräilijän kanssa, mikä lasketaan saavutetuksi. Seurannassa pyöräilijä arvioi kunkin tavoitteen −2:sta +2:een, ja 0 tarkoittaa juuri sitä.',
    activities: 'Mikä pyöräilijälle on vaikeaa',
    activitiesHint:
      'Enintään kolme tekemistä pyörän päällä, pyöräilijän omin sanoin. Pyöräilijä arvioi kunkin: 0 on mahdotonta, 10 on yhtä hyvin kuin ennen ongelmaa.',
    activity: 'Tekeminen {{number}}',
    activityRated: '{{words}}: {{ability}}/10',
    ability: '0–10',
    injuries: 'Nykyiset vammat',
    noInjuries: 'Ei nykyisiä vammoja.',
    notes: 'Muistiinpanosi',
    notesHint: 'Vain sinä näet nämä',
    physician:
      'Varoitusmerkki: ohjaa pyöräilijä lääkärille ennen kuin muutat pyörässä mitään. Siihen asti emme ehdota muutoksia näille alueille.',
    everything: 'Kaikki vastaukset, {{date}}',
    noIntake: 'Ei vielä esitietolomaketta',
    noIntakeNew:
      'Tämä bikefit aloitettiin ilman esitietolomaketta. Kysy pyöräilijältä, mikä on tärkeää, ja kirjoita se muistiinpanoihisi.',
    noIntakeYet:
      'Pyöräilijä ei ole vielä lähettänyt esitietolomaketta. Se tulee tänne heti, kun hän lähettää sen.',
    unknownForm: 'Tämä esitietolomake on uudempi kuin avaamasi sivu. Lataa sivu uudelleen lukeaksesi sen.',
  },
  predict: {
    title: 'Ennusteesi',
    hint: 'Miten pyöräilijä pisteyttää kunkin alueen kuuden viikon seurannassa? Ennustaminen on vapaaehtoista, ja vain sinä näet sen. Parempi tarkoittaa vähintään 2 pistettä alempaa ja huonompi vähintään 2 pistettä ylempää.',
    lockHint:
      'Kun merkitset bikefitin valmiiksi, ennusteesi lukitaan. 11 pyöräilijästä alkaen Tulokset näyttää, kuinka usein ne toteutuivat.',
    zone: 'Ennusteesi: {{zone}}',
    before: '{{score}}/7 ennen bikefitiä',
    none: 'Ei ennustetta',
    outcome: { better: 'Parempi', unchanged: 'Ennallaan', worse: 'Huonompi' },
    said: '{{zone}}: {{outcome}}',
    locked: 'Lukittu siitä lähtien, kun bikefit merkittiin valmiiksi. Vain sinä näet ne.',
  },
  report: {
    title: 'Pyöräilijälle',
    summary: 'Yhteenveto',
    summaryHint:
      'Selkeästi: mitä havaitsit, mitä muutit ja mitä pyöräilijän kannattaa tarkkailla. Se on ensimmäinen asia, jonka hän lukee.',
    photos: 'Raportin valokuvat',
    photosHint: 'Valitse enintään {{most}}. Raportissa ei näy muita.',
    noPhotos: 'Lisää bikefitiin valokuvia, niin voit valita täällä, mitkä raportissa näkyvät.',
  },
  secondBaseline: {
    title: 'Toiset pisteet ennen bikefitiä',
    lead: 'Ennen kuin aloitat, pyöräilijä voi pisteyttää kuusi aluetta vielä kerran. Se vie alle minuutin.',
    sameDay: 'Esitietolomake on tältä päivältä. Toisista pisteistä on hyötyä huomisesta alkaen.',
    primary:
      'Tuloksia verrataan aina esitietolomakkeeseen. Kahdet pisteet ennen bikefitiä osoittavat, kuinka paljon pyöräilijät muuttuvat itsestään.',
    ask: 'Pisteytä alueet uudelleen',
    askAgain: 'Anna pyöräilijän muuttaa pisteitä',
    dialog: 'Pyöräilijä pisteyttää puhelimellaan tai tällä laitteella. Aiempia pisteitä ei näytetä siellä.',
    here: 'Avaa tällä laitteella',
    noDiscomfort: 'Ei epämukavuutta millään alueella.',
    givenAt: 'Pisteytetty {{when}}',
  },
  since: {
    title: 'Viime kerrasta',
    last: '{{form}}, {{date}}',
    nothing: 'Ei epämukavuutta silloin eikä nyt.',
  },
  fit: {
    whichBike: 'Mille pyörälle tämä bikefit on?',
    typesOfIntake: 'Lisää pyörä valitsemalla tyyppi esitietolomakkeesta. Tiedot voit lisätä myöhemmin.',
    addType: 'Lisää: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
