import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} fa ai ciclisti le stesse domande prima e dopo un bike fitting, e mostra al fitter che cosa è cambiato, zona per zona.',
  pictureAlt:
    'Un ciclista in bici, con il fastidio prima e dopo un fitting segnato su mani, zona lombare e ginocchia.',
  nav: {
    label: 'In questa pagina',
    what: 'Come funziona',
    fitters: 'Per i fitter',
    riders: 'Per i ciclisti',
    pricing: 'Prezzi',
  },
  ownPages: 'Vai al tuo pannello',
  ownSupportPages: 'Vai alle tue pagine',
  languages: 'Lingue',
  sample: 'Esempio',
  hero: {
    eyebrow: 'Per bike fitter e i loro ciclisti',
    title: 'Vedi che cosa è cambiato dopo il fitting.',
    text: 'I ciclisti ti dicono come si sentono in bici prima del fitting, e di nuovo settimane dopo. Tu vedi, zona per zona, che cosa è cambiato.',
    start: 'Crea un account',
    demo: 'Prenota una demo in videochiamata',
    facts: {
      riders: 'I ciclisti non pagano mai',
      contracts: 'Nessun vincolo',
      noApp: 'Niente da installare',
    },
    sampleText: 'Numeri inventati: il fastidio di un ciclista prima del fitting e sei settimane dopo.',
    drawing: 'Disegno di esempio: fastidio prima di un fitting e sei settimane dopo',
  },
  what: {
    title: 'Che cos’è {product}',
    text: 'Come è andato un fitting lo vedi solo settimane dopo, su strada. {product} fa ai tuoi ciclisti le stesse domande prima e dopo il fitting, e mette le risposte fianco a fianco.',
    steps: {
      invite: {
        title: 'Tu inviti',
        text: 'Per e-mail, con un link, o con un codice QR nel tuo studio.',
        ways: {
          email: 'E-mail',
          link: 'Link',
          code: 'Codice QR',
        },
      },
      intake: {
        title: 'Il ciclista risponde',
        text: 'Un questionario iniziale riservato in sei passaggi, su qualsiasi telefono, in {{required}}–{{everything}} minuti. Nulla di ciò che è scritto va perso.',
      },
      fit: {
        title: 'Tu fai il fitting',
        text: 'Con tutto su uno schermo: dove fa male, quanto, da quando, e che cosa vuole il ciclista.',
      },
      follow: {
        title: 'Vedete entrambi',
        text: 'Settimane dopo, le stesse domande: che cosa è migliorato, che cosa no, e che cosa fare adesso.',
      },
    },
  },
  fitters: {
    title: 'Perché piace ai fitter',
    lead: 'Il lavoro di un fitting, prima e dopo lo studio, in un solo posto.',
    points: {
      prepared: {
        title: 'Tutto pronto prima che arrivi il ciclista',
        text: 'Fastidi, infortuni, storia e obiettivi su uno schermo, con ciò che conta di più in alto.',
      },
      outcome: {
        title: 'Analisi dei risultati con confronto prima/dopo',
        text: 'Ogni zona prima e dopo il fitting, con il numero di ciclisti dietro ogni cifra.',
      },
      benchmark: {
        title: 'Confronto con gli standard del settore',
        text: 'I tuoi risultati accanto a valori di riferimento pubblicati, ognuno con la sua fonte.',
      },
      cases: {
        title: 'Casi passati ricercabili',
        text: 'Trova che cosa hai fatto per un ciclista simile, e come è andata.',
      },
      booking: {
        title: 'Un sistema di prenotazione integrato',
        text: 'Appuntamenti, promemoria e il tuo calendario, nello stesso posto del fitting.',
      },
      audit: {
        title: 'Una traccia completa di modifiche e raccomandazioni',
        text: 'Chi ha cambiato che cosa, quando, e com’era prima.',
      },
    },
  },
  riders: {
    title: 'Perché i ciclisti si fidano',
    lead: 'Ciò che dici al tuo fitter serve per il tuo fitting. Tutto il resto lo decidi tu.',
    points: {
      own: {
        title: 'I tuoi dati sono tuoi',
        text: 'Leggili, correggili, chiedine una copia, eliminali. Non sono mai venduti e mai usati per pubblicità.',
      },
      confidential: {
        title: 'Riservato',
        text: 'Solo il fitter che hai scelto legge le tue risposte, e l’assistenza di {product} per motivi tecnici o di qualità. Cifrate durante la trasmissione e nell’archiviazione.',
      },
      progress: {
        title: 'Segui i progressi nel tempo',
        text: 'Vedi come ti senti in bici, fitting dopo fitting.',
      },
      switch: {
        title: 'Cambia fitter senza perdere la storia',
        text: 'Il tuo nuovo fitter vede dei tuoi fitting precedenti quanto gli permetti.',
      },
      research: {
        title: 'Ricerca solo con il tuo consenso',
        text: 'Disattivata finché non la attivi, anonimizzata, e puoi revocarla in qualsiasi momento.',
      },
    },
  },
  dashboard: {
    title: 'Che cosa mostra il pannello',
    lead: 'Ciò che vuoi sapere al mattino, su una pagina. Questi sono i widget veri del prodotto, con ciclisti e numeri inventati.',
    features: {
      submissions: {
        title: 'Moduli recenti',
        text: 'I nuovi moduli appaiono mentre lavori, senza ricaricare.',
      },
      rating: {
        title: 'Valutazione del fitter dalla soddisfazione',
        text: 'Con il numero di ciclisti che hanno risposto.',
      },
      goals: {
        title: 'Aderenza agli obiettivi',
        text: 'Quanto ogni ciclista ha raggiunto i propri obiettivi.',
      },
      radar: {
        title: 'Grafico radar del fastidio (prima e dopo un fitting)',
        text: 'Tutte e sei le zone a colpo d’occhio.',
      },
      improvement: {
        title: 'Miglioramento dopo la sessione',
        text: 'Quanto è cambiato, fitting dopo fitting.',
      },
      alerts: {
        title: 'Avvisi dai follow-up con promemoria e pianificazione automatici',
        text: 'Chiediamo ai ciclisti al momento giusto, e ti diciamo quando un ciclista ha bisogno di te.',
      },
      log: {
        title: 'Un registro delle regolazioni',
        text: 'Che cosa hai cambiato in ogni fitting, da che cosa a che cosa, e perché.',
      },
    },
  },
  pricing: {
    title: 'Prezzi',
    billing: 'Fatturazione',
    monthly: 'Mensile',
    annual: 'Annuale',
    saving: 'Risparmia il {{percent}}',
    tier1: {
      name: 'Livello 1',
      lead: 'Tutto per inviti, questionari, fitting e follow-up.',
      perMonth: 'al mese',
      monthlyNote: 'Fatturato ogni mese. Risparmia il {{percent}} con la fatturazione annuale.',
      annualNote: '{{total}} fatturati all’anno: un risparmio del {{percent}}.',
      points: {
        riders: 'I ciclisti non pagano mai',
        contracts: 'Nessun vincolo',
        cancel: 'Disdici quando vuoi',
        gdpr: 'Conforme al GDPR',
      },
      start: 'Crea un account',
    },
    tier2: {
      name: 'Livello 2',
      price: 'Prezzo da confermare',
      lead: 'Include il livello 1 e uno strumento di supporto alle decisioni.',
      planned: 'Previsto più avanti nel 2025',
      present: 'Non ancora disponibile',
      points: {
        tier1: 'Include il livello 1',
        coPilot: 'Co-Pilot, un assistente IA per il supporto alle decisioni',
        consent: 'Addestrato solo su dati anonimizzati con consenso',
      },
    },
  },
  soon: {
    title: 'In arrivo: Co-Pilot',
    text: 'Un assistente IA per il supporto alle decisioni durante un fitting. Mostrerà che cosa hanno provato altri fitter per ciclisti come i tuoi, come si sentivano poi quei ciclisti, e le sue fonti. Decidi tu.',
    data: 'Addestrato solo su dati anonimizzati con consenso.',
  },
  questions: {
    title: 'Domande',
    items: {
      pay: {
        question: 'I ciclisti pagano, o serve loro un account?',
        answer:
          'No. I ciclisti non pagano mai. Aprono il tuo invito e rispondono senza account, e possono crearne uno più tardi per vedere i loro fitting e gestire i loro dati.',
      },
      proof: {
        question: '{product} dimostra che un fitting ha funzionato?',
        answer:
          'Mostra che cosa è cambiato, per quanti ciclisti, e chi non ha risposto. Alcuni ciclisti si sentirebbero meglio anche senza fitting, quindi un punteggio migliore non mostra che il fitting ne sia la causa. Il prodotto lo dice ovunque mostri punteggi.',
      },
      reads: {
        question: 'Chi legge le risposte di un ciclista?',
        answer:
          'Il fitter scelto dal ciclista, e l’assistenza di {product} per motivi tecnici o di qualità, con un motivo che il ciclista può leggere. I ciclisti vedono chi ha aperto i loro dati, e quando.',
      },
      studio: {
        question: 'Funziona in studio, su un tablet?',
        answer:
          'Sì. La pagina di un fitting è pensata per un tablet. Salva man mano, e conserva le modifiche sul dispositivo mentre la connessione manca.',
      },
      leave: {
        question: 'Posso portare via i miei dati?',
        answer:
          'Sì. Fitter e ciclisti possono scaricare una copia dei loro dati in qualsiasi momento, in formati leggibili da un computer.',
      },
    },
  },
  final: {
    title: 'Vedi che cosa cambia dopo i tuoi fitting.',
    text: 'Invita oggi il tuo primo ciclista. Richiede un minuto, e al ciclista non serve un account.',
    contact: 'Oppure scrivici:',
  },
} satisfies Translation<typeof english>
