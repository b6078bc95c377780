import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Over deze demo',
    text: 'Dit is een demo. Alle mensen, getallen en foto’s zijn verzonnen en er wordt geen e-mail verstuurd.',
  },
  fitter: {
    title: 'Kijk rond als de bikefitter',
    text: 'Je ziet de studio van Maren Holt: 60 fietsers, twee jaar fittings, en wat fietsers weken later zeiden. Alles is verzonnen, dus probeer wat je wilt.',
    button: 'Studio openen',
  },
  client: {
    title: 'Kijk rond als fietser',
    text: 'Je ziet wat Tom Ashworth ziet: zijn fittings, zijn rapporten, en een follow-up om te beantwoorden. Alles is verzonnen, dus probeer wat je wilt.',
    button: 'Pagina’s van de fietser openen',
  },
  choose: {
    title: 'Kijk rond in de demo',
    text: 'Een studio met 60 fietsers en twee jaar fittings. Alles is verzonnen en niemand kan het wijzigen.',
  },
  unknown: {
    title: 'Deze link opent de demo niet',
    text: 'De links veranderen elke keer dat de demo start. Gebruik er een van de laatste start.',
  },
  none: {
    title: 'Open de demo met de link',
    text: 'De opdracht npm run demo start een demo en toont twee links: een voor de bikefitter, een voor een fietser.',
  },
} satisfies Translation<typeof english>
