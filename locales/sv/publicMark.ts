import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Ditt betyg för ett år, på en sida som alla kan öppna. Du bestämmer om det visas. Det ändrar inte var du visas i någon lista.',
  rules: 'Märkets regler',
  show: 'Visa mitt märke',
  showHint: 'Alla med länken kan se det. Du kan sluta visa det när som helst.',
  link: 'Länk som verifierar märket',
  linkHint: 'Lägg den på din webbplats. Den visar märket som vi räknat ut det.',
  preview: 'Vad alla ser',
  open: 'Öppna sidan',
  state: {
    waiting: 'Ditt märke är inte uträknat ännu. Kom tillbaka senare i dag.',
    few_riders_one: 'Det finns inget märke för {{year}}: {{count}} cyklist till hade behövts.',
    few_riders_other: 'Det finns inget märke för {{year}}: {{count}} cyklister till hade behövts.',
    fewHow:
      'Ett märke kräver 11 cyklister som betygsatt en bike fit det året och samtyckt till forskning. {{riders}} gjorde det. Nästa märke räknas ut {{date}}.',
    low_response: 'Det finns inget märke för {{year}}: för få cyklister svarade.',
    lowHow:
      'Ett märke kräver svar från hälften av de tillfrågade cyklisterna. {{answered}} av {{asked}} uppföljningar besvarades ({{share}}). Nästa märke räknas ut {{date}}.',
    off: 'Ditt märke är klart, men visas inte.',
    on: 'Alla kan se ditt märke.',
    paused: 'Du valde att visa ditt märke. Det visas igen så snart det finns ett.',
  },
  mark: {
    title: 'Cyklisternas betyg {{year}}',
    rating: '{{value}} av 7',
    interval: '95 %-intervall {{low}} till {{high}}',
    riders_one: 'av {{count}} cyklist som samtyckt till forskning',
    riders_other: 'av {{count}} cyklister som samtyckt till forskning',
    answered: '{{answered}} av {{asked}} uppföljningar besvarade',
    computed: 'Uträknat {{date}}, giltigt till {{until}}',
  },
  verified: {
    lead: '{product} räknade ut märket från cyklisters svar. Bikefittern kan inte ändra det.',
    unknown: 'Det finns inget märke på adressen',
    unknownText:
      'Bikefittern visar inget märke, eller så finns det inte längre tillräckligt många svar. Om en webbplats ändå visar ett ska du inte lita på det.',
    note: 'Cyklister bryr sig om olika saker, och alla svarar inte. Ett märke säger inte hur din egen bike fit kommer att gå.',
  },
  rulesPage: {
    lead: 'Vad en bikefitters märke säger, hur vi räknar ut det och vad vi inte gör med det.',
    says: 'Vad det säger',
    saysText:
      'Hur nöjda cyklister var med sin bike fit några veckor senare, från 1 till 7. Det är en enda bikefitters siffra. Det säger inget om hälsa.',
    who: 'Vems svar som räknas',
    whoText:
      'Cyklister som gjort en bike fit under kalenderåret och samtyckt till forskning. Svar som fyllts i tillsammans med bikefittern räknas inte. En cyklist med flera bike fits räknas en gång.',
    least: 'När det finns ett märke',
    leastText:
      'Med minst 11 cyklister, och om minst hälften av uppföljningarna efter sex veckor besvarades. Annars finns det inget.',
    formula: 'Hur det räknas ut',
    formulaText:
      'Det är ett bayesianskt medelvärde: cyklisternas betyg tillsammans med 10 antagna cyklister som ger {{centre}}. Några få svar kan därför inte ge ett mycket högt eller lågt märke. Intervallet visar hur osäkert det är; det enkla medelvärdet visas aldrig.',
    when: 'När det ändras',
    whenText:
      'En gång om året, den 1 april, för året innan: då har cyklister med bike fit i december hunnit svara. Om en cyklist återkallar sitt samtycke till forskning räknas cyklisten inte med nästa gång. Om färre än 11 cyklister är kvar försvinner märket.',
    choice: 'Vem som bestämmer',
    choiceText:
      'Bikefittern bestämmer om märket visas. Vi sorterar, filtrerar eller rekommenderar inte bikefittrar efter det, och en bikefitter utan märke är inte sämre än en med.',
    verify: 'Hur du verifierar det',
    verifyText:
      'Ett märke har en länk till en sida på {product}. Det som sidan visar är det vi räknat ut. En bild av ett märke bevisar ingenting.',
  },
} satisfies Translation<typeof english>
