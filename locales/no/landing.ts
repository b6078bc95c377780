import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} stiller syklister de samme spørsmålene før og etter en bikefit, og viser bikefitteren hva som endret seg, sone for sone.',
  pictureAlt: 'En syklist på sykkel, med ubehag før og etter en bikefit markert på hender, korsrygg og knær.',
  nav: {
    label: 'På denne siden',
    what: 'Slik virker det',
    fitters: 'For bikefittere',
    riders: 'For syklister',
    pricing: 'Priser',
  },
  ownPages: 'Gå til oversikten din',
  ownSupportPages: 'Gå til sidene dine',
  languages: 'Språk',
  sample: 'Eksempel',
  hero: {
    eyebrow: 'For bikefittere og syklistene deres',
    title: 'Se hva som endret seg etter bikefiten.',
    text: 'Syklister forteller hvordan det kjennes å sykle før bikefiten, og igjen noen uker senere. Du ser, sone for sone, hva som endret seg.',
    start: 'Opprett en konto',
    demo: 'Bestill en demosamtale',
    facts: {
      riders: 'Syklister betaler aldri',
      contracts: 'Ingen bindingstid',
      noApp: 'Ingenting å installere',
    },
    sampleText: 'Oppdiktede tall: ubehaget til en syklist før bikefiten og seks uker senere.',
    drawing: 'Eksempeltegning: ubehag før en bikefit og seks uker senere',
  },
  what: {
    title: 'Hva {product} er',
    text: 'Du ser først uker senere, på veien, hvordan en bikefit ble. {product} stiller syklistene dine de samme spørsmålene før og etter bikefiten og setter svarene side om side.',
    steps: {
      invite: {
        title: 'Du inviterer',
        text: 'På e-post, med en lenke eller med en QR-kode i studioet.',
        ways: {
          email: 'E-post',
          link: 'Lenke',
          code: 'QR-kode',
        },
      },
      intake: {
        title: 'Syklisten svarer',
        text: 'Et fortrolig forhåndsskjema i seks trinn, på alle telefoner, på {{required}} til {{everything}} minutter. Ingenting som er skrevet, går tapt.',
      },
      fit: {
        title: 'Du gjør bikefiten',
        text: 'Med alt på én skjerm: hvor det gjør vondt, hvor mye, siden når, og hva syklisten ønsker.',
      },
      follow: {
        title: 'Begge ser resultatet',
        text: 'Noen uker senere de samme spørsmålene igjen: hva som ble bedre, hva som ikke ble det, og hva som bør gjøres nå.',
      },
    },
  },
  fitters: {
    title: 'Hvorfor bikefittere liker det',
    lead: 'Arbeidet med en bikefit, før og etter besøket i studioet, på ett sted.',
    points: {
      prepared: {
        title: 'Forberedt før syklisten kommer',
        text: 'Ubehag, skader, historikk og mål på én skjerm, med det viktigste øverst.',
      },
      outcome: {
        title: 'Resultatanalyse med sammenligning før/etter',
        text: 'Hver sone før og etter bikefiten, med antall syklister bak hvert tall.',
      },
      benchmark: {
        title: 'Sammenligning med bransjestandarder',
        text: 'Resultatene dine ved siden av publiserte referanseverdier, hver med kilde.',
      },
      cases: {
        title: 'Søkbare tidligere saker',
        text: 'Finn hva du gjorde for en lignende syklist, og hvordan det gikk.',
      },
      booking: {
        title: 'Et innebygd bestillingssystem',
        text: 'Timer, påminnelser og kalenderen din, på samme sted som bikefitene.',
      },
      audit: {
        title: 'En full logg over endringer og anbefalinger',
        text: 'Hvem som endret hva, når, og hva det var før.',
      },
    },
  },
  riders: {
    title: 'Hvorfor syklister stoler på det',
    lead: 'Det du forteller bikefitteren, er til bikefiten din. Alt annet bestemmer du over.',
    points: {
      own: {
        title: 'Du eier opplysningene dine',
        text: 'Du kan lese og rette dem, be om en kopi og slette dem. De selges aldri og brukes aldri til reklame.',
      },
      confidential: {
        title: 'Fortrolig',
        text: 'Bare bikefitteren du har valgt, leser svarene dine, og {product}-support for tekniske formål eller kvalitetsformål. Kryptert under overføring og ved lagring.',
      },
      progress: {
        title: 'Følg utviklingen over tid',
        text: 'Se hvordan det kjennes å sykle, bikefit etter bikefit.',
      },
      switch: {
        title: 'Bytt bikefitter uten å miste historikken',
        text: 'Den nye bikefitteren ser så mye av de tidligere bikefitene dine som du tillater.',
      },
      research: {
        title: 'Forskning bare med ditt samtykke',
        text: 'Det er av med mindre du slår det på. Opplysningene anonymiseres, og du kan trekke det tilbake når som helst.',
      },
    },
  },
  dashboard: {
    title: 'Funksjoner i oversikten',
    lead: 'Det du vil vite når dagen begynner, på én side. Dette er produktets egne widgeter, med oppdiktede syklister og tall.',
    features: {
      submissions: {
        title: 'Siste innsendte skjemaer',
        text: 'Nye skjemaer vises mens du arbeider, uten at siden lastes inn på nytt.',
      },
      rating: {
        title: 'Vurdering av bikefitteren ut fra syklistenes tilfredshet',
        text: 'Med antall syklister som svarte.',
      },
      goals: {
        title: 'Måloppnåelse',
        text: 'I hvilken grad hver syklist nådde sine egne mål.',
      },
      radar: {
        title: 'Radardiagram over ubehag (før og etter en bikefit)',
        text: 'Alle seks soner samlet.',
      },
      improvement: {
        title: 'Forbedring per økt',
        text: 'Hvor mye som endret seg, bikefit for bikefit.',
      },
      alerts: {
        title: 'Varsler fra oppfølginger, med automatiske påminnelser og planlegging',
        text: 'Vi spør syklister til rett tid og sier fra når en syklist trenger hjelp fra deg.',
      },
      log: {
        title: 'En endringslogg',
        text: 'Hva du endret i hver bikefit, fra hva til hva, og hvorfor.',
      },
    },
  },
  pricing: {
    title: 'Priser',
    billing: 'Betaling',
    monthly: 'Månedlig',
    annual: 'Årlig',
    saving: 'Spar {{percent}}',
    tier1: {
      name: 'Nivå 1',
      lead: 'Alt for invitasjoner, forhåndsskjemaer, bikefiter og oppfølginger.',
      perMonth: 'per måned',
      monthlyNote: 'Betales månedlig. Spar {{percent}} ved årlig betaling.',
      annualNote: '{{total}} betales årlig: en besparelse på {{percent}}.',
      points: {
        riders: 'Syklister betaler aldri',
        contracts: 'Ingen bindingstid',
        cancel: 'Si opp når som helst',
        gdpr: 'I tråd med GDPR',
      },
      start: 'Opprett en konto',
    },
    tier2: {
      name: 'Nivå 2',
      price: 'Pris kommer',
      lead: 'Omfatter nivå 1 og et verktøy for beslutningsstøtte.',
      planned: 'Planlagt til senere i 2025',
      present: 'Ikke tilgjengelig ennå',
      points: {
        tier1: 'Omfatter nivå 1',
        coPilot: 'Co-Pilot, en KI-assistent for beslutningsstøtte',
        consent: 'Trent bare på anonymiserte data med samtykke',
      },
    },
  },
  soon: {
    title: 'Kommer snart: Co-Pilot',
    text: 'En KI-assistent for beslutningsstøtte under en bikefit. Den skal vise hva andre bikefittere prøvde for syklister som dine, hvordan de syklistene hadde det etterpå, og kildene sine. Du bestemmer.',
    data: 'Trent bare på anonymiserte data med samtykke.',
  },
  questions: {
    title: 'Spørsmål',
    items: {
      pay: {
        question: 'Betaler syklister, eller trenger de en konto?',
        answer:
          'Nei. Syklister betaler aldri. De åpner invitasjonen din og svarer uten konto, og kan opprette en senere for å se bikefitene sine og styre opplysningene sine.',
      },
      proof: {
        question: 'Viser {product} at en bikefit virket?',
        answer:
          'Det viser hva som endret seg, for hvor mange syklister, og hvem som ikke svarte. Noen syklister ville ha blitt bedre også uten en bikefit, så bedre poeng viser ikke at bikefiten var årsaken. Produktet sier det overalt der det viser poeng.',
      },
      reads: {
        question: 'Hvem leser det en syklist svarer?',
        answer:
          'Bikefitteren som syklisten har valgt, og {product}-support for tekniske formål eller kvalitetsformål, med en begrunnelse som syklisten kan lese. Syklister ser hvem som åpnet opplysningene deres, og når.',
      },
      studio: {
        question: 'Virker det i studioet, på et nettbrett?',
        answer:
          'Ja. Siden for en bikefit er laget for et nettbrett. Den lagrer underveis og beholder endringer på enheten mens forbindelsen er nede.',
      },
      leave: {
        question: 'Kan jeg ta med meg opplysningene mine?',
        answer:
          'Ja. Bikefittere og syklister kan når som helst laste ned en kopi av opplysningene sine, i formater som en datamaskin kan lese.',
      },
    },
  },
  final: {
    title: 'Se hva som endrer seg etter bikefitene dine.',
    text: 'Inviter din første syklist i dag. Det tar et minutt, og syklisten trenger ingen konto.',
    contact: 'Eller skriv til oss:',
  },
} satisfies Translation<typeof english>
