import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} stelt fietsers vóór en na een bikefitting dezelfde vragen en laat de bikefitter zien wat is veranderd, zone voor zone.',
  pictureAlt:
    'Een fietser op de fiets, met ongemak voor en na een fitting gemarkeerd op handen, onderrug en knieën.',
  nav: {
    label: 'Op deze pagina',
    what: 'Hoe het werkt',
    fitters: 'Voor bikefitters',
    riders: 'Voor fietsers',
    pricing: 'Prijzen',
  },
  ownPages: 'Naar je dashboard',
  ownSupportPages: 'Naar je pagina’s',
  languages: 'Talen',
  sample: 'Voorbeeld',
  hero: {
    eyebrow: 'Voor bikefitters en hun fietsers',
    title: 'Zie wat er na de fitting is veranderd.',
    text: 'Fietsers vertellen vóór de fitting hoe het fietsen voelt, en weken later opnieuw. Jij ziet, zone voor zone, wat is veranderd.',
    start: 'Account aanmaken',
    demo: 'Demogesprek plannen',
    facts: {
      riders: 'Fietsers betalen nooit',
      contracts: 'Geen contracten',
      noApp: 'Niets te installeren',
    },
    sampleText: 'Verzonnen getallen: het ongemak van een fietser vóór de fitting en zes weken later.',
    drawing: 'Voorbeeldtekening: ongemak vóór een fitting en zes weken later',
  },
  what: {
    title: 'Wat {product} is',
    text: 'Hoe een fitting uitpakt, zie je pas weken later, op de weg. {product} stelt je fietsers vóór en na de fitting dezelfde vragen en zet de antwoorden naast elkaar.',
    steps: {
      invite: {
        title: 'Jij nodigt uit',
        text: 'Per e-mail, met een link, of met een QR-code in je studio.',
        ways: {
          email: 'E-mail',
          link: 'Als link',
          code: 'QR-code',
        },
      },
      intake: {
        title: 'De fietser antwoordt',
        text: 'Een vertrouwelijke intake in zes stappen, op elke telefoon, in {{required}} tot {{everything}} minuten. Niets wat is getypt, gaat verloren.',
      },
      fit: {
        title: 'Jij doet de fitting',
        text: 'Met alles op één scherm: waar het pijn doet, hoeveel, sinds wanneer, en wat de fietser wil.',
      },
      follow: {
        title: 'Jullie zien het allebei',
        text: 'Weken later opnieuw dezelfde vragen: wat beter werd, wat niet, en wat er nu moet gebeuren.',
      },
    },
  },
  fitters: {
    title: 'Wat bikefitters eraan waarderen',
    lead: 'Alles wat bij een fitting hoort, vóór en na de afspraak in de studio, op één plek.',
    points: {
      prepared: {
        title: 'Voorbereid voordat de fietser er is',
        text: 'Ongemak, blessures, voorgeschiedenis en doelen op één scherm, met het belangrijkste bovenaan.',
      },
      outcome: {
        title: 'Analyse van resultaten met vergelijking ervoor/erna',
        text: 'Elke zone voor en na de fitting, met het aantal fietsers achter elk cijfer.',
      },
      benchmark: {
        title: 'Vergelijking met standaarden uit het vak',
        text: 'Je resultaten naast gepubliceerde referentiewaarden, elk met bron.',
      },
      cases: {
        title: 'Doorzoekbare eerdere gevallen',
        text: 'Vind wat je voor een vergelijkbare fietser deed, en hoe het ging.',
      },
      booking: {
        title: 'Een ingebouwd boekingssysteem',
        text: 'Afspraken, herinneringen en je agenda, op dezelfde plek als de fitting.',
      },
      audit: {
        title: 'Een volledig logboek van wijzigingen en aanbevelingen',
        text: 'Wie wat wijzigde, wanneer, en wat het daarvoor was.',
      },
    },
  },
  riders: {
    title: 'Waarom fietsers ons vertrouwen',
    lead: 'Wat je je bikefitter vertelt, is voor je fitting. Over al het andere beslis jij.',
    points: {
      own: {
        title: 'Je gegevens zijn van jou',
        text: 'Je kunt ze lezen, corrigeren, er een kopie van vragen en ze verwijderen. Ze worden nooit verkocht en nooit voor reclame gebruikt.',
      },
      confidential: {
        title: 'Vertrouwelijk',
        text: 'Alleen de bikefitter die je koos, leest je antwoorden, en de support van {product} voor technische of kwaliteitsdoeleinden. Versleuteld onderweg en in opslag.',
      },
      progress: {
        title: 'Volg het verloop in de tijd',
        text: 'Zie hoe het fietsen voelt, fitting na fitting.',
      },
      switch: {
        title: 'Wissel van bikefitter zonder je geschiedenis te verliezen',
        text: 'Je nieuwe bikefitter ziet zoveel van je eerdere fittings als jij toestaat.',
      },
      research: {
        title: 'Onderzoek alleen met je toestemming',
        text: 'Uit tenzij je het aanzet, geanonimiseerd, en je kunt het altijd intrekken.',
      },
    },
  },
  dashboard: {
    title: 'Functies van het dashboard',
    lead: 'Wat je ’s ochtends wilt weten, op één pagina. Dit zijn de echte widgets van het product, met verzonnen fietsers en getallen.',
    features: {
      submissions: {
        title: 'Recent ingestuurd',
        text: 'Nieuwe formulieren verschijnen terwijl je werkt, zonder herladen.',
      },
      rating: {
        title: 'Beoordeling bikefitter, op basis van tevredenheid van fietsers',
        text: 'Met het aantal fietsers dat antwoordde.',
      },
      goals: {
        title: 'Aansluiting bij doelen',
        text: 'Hoever elke fietser de eigen doelen bereikte.',
      },
      radar: {
        title: 'Spinnenwebdiagram van ongemak (voor en na een fitting)',
        text: 'Alle zes zones in één oogopslag.',
      },
      improvement: {
        title: 'Verbetering per sessie',
        text: 'Hoeveel er veranderde, fitting voor fitting.',
      },
      alerts: {
        title: 'Meldingen uit follow-ups met automatische herinneringen en planning',
        text: 'We vragen fietsers op het juiste moment en laten je weten wanneer een fietser je nodig heeft.',
      },
      log: {
        title: 'Een logboek van wijzigingen',
        text: 'Wat je in elke fitting wijzigde, van wat naar wat, en waarom.',
      },
    },
  },
  pricing: {
    title: 'Prijzen',
    billing: 'Facturering',
    monthly: 'Per maand',
    annual: 'Per jaar',
    saving: 'Bespaar {{percent}}',
    tier1: {
      name: 'Niveau 1',
      lead: 'Alles voor uitnodigingen, intakes, fittings en follow-ups.',
      perMonth: 'per maand',
      monthlyNote: 'Maandelijks gefactureerd. Bespaar {{percent}} bij jaarlijkse facturering.',
      annualNote: '{{total}} jaarlijks gefactureerd: een besparing van {{percent}}.',
      points: {
        riders: 'Fietsers betalen nooit',
        contracts: 'Geen contracten',
        cancel: 'Altijd opzegbaar',
        gdpr: 'Volgens de AVG',
      },
      start: 'Account aanmaken',
    },
    tier2: {
      name: 'Niveau 2',
      price: 'Prijs nog niet bekend',
      lead: 'Bevat niveau 1, en een hulpmiddel voor beslissingen.',
      planned: 'Gepland voor later in 2025',
      present: 'Nog niet beschikbaar',
      points: {
        tier1: 'Bevat niveau 1',
        coPilot: 'Co-Pilot, een AI-assistent voor hulp bij beslissingen',
        consent: 'Alleen getraind met geanonimiseerde gegevens met toestemming',
      },
    },
  },
  soon: {
    title: 'Binnenkort: Co-Pilot',
    text: 'Een AI-assistent voor hulp bij beslissingen tijdens een fitting. Die laat zien wat andere bikefitters probeerden voor fietsers zoals die van jou, hoe die fietsers zich daarna voelden, en de bronnen. Jij beslist.',
    data: 'Alleen getraind met geanonimiseerde gegevens met toestemming.',
  },
  questions: {
    title: 'Vragen',
    items: {
      pay: {
        question: 'Betalen fietsers, of hebben ze een account nodig?',
        answer:
          'Nee. Fietsers betalen nooit. Ze openen je uitnodiging en antwoorden zonder account, en kunnen er later een aanmaken om hun fittings te zien en hun gegevens te beheren.',
      },
      proof: {
        question: 'Laat {product} zien dat een fitting werkte?',
        answer:
          'Het laat zien wat veranderde, bij hoeveel fietsers, en wie niet antwoordde. Sommige fietsers zouden zich ook zonder fitting beter voelen. Een betere score laat dus niet zien dat de fitting de oorzaak was. Het product zegt dat overal waar het scores toont.',
      },
      reads: {
        question: 'Wie leest wat een fietser antwoordt?',
        answer:
          'De bikefitter die de fietser koos, en de support van {product} voor technische of kwaliteitsdoeleinden, met een reden die de fietser kan lezen. Fietsers zien wie hun gegevens opende, en wanneer.',
      },
      studio: {
        question: 'Werkt het in de studio, op een tablet?',
        answer:
          'Ja. De pagina van een fitting is gemaakt voor een tablet. Die slaat op terwijl je werkt en bewaart wijzigingen op het apparaat als de verbinding weg is.',
      },
      leave: {
        question: 'Kan ik mijn gegevens meenemen?',
        answer:
          'Ja. Bikefitters en fietsers kunnen altijd een kopie van hun gegevens downloaden, in formaten die een computer kan lezen.',
      },
    },
  },
  final: {
    title: 'Zie wat er na je fittings verandert.',
    text: 'Nodig vandaag je eerste fietser uit. Het duurt een minuut en de fietser heeft geen account nodig.',
    contact: 'Of schrijf ons:',
  },
} satisfies Translation<typeof english>
