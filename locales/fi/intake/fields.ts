import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: { label: 'Nimi', required: 'Anna nimesi.' },
  email: {
    label: 'Sähköposti',
    hint: 'Bikefitter saa sinuun yhteyden tällä osoitteella.',
    required: 'Anna sähköpostiosoitteesi.',
  },
  phone: { label: 'Puhelinnumero' },
  dateOfBirth: { label: 'Syntymäaika', required: 'Anna syntymäaikasi.' },
  guardianName: {
    label: 'Vanhemman tai huoltajan nimi',
    hint: 'Olet alle 16-vuotias, joten tarvitaan vanhemman tai huoltajan suostumus.',
    required: 'Anna vanhemman tai huoltajan nimi.',
  },
  guardianConfirmed: {
    label:
      'Olen tämän pyöräilijän vanhempi tai huoltaja, ja suostun siihen, että näitä vastauksia, myös terveystietoja, käytetään bikefitissä.',
    required: 'Vanhemman tai huoltajan on vahvistettava tämä.',
  },
  heightCm: { label: 'Pituus' },
  weightKg: { label: 'Paino' },
  occupation: { label: 'Ammatti' },
  workEnvironment: { label: 'Työympäristö' },
  gender: { label: 'Sukupuoli', hint: 'Valitse kaikki sopivat.' },
  bikeTypes: { label: 'Pyörätyypit', required: 'Valitse vähintään yksi pyörätyyppi.' },
  ridingStyle: { label: 'Ajotyyli' },
  discipline: { label: 'Laji' },
  ridesPerWeekWinter: { label: 'Ajokertoja viikossa talvella' },
  ridesPerWeekSummer: { label: 'Ajokertoja viikossa kesällä' },
  weeklyHours: { label: 'Ajoaika viikossa keskimäärin' },
  yearsCycling: { label: 'Pyöräilyvuodet' },
  averageCadence: { label: 'Keskimääräinen kadenssi' },
  climbingCadence: { label: 'Kadenssi ylämäessä' },
  corneringConfidence: { label: 'Varmuus kaarteissa', low: 'epävarma', high: 'hyvin varma' },
  descendingConfidence: { label: 'Varmuus alamäissä', low: 'epävarma', high: 'hyvin varma' },
  handsHeaviness: { label: 'Paino käsillä', low: 'ei painetta', high: 'paljon painoa' },
  positionStability: { label: 'Asennon vakaus', low: 'liikkuu koko ajan', high: 'täysin vakaa' },
  hardestRide: {
    label: 'Viime vuoden rankin ajo',
    hint: 'Kuinka pitkä ja mäkinen se oli ja miten se sujui.',
  },
  cyclingGoals: { label: 'Pyöräilytavoitteet' },
  currentSports: { label: 'Nykyiset lajit', hint: 'Valitse kaikki, mitä harrastat pyöräilyn lisäksi.' },
  otherSport: { label: 'Mikä muu laji?', required: 'Anna muu laji.' },
  pastSports: {
    label: 'Aiemmat lajit',
    hint: 'Myös lapsuuden lajit lasketaan. Kuinka kauan ja kuinka kovaa harjoittelit?',
  },
  discomfort: {
    label: 'Epämukavuus pyörän päällä',
    zone: { label: 'Alue', required: 'Valitse alue.' },
    severity: {
      label: 'Voimakkuus',
      hint: 'Kahden viime viikon ajoilla.',
      low: 'lievä',
      high: 'voimakas',
      required: 'Valitse voimakkuus 1–7.',
    },
    onsetMinutes: {
      label: 'Alkaa, kun on ajettu',
      short: 'kun on ajettu {{value}}',
      hint: 'Minuutteja ajon alusta, tai 0, jos se tuntuu heti.',
    },
    trigger: { label: 'Mikä pahentaa sitä?' },
    description: { label: 'Kuvaus', hint: 'Missä se tarkalleen on ja miltä se tuntuu.' },
  },
  injuries: {
    label: 'Vammat',
    location: {
      label: 'Paikka',
      hint: 'Esimerkiksi polvi, solisluu tai alaselkä.',
      required: 'Kerro, missä vamma on.',
    },
    current: { label: 'Vaivaako nyt?' },
    inTreatment: { label: 'Hoidetaanko nyt?' },
    side: { label: 'Puoli' },
    yearOfOnset: { label: 'Alkamisvuosi', hint: 'Neljä numeroa, esimerkiksi 2019.' },
    description: { label: 'Lyhyt kuvaus' },
  },
  previousFit: { label: 'Onko sinulle tehty bikefit ennen?' },
  lastFitYear: { label: 'Viimeisimmän bikefitin vuosi', hint: 'Neljä numeroa, esimerkiksi 2019.' },
  lastFitNotes: { label: 'Huomioita viimeisimmästä bikefitistä', hint: 'Mikä muuttui ja auttoiko se.' },
  goals: {
    label: 'Tämän bikefitin tavoitteet',
    hint: 'Valitse kaikki, mitkä ovat sinulle tärkeitä.',
    required: 'Valitse vähintään yksi tavoite tälle bikefitille.',
  },
  successDefinition: {
    label: 'Milloin bikefit on mielestäsi onnistunut?',
    hint: 'Minkä pitäisi olla toisin bikefitin jälkeen?',
  },
  researchConsent: {
    label: 'Anonymisoituja vastauksiani saa käyttää tutkimukseen ja tekoälyn kehittämiseen.',
    hint: 'Tämä on vapaaehtoista eikä liity bikefitiisi. Jos jätät ruudun tyhjäksi, mitään tietojasi ei käytetä tutkimukseen. Voit muuttaa mieltäsi milloin tahansa asetusten kohdassa Yksityisyys.',
  },
} satisfies Translation<typeof english>
