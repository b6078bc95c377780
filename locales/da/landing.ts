import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} stiller ryttere de samme spørgsmål før og efter et bikefit og viser bikefitteren, hvad der ændrede sig, område for område.',
  pictureAlt: 'En rytter på cykel med ubehag før og efter et bikefit markeret på hænder, lænd og knæ.',
  nav: {
    label: 'På denne side',
    what: 'Sådan virker det',
    fitters: 'For bikefittere',
    riders: 'For ryttere',
    pricing: 'Priser',
  },
  ownPages: 'Gå til din oversigt',
  ownSupportPages: 'Gå til dine sider',
  languages: 'Sprog',
  sample: 'Eksempel',
  hero: {
    eyebrow: 'Til bikefittere og deres ryttere',
    title: 'Se, hvad der ændrede sig efter bikefittet.',
    text: 'Ryttere fortæller dig, hvordan det føles at cykle før bikefittet og igen uger senere. Du ser, område for område, hvad der ændrede sig.',
    start: 'Opret en konto',
    demo: 'Bestil en demosamtale',
    facts: {
      riders: 'Ryttere betaler aldrig',
      contracts: 'Ingen binding',
      noApp: 'Intet at installere',
    },
    sampleText: 'Opdigtede tal: en rytters ubehag før bikefittet og seks uger senere.',
    drawing: 'Eksempeltegning: ubehag før et bikefit og seks uger senere',
  },
  what: {
    title: 'Hvad {product} er',
    text: 'Du ser først uger senere, på vejen, hvordan et bikefit blev. {product} stiller dine ryttere de samme spørgsmål før og efter bikefittet og sætter svarene side om side.',
    steps: {
      invite: {
        title: 'Du inviterer',
        text: 'På e-mail, med et link eller med en QR-kode i dit studie.',
        ways: {
          email: 'E-mail',
          link: 'Link',
          code: 'QR-kode',
        },
      },
      intake: {
        title: 'Rytteren svarer',
        text: 'Et fortroligt forhåndsskema i seks trin, på alle telefoner, på {{required}} til {{everything}} minutter. Intet, der er skrevet, går tabt.',
      },
      fit: {
        title: 'Du laver bikefittet',
        text: 'Med alt på én skærm: hvor det gør ondt, hvor meget, siden hvornår, og hvad rytteren ønsker.',
      },
      follow: {
        title: 'Begge ser resultatet',
        text: 'Uger senere de samme spørgsmål igen: hvad der blev bedre, hvad der ikke gjorde, og hvad der nu skal gøres.',
      },
    },
  },
  fitters: {
    title: 'Hvorfor bikefittere er glade for det',
    lead: 'Arbejdet med et bikefit, før og efter besøget i studiet, på ét sted.',
    points: {
      prepared: {
        title: 'Forberedt, før rytteren kommer',
        text: 'Ubehag, skader, historik og mål på én skærm, med det vigtigste øverst.',
      },
      outcome: {
        title: 'Resultatanalyse med sammenligning før/efter',
        text: 'Hvert område før og efter bikefittet, med antallet af ryttere bag hvert tal.',
      },
      benchmark: {
        title: 'Sammenligning med branchestandarder',
        text: 'Dine resultater ved siden af offentliggjorte referenceværdier, hver med kilde.',
      },
      cases: {
        title: 'Søgbare tidligere sager',
        text: 'Find, hvad du gjorde for en lignende rytter, og hvordan det gik.',
      },
      booking: {
        title: 'Et indbygget bestillingssystem',
        text: 'Tider, påmindelser og din kalender på samme sted som dine bikefits.',
      },
      audit: {
        title: 'En fuld log over ændringer og anbefalinger',
        text: 'Hvem der ændrede hvad, hvornår, og hvad det var før.',
      },
    },
  },
  riders: {
    title: 'Hvorfor ryttere har tillid til det',
    lead: 'Det, du fortæller din bikefitter, er til dit bikefit. Du bestemmer over alt andet.',
    points: {
      own: {
        title: 'Du ejer dine oplysninger',
        text: 'Du kan læse og rette dem, bede om en kopi og slette dem. De sælges aldrig og bruges aldrig til reklame.',
      },
      confidential: {
        title: 'Fortroligt',
        text: 'Kun den bikefitter, du har valgt, læser dine svar, og {product}-support til tekniske formål eller kvalitetsformål. Krypteret under overførsel og ved opbevaring.',
      },
      progress: {
        title: 'Følg udviklingen over tid',
        text: 'Se, hvordan det føles at cykle, bikefit efter bikefit.',
      },
      switch: {
        title: 'Skift bikefitter uden at miste historikken',
        text: 'Din nye bikefitter ser så meget af dine tidligere bikefits, som du tillader.',
      },
      research: {
        title: 'Forskning kun med dit samtykke',
        text: 'Slået fra, indtil du slår det til. Anonymiseret, og du kan trække det tilbage når som helst.',
      },
    },
  },
  dashboard: {
    title: 'Oversigtens funktioner',
    lead: 'Det, du vil vide, når dagen begynder, på én side. Det er produktets egne widgets med opdigtede ryttere og tal.',
    features: {
      submissions: {
        title: 'Seneste indsendte skemaer',
        text: 'Nye skemaer vises, mens du arbejder, uden at siden genindlæses.',
      },
      rating: {
        title: 'Vurdering af bikefitteren ud fra rytternes tilfredshed',
        text: 'Med antallet af ryttere, der svarede.',
      },
      goals: {
        title: 'Målopfyldelse',
        text: 'I hvilken grad hver rytter nåede sine egne mål.',
      },
      radar: {
        title: 'Radardiagram over ubehag (før og efter et bikefit)',
        text: 'Alle seks områder samlet.',
      },
      improvement: {
        title: 'Forbedring pr. session',
        text: 'Hvor meget der ændrede sig, bikefit for bikefit.',
      },
      alerts: {
        title: 'Varsler fra opfølgninger med automatiske påmindelser og planlægning',
        text: 'Vi spørger ryttere på det rigtige tidspunkt og siger til, når en rytter har brug for din hjælp.',
      },
      log: {
        title: 'En ændringslog',
        text: 'Hvad du ændrede ved hvert bikefit, fra hvad til hvad, og hvorfor.',
      },
    },
  },
  pricing: {
    title: 'Priser',
    billing: 'Betaling',
    monthly: 'Månedligt',
    annual: 'Årligt',
    saving: 'Spar {{percent}}',
    tier1: {
      name: 'Niveau 1',
      lead: 'Alt til invitationer, forhåndsskemaer, bikefits og opfølgninger.',
      perMonth: 'pr. måned',
      monthlyNote: 'Betales månedligt. Spar {{percent}} ved årlig betaling.',
      annualNote: '{{total}} betales årligt: en besparelse på {{percent}}.',
      points: {
        riders: 'Ryttere betaler aldrig',
        contracts: 'Ingen binding',
        cancel: 'Opsig når som helst',
        gdpr: 'Følger GDPR',
      },
      start: 'Opret en konto',
    },
    tier2: {
      name: 'Niveau 2',
      price: 'Prisen følger',
      lead: 'Omfatter niveau 1 og et værktøj til beslutningsstøtte.',
      planned: 'Planlagt til senere i 2025',
      present: 'Ikke tilgængeligt endnu',
      points: {
        tier1: 'Omfatter niveau 1',
        coPilot: 'Co-Pilot, en AI-assistent til beslutningsstøtte',
        consent: 'Kun trænet på anonymiserede data med samtykke',
      },
    },
  },
  soon: {
    title: 'Kommer snart: Co-Pilot',
    text: 'En AI-assistent til beslutningsstøtte under et bikefit. Den vil vise, hvad andre bikefittere prøvede for ryttere som dine, hvordan de ryttere havde det bagefter, og sine kilder. Du bestemmer.',
    data: 'Kun trænet på anonymiserede data med samtykke.',
  },
  questions: {
    title: 'Spørgsmål',
    items: {
      pay: {
        question: 'Betaler ryttere, eller skal de have en konto?',
        answer:
          'Nej. Ryttere betaler aldrig. De åbner din invitation og svarer uden konto og kan oprette en senere for at se deres bikefits og styre deres oplysninger.',
      },
      proof: {
        question: 'Viser {product}, at et bikefit virkede?',
        answer:
          'Det viser, hvad der ændrede sig, for hvor mange ryttere, og hvem der ikke svarede. Nogle ryttere ville have fået det bedre også uden et bikefit, så bedre point viser ikke, at bikefittet var årsagen. Produktet siger det overalt, hvor det viser point.',
      },
      reads: {
        question: 'Hvem læser det, en rytter svarer?',
        answer:
          'Den bikefitter, rytteren har valgt, og {product}-support til tekniske formål eller kvalitetsformål, med en begrundelse, som rytteren kan læse. Ryttere ser, hvem der åbnede deres oplysninger, og hvornår.',
      },
      studio: {
        question: 'Virker det i studiet, på en tablet?',
        answer:
          'Ja. Siden for et bikefit er lavet til en tablet. Den gemmer undervejs og bevarer ændringer på enheden, mens forbindelsen er nede.',
      },
      leave: {
        question: 'Kan jeg tage mine oplysninger med mig?',
        answer:
          'Ja. Bikefittere og ryttere kan når som helst downloade en kopi af deres oplysninger i formater, som en computer kan læse.',
      },
    },
  },
  final: {
    title: 'Se, hvad der ændrer sig efter dine bikefits.',
    text: 'Inviter din første rytter i dag. Det tager et minut, og rytteren skal ikke have en konto.',
    contact: 'Eller skriv til os:',
  },
} satisfies Translation<typeof english>
