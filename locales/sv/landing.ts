import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} ställer samma frågor till cyklister före och efter en bike fit och visar bikefittern vad som ändrades, område för område.',
  pictureAlt:
    'En cyklist på cykeln, med obehag före och efter en bike fit markerat på händer, ländrygg och knän.',
  nav: {
    label: 'På den här sidan',
    what: 'Så fungerar det',
    fitters: 'För bikefittrar',
    riders: 'För cyklister',
    pricing: 'Priser',
  },
  ownPages: 'Gå till din översikt',
  ownSupportPages: 'Gå till dina sidor',
  languages: 'Språk',
  sample: 'Exempel',
  hero: {
    eyebrow: 'För bikefittrar och deras cyklister',
    title: 'Se vad som ändrades efter bike fit.',
    text: 'Cyklister berättar hur cyklingen känns före bike fit, och igen veckor senare. Du ser, område för område, vad som ändrades.',
    start: 'Skapa konto',
    demo: 'Boka ett demosamtal',
    facts: {
      riders: 'Cyklister betalar aldrig',
      contracts: 'Inga avtal',
      noApp: 'Inget att installera',
    },
    sampleText: 'Påhittade siffror: en cyklists obehag före bike fit och sex veckor senare.',
    drawing: 'Exempelbild: obehag före en bike fit och sex veckor senare',
  },
  what: {
    title: 'Vad {product} är',
    text: 'Hur en bike fit gick ser du först veckor senare, på vägen. {product} ställer samma frågor till dina cyklister före och efter bike fit och lägger svaren sida vid sida.',
    steps: {
      invite: {
        title: 'Du bjuder in',
        text: 'Via e-post, med en länk eller med en QR-kod i din studio.',
        ways: {
          email: 'E-post',
          link: 'Länk',
          code: 'QR-kod',
        },
      },
      intake: {
        title: 'Cyklisten svarar',
        text: 'Ett konfidentiellt förhandsformulär i sex steg, på valfri telefon, på {{required}} till {{everything}} minuter. Inget som skrivs går förlorat.',
      },
      fit: {
        title: 'Du gör en bike fit',
        text: 'Med allt på en skärm: var det gör ont, hur mycket, sedan när, och vad cyklisten vill.',
      },
      follow: {
        title: 'Båda ser resultatet',
        text: 'Veckor senare, samma frågor igen: vad som blev bättre, vad som inte blev det, och vad som är nästa steg.',
      },
    },
  },
  fitters: {
    title: 'Varför bikefittrar gillar det',
    lead: 'Arbetet med en bike fit, före och efter besöket i studion, på ett ställe.',
    points: {
      prepared: {
        title: 'Förberett innan cyklisten kommer',
        text: 'Obehag, skador, historik och mål på en skärm, med det viktigaste överst.',
      },
      outcome: {
        title: 'Resultatanalys med jämförelse före/efter',
        text: 'Varje område före och efter bike fit, med antalet cyklister bakom varje siffra.',
      },
      benchmark: {
        title: 'Jämförelse med branschens referensvärden',
        text: 'Dina resultat bredvid publicerade referensvärden, vart och ett med sin källa.',
      },
      cases: {
        title: 'Sökbara tidigare fall',
        text: 'Hitta vad du gjorde för en liknande cyklist, och hur det gick.',
      },
      booking: {
        title: 'Ett inbyggt bokningssystem',
        text: 'Tider, påminnelser och din kalender, på samma ställe som dina bike fits.',
      },
      audit: {
        title: 'En fullständig logg över ändringar och rekommendationer',
        text: 'Vem som ändrade vad, när, och vad det var innan.',
      },
    },
  },
  riders: {
    title: 'Varför cyklister litar på det',
    lead: 'Det du berättar för din bikefitter är för din bike fit. Allt annat bestämmer du över.',
    points: {
      own: {
        title: 'Du äger dina uppgifter',
        text: 'Du kan läsa och rätta dem, be om en kopia och radera dem. De säljs aldrig och används aldrig för reklam.',
      },
      confidential: {
        title: 'Konfidentiellt',
        text: 'Bara den bikefitter du valde läser dina svar, och {product}-supporten för tekniska ändamål eller kvalitetsändamål. Krypterat under överföring och vid lagring.',
      },
      progress: {
        title: 'Följ utvecklingen över tid',
        text: 'Se hur cyklingen känns, bike fit efter bike fit.',
      },
      switch: {
        title: 'Byt bikefitter utan att förlora historiken',
        text: 'Din nya bikefitter ser så mycket av dina tidigare bike fits som du tillåter.',
      },
      research: {
        title: 'Forskning bara med ditt samtycke',
        text: 'Av om du inte slår på det, anonymiserat, och du kan återkalla det när som helst.',
      },
    },
  },
  dashboard: {
    title: 'Översiktens funktioner',
    lead: 'Det du vill veta på morgonen, på en sida. Det här är produktens egna widgetar, med påhittade cyklister och siffror.',
    features: {
      submissions: {
        title: 'Senaste formulär',
        text: 'Nya formulär visas medan du arbetar, utan omladdning.',
      },
      rating: {
        title: 'Bikefitterns betyg, utifrån nöjda cyklister',
        text: 'Med antalet cyklister som svarade.',
      },
      goals: {
        title: 'Måluppfyllelse',
        text: 'Hur långt varje cyklist nådde med sina egna mål.',
      },
      radar: {
        title: 'Radardiagram över obehag (före och efter en bike fit)',
        text: 'Alla sex områden i en överblick.',
      },
      improvement: {
        title: 'Förbättring per session',
        text: 'Hur mycket som ändrades, bike fit för bike fit.',
      },
      alerts: {
        title: 'Varningar från uppföljningar med automatiska påminnelser och schema',
        text: 'Vi frågar cyklister vid rätt tid, och säger till när en cyklist behöver din hjälp.',
      },
      log: {
        title: 'En ändringslogg',
        text: 'Vad du ändrade i varje bike fit, från vad till vad, och varför.',
      },
    },
  },
  pricing: {
    title: 'Priser',
    billing: 'Fakturering',
    monthly: 'Månadsvis',
    annual: 'Årsvis',
    saving: 'Spara {{percent}}',
    tier1: {
      name: 'Nivå 1',
      lead: 'Allt för inbjudningar, förhandsformulär, bike fits och uppföljningar.',
      perMonth: 'per månad',
      monthlyNote: 'Faktureras månadsvis. Spara {{percent}} vid årsfakturering.',
      annualNote: '{{total}} faktureras årsvis: du sparar {{percent}}.',
      points: {
        riders: 'Cyklister betalar aldrig',
        contracts: 'Inga avtal',
        cancel: 'Säg upp när som helst',
        gdpr: 'Följer GDPR',
      },
      start: 'Skapa konto',
    },
    tier2: {
      name: 'Nivå 2',
      price: 'Pris meddelas senare',
      lead: 'Innehåller nivå 1 och ett beslutsstöd.',
      planned: 'Planerat till senare under 2025',
      present: 'Inte tillgängligt ännu',
      points: {
        tier1: 'Innehåller nivå 1',
        coPilot: 'Co-Pilot, en AI-assistent för beslutsstöd',
        consent: 'Tränad bara på anonymiserade uppgifter med samtycke',
      },
    },
  },
  soon: {
    title: 'Kommer snart: Co-Pilot',
    text: 'En AI-assistent för beslutsstöd under en bike fit. Den visar vad andra bikefittrar provade för cyklister som dina, hur de kände sig efteråt, och sina källor. Du bestämmer.',
    data: 'Tränad bara på anonymiserade uppgifter med samtycke.',
  },
  questions: {
    title: 'Frågor',
    items: {
      pay: {
        question: 'Betalar cyklister, eller behöver de ett konto?',
        answer:
          'Nej. Cyklister betalar aldrig. De öppnar din inbjudan och svarar utan konto, och kan skapa ett senare för att se sina bike fits och hantera sina uppgifter.',
      },
      proof: {
        question: 'Visar {product} att en bike fit fungerade?',
        answer:
          'Den visar vad som ändrades, för hur många cyklister, och vilka som inte svarade. Några cyklister hade mått bättre även utan bike fit, så bättre poäng visar inte att det berodde på den. Produkten säger det överallt där den visar poäng.',
      },
      reads: {
        question: 'Vem läser vad en cyklist svarar?',
        answer:
          'Den bikefitter som cyklisten valde, och {product}-supporten för tekniska ändamål eller kvalitetsändamål, med ett skäl som cyklisten kan läsa. Cyklister ser vem som öppnade deras uppgifter, och när.',
      },
      studio: {
        question: 'Fungerar det i studion, på en surfplatta?',
        answer:
          'Ja. Sidan för en bike fit är gjord för en surfplatta. Den sparar efter hand, och behåller ändringar på enheten medan anslutningen är nere.',
      },
      leave: {
        question: 'Kan jag ta med mig mina uppgifter?',
        answer:
          'Ja. Bikefittrar och cyklister kan när som helst hämta en kopia av sina uppgifter, i format som en dator kan läsa.',
      },
    },
  },
  final: {
    title: 'Se vad som ändras efter dina bike fits.',
    text: 'Bjud in din första cyklist i dag. Det tar en minut, och cyklisten behöver inget konto.',
    contact: 'Eller skriv till oss:',
  },
} satisfies Translation<typeof english>
