import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Pisteytä alueesi ennen bikefitiä',
  lead: '{{fitter}} kysyy, miltä kukin alue nyt tuntuu. Se vie alle minuutin ja on vapaaehtoista.',
  leadNameless: 'Bikefitter kysyy, miltä kukin alue nyt tuntuu. Se vie alle minuutin ja on vapaaehtoista.',
  frame: 'Ajattele kahden viime viikon ajojasi. 0 on ei epämukavuutta, 7 on voimakas.',
  none: 'ei mitään',
  severe: 'voimakas',
  required: 'Valitse numero 0–7.',
  why: 'Miksi uudelleen?',
  whyText:
    'Epämukavuus muuttuu myös itsestään. Kahdet pisteet ennen bikefitiä osoittavat, kuinka paljon. Myöhempiä vastauksiasi verrataan yhä esitietolomakkeeseesi. Aiempia pisteitäsi ei näytetä täällä, jotta ne eivät vaikuta sinuun.',
  already:
    'Olet jo pisteyttänyt alueesi tätä bikefitiä varten. Jos lähetät uudelleen, uudet pisteet korvaavat ne.',
  submit: 'Lähetä pisteet',
  done: {
    title: 'Pisteet lähetetty',
    text: 'Kiitos. Bikefitter näkee ne nyt. Voit muuttaa niitä, kunnes bikefit on valmis.',
    change: 'Muuta pisteitä',
    toBrief: 'Takaisin yhteenvetoon',
  },
  closed: {
    unknownTitle: 'Tämä linkki ei toimi',
    unknown: 'Bikefitterillä voi olla uudempi koodi. Pyydä häntä näyttämään se sinulle.',
    overTitle: 'Pisteitä ei voi enää antaa',
    over: 'Bikefit on valmis, tai tämä linkki on vanhentunut. Voit yhä vastata bikefitin jälkeisiin seurantoihin.',
    noneTitle: 'Skannaa ensin koodi',
    none: 'Tämä sivu avautuu koodilla, jonka bikefitter näyttää sinulle bikefitin päivänä.',
    home: 'Siirry aloitussivulle',
  },
} satisfies Translation<typeof english>
