import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Forskningseksport: dataordbog',
  intro:
    'Én række er ét bikefit for en rytter, hvis forskningssamtykke gjaldt, da eksporten blev lavet. En række udelades, medmindre mindst {{k}} personer har samme aldersgruppe, køn, land og disciplin. Et mål, en cykeltype eller en ændring, som færre har, er »other«. Det samme gælder en højde eller vægt, som færre personer i en sådan gruppe har. Et tomt felt er ukendt. Point går fra 0 (intet ubehag) til 7.',
  column: 'Kolonne',
  meaning: 'Betydning',
  columns: {
    person:
      'Pseudonym for rytteren. Det er det samme inden for én eksport og et andet i enhver anden eksport.',
    week: 'Hele uger fra rytterens første eksporterede bikefit til dette.',
    age_band: 'Alder ved det seneste forhåndsskema, i grupper; 75 og derover er én.',
    gender: 'woman, man eller other_or_not_said.',
    country: 'Landet for rytterens tidszone (ISO 3166).',
    height_cm: 'Kropshøjde i intervaller på 2 cm; de laveste og de højeste deler hver et interval.',
    weight_kg: 'Kropsvægt i intervaller på 2 kg; de letteste og de tungeste deler hver et interval.',
    discipline: 'Cykeldisciplin.',
    bike_types: 'Typen på den tilpassede cykel, ellers på rytterens cykler, adskilt af mellemrum.',
    weekly_hours: 'Timers cykling om ugen, i trin på 4.',
    goals: 'Det, rytteren ønskede af bikefittet, adskilt af mellemrum.',
    before_feet: 'Ubehag i fødderne før bikefittet.',
    before_knees: 'Ubehag i knæene før bikefittet.',
    before_lower_back: 'Ubehag i lænden før bikefittet.',
    before_shoulders: 'Ubehag i nakke og skuldre før bikefittet.',
    before_hands: 'Ubehag i hænderne før bikefittet.',
    after_feet: 'Ubehag i fødderne efter bikefittet.',
    after_knees: 'Ubehag i knæene efter bikefittet.',
    after_lower_back: 'Ubehag i lænden efter bikefittet.',
    after_shoulders: 'Ubehag i nakke og skuldre efter bikefittet.',
    after_hands: 'Ubehag i hænderne efter bikefittet.',
    after_week: 'Hele uger fra bikefittet til det svar, der tæller som efter det.',
    overall_change: 'Rytterens samlede vurdering af ændringen.',
    satisfaction: 'Rytterens tilfredshed, 1 til 7; aldrig fra et svar givet sammen med bikefitteren.',
    changes: 'Typer ændringer, bikefitteren lavede, adskilt af mellemrum.',
  },
} satisfies Translation<typeof english>
