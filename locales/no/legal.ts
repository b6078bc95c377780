import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versjon {{version}}, sist oppdatert {{date}}',
  translationNote:
    'Denne oversettelsen er ennå ikke gjennomgått av en jurist; den engelske teksten er lenket her.',
  policy: {
    title: 'Personvernerklæring',
    lead: 'Dette er den fullstendige erklæringen du ser når du starter et skjema, med tilleggsinformasjon for bikefittere og om leverandøren.',
    more: 'For bikefittere, og mer i detalj',
    roles: {
      title: 'Hvem som er ansvarlig',
      fitter:
        'Bikefitteren du har valgt, bestemmer hvilke opplysninger som samles inn om deg og hvorfor, og er ansvarlig for mappen din. Leverandøren av denne installasjonen av {product} lagrer og behandler dem på bikefitterens vegne.',
      provider:
        'Leverandøren er selv ansvarlig for kontoen din, for sikkerheten i tjenesten og for forskning du har tillatt.',
    },
    operator: 'Leverandøren er:',
    operatorUnknown: 'Du når leverandøren på:',
    data: {
      title: 'Hva som lagres, hvorfor og hvor lenge',
      caption: 'Hver type opplysninger med formål, rettslig grunnlag og lagringstid',
      what: 'Opplysninger',
      why: 'Formål',
      ground: 'Rettslig grunnlag',
      kept: 'Lagres',
      grounds: {
        consent: 'Ditt uttrykkelige samtykke',
        contract: 'Avtalen med deg',
        interest: 'Den berettigede interessen i en sikker tjeneste og i å svare deg',
        duty: 'En rettslig forpliktelse',
      },
      rows: {
        file: {
          what: 'Mappen til en syklist: svar, målinger, endringer, bilder, rapporter, oppfølginger',
          why: 'å gjennomføre bikefiten, og å se hva som endret seg etter den',
          kept: 'inntil {{years}} år etter siste økt; etter et tilbaketrukket samtykke {{withdrawnDays}} dager',
        },
        draft: {
          what: 'Skjemaer som er begynt og ikke sendt inn',
          why: 'å fortsette der du slapp',
          kept: '{{draftDays}} dager etter siste endring, eller {{invitedDays}} dager etter at invitasjonen utløp',
        },
        account: {
          what: 'En konto: navn, e-postadresse, telefonnummer, språk, region, enheter, hvordan du logger inn',
          why: 'å gi deg en konto og beskytte den',
          kept: 'til du sletter den',
        },
        signIns: {
          what: 'Hvor og når du logget inn, med hva slags nettleser',
          why: 'å vise deg hvor du er logget inn, og oppdage misbruk',
          kept: '{{signInDays}} dager etter at en innlogging er avsluttet; innloggingsforsøk i 90 dager',
        },
        profile: {
          what: 'Om bikefittere: studio, kontaktopplysninger, logo, bilde, sted, språk, spesialiteter, brev, tjenester, adressen til siden deres',
          why: 'rapporter og, hvis bikefitteren velger det, en offentlig side i listen over bikefittere',
          kept: 'til bikefitteren fjerner det eller sletter kontoen; at en adresse er brukt, lagres uten å si av hvem',
        },
        rating: {
          what: 'Om bikefittere: en årlig vurdering fra syklister som har tillatt forskning',
          why: 'bikefitterens egen bruk; den er offentlig bare hvis bikefitteren viser den',
          kept: 'til neste års vurdering, eller til kontoen slettes',
        },
        research: {
          what: 'Om syklister som tillater forskning: alder, kjønn, høyde og vekt i brede intervaller, og landet for tidssonen',
          why: 'forskning og utvikling av KI-verktøy, i grupper på minst ti med like opplysninger',
          kept: 'til samtykket trekkes tilbake',
        },
        consents: {
          what: 'Samtykker: hva du har samtykket til, når og i hvilken versjon',
          why: 'bevis',
          kept: 'like lenge som mappen eller kontoen',
        },
        trail: {
          what: 'Hvem som endret eller åpnet hva, og når',
          why: 'å vise deg hvem som så opplysningene dine, og oppdage misbruk',
          kept: 'så lenge tjenesten finnes; når en mappe er slettet, sier oppføringene ingenting om hva eller hvem',
        },
        booking: {
          what: 'Timer: tidspunktet, tjenesten og navn, e-postadresse, telefonnummer, notat og tidssone for den som bestilte',
          why: 'å holde av tiden til deg, fortelle deg om den og minne deg på den',
          kept: 'som mappen din; en samtale for noen uten mappe {{callDays}} dager etterpå; det ingen har bekreftet, {{unconfirmedHours}} timer',
        },
        waiting: {
          what: 'Plasser på en venteliste: navn, e-postadresse, tjeneste og dager',
          why: 'å tilby deg en tid som blir ledig',
          kept: '{{waitingDays}} dager etter at de er over; det ingen har bekreftet, {{unconfirmedHours}} timer',
        },
        calendars: {
          what: 'Om bikefittere: andre kalendere som de kobler til, adressene og de opptatte tidene',
          why: 'å ikke tilby tider som er opptatt et annet sted',
          kept: 'til bikefitteren fjerner kalenderen eller sletter kontoen',
        },
        mails: {
          what: 'E-poster og tekstmeldinger som tjenesten sender',
          why: 'invitasjoner, koder, påminnelser, rapporter og nyheter',
          kept: 'innholdet til de er sendt; at de er sendt, i {{messageDays}} dager',
        },
        contact: {
          what: 'Meldinger fra kontaktskjemaet: emne, navn, adresse og det du skrev',
          why: 'å svare deg',
          kept: '{{resolvedDays}} dager etter at de er behandlet, høyst {{contactDays}} dager',
        },
        requests: {
          what: 'Forespørsler om rettigheter',
          why: 'å svare innen fristen loven setter',
          kept: 'så lenge tjenesten finnes, uten hvem som spurte når de er besvart',
        },
        technical: {
          what: 'Nettverksadresser, som nøkkelbeskyttede fingeravtrykk, for å telle forespørsler',
          why: 'å stanse misbruk',
          kept: 'i noen timer',
        },
        payments: {
          what: 'Om bikefittere som betaler: abonnementet, statusen og kundenummeret hos betalingstjenesten',
          why: 'fakturering',
          kept: 'til kontoen slettes; betalingstjenesten oppbevarer fakturaer så lenge loven krever',
        },
        backups: {
          what: 'Sikkerhetskopier av alt dette',
          why: 'å gjenopprette tjenesten etter en feil',
          kept: '{{backupDays}} dager',
        },
      },
    },
    fitters: {
      title: 'Offentlige sider for bikefittere',
      listed:
        'Bikefittere står i listen over bikefittere bare hvis de slår det på. Siden viser da alle, også søkemotorer, navn, studio, logo, bilde, sted, språk, spesialiteter, brev og tjenester. Når de slår det av, er siden borte med en gang; søkemotorer kan vise den en stund til.',
      rating:
        'En vurdering står der bare hvis bikefitteren viser den, og bare når de publiserte reglene tillater det.',
      riders: 'Ingen side for en bikefitter viser noe om en syklist.',
    },
    recipients: {
      title: 'Hvem andre som behandler opplysninger for leverandøren',
      lead: 'Disse tjenestene behandler opplysninger for leverandøren av denne installasjonen, under en avtale og bare etter instruks:',
      none: 'Ingen annen tjeneste behandler opplysninger for leverandøren av denne installasjonen. Den driver sin egen database, innlogging og fillagring, og sender ingen e-post ut.',
      kind: {
        mail: 'en e-posttjeneste, som leverer e-post: den ser adressen, emnet og innholdet',
        sms: 'en tekstmeldingstjeneste, som leverer koder og påminnelser om timer: den ser nummeret og teksten',
        signIn: 'en innloggingstjeneste, som kjenner adressen din og hvordan du logger inn',
        database:
          'en database som kan ligge et annet sted: navn, svar og helseopplysninger er kryptert i den',
        files: 'en fillagring: bilder og dokumenter krypteres før de kommer dit',
        scanner: 'en virusskanner, som leser opplastede bilder og ikke beholder noe',
        google: 'Google, hvis du velger å logge inn med det: Google får vite at du logger inn her',
        facebook: 'Facebook, hvis du velger å logge inn med det: Facebook får vite at du logger inn her',
        payments:
          'Stripe, som tar imot betalinger fra bikefittere: det ser bikefitterens navn, adresse og betalingsmiddel, og ingenting om syklister',
      },
      nobody: 'Ingen andre får opplysninger. De selges aldri og brukes aldri til reklame.',
      transfer:
        'Hvis en slik tjeneste er i et annet land, avtales det med tjenesten det vernet som personvernlovgivningen krever. Du kan spørre hvilke selskaper dette er, og hvor.',
    },
    rights: {
      title: 'Rettighetene dine, og hvordan du bruker dem',
      lead: 'Med en konto gjør du det meste av dette selv, med en gang:',
      download: 'Se og ta med: last ned en kopi av alt som er ditt.',
      correct: 'Rette: endre svarene dine der du leser dem, og navnet ditt i innstillingene.',
      sharing:
        'Bestemme hvem som ser det: avslutt en bikefitters tilgang, eller del bikefitene dine med en ny bikefitter.',
      accessLog: 'Se hvem som har sett på opplysningene dine, endret dem, og når.',
      consents: 'Trekke tilbake eller gi et samtykke.',
      files: 'Begrense bruken av en mappe, eller slette den.',
      account: 'Slette kontoen din med alt i den.',
      open: 'Åpne siden',
      write:
        'Uten konto, eller om noe annet, også en protest, skriver du til oss. Vi svarer innen én måned, uten kostnad, og kan be deg vise at det er deg.',
      complain:
        'Du kan klage til datatilsynsmyndigheten der du bor, der du arbeider, eller der du mener at loven er brutt.',
      machine: 'Ingen avgjørelser om deg tas av en maskin.',
    },
    law: {
      title: 'Rettslig grunnlag',
      health:
        'Helseopplysninger til bikefiten, og forskning: ditt uttrykkelige samtykke (GDPR artikkel 9 nr. 2 bokstav a og artikkel 6 nr. 1 bokstav a).',
      account: 'Konto og tjeneste: avtalen med deg (artikkel 6 nr. 1 bokstav b).',
      security:
        'Sikkerhet, forebygging av misbruk, loggen over endringer og svar på meldinger: den berettigede interessen i en pålitelig tjeneste (artikkel 6 nr. 1 bokstav f).',
      duty: 'Å svare på forespørsler og oppbevare bevis for samtykker: rettslig forpliktelse (artikkel 6 nr. 1 bokstav c).',
    },
    choices: {
      title: 'Hva en begrensning og en tilbaketrekking gjør',
      restrict:
        'Du kan begrense bruken av en mappe: Den beholdes og brukes ikke til noe. Bikefitteren ser at den er begrenset og siden når, men ingen av svarene dine. Du kan fortsatt lese, laste ned og slette den.',
      withdraw:
        'Du kan trekke tilbake samtykket til bruk av helseopplysningene dine. All bruk stanser med en gang, og mappen slettes etter {{days}} dager, med mindre du gir samtykket på nytt. Du kan også slette den med en gang; du får en kvittering som sier hva som ble slettet, men ikke hvem det gjaldt.',
      research:
        'Så lenge forskningssamtykket ditt gjelder, lagres alder, kjønn, høyde og vekt i brede intervaller for eksport til forskere, sammen med landet for tidssonen din. De leveres uten navnet ditt, i grupper på minst ti med like opplysninger, og slettes når du trekker samtykket tilbake.',
    },
    changes: {
      title: 'Endringer i denne erklæringen',
      text: 'En ny versjon har et nytt nummer og en ny dato. Du får beskjed på e-post om endringer som har betydning for deg, før de trer i kraft, og blir spurt igjen der samtykket ditt trengs.',
    },
    incident: {
      title: 'Hvis noe går galt',
      text: 'Hvis opplysninger går tapt eller ses av noen som ikke skal se dem, varsles tilsynsmyndigheten innen 72 timer, og du varsles uten opphold hvis det kan skade deg.',
    },
  },
  terms: {
    title: 'Bruksvilkår',
    lead: 'Dette er avtalen mellom deg og leverandøren av denne installasjonen av {product}, med enkle ord.',
    sections: {
      service: {
        title: 'Hva {product} er',
        what: '{product} er en nettplattform for bikefittere og syklister. En bikefitter inviterer en syklist. Syklisten fyller ut et skjema før bikefiten og senere et nytt om hva som har endret seg siden. Begge ser resultatet.',
        scope:
          'Tjenesten forbedres hele tiden. Deler som er annonsert, opplyser at de kommer. Eksisterende deler kan endres. Det du har skrevet inn, beholdes.',
      },
      accounts: {
        title: 'Kontoer',
        true: 'Du oppgir ditt virkelige navn og en e-postadresse som tilhører deg. En konto har én rolle, syklist eller bikefitter, som du velger når du oppretter den.',
        secret:
          'Du holder passordet for deg selv og sier fra til oss hvis du tror at noen andre kjenner det. En lenke eller kode fra en invitasjon er bare ment for personen den ble sendt til.',
        age: 'Syklister under {{age}} år trenger samtykke fra en forelder eller verge. Bikefittere må være voksne.',
      },
      fitters: {
        title: 'Det bikefittere godtar',
        invite: 'Du inviterer bare syklister som venter en invitasjon fra deg.',
        use: 'Du bruker det syklister forteller deg, til bikefiten og oppfølgingen av den, og ikke til noe annet. Du gir det ikke videre uten syklistens samtykke.',
        law: 'Du følger reglene for personvern og yrkesutøvelse som gjelder der du arbeider. Du er ansvarlig for syklistenes mapper. Leverandøren behandler dem for deg.',
        judge:
          'Bikefiten er ditt faglige arbeid. {product} viser hva syklister sier, og hva som endret seg. Hva du gjør, er din avgjørelse.',
        refer: 'Når en syklists svar gir grunn til bekymring, råder du syklisten til å oppsøke lege.',
        access: 'Bare du bruker kontoen din, og du logger ut på enheter som andre bruker.',
        page: 'Hvis du velger å stå oppført, skal siden din være sann, ikke love helbredelse eller færre skader, ikke vise noe om en syklist og bare bruke bilder du har lov til å vise. Leverandøren kan ta ned en side som bryter dette.',
      },
      riders: {
        title: 'Det syklister godtar',
        honest: 'Du svarer så sannferdig du kan, fordi bikefitteren bygger på det.',
        own: 'Du skriver inn dine egne opplysninger, eller opplysningene til et barn du har ansvaret for.',
        rights:
          'Det du skriver inn, forblir ditt. Du lar bikefitteren bruke det til bikefiten din, og du kan avslutte dette når som helst.',
        free: '{product} er gratis for syklister.',
      },
      medical: {
        title: 'Ingen medisinske råd',
        text: '{product} er ikke medisinsk utstyr og gir ingen medisinske råd, diagnoser eller behandling. Det lover verken helbredelse eller vern mot skader. Hvis du har smerter som bekymrer deg, nummenhet som ikke går over, svakhet eller hevelse, må du oppsøke lege. I en nødssituasjon ringer du nødnummeret.',
      },
      price: {
        title: 'Priser',
        tier: 'Nivå 1, for bikefittere, koster {{month}} i måneden. Med årlig betaling sparer du {{saving}}: {{year}} i året, som er {{monthOfYear}} i måneden. Avgifter kommer i tillegg der loven krever det.',
        terms:
          'Du er ikke bundet av noen minstetid. Du kan si opp når som helst, med virkning fra slutten av perioden du har betalt for.',
        collected:
          'Denne installasjonen tar ikke imot betalinger. Du får beskjed før den første betalingen trekkes, og den trekkes bare hvis du godtar det.',
        paid: 'Betalinger tas imot av Stripe. Du godtar et abonnement og prisen på det før den første betalingen trekkes.',
        tierTwo: 'Nivå 2 kommer snart. Prisen er ikke fastsatt ennå.',
      },
      fair: {
        title: 'Rimelig bruk',
        text: 'Ikke prøv å få tak i opplysninger som ikke er dine, ikke forstyrr tjenesten, og ikke skriv inn noe som er ulovlig eller skader andre. Hvis du finner en svakhet i tjenesten, ber vi deg melde den. Slike meldinger er velkomne.',
      },
      end: {
        title: 'Når det tar slutt',
        you: 'Du kan når som helst laste ned en kopi av opplysningene dine og slette kontoen i innstillingene eller ved å skrive til oss. Personvernerklæringen forklarer hva som da skjer med opplysningene.',
        us: 'Leverandøren kan stenge en konto som bryter disse vilkårene, etter en advarsel der det er mulig, og kan avslutte tjenesten med minst 30 dagers varsel. Før det kan du få opplysningene dine.',
      },
      liability: {
        title: 'Ansvar',
        text: 'Leverandørens ansvar er ubegrenset for forsett, grov uaktsomhet og skade på liv, kropp eller helse. For lett uaktsomhet er leverandøren bare ansvarlig for brudd på en forpliktelse som er vesentlig for denne avtalen, og da bare for skaden som er typisk og påregnelig. Dine lovfestede rettigheter som forbruker begrenses ikke av dette.',
        backup:
          'Opplysninger sikkerhetskopieres, men ingen tjeneste er alltid tilgjengelig. Ta vare på en kopi av alt du ikke har råd til å miste.',
      },
      software: {
        title: 'Programvaren',
        text: 'Programvaren til {product} er fri programvare under GNU Affero General Public License, versjon 3 eller senere. Disse vilkårene gjelder tjenesten, ikke programvaren.',
      },
      changes: {
        title: 'Endringer i disse vilkårene',
        text: 'Du får beskjed om endringer minst 30 dager før de trer i kraft. Hvis du ikke godtar dem, kan du slutte før det, og du skylder ingenting for tiden etter.',
      },
      contact: {
        title: 'Kontakt',
      },
    },
  },
  imprint: {
    title: 'Utgiver',
    lead: 'Hvem som driver denne installasjonen av {product}.',
    none: 'Operatøren av denne installasjonen har ikke lagt inn opplysninger om utgiver. Du når operatøren på:',
    representedBy: 'Representert ved',
    phone: 'Telefon',
    email: 'E-post',
    register: 'Register',
    vatId: 'Mva-nummer',
  },
  accessibility: {
    lead: '{product} er laget for å fungere for alle: med tastatur, med skjermleser, med stor tekst og i andre farger.',
    tested: 'Sist testet {{date}}',
    aim: {
      title: 'Målet vårt',
      text: 'Vi følger retningslinjene for tilgjengelig webinnhold (WCAG) 2.2 på nivå AA og går lenger der vi kan. Vi mener at alle sidene oppfyller dem, bortsett fra det som står nedenfor. Dette er vår egen vurdering. Ingen andre har kontrollert den ennå.',
    },
    how: {
      title: 'Hva som ble testet, og hvordan',
      everyPage: 'Hver side med axe, et program som finner feil, i fire bredder, i lyse og mørke farger',
      enlarged:
        'Hver side på 200 %, og et skjema og en bikefit på 400 % og med mer plass mellom bokstaver, ord og linjer',
      targets: 'Størrelsen på alt som kan trykkes på',
      keyboard: 'Et helt skjema og en hel bikefit med bare tastaturet',
      screenReader: 'Hva en skjermleser får vite i et helt skjema og i en hel bikefit, linje for linje',
      motion: 'Hver side uten bevegelse',
      documents: 'PDF-en av en rapport etter PDF/UA-1, standarden for tilgjengelige dokumenter',
    },
    known: {
      title: 'Hva som ikke er perfekt',
      people: 'Folk som bruker skjermleser hver dag, har ennå ikke testet sidene for oss.',
      photos: 'Et bilde beskrives med visningen og bildeteksten. Hva det ellers viser, blir ikke sagt.',
      languages:
        'Notater og brev som noen har skrevet på et annet språk, kan bli lest opp med stemmen til ditt språk.',
      others: 'Sider hos andre selskaper, der du kanskje logger inn eller betaler, kan vi ikke endre.',
    },
    complain: {
      title: 'Si fra om det som ikke fungerer',
      write:
        'Hvis noe ikke fungerer for deg, skriver du til oss. Si hvilken side det er, og hva du bruker. Vi svarer innen én måned, uten kostnad, og finner en annen vei for deg til det er rettet.',
      authority:
        'Hvis svaret vårt ikke hjelper, kan du klage til tilsynsmyndigheten for tilgjengelighet der du bor.',
    },
  },
} satisfies Translation<typeof english>
