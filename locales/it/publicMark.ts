import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'La tua valutazione di un anno, su una pagina che chiunque può aprire. Decidi tu se mostrarla. Non cambia la tua posizione in nessun elenco.',
  rules: 'Le regole del marchio',
  show: 'Mostra il mio marchio',
  showHint: 'Chiunque abbia il link può vederlo. Puoi smettere di mostrarlo in qualsiasi momento.',
  link: 'Link che verifica il marchio',
  linkHint: 'Mettilo sul tuo sito. Mostra il marchio come lo abbiamo calcolato.',
  preview: 'Ciò che vedono tutti',
  open: 'Apri la pagina',
  state: {
    waiting: 'Il tuo marchio non è ancora stato calcolato. Torna più tardi oggi.',
    few_riders_one: 'Non c’è un marchio per il {{year}}: servirebbe ancora {{count}} ciclista.',
    few_riders_other: 'Non c’è un marchio per il {{year}}: servirebbero ancora {{count}} ciclisti.',
    fewHow:
      'Un marchio richiede 11 ciclisti che hanno valutato un fitting di quell’anno e accettato la ricerca. Finora: {{riders}}. Il prossimo marchio si calcola il {{date}}.',
    low_response: 'Non c’è un marchio per il {{year}}: hanno risposto troppo pochi ciclisti.',
    lowHow:
      'Un marchio richiede una risposta dalla metà dei ciclisti interrogati. Follow-up con risposta: {{answered}} su {{asked}} ({{share}}). Il prossimo marchio si calcola il {{date}}.',
    off: 'Il tuo marchio è pronto, ma non è mostrato.',
    on: 'Tutti possono vedere il tuo marchio.',
    paused: 'Hai scelto di mostrare il tuo marchio. Verrà mostrato di nuovo appena ce n’è uno.',
  },
  mark: {
    title: 'Valutazione dei ciclisti {{year}}',
    rating: '{{value}} su 7',
    interval: 'Intervallo al 95% da {{low}} a {{high}}',
    riders_one: 'di {{count}} ciclista che ha accettato la ricerca',
    riders_other: 'di {{count}} ciclisti che hanno accettato la ricerca',
    answered: 'Follow-up con risposta: {{answered}} su {{asked}}',
    computed: 'Calcolato il {{date}}, valido fino al {{until}}',
  },
  verified: {
    lead: '{product} ha calcolato questo marchio dalle risposte dei ciclisti. Il fitter non può cambiarlo.',
    unknown: 'A questo indirizzo non c’è un marchio',
    unknownText:
      'Il fitter non mostra un marchio, o non ci sono più abbastanza risposte per uno. Se un sito ne mostra comunque uno, non fidarti.',
    note: 'Ai ciclisti importano cose diverse, e non tutti rispondono. Un marchio non ti dice come andrà il tuo fitting.',
  },
  rulesPage: {
    lead: 'Che cosa dice il marchio di un fitter, come lo calcoliamo, e che cosa non ne facciamo.',
    says: 'Che cosa dice',
    saysText:
      'Quanto erano soddisfatti i ciclisti del loro fitting alcune settimane dopo, da 1 a 7. È la cifra di un solo fitter. Non dice nulla sulla salute.',
    who: 'Quali risposte contano',
    whoText:
      'Di ciclisti che hanno fatto un fitting nell’anno solare e accettato la ricerca. Le risposte compilate insieme al fitter non contano. Un ciclista con più fitting conta una volta.',
    least: 'Quando c’è un marchio',
    leastText:
      'Con almeno 11 ciclisti, e se almeno metà dei follow-up previsti dopo sei settimane ha una risposta. Altrimenti non c’è.',
    formula: 'Come si calcola',
    formulaText:
      'È una media bayesiana: le valutazioni dei ciclisti insieme a 10 ciclisti ipotetici che danno {{centre}}. Perciò poche risposte non possono dare un marchio molto alto o molto basso. L’intervallo mostra quanto è incerto; la semplice media non è mai mostrata.',
    when: 'Quando cambia',
    whenText:
      'Una volta all’anno, il 1º aprile, per l’anno precedente: per allora anche i ciclisti con un fitting di dicembre hanno avuto tempo di rispondere. Se un ciclista revoca il consenso alla ricerca, il calcolo successivo lo esclude. Se restano meno di 11 ciclisti, il marchio sparisce.',
    choice: 'Chi decide',
    choiceText:
      'Il fitter decide se il marchio è mostrato. Non ordiniamo, filtriamo o consigliamo fitter in base a esso, e un fitter senza marchio non è peggiore di uno con marchio.',
    verify: 'Come verificarlo',
    verifyText:
      'Un marchio ha un link a una pagina di {product}. Ciò che mostra quella pagina è ciò che abbiamo calcolato. L’immagine di un marchio non prova nulla.',
  },
} satisfies Translation<typeof english>
