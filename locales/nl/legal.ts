import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versie {{version}}, laatst bijgewerkt op {{date}}',
  translationNote:
    'Deze vertaling is nog niet door een jurist beoordeeld; de link naar de Engelse tekst staat hier.',
  policy: {
    title: 'Privacybeleid',
    lead: 'Dit is de volledige verklaring die je ziet als je een formulier begint, met extra informatie voor bikefitters en over de aanbieder.',
    more: 'Voor bikefitters, en uitgebreider',
    roles: {
      title: 'Wie verantwoordelijk is',
      fitter:
        'De bikefitter die je hebt gekozen, beslist welke gegevens over je worden verzameld en waarom, en is verantwoordelijk voor je dossier. De aanbieder van deze installatie van {product} bewaart en verwerkt het namens de bikefitter.',
      provider:
        'De aanbieder is zelf verantwoordelijk voor je account, voor de beveiliging van de dienst, en voor onderzoek dat je hebt toegestaan.',
    },
    operator: 'De aanbieder is:',
    operatorUnknown: 'Je bereikt de aanbieder op:',
    data: {
      title: 'Wat wordt bewaard, waarom en hoelang',
      caption: 'Elke soort gegevens met doel, rechtsgrond en bewaartermijn',
      what: 'Gegevens',
      why: 'Doel',
      ground: 'Rechtsgrond',
      kept: 'Bewaard',
      grounds: {
        consent: 'Je uitdrukkelijke toestemming',
        contract: 'De overeenkomst met jou',
        interest: 'Het gerechtvaardigd belang bij een veilige dienst en bij het antwoorden aan jou',
        duty: 'Een wettelijke verplichting',
      },
      rows: {
        file: {
          what: 'Het dossier van een fietser: antwoorden, metingen, wijzigingen, foto’s, rapporten, follow-ups',
          why: 'de fitting, en zien wat erna is veranderd',
          kept: 'tot {{years}} jaar na de laatste sessie; na een ingetrokken toestemming {{withdrawnDays}} dagen',
        },
        draft: {
          what: 'Formulieren die zijn begonnen en niet ingestuurd',
          why: 'verdergaan waar je was gebleven',
          kept: '{{draftDays}} dagen na de laatste wijziging, of {{invitedDays}} dagen nadat de uitnodiging afliep',
        },
        account: {
          what: 'Een account: naam, e-mailadres, telefoonnummer, taal, regio, eenheden, hoe je inlogt',
          why: 'je een account geven, en het beschermen',
          kept: 'tot je het verwijdert',
        },
        signIns: {
          what: 'Waar en wanneer je inlogde, met wat voor browser',
          why: 'laten zien waar je bent ingelogd, en misbruik opsporen',
          kept: '{{signInDays}} dagen nadat een login eindigde; inlogpogingen 90 dagen',
        },
        profile: {
          what: 'Van bikefitters: studio, contactgegevens, logo, foto, plaats, talen, specialiteiten, brief, diensten, het adres van hun pagina',
          why: 'rapporten en, als de bikefitter daarvoor kiest, een openbare pagina in de lijst van bikefitters',
          kept: 'tot de bikefitter het weghaalt of het account verwijdert; dat een adres is gebruikt, blijft bewaard zonder te zeggen door wie',
        },
        rating: {
          what: 'Van bikefitters: een jaarlijkse beoordeling door fietsers die onderzoek toestonden',
          why: 'eigen gebruik door de bikefitter; openbaar is die alleen als de bikefitter dat wil',
          kept: 'tot de beoordeling van het volgende jaar, of tot het account wordt verwijderd',
        },
        research: {
          what: 'Van fietsers die onderzoek toestaan: leeftijd, gender, lengte, gewicht in ruime groepen, en het land van de tijdzone',
          why: 'onderzoek en de ontwikkeling van AI-hulpmiddelen, in groepen van minstens tien met dezelfde gegevens',
          kept: 'tot de toestemming wordt ingetrokken',
        },
        consents: {
          what: 'Toestemmingen: waarmee je akkoord ging, wanneer en in welke versie',
          why: 'bewijs',
          kept: 'zolang het dossier of het account bestaat',
        },
        trail: {
          what: 'Wie wat wanneer wijzigde of opende',
          why: 'laten zien wie je gegevens zag, en misbruik opsporen',
          kept: 'zolang de dienst bestaat; zodra een dossier is gewist, zeggen de regels niet meer over wat of wie het ging',
        },
        booking: {
          what: 'Afspraken: de tijd, de dienst en de naam, het e-mailadres, het telefoonnummer, de notitie en de tijdzone van wie boekte',
          why: 'de tijd voor je vasthouden, je erover informeren en je eraan herinneren',
          kept: 'zoals je dossier; een gesprek van iemand zonder dossier {{callDays}} dagen erna; wat niemand heeft bevestigd {{unconfirmedHours}} uur',
        },
        waiting: {
          what: 'Plekken op een wachtlijst: naam, e-mailadres, dienst en dagen',
          why: 'je een tijd aanbieden die vrijkomt',
          kept: '{{waitingDays}} dagen nadat ze zijn afgelopen; wat niemand heeft bevestigd {{unconfirmedHours}} uur',
        },
        calendars: {
          what: 'Van bikefitters: andere agenda’s die ze koppelen, de adressen en de bezette tijden ervan',
          why: 'geen tijden aanbieden die elders bezet zijn',
          kept: 'tot de bikefitter de agenda weghaalt of het account verwijdert',
        },
        mails: {
          what: 'E-mails en sms’en die de dienst verstuurt',
          why: 'uitnodigingen, codes, herinneringen, rapporten en nieuws',
          kept: 'de inhoud tot ze zijn verstuurd; dat ze zijn verstuurd {{messageDays}} dagen',
        },
        contact: {
          what: 'Berichten van het contactformulier: onderwerp, naam, adres en wat je schreef',
          why: 'je antwoorden',
          kept: '{{resolvedDays}} dagen nadat ze zijn afgehandeld, hoogstens {{contactDays}} dagen',
        },
        requests: {
          what: 'Verzoeken over privacyrechten',
          why: 'antwoorden binnen de tijd die de wet stelt',
          kept: 'zolang de dienst bestaat, zonder te bewaren wie het vroeg zodra ze zijn beantwoord',
        },
        technical: {
          what: 'Netwerkadressen, als met een sleutel gemaakte vingerafdrukken, om verzoeken te tellen',
          why: 'misbruik tegenhouden',
          kept: 'enkele uren',
        },
        payments: {
          what: 'Van bikefitters die betalen: het abonnement, de status ervan en het nummer bij de betaaldienst',
          why: 'facturering',
          kept: 'tot het account wordt verwijderd; de betaaldienst bewaart facturen zolang de wet dat eist',
        },
        backups: {
          what: 'Back-ups van dit alles',
          why: 'de dienst herstellen na een storing',
          kept: '{{backupDays}} dagen',
        },
      },
    },
    fitters: {
      title: 'Openbare pagina’s van bikefitters',
      listed:
        'Bikefitters staan alleen in de lijst van bikefitters als ze dat aanzetten. Hun pagina toont dan iedereen, ook zoekmachines, hun naam, studio, logo, foto, plaats, talen, specialiteiten, brief en diensten. Als ze het uitzetten, is de pagina meteen weg; zoekmachines kunnen die nog een tijdje tonen.',
      rating:
        'Een beoordeling staat er alleen op als de bikefitter die toont, en alleen als de gepubliceerde regels dat toestaan.',
      riders: 'Geen pagina van een bikefitter toont iets van een fietser.',
    },
    recipients: {
      title: 'Wie verder gegevens verwerkt voor de aanbieder',
      lead: 'Deze diensten verwerken gegevens voor de aanbieder van deze installatie, op grond van een overeenkomst en alleen volgens instructie:',
      none: 'Geen andere dienst verwerkt gegevens voor de aanbieder van deze installatie. Die heeft een eigen database, login en bestandsopslag, en stuurt geen e-mails naar buiten.',
      kind: {
        mail: 'een maildienst, die e-mails bezorgt: die ziet het adres, het onderwerp en de inhoud',
        sms: 'een sms-dienst, die codes en herinneringen aan afspraken bezorgt: die ziet het nummer en de tekst',
        signIn: 'een inlogdienst, die je adres kent en weet hoe je inlogt',
        database:
          'een database die elders kan draaien: namen, antwoorden en gezondheidsgegevens zijn erin versleuteld',
        files: 'een bestandsopslag: foto’s en documenten zijn versleuteld voordat ze daar komen',
        scanner: 'een virusscanner, die geüploade foto’s leest en niets bewaart',
        google: 'Google, als je ervoor kiest daarmee in te loggen: Google weet dan dat je hier inlogt',
        facebook: 'Facebook, als je ervoor kiest daarmee in te loggen: Facebook weet dan dat je hier inlogt',
        payments:
          'Stripe, dat betalingen van bikefitters int: het ziet naam, adres en betaalmiddel van de bikefitter, en niets van fietsers',
      },
      nobody: 'Niemand anders krijgt gegevens. Ze worden nooit verkocht en nooit voor reclame gebruikt.',
      transfer:
        'Als zo’n dienst in een ander land is, is daarmee de bescherming afgesproken die het gegevensbeschermingsrecht eist. Je kunt vragen welke bedrijven dit zijn, en waar.',
    },
    rights: {
      title: 'Je rechten, en hoe je ze gebruikt',
      lead: 'Met een account doe je het meeste hiervan zelf, meteen:',
      download: 'Inzien en meenemen: download een kopie van alles wat van jou is.',
      correct: 'Corrigeren: wijzig je antwoorden waar je ze leest, en je naam in je instellingen.',
      sharing:
        'Bepalen wie het ziet: beëindig de toegang van een bikefitter, of deel je fittings met een nieuwe bikefitter.',
      accessLog: 'Zien wie je gegevens heeft bekeken of gewijzigd, en wanneer.',
      consents: 'Een toestemming intrekken of geven.',
      files: 'Het gebruik van een dossier beperken, of het wissen.',
      account: 'Je account verwijderen met alles erin.',
      open: 'Pagina openen',
      write:
        'Zonder account, of voor iets anders, ook een bezwaar, schrijf je ons. We antwoorden binnen een maand, kosteloos, en kunnen je vragen te laten zien dat jij het bent.',
      complain:
        'Je kunt een klacht indienen bij de gegevensbeschermingsautoriteit waar je woont, waar je werkt, of waar volgens jou de wet is overtreden.',
      machine: 'Geen beslissing over jou wordt door een machine genomen.',
    },
    law: {
      title: 'Rechtsgrond',
      health:
        'Gezondheidsgegevens voor de fitting, en onderzoek: je uitdrukkelijke toestemming (AVG artikel 9, lid 2, onder a, en artikel 6, lid 1, onder a).',
      account: 'Account en dienst: de overeenkomst met jou (artikel 6, lid 1, onder b).',
      security:
        'Beveiliging, voorkomen van misbruik, het logboek van wijzigingen en antwoorden op berichten: het gerechtvaardigd belang bij een betrouwbare dienst (artikel 6, lid 1, onder f).',
      duty: 'Verzoeken beantwoorden en het bewijs van toestemmingen bewaren: wettelijke verplichting (artikel 6, lid 1, onder c).',
    },
    choices: {
      title: 'Wat een beperking en een intrekking doen',
      restrict:
        'Je kunt het gebruik van een dossier beperken: het wordt bewaard en nergens voor gebruikt. Je bikefitter ziet dat het beperkt is en sinds wanneer, en geen van je antwoorden. Je kunt het nog steeds lezen, downloaden en wissen.',
      withdraw:
        'Je kunt je toestemming voor het gebruik van je gezondheidsgegevens intrekken. Elk gebruik stopt meteen, en het dossier wordt na {{days}} dagen gewist, tenzij je opnieuw toestemming geeft. Je kunt het ook meteen wissen; je krijgt dan een bewijs waarin staat wat is gewist, en niet van wie.',
      research:
        'Zolang je toestemming voor onderzoek geldt, worden je leeftijd, gender, lengte en gewicht in ruime groepen bewaard voor exports aan onderzoekers, met het land van je tijdzone. Ze gaan zonder je naam weg, in groepen van minstens tien mensen met dezelfde gegevens, en worden verwijderd als je intrekt.',
    },
    changes: {
      title: 'Wijzigingen van dit beleid',
      text: 'Een nieuwe versie heeft een nieuw nummer en een nieuwe datum. Over wijzigingen die voor jou van belang zijn, krijg je bericht per e-mail voordat ze ingaan. Waar je toestemming nodig is, vragen we die opnieuw.',
    },
    incident: {
      title: 'Als er iets misgaat',
      text: 'Als gegevens verloren gaan of door iemand worden gezien die ze niet mag zien, wordt de toezichthouder binnen 72 uur ingelicht. Jij wordt zonder uitstel ingelicht als het je kan schaden.',
    },
  },
  terms: {
    title: 'Voorwaarden',
    lead: 'Dit is de overeenkomst tussen jou en de aanbieder van deze installatie van {product}, in gewone woorden.',
    sections: {
      service: {
        title: 'Wat {product} is',
        what: '{product} is een webplatform voor bikefitters en fietsers. Een bikefitter nodigt een fietser uit. De fietser vult vóór de fitting een formulier in en later nog een over wat sindsdien is veranderd. Beiden zien het resultaat.',
        scope:
          'De dienst wordt steeds verbeterd. Bij aangekondigde delen staat dat ze nog komen. Bestaande delen kunnen veranderen. Wat je hebt ingevoerd, blijft bewaard.',
      },
      accounts: {
        title: 'Accounts',
        true: 'Je geeft je echte naam en een e-mailadres dat van jou is. Een account heeft één rol, fietser of bikefitter, die je kiest als je het aanmaakt.',
        secret:
          'Je houdt je wachtwoord voor jezelf en laat het ons weten als je denkt dat iemand anders het kent. Een link of code uit een uitnodiging is alleen bedoeld voor wie die is gestuurd.',
        age: 'Fietsers onder de {{age}} hebben de toestemming van een ouder of voogd nodig. Bikefitters moeten volwassen zijn.',
      },
      fitters: {
        title: 'Waarmee bikefitters akkoord gaan',
        invite: 'Je nodigt alleen fietsers uit die een uitnodiging van je verwachten.',
        use: 'Je gebruikt wat fietsers je vertellen voor hun fitting en de follow-up, en voor niets anders. Je geeft het niet door zonder hun toestemming.',
        law: 'Je houdt je aan de regels voor gegevensbescherming en aan de beroepsregels die gelden waar je werkt. Je bent verantwoordelijk voor de dossiers van je fietsers. De aanbieder verwerkt ze voor je.',
        judge:
          'De fitting is jouw professionele werk. {product} laat zien wat fietsers zeggen en wat is veranderd. Wat je doet, is jouw beslissing.',
        refer: 'Als antwoorden van een fietser reden tot zorg geven, raad je die aan naar een arts te gaan.',
        access: 'Alleen jij gebruikt je account, en je logt uit op apparaten die anderen gebruiken.',
        page: 'Als je ervoor kiest in de lijst te staan, is je pagina waar, belooft die geen genezing of minder blessures, toont die niets van een fietser, en gebruikt die alleen foto’s die je mag tonen. De aanbieder mag een pagina die hiertegen ingaat, weghalen.',
      },
      riders: {
        title: 'Waarmee fietsers akkoord gaan',
        honest: 'Je antwoordt zo eerlijk als je kunt, omdat je bikefitter erop vertrouwt.',
        own: 'Je voert je eigen gegevens in, of die van een kind waarvoor je verantwoordelijk bent.',
        rights:
          'Wat je invoert, blijft van jou. Je staat je bikefitter toe het voor je fitting te gebruiken, en je kunt dat altijd beëindigen.',
        free: '{product} is gratis voor fietsers.',
      },
      medical: {
        title: 'Geen medisch advies',
        text: '{product} is geen medisch hulpmiddel en geeft geen medisch advies, geen diagnose en geen behandeling. Het belooft geen genezing en geen bescherming tegen blessures. Heb je pijn die je zorgen baart, gevoelloosheid die niet weggaat, krachtverlies of zwelling, ga dan naar een arts. Bel in een noodgeval het alarmnummer.',
      },
      price: {
        title: 'Prijzen',
        tier: 'Niveau 1, voor bikefitters, kost {{month}} per maand. Bij jaarlijkse facturering bespaar je {{saving}}: {{year}} per jaar, dat is {{monthOfYear}} per maand. Belastingen komen erbij waar de wet dat eist.',
        terms:
          'Je zit niet vast aan een minimumduur. Je kunt altijd opzeggen, met ingang van het einde van de periode die je hebt betaald.',
        collected:
          'Deze installatie int geen betalingen. Je krijgt bericht vóór de eerste betaling, en die wordt alleen geïnd als je akkoord gaat.',
        paid: 'Betalingen worden door Stripe geïnd. Je gaat akkoord met een abonnement en de prijs ervan voordat de eerste betaling wordt geïnd.',
        tierTwo: 'Niveau 2 komt binnenkort. De prijs is nog niet bekend.',
      },
      fair: {
        title: 'Redelijk gebruik',
        text: 'Probeer niet bij gegevens te komen die niet van jou zijn, verstoor de dienst niet, en voer niets in dat onwettig is of anderen schaadt. Vind je een zwakke plek in de dienst, meld die dan graag. Meldingen zijn welkom.',
      },
      end: {
        title: 'Wanneer het eindigt',
        you: 'Je kunt altijd in je instellingen, of door ons te schrijven, een kopie van je gegevens downloaden en je account verwijderen. Het privacybeleid legt uit wat er dan met de gegevens gebeurt.',
        us: 'De aanbieder kan een account sluiten dat deze voorwaarden schendt, waar mogelijk na een waarschuwing, en kan de dienst met een termijn van minstens 30 dagen beëindigen. Daarvóór kun je je gegevens ophalen.',
      },
      liability: {
        title: 'Aansprakelijkheid',
        text: 'De aansprakelijkheid van de aanbieder is onbeperkt bij opzet, grove nalatigheid en schade aan leven, lichaam of gezondheid. Bij lichte nalatigheid is de aanbieder alleen aansprakelijk voor het niet nakomen van een verplichting die voor deze overeenkomst wezenlijk is, en dan alleen voor de schade die typisch en voorzienbaar is. Je wettelijke rechten als consument worden hierdoor niet beperkt.',
        backup:
          'Van gegevens worden back-ups gemaakt, maar geen dienst is altijd beschikbaar. Bewaar een kopie van alles wat je niet kunt missen.',
      },
      software: {
        title: 'De software',
        text: 'De software van {product} is vrije software onder de GNU Affero General Public License, versie 3 of later. Deze voorwaarden gaan over de dienst, niet over de software.',
      },
      changes: {
        title: 'Wijzigingen van deze voorwaarden',
        text: 'Over wijzigingen krijg je minstens 30 dagen voordat ze ingaan bericht. Ga je niet akkoord, dan kun je vóór die tijd stoppen en ben je voor de tijd daarna niets verschuldigd.',
      },
      contact: {
        title: 'Contact',
      },
    },
  },
  imprint: {
    title: 'Colofon',
    lead: 'Wie deze installatie van {product} beheert.',
    none: 'De beheerder van deze installatie heeft geen colofon ingevuld. Je bereikt de beheerder op:',
    representedBy: 'Vertegenwoordigd door',
    phone: 'Telefoon',
    email: 'E-mail',
    register: 'Register',
    vatId: 'Btw-identificatienummer',
  },
  accessibility: {
    lead: '{product} is gemaakt om voor iedereen te werken: met het toetsenbord, met een schermlezer, met grote tekst en in andere kleuren.',
    tested: 'Laatst getest op {{date}}',
    aim: {
      title: 'Waar we naar streven',
      text: 'We volgen de richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2 op niveau AA en gaan verder waar we kunnen. We denken dat alle pagina’s eraan voldoen, op wat hieronder staat na. Dit is ons eigen oordeel. Niemand anders heeft het nog gecontroleerd.',
    },
    how: {
      title: 'Wat is getest, en hoe',
      everyPage:
        'Elke pagina met axe, een programma dat fouten vindt, op vier breedtes, in lichte en donkere kleuren',
      enlarged:
        'Elke pagina op 200%, en een formulier en een fitting op 400% en met meer ruimte tussen letters, woorden en regels',
      targets: 'De grootte van alles waarop je kunt drukken',
      keyboard: 'Een heel formulier en een hele fitting met alleen het toetsenbord',
      screenReader:
        'Wat een schermlezer te horen krijgt in een heel formulier en een hele fitting, regel voor regel',
      motion: 'Elke pagina zonder beweging',
      documents: 'De pdf van een rapport volgens PDF/UA-1, de norm voor toegankelijke documenten',
    },
    known: {
      title: 'Wat niet perfect is',
      people: 'Mensen die elke dag een schermlezer gebruiken, hebben de pagina’s nog niet voor ons getest.',
      photos:
        'Een foto wordt beschreven met het aanzicht en het bijschrift. Wat er verder op staat, wordt niet gezegd.',
      languages:
        'Notities en brieven die iemand in een andere taal schreef, worden misschien voorgelezen met de stem van jouw taal.',
      others:
        'Pagina’s van andere bedrijven, waar je misschien inlogt of betaalt, kunnen we niet veranderen.',
    },
    complain: {
      title: 'Laat ons weten wat niet werkt',
      write:
        'Als iets voor jou niet werkt, schrijf je ons. Zeg welke pagina het is en wat je gebruikt. We antwoorden binnen een maand, kosteloos, en zoeken een andere weg voor je tot het is hersteld.',
      authority:
        'Als ons antwoord niet helpt, kun je een klacht indienen bij de autoriteit voor toegankelijkheid waar je woont.',
    },
  },
} satisfies Translation<typeof english>
