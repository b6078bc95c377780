import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dina sadlar',
  empty: 'Inga sadlar ännu. Ange sadelns modell och värden nedan, och lägg till den här för nästa bike fit.',
  phase: {
    before: 'Före',
    after: 'Efter',
  },
  of: {
    before: '(före)',
    after: '(efter)',
  },
  choose: 'Välj sadel',
  chooseFor: {
    before: 'Välj sadel: före',
    after: 'Välj sadel: efter',
  },
  search: 'Sök en sadel',
  nothingFound: 'Ingen sadel matchar. Prova färre bokstäver.',
  published: {
    title: 'Publicerade modeller',
    hint: 'Längd och bredd enligt källan. Mät själv avståndet från nosen till 80 mm-punkten.',
    from: 'Källa: {{source}}',
  },
  dimension: {
    width: '{{by}} bred',
    length: '{{by}} lång',
    noseToWidth80: '{{by}} från nos till 80 mm-punkt',
    stack: '{{by}} över rälsen',
  },
  noDimensions: 'Inga mått angivna',
  filled: {
    before: '{{model}} vald som ”före”.',
    after: '{{model}} vald som ”efter”.',
  },
  add: 'Lägg till bland dina sadlar',
  added: '{{model}} tillagd bland dina sadlar.',
  update: 'Uppdatera bland dina sadlar',
  updated: '{{model}} uppdaterad bland dina sadlar.',
  known: 'Bland dina sadlar',
  remove: 'Ta bort',
  removed: '{{model}} borttagen. Dina bike fits behåller dess värden.',
} satisfies Translation<typeof english>
