import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Version {{version}}, senest opdateret {{date}}',
  translationNote:
    'Denne oversættelse er endnu ikke gennemgået af en jurist; her er et link til den engelske tekst.',
  policy: {
    title: 'Privatlivspolitik',
    lead: 'Dette er den fulde meddelelse, som du ser, når du starter et skema, med yderligere oplysninger for bikefittere og om udbyderen.',
    more: 'For bikefittere og mere i detaljer',
    roles: {
      title: 'Hvem der er ansvarlig',
      fitter:
        'Den bikefitter, du har valgt, bestemmer, hvilke oplysninger der indsamles om dig og hvorfor, og er ansvarlig for din mappe. Udbyderen af denne installation af {product} opbevarer og behandler dem på bikefitterens vegne.',
      provider:
        'Udbyderen er selv ansvarlig for din konto, for tjenestens sikkerhed og for forskning, du har tilladt.',
    },
    operator: 'Udbyderen er:',
    operatorUnknown: 'Du kan kontakte udbyderen på:',
    data: {
      title: 'Hvad der gemmes, hvorfor og hvor længe',
      caption: 'Hver type oplysninger med formål, retsgrundlag og opbevaringstid',
      what: 'Oplysninger',
      why: 'Formål',
      ground: 'Retsgrundlag',
      kept: 'Gemmes',
      grounds: {
        consent: 'Dit udtrykkelige samtykke',
        contract: 'Aftalen med dig',
        interest: 'Den legitime interesse i en sikker tjeneste og i at svare dig',
        duty: 'En retlig forpligtelse',
      },
      rows: {
        file: {
          what: 'En rytters mappe: svar, målinger, ændringer, billeder, rapporter, opfølgninger',
          why: 'at gennemføre bikefittet og se, hvad der ændrede sig efter det',
          kept: 'op til {{years}} år efter den seneste session; efter et tilbagetrukket samtykke {{withdrawnDays}} dage',
        },
        draft: {
          what: 'Skemaer, der er begyndt og ikke indsendt',
          why: 'at fortsætte, hvor du slap',
          kept: '{{draftDays}} dage efter den seneste ændring eller {{invitedDays}} dage efter, at invitationen udløb',
        },
        account: {
          what: 'En konto: navn, e-mailadresse, telefonnummer, sprog, region, enheder, hvordan du logger ind',
          why: 'at give dig en konto og beskytte den',
          kept: 'indtil du sletter den',
        },
        signIns: {
          what: 'Hvor og hvornår du loggede ind, med hvilken slags browser',
          why: 'at vise dig, hvor du er logget ind, og opdage misbrug',
          kept: '{{signInDays}} dage efter, at et login er afsluttet; loginforsøg i 90 dage',
        },
        profile: {
          what: 'Om bikefittere: studie, kontaktoplysninger, logo, billede, sted, sprog, specialer, brev, ydelser, adressen på deres side',
          why: 'rapporter og, hvis bikefitteren vælger det, en offentlig side på listen over bikefittere',
          kept: 'indtil bikefitteren fjerner det eller sletter kontoen; at en adresse er brugt, gemmes uden at sige af hvem',
        },
        rating: {
          what: 'Om bikefittere: en årlig vurdering fra ryttere, der har tilladt forskning',
          why: 'bikefitterens eget brug; den er kun offentlig, hvis bikefitteren viser den',
          kept: 'indtil næste års vurdering, eller indtil kontoen slettes',
        },
        research: {
          what: 'Om ryttere, der tillader forskning: alder, køn, højde og vægt i brede intervaller og tidszonens land',
          why: 'forskning og udvikling af AI-værktøjer i grupper på mindst ti med ens oplysninger',
          kept: 'indtil samtykket trækkes tilbage',
        },
        consents: {
          what: 'Samtykker: hvad du har samtykket i, hvornår og i hvilken version',
          why: 'bevis',
          kept: 'lige så længe som mappen eller kontoen',
        },
        trail: {
          what: 'Hvem der ændrede eller åbnede hvad og hvornår',
          why: 'at vise dig, hvem der så dine oplysninger, og opdage misbrug',
          kept: 'så længe tjenesten findes; når en mappe er slettet, siger dens poster intet om hvad eller hvem',
        },
        booking: {
          what: 'Tider: tidspunktet, ydelsen og navn, e-mailadresse, telefonnummer, note og tidszone for den, der bestilte',
          why: 'at holde tiden til dig, fortælle dig om den og minde dig om den',
          kept: 'som din mappe; en samtale for en person uden mappe {{callDays}} dage efter; det, som ingen har bekræftet, {{unconfirmedHours}} timer',
        },
        waiting: {
          what: 'Pladser på en venteliste: navn, e-mailadresse, ydelse og dage',
          why: 'at tilbyde dig en tid, der bliver ledig',
          kept: '{{waitingDays}} dage efter, at de er slut; det, som ingen har bekræftet, {{unconfirmedHours}} timer',
        },
        calendars: {
          what: 'Om bikefittere: andre kalendere, som de tilknytter, deres adresser og optagne tider',
          why: 'ikke at tilbyde tider, der er optaget et andet sted',
          kept: 'indtil bikefitteren fjerner kalenderen eller sletter kontoen',
        },
        mails: {
          what: 'E-mails og sms’er, som tjenesten sender',
          why: 'invitationer, koder, påmindelser, rapporter og nyheder',
          kept: 'indholdet, indtil de er sendt; at de er sendt, i {{messageDays}} dage',
        },
        contact: {
          what: 'Beskeder fra kontaktformularen: emne, navn, adresse og det, du skrev',
          why: 'at svare dig',
          kept: '{{resolvedDays}} dage efter, at de er behandlet, højst {{contactDays}} dage',
        },
        requests: {
          what: 'Anmodninger om rettigheder',
          why: 'at svare inden for den frist, loven sætter',
          kept: 'så længe tjenesten findes, uden hvem der spurgte, når de er besvaret',
        },
        technical: {
          what: 'Netværksadresser, som nøglebeskyttede fingeraftryk, til at tælle forespørgsler',
          why: 'at stoppe misbrug',
          kept: 'i nogle timer',
        },
        payments: {
          what: 'Om bikefittere, der betaler: abonnementet, dets status og kundenummeret hos betalingstjenesten',
          why: 'fakturering',
          kept: 'indtil kontoen slettes; betalingstjenesten opbevarer fakturaer, så længe loven kræver det',
        },
        backups: {
          what: 'Sikkerhedskopier af det hele',
          why: 'at gendanne tjenesten efter en fejl',
          kept: '{{backupDays}} dage',
        },
      },
    },
    fitters: {
      title: 'Bikefitteres offentlige sider',
      listed:
        'Bikefittere er kun på listen over bikefittere, hvis de slår det til. Deres side viser så alle, også søgemaskiner, deres navn, studie, logo, billede, sted, sprog, specialer, brev og ydelser. Når de slår det fra, er siden væk med det samme; søgemaskiner kan vise den et stykke tid endnu.',
      rating:
        'En vurdering er kun på den, hvis bikefitteren viser den, og kun når de offentliggjorte regler tillader det.',
      riders: 'Ingen side for en bikefitter viser noget om en rytter.',
    },
    recipients: {
      title: 'Hvem der ellers behandler oplysninger for udbyderen',
      lead: 'Disse tjenester behandler oplysninger for udbyderen af denne installation under en aftale og kun efter instruks:',
      none: 'Ingen anden tjeneste behandler oplysninger for udbyderen af denne installation. Den driver sin egen database, sit eget login og fillager og sender ingen e-mails ud.',
      kind: {
        mail: 'en e-mailtjeneste, der leverer e-mails: den ser adressen, emnet og indholdet',
        sms: 'en sms-tjeneste, der leverer koder og påmindelser om tider: den ser nummeret og teksten',
        signIn: 'en logintjeneste, der kender din adresse, og hvordan du logger ind',
        database:
          'en database, der kan ligge et andet sted: navne, svar og helbredsoplysninger er krypteret i den',
        files: 'et fillager: billeder og dokumenter krypteres, før de kommer dertil',
        scanner: 'en virusscanner, der læser uploadede billeder og ikke beholder noget',
        google: 'Google, hvis du vælger at logge ind med det: Google får at vide, at du logger ind her',
        facebook: 'Facebook, hvis du vælger at logge ind med det: Facebook får at vide, at du logger ind her',
        payments:
          'Stripe, der modtager betalinger fra bikefittere: det ser bikefitterens navn, adresse og betalingsmiddel og intet om ryttere',
      },
      nobody: 'Ingen andre får oplysninger. De sælges aldrig og bruges aldrig til reklame.',
      transfer:
        'Hvis en sådan tjeneste er i et andet land, aftales den beskyttelse, som databeskyttelsesretten kræver, med tjenesten. Du kan spørge, hvilke virksomheder det er, og hvor.',
    },
    rights: {
      title: 'Dine rettigheder, og hvordan du bruger dem',
      lead: 'Med en konto gør du det meste af det selv, med det samme:',
      download: 'Se og tag med: download en kopi af alt, der er dit.',
      correct: 'Ret: ændr dine svar, hvor du læser dem, og dit navn i dine indstillinger.',
      sharing:
        'Bestem, hvem der ser det: afslut en bikefitters adgang, eller del dine bikefits med en ny bikefitter.',
      accessLog: 'Se, hvem der har set på dine oplysninger, ændret dem, og hvornår.',
      consents: 'Træk et samtykke tilbage, eller giv et.',
      files: 'Begræns brugen af en mappe, eller slet den.',
      account: 'Slet din konto med alt i den.',
      open: 'Åbn siden',
      write:
        'Uden konto, eller om alt andet, også en indsigelse, skriver du til os. Vi svarer inden for én måned uden beregning og kan bede dig vise, at det er dig.',
      complain:
        'Du kan klage til databeskyttelsesmyndigheden, hvor du bor, hvor du arbejder, eller hvor du mener, at loven er overtrådt.',
      machine: 'Ingen afgørelse om dig træffes af en maskine.',
    },
    law: {
      title: 'Retsgrundlag',
      health:
        'Helbredsoplysninger til bikefittet og forskning: dit udtrykkelige samtykke (GDPR artikel 9, stk. 2, litra a, og artikel 6, stk. 1, litra a).',
      account: 'Konto og tjeneste: aftalen med dig (artikel 6, stk. 1, litra b).',
      security:
        'Sikkerhed, forebyggelse af misbrug, loggen over ændringer og svar på beskeder: den legitime interesse i en pålidelig tjeneste (artikel 6, stk. 1, litra f).',
      duty: 'At besvare anmodninger og opbevare bevis for samtykker: retlig forpligtelse (artikel 6, stk. 1, litra c).',
    },
    choices: {
      title: 'Hvad en begrænsning og en tilbagetrækning gør',
      restrict:
        'Du kan begrænse brugen af en mappe: Den bevares og bruges ikke til noget. Din bikefitter ser, at den er begrænset og siden hvornår, men ingen af dine svar. Du kan stadig læse, downloade og slette den.',
      withdraw:
        'Du kan trække dit samtykke til brug af dine helbredsoplysninger tilbage. Al brug stopper med det samme, og mappen slettes efter {{days}} dage, medmindre du giver dit samtykke igen. Du kan også slette den med det samme; du får en kvittering, der siger, hvad der blev slettet, men ikke hvem det drejede sig om.',
      research:
        'Så længe dit forskningssamtykke gælder, gemmes din alder, dit køn, din højde og din vægt i brede intervaller til eksport til forskere sammen med din tidszones land. De leveres uden dit navn, i grupper på mindst ti med ens oplysninger, og slettes, når du trækker det tilbage.',
    },
    changes: {
      title: 'Ændringer af denne politik',
      text: 'En ny version har et nyt nummer og en ny dato. Du får besked på e-mail om ændringer, der har betydning for dig, før de træder i kraft, og bliver spurgt igen, hvor dit samtykke er nødvendigt.',
    },
    incident: {
      title: 'Hvis noget går galt',
      text: 'Hvis oplysninger går tabt eller ses af nogen, der ikke må se dem, underrettes tilsynsmyndigheden inden for 72 timer, og du underrettes uden ophold, hvis det kan skade dig.',
    },
  },
  terms: {
    title: 'Vilkår for brug',
    lead: 'Dette er aftalen mellem dig og udbyderen af denne installation af {product} med enkle ord.',
    sections: {
      service: {
        title: 'Hvad {product} er',
        what: '{product} er en webplatform til bikefittere og ryttere. En bikefitter inviterer en rytter. Rytteren udfylder et skema før bikefittet og senere et andet om, hvad der har ændret sig siden. Begge ser resultatet.',
        scope:
          'Tjenesten forbedres hele tiden. Dele, der er annonceret, oplyser, at de kommer. Eksisterende dele kan ændres. Det, du har skrevet, bevares.',
      },
      accounts: {
        title: 'Konti',
        true: 'Du oplyser dit rigtige navn og en e-mailadresse, der tilhører dig. En konto har én rolle, rytter eller bikefitter, som du vælger, når du opretter den.',
        secret:
          'Du holder din adgangskode for dig selv og siger det til os, hvis du tror, at en anden kender den. Et link eller en kode fra en invitation er kun beregnet til den person, den blev sendt til.',
        age: 'Ryttere under {{age}} år skal have samtykke fra en forælder eller værge. Bikefittere skal være voksne.',
      },
      fitters: {
        title: 'Det, bikefittere accepterer',
        invite: 'Du inviterer kun ryttere, der forventer en invitation fra dig.',
        use: 'Du bruger det, ryttere fortæller dig, til deres bikefit og opfølgningen på det og til intet andet. Du giver det ikke videre uden deres samtykke.',
        law: 'Du følger de regler for databeskyttelse og for dit erhverv, der gælder, hvor du arbejder. Du er ansvarlig for dine rytteres mapper. Udbyderen behandler dem for dig.',
        judge:
          'Bikefittet er dit faglige arbejde. {product} viser, hvad ryttere siger, og hvad der ændrede sig. Hvad du gør, er din beslutning.',
        refer: 'Når en rytters svar giver grund til bekymring, råder du rytteren til at søge læge.',
        access: 'Kun du bruger din konto, og du logger ud på enheder, som andre bruger.',
        page: 'Hvis du vælger at stå på listen, skal din side være sand. Den må ikke love helbredelse eller færre skader og ikke vise noget om en rytter, og den må kun bruge billeder, du må vise. Udbyderen kan tage en side ned, der bryder dette.',
      },
      riders: {
        title: 'Det, ryttere accepterer',
        honest: 'Du svarer så sandfærdigt, du kan, fordi din bikefitter bygger på det.',
        own: 'Du skriver dine egne oplysninger eller oplysninger om et barn, du har ansvaret for.',
        rights:
          'Det, du skriver, forbliver dit. Du lader din bikefitter bruge det til dit bikefit, og du kan afslutte det når som helst.',
        free: '{product} er gratis for ryttere.',
      },
      medical: {
        title: 'Ingen lægelig rådgivning',
        text: '{product} er ikke medicinsk udstyr og giver ingen lægelig rådgivning, diagnose eller behandling. Det lover hverken helbredelse eller beskyttelse mod skader. Hvis du har smerter, der bekymrer dig, følelsesløshed, der ikke går væk, svaghed eller hævelse, så søg læge. I en nødsituation ringer du til alarmcentralen.',
      },
      price: {
        title: 'Priser',
        tier: 'Niveau 1, for bikefittere, koster {{month}} om måneden. Ved årlig betaling sparer du {{saving}}: {{year}} om året, hvilket er {{monthOfYear}} om måneden. Afgifter lægges til, hvor loven kræver det.',
        terms:
          'Du er ikke bundet af en mindsteperiode. Du kan opsige når som helst med virkning fra slutningen af den periode, du har betalt for.',
        collected:
          'Denne installation tager ikke imod betalinger. Du får besked, før den første betaling trækkes, og den trækkes kun, hvis du accepterer det.',
        paid: 'Betalinger modtages af Stripe. Du accepterer et abonnement og dets pris, før den første betaling trækkes.',
        tierTwo: 'Niveau 2 kommer snart. Prisen er ikke fastsat endnu.',
      },
      fair: {
        title: 'Rimelig brug',
        text: 'Prøv ikke at få fat i oplysninger, der ikke er dine, forstyr ikke tjenesten, og skriv ikke noget, der er ulovligt eller skader andre. Hvis du finder en svaghed i tjenesten, beder vi dig melde den. Sådanne meldinger er velkomne.',
      },
      end: {
        title: 'Når det slutter',
        you: 'Du kan når som helst downloade en kopi af dine oplysninger og slette din konto i dine indstillinger eller ved at skrive til os. Privatlivspolitikken forklarer, hvad der så sker med oplysningerne.',
        us: 'Udbyderen kan lukke en konto, der bryder disse vilkår, efter en advarsel, hvor det er muligt, og kan afslutte tjenesten med mindst 30 dages varsel. Inden da kan du få dine oplysninger.',
      },
      liability: {
        title: 'Ansvar',
        text: 'Udbyderens ansvar er ubegrænset for forsæt, grov uagtsomhed og skade på liv, krop eller helbred. Ved simpel uagtsomhed er udbyderen kun ansvarlig for tilsidesættelse af en forpligtelse, der er væsentlig for denne aftale, og da kun for den skade, der er typisk og påregnelig. Dine lovfæstede rettigheder som forbruger begrænses ikke af dette.',
        backup:
          'Oplysninger sikkerhedskopieres, men ingen tjeneste er altid tilgængelig. Gem en kopi af alt, du ikke har råd til at miste.',
      },
      software: {
        title: 'Softwaren',
        text: 'Softwaren til {product} er fri software under GNU Affero General Public License, version 3 eller senere. Disse vilkår gælder tjenesten, ikke softwaren.',
      },
      changes: {
        title: 'Ændringer af disse vilkår',
        text: 'Du får besked om ændringer mindst 30 dage, før de træder i kraft. Hvis du ikke accepterer dem, kan du forlade tjenesten inden da, og du skylder intet for tiden efter.',
      },
      contact: {
        title: 'Kontakt',
      },
    },
  },
  imprint: {
    title: 'Udgiver',
    lead: 'Hvem der driver denne installation af {product}.',
    none: 'Operatøren af denne installation har ikke angivet nogen udgiver. Du kan kontakte operatøren på:',
    representedBy: 'Repræsenteret af',
    phone: 'Telefon',
    email: 'E-mail',
    register: 'Register',
    vatId: 'Momsnummer',
  },
  accessibility: {
    lead: '{product} er lavet til at fungere for alle: med tastatur, med skærmlæser, med stor tekst og i andre farver.',
    tested: 'Senest testet den {{date}}',
    aim: {
      title: 'Vores mål',
      text: 'Vi følger retningslinjerne for tilgængeligt webindhold (WCAG) 2.2 på niveau AA og går længere, hvor vi kan. Vi mener, at alle sider opfylder dem, bortset fra det, der står nedenfor. Det er vores egen vurdering. Ingen andre har kontrolleret den endnu.',
    },
    how: {
      title: 'Hvad der blev testet, og hvordan',
      everyPage: 'Hver side med axe, et program, der finder fejl, i fire bredder, i lyse og mørke farver',
      enlarged:
        'Hver side ved 200 %, og et skema og en bikefit ved 400 % og med mere plads mellem bogstaver, ord og linjer',
      targets: 'Størrelsen på alt, der kan trykkes på',
      keyboard: 'Et helt skema og en hel bikefit kun med tastaturet',
      screenReader: 'Hvad en skærmlæser får at vide i et helt skema og i en hel bikefit, linje for linje',
      motion: 'Hver side uden bevægelse',
      documents: 'PDF’en af en rapport efter PDF/UA-1, standarden for tilgængelige dokumenter',
    },
    known: {
      title: 'Hvad der ikke er perfekt',
      people: 'Folk, der bruger skærmlæser hver dag, har endnu ikke testet siderne for os.',
      photos:
        'Et foto beskrives med sin visning og sin billedtekst. Hvad det ellers viser, bliver ikke sagt.',
      languages:
        'Noter og breve, som nogen har skrevet på et andet sprog, kan blive læst op med stemmen for dit sprog.',
      others: 'Sider hos andre virksomheder, hvor du måske logger ind eller betaler, kan vi ikke ændre.',
    },
    complain: {
      title: 'Fortæl os, hvad der ikke virker',
      write:
        'Hvis noget ikke virker for dig, skriver du til os. Fortæl, hvilken side det er, og hvad du bruger. Vi svarer inden for én måned uden beregning og finder en anden vej for dig, indtil det er rettet.',
      authority:
        'Hvis vores svar ikke hjælper, kan du klage til tilsynsmyndigheden for tilgængelighed, hvor du bor.',
    },
  },
} satisfies Translation<typeof english>
