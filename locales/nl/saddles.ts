import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Je zadels',
  empty:
    'Nog geen zadels. Vul hieronder model en maten van een zadel in en voeg het dan hier toe voor de volgende fitting.',
  phase: {
    before: 'Ervoor',
    after: 'Erna',
  },
  of: {
    before: '(ervoor)',
    after: '(erna)',
  },
  choose: 'Zadel kiezen',
  chooseFor: {
    before: 'Zadel kiezen: ervoor',
    after: 'Zadel kiezen: erna',
  },
  search: 'Zadel zoeken',
  nothingFound: 'Geen passend zadel. Probeer minder letters.',
  published: {
    title: 'Gepubliceerde modellen',
    hint: 'Lengte en breedte zoals gepubliceerd. Meet zelf de afstand van de neus tot het 80mm-punt.',
    from: 'Bron: {{source}}',
  },
  dimension: {
    width: '{{by}} breed',
    length: '{{by}} lang',
    noseToWidth80: '{{by}} van neus tot 80mm-punt',
    stack: '{{by}} boven de rails',
  },
  noDimensions: 'Geen maten ingevuld',
  filled: {
    before: '{{model}} gekozen voor ervoor.',
    after: '{{model}} gekozen voor erna.',
  },
  add: 'Aan je zadels toevoegen',
  added: '{{model}} aan je zadels toegevoegd.',
  update: 'In je zadels bijwerken',
  updated: '{{model}} in je zadels bijgewerkt.',
  known: 'In je zadels',
  remove: 'Weghalen',
  removed: '{{model}} weggehaald. Fittings houden de maten.',
} satisfies Translation<typeof english>
