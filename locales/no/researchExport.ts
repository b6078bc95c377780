import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Forskningseksport: dataordbok',
  intro:
    'Én rad er én bikefit for en syklist som hadde et gyldig forskningssamtykke da eksporten ble laget. En rad utelates med mindre minst {{k}} personer har samme aldersgruppe, kjønn, land og disiplin. Et mål, en sykkeltype eller en endring som færre har, er «other». Det samme gjelder en høyde eller vekt som færre i en slik gruppe har. Et tomt felt er ukjent. Poeng går fra 0 (ikke noe ubehag) til 7.',
  column: 'Kolonne',
  meaning: 'Betydning',
  columns: {
    person: 'Pseudonym for syklisten. Det er det samme innen én eksport og et annet i enhver annen eksport.',
    week: 'Hele uker fra syklistens første eksporterte bikefit til denne.',
    age_band: 'Alder ved det siste forhåndsskjemaet, i grupper; 75 og over er én.',
    gender: 'woman, man eller other_or_not_said.',
    country: 'Landet for syklistens tidssone (ISO 3166).',
    height_cm: 'Kroppshøyde i intervaller på 2 cm; de laveste og de høyeste deler hvert sitt intervall.',
    weight_kg: 'Kroppsvekt i intervaller på 2 kg; de letteste og de tyngste deler hvert sitt intervall.',
    discipline: 'Sykkeldisiplin.',
    bike_types: 'Typen på sykkelen som ble tilpasset, ellers på syklistens sykler, atskilt med mellomrom.',
    weekly_hours: 'Timer sykling per uke, i trinn på 4.',
    goals: 'Det syklisten ønsket av bikefiten, atskilt med mellomrom.',
    before_feet: 'Ubehag i føttene før bikefiten.',
    before_knees: 'Ubehag i knærne før bikefiten.',
    before_lower_back: 'Ubehag i korsryggen før bikefiten.',
    before_shoulders: 'Ubehag i nakke og skuldre før bikefiten.',
    before_hands: 'Ubehag i hendene før bikefiten.',
    after_feet: 'Ubehag i føttene etter bikefiten.',
    after_knees: 'Ubehag i knærne etter bikefiten.',
    after_lower_back: 'Ubehag i korsryggen etter bikefiten.',
    after_shoulders: 'Ubehag i nakke og skuldre etter bikefiten.',
    after_hands: 'Ubehag i hendene etter bikefiten.',
    after_week: 'Hele uker fra bikefiten til svaret som teller som etter den.',
    overall_change: 'Syklistens samlede vurdering av endringen.',
    satisfaction: 'Syklistens tilfredshet, 1 til 7; aldri fra et svar gitt sammen med bikefitteren.',
    changes: 'Typer endringer bikefitteren gjorde, atskilt med mellomrom.',
  },
} satisfies Translation<typeof english>
