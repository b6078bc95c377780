import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Scoor je zones vóór de fitting',
  lead: '{{fitter}} vraagt hoe elke zone nu voelt. Het duurt minder dan een minuut en je bepaalt zelf of je meedoet.',
  leadNameless:
    'Je bikefitter vraagt hoe elke zone nu voelt. Het duurt minder dan een minuut en je bepaalt zelf of je meedoet.',
  frame: 'Denk aan je ritten van de afgelopen twee weken. 0 is geen ongemak, 7 is ernstig ongemak.',
  none: 'geen',
  severe: 'ernstig',
  required: 'Kies een getal van 0 tot 7.',
  why: 'Waarom nog een keer?',
  whyText:
    'Ongemak verandert ook uit zichzelf. Twee scores van vóór de fitting laten zien hoeveel. Je latere antwoorden worden nog steeds met je intake vergeleken. We tonen je eerdere scores hier niet, zodat ze je niet beïnvloeden.',
  already:
    'Je hebt je zones voor deze fitting al gescoord. Als je opnieuw verstuurt, vervangen de nieuwe scores die.',
  submit: 'Scores versturen',
  done: {
    title: 'Scores verstuurd',
    text: 'Bedankt. Je bikefitter kan ze nu zien. Je kunt ze wijzigen tot de fitting is afgerond.',
    change: 'Scores wijzigen',
    toBrief: 'Terug naar de voorbereiding',
  },
  closed: {
    unknownTitle: 'Deze link werkt niet',
    unknown: 'Misschien heeft je bikefitter een nieuwere code. Vraag om die te laten zien.',
    overTitle: 'Scores kunnen niet meer worden gegeven',
    over: 'De fitting is afgerond, of deze link is verlopen. De follow-ups na de fitting kun je nog steeds beantwoorden.',
    noneTitle: 'Scan eerst de code',
    none: 'Deze pagina opent met een code die je bikefitter je op de dag van de fitting laat zien.',
    home: 'Naar de startpagina',
  },
} satisfies Translation<typeof english>
