import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Version {{version}}, senast uppdaterad {{date}}',
  translationNote:
    'Den här översättningen har ännu inte granskats av en jurist; den engelska texten är länkad här.',
  policy: {
    title: 'Integritetspolicy',
    lead: 'Det här är den fullständiga information du ser när du startar ett formulär, med tillägg för bikefittrar och om leverantören.',
    more: 'För bikefittrar, och mer i detalj',
    roles: {
      title: 'Vem som är ansvarig',
      fitter:
        'Den bikefitter du valde bestämmer vilka uppgifter som samlas in om dig och varför, och ansvarar för din akt. Leverantören av denna installation av {product} lagrar och behandlar den för bikefitterns räkning.',
      provider:
        'Leverantören ansvarar själv för ditt konto, för tjänstens säkerhet och för forskning som du har tillåtit.',
    },
    operator: 'Leverantören är:',
    operatorUnknown: 'Du når leverantören på:',
    data: {
      title: 'Vad som sparas, varför och hur länge',
      caption: 'Varje typ av uppgift med ändamål, rättslig grund och lagringstid',
      what: 'Uppgifter',
      why: 'Ändamål',
      ground: 'Rättslig grund',
      kept: 'Sparas',
      grounds: {
        consent: 'Ditt uttryckliga samtycke',
        contract: 'Avtalet med dig',
        interest: 'Det berättigade intresset av en säker tjänst och av att svara dig',
        duty: 'En rättslig förpliktelse',
      },
      rows: {
        file: {
          what: 'En cyklists akt: svar, mått, ändringar, foton, rapporter, uppföljningar',
          why: 'att göra en bike fit, och att se vad som förändrades efteråt',
          kept: 'upp till {{years}} år efter senaste sessionen; efter återkallat samtycke {{withdrawnDays}} dagar',
        },
        draft: {
          what: 'Formulär som påbörjats men inte skickats',
          why: 'att fortsätta där du slutade',
          kept: '{{draftDays}} dagar efter senaste ändringen, eller {{invitedDays}} dagar efter att inbjudan upphörde',
        },
        account: {
          what: 'Ett konto: namn, e-postadress, telefonnummer, språk, region, enheter, hur du loggar in',
          why: 'att ge dig ditt konto, och skydda det',
          kept: 'tills du raderar det',
        },
        signIns: {
          what: 'Var och när du loggade in, med vilken typ av webbläsare',
          why: 'att visa var du är inloggad, och upptäcka missbruk',
          kept: '{{signInDays}} dagar efter att en inloggning upphörde; inloggningsförsök i 90 dagar',
        },
        profile: {
          what: 'Om bikefittrar: studio, kontaktuppgifter, logotyp, foto, plats, språk, specialiteter, brev, tjänster, adressen till deras sida',
          why: 'rapporter och, om bikefittern väljer det, en offentlig sida i listan över bikefittrar',
          kept: 'tills bikefittern tar bort det eller raderar kontot; att en adress använts sparas utan att ange av vem',
        },
        rating: {
          what: 'Om bikefittrar: ett årsbetyg från cyklister som tillät forskning',
          why: 'bikefitterns eget bruk; det är offentligt bara om bikefittern visar det',
          kept: 'till nästa års betyg, eller tills kontot raderas',
        },
        research: {
          what: 'Om cyklister som tillåter forskning: ålder, kön, längd och vikt i breda intervall, och tidszonens land',
          why: 'forskning och utveckling av AI-verktyg, i grupper om minst tio med samma uppgifter',
          kept: 'tills samtycket återkallas',
        },
        consents: {
          what: 'Samtycken: vad du samtyckte till, när och i vilken version',
          why: 'bevis',
          kept: 'lika länge som akten eller kontot',
        },
        trail: {
          what: 'Vem som ändrade eller öppnade vad och när',
          why: 'att visa vem som sett dina uppgifter, och upptäcka missbruk',
          kept: 'så länge tjänsten finns; när en akt raderats säger posterna inget om vad eller vem',
        },
        booking: {
          what: 'Bokade tider: tidpunkten, tjänsten och namn, e-postadress, telefonnummer, meddelande och tidszon för den som bokade',
          why: 'att hålla tiden åt dig, berätta om den och påminna dig',
          kept: 'som din akt; ett samtal av någon utan akt {{callDays}} dagar efteråt; det som ingen bekräftat {{unconfirmedHours}} timmar',
        },
        waiting: {
          what: 'Platser på en väntelista: namn, e-postadress, tjänst och dagar',
          why: 'att erbjuda dig en tid som blir ledig',
          kept: '{{waitingDays}} dagar efter att de upphört; det som ingen bekräftat {{unconfirmedHours}} timmar',
        },
        calendars: {
          what: 'Om bikefitters: andra kalendrar som de ansluter, deras adresser och upptagna tider',
          why: 'att inte erbjuda tider som är upptagna på annat håll',
          kept: 'tills bikefittern tar bort kalendern eller raderar kontot',
        },
        mails: {
          what: 'E-post och sms som tjänsten skickar',
          why: 'inbjudningar, koder, påminnelser, rapporter och nyheter',
          kept: 'innehållet tills de skickats; att de skickats i {{messageDays}} dagar',
        },
        contact: {
          what: 'Meddelanden från kontaktformuläret: ämne, namn, adress och vad du skrev',
          why: 'att svara dig',
          kept: '{{resolvedDays}} dagar efter att de åtgärdats, högst {{contactDays}} dagar',
        },
        requests: {
          what: 'Ärenden om rättigheter',
          why: 'att svara inom den tid som lagen anger',
          kept: 'så länge tjänsten finns, utan uppgift om vem som frågade när de besvarats',
        },
        technical: {
          what: 'Nätverksadresser, som nyckelbundna fingeravtryck, för att räkna anrop',
          why: 'att stoppa missbruk',
          kept: 'några timmar',
        },
        payments: {
          what: 'Om bikefittrar som betalar: abonnemanget, dess status och numret som identifierar dem hos betaltjänsten',
          why: 'fakturering',
          kept: 'tills kontot raderas; betaltjänsten sparar fakturor så länge lagen kräver',
        },
        backups: {
          what: 'Säkerhetskopior av allt detta',
          why: 'att återställa tjänsten efter ett fel',
          kept: '{{backupDays}} dagar',
        },
      },
    },
    fitters: {
      title: 'Bikefittrars offentliga sidor',
      listed:
        'Bikefittrar finns i listan bara om de slår på det. Deras sida visar då för alla, även sökmotorer, namn, studio, logotyp, foto, plats, språk, specialiteter, brev och tjänster. När de slår av det försvinner sidan direkt; sökmotorer kan visa den ett tag till.',
      rating:
        'Ett betyg finns på den bara om bikefittern visar det, och bara när de publicerade reglerna tillåter det.',
      riders: 'Ingen bikefitters sida visar något om en cyklist.',
    },
    recipients: {
      title: 'Vilka andra som behandlar uppgifter för leverantören',
      lead: 'Dessa tjänster behandlar uppgifter för leverantören av denna installation, enligt avtal och bara enligt instruktion:',
      none: 'Ingen annan tjänst behandlar uppgifter för leverantören av denna installation. Den kör egen databas, inloggning och fillagring, och skickar ingen e-post utåt.',
      kind: {
        mail: 'en e-posttjänst, som levererar e-post: den ser adress, ämne och innehåll',
        sms: 'en sms-tjänst, som levererar koder och påminnelser om tider: den ser numret och texten',
        signIn: 'en inloggningstjänst, som känner till din adress och hur du loggar in',
        database:
          'en databas som kan drivas på annat håll: namn, svar och hälsouppgifter är krypterade i den',
        files: 'en fillagring: foton och dokument krypteras innan de kommer dit',
        scanner: 'ett virusskydd, som läser uppladdade bilder och inte sparar något',
        google: 'Google, om du väljer att logga in med det: Google får veta att du loggar in här',
        facebook: 'Facebook, om du väljer att logga in med det: Facebook får veta att du loggar in här',
        payments:
          'Stripe, som tar emot betalningar från bikefittrar: det ser bikefitterns namn, adress och betalsätt, och inget om cyklister',
      },
      nobody: 'Ingen annan får några uppgifter. De säljs aldrig och används aldrig för reklam.',
      transfer:
        'Om en sådan tjänst finns i ett annat land avtalas det skydd som dataskyddslagen kräver. Du kan fråga vilka företag det är, och var.',
    },
    rights: {
      title: 'Dina rättigheter, och hur du använder dem',
      lead: 'Med ett konto gör du det mesta själv, direkt:',
      download: 'Se och ta med dig: hämta en kopia av allt som är ditt.',
      correct: 'Rätta: ändra dina svar där du läser dem, och ditt namn i inställningarna.',
      sharing:
        'Bestäm vem som ser det: avsluta en bikefitters åtkomst, eller dela dina bike fits med en ny bikefitter.',
      accessLog: 'Se vem som tittat på dina uppgifter eller ändrat dem, och när.',
      consents: 'Återkalla eller ge ett samtycke.',
      files: 'Begränsa användningen av en akt, eller radera den.',
      account: 'Radera ditt konto med allt i det.',
      open: 'Öppna sidan',
      write:
        'Utan konto, eller för något annat, även en invändning, skriver du till oss. Vi svarar inom en månad, kostnadsfritt, och kan be dig visa att det är du.',
      complain:
        'Du kan klaga hos dataskyddsmyndigheten där du bor, där du arbetar eller där du anser att lagen brutits.',
      machine: 'Inga beslut om dig fattas av en maskin.',
    },
    law: {
      title: 'Rättslig grund',
      health:
        'Hälsouppgifter för bike fit, och forskning: ditt uttryckliga samtycke (GDPR artikel 9.2 a och artikel 6.1 a).',
      account: 'Konto och tjänst: avtalet med dig (artikel 6.1 b).',
      security:
        'Säkerhet, förebyggande av missbruk, loggen över ändringar och svar på meddelanden: det berättigade intresset av en pålitlig tjänst (artikel 6.1 f).',
      duty: 'Att besvara ärenden och bevara bevis på samtycken: rättslig förpliktelse (artikel 6.1 c).',
    },
    choices: {
      title: 'Vad en begränsning och ett återkallande innebär',
      restrict:
        'Du kan begränsa användningen av en akt: den sparas och används inte till något. Din bikefitter ser att den är begränsad och sedan när, och inga av dina svar. Du kan fortfarande läsa, hämta och radera den.',
      withdraw:
        'Du kan återkalla ditt samtycke till användning av dina hälsouppgifter. All användning upphör direkt, och akten raderas efter {{days}} dagar, om du inte ger ditt samtycke igen. Du kan också radera den direkt; du får ett kvitto som säger vad som raderades, men inte om vem.',
      research:
        'Medan ditt forskningssamtycke gäller sparas din ålder, ditt kön, din längd och vikt i breda intervall för export till forskare, med tidszonens land. De lämnas ut utan ditt namn, i grupper om minst tio med samma uppgifter, och raderas när du återkallar samtycket.',
    },
    changes: {
      title: 'Ändringar av policyn',
      text: 'En ny version har nytt nummer och datum. Du får veta om ändringar som rör dig via e-post innan de träder i kraft, och tillfrågas igen där ditt samtycke behövs.',
    },
    incident: {
      title: 'Om något går fel',
      text: 'Om uppgifter går förlorade eller ses av någon som inte ska se dem informeras myndigheten inom 72 timmar, och du informeras utan dröjsmål om det kan skada dig.',
    },
  },
  terms: {
    title: 'Användarvillkor',
    lead: 'Det här är avtalet mellan dig och leverantören av denna installation av {product}, i enkla ord.',
    sections: {
      service: {
        title: 'Vad {product} är',
        what: '{product} är en webbplattform för bikefittrar och cyklister. En bikefitter bjuder in en cyklist. Cyklisten fyller i ett formulär före bike fit och senare ett till om vad som förändrats sedan dess. Båda ser utfallet.',
        scope:
          'Tjänsten förbättras hela tiden. Delar som aviseras säger att de kommer. Befintliga delar kan ändras. Det du angett sparas.',
      },
      accounts: {
        title: 'Konton',
        true: 'Du anger ditt riktiga namn och en e-postadress som tillhör dig. Ett konto har en roll, cyklist eller bikefitter, som du väljer när du skapar det.',
        secret:
          'Du håller lösenordet för dig själv och säger till oss om du tror att någon annan känner till det. En länk eller kod i en inbjudan är bara till för den som den skickades till.',
        age: 'Cyklister under {{age}} år behöver en vårdnadshavares medgivande. Bikefittrar måste vara vuxna.',
      },
      fitters: {
        title: 'Vad bikefittrar godkänner',
        invite: 'Du bjuder bara in cyklister som väntar en inbjudan från dig.',
        use: 'Du använder det cyklister berättar för deras bike fit och uppföljning, och för inget annat. Du lämnar det inte vidare utan deras samtycke.',
        law: 'Du följer de regler för dataskydd och yrke som gäller där du arbetar. Du ansvarar för dina cyklisters akter. Leverantören behandlar dem åt dig.',
        judge:
          'Varje bike fit är ditt yrkesarbete. {product} visar vad cyklister säger och vad som ändrades. Vad du gör är ditt beslut.',
        refer: 'När en cyklists svar ger anledning till oro råder du cyklisten att kontakta en läkare.',
        access: 'Bara du använder ditt konto, och du loggar ut på enheter som andra använder.',
        page: 'Om du väljer att finnas i listan är din sida sann, utlovar inte läkning eller färre skador, visar inget om en cyklist och använder bara bilder du får visa. Leverantören får ta ned en sida som bryter mot detta.',
      },
      riders: {
        title: 'Vad cyklister godkänner',
        honest: 'Du svarar så sanningsenligt du kan, eftersom din bikefitter förlitar sig på det.',
        own: 'Du anger dina egna uppgifter, eller uppgifter om ett barn du ansvarar för.',
        rights:
          'Det du anger är fortfarande ditt. Du tillåter din bikefitter att använda det för din bike fit, och du kan avsluta det när som helst.',
        free: '{product} är gratis för cyklister.',
      },
      medical: {
        title: 'Inga medicinska råd',
        text: '{product} är ingen medicinteknisk produkt och ger inga medicinska råd, diagnoser eller behandlingar. Den utlovar varken läkning eller skydd mot skador. Om du har smärta som oroar dig, domningar som inte går över, svaghet eller svullnad ska du kontakta en läkare. I en nödsituation ringer du larmnumret.',
      },
      price: {
        title: 'Priser',
        tier: 'Nivå 1, för bikefittrar, kostar {{month}} i månaden. Vid årsfakturering sparar du {{saving}}: {{year}} om året, vilket är {{monthOfYear}} i månaden. Skatt tillkommer där lagen kräver det.',
        terms:
          'Du är inte bunden av någon minimitid. Du kan säga upp när som helst, med verkan från slutet av perioden du betalat för.',
        collected:
          'Denna installation tar inte emot betalningar. Du får veta det innan den första betalningen tas, och den tas bara om du godkänner det.',
        paid: 'Betalningar tas emot av Stripe. Du godkänner ett abonnemang och dess pris innan den första betalningen tas.',
        tierTwo: 'Nivå 2 kommer snart. Priset meddelas senare.',
      },
      fair: {
        title: 'Skälig användning',
        text: 'Försök inte komma åt uppgifter som inte är dina, stör inte tjänsten, och ange inget som är olagligt eller skadar andra. Om du hittar en svaghet i tjänsten ber vi dig rapportera den. Rapporter är välkomna.',
      },
      end: {
        title: 'När det upphör',
        you: 'Du kan när som helst hämta en kopia av dina uppgifter och radera ditt konto i inställningarna, eller genom att skriva till oss. Integritetspolicyn förklarar vad som sedan händer med uppgifterna.',
        us: 'Leverantören får stänga ett konto som bryter mot villkoren, efter en varning om möjligt, och får lägga ned tjänsten med minst 30 dagars varsel. Innan dess kan du få dina uppgifter.',
      },
      liability: {
        title: 'Ansvar',
        text: 'Leverantörens ansvar är obegränsat vid uppsåt, grov oaktsamhet och skada på liv, kropp eller hälsa. Vid ringa oaktsamhet ansvarar leverantören bara för brott mot en förpliktelse som är väsentlig för avtalet, och då bara för den skada som är typisk och förutsebar. Dina lagstadgade rättigheter som konsument begränsas inte av detta.',
        backup:
          'Uppgifter säkerhetskopieras, men ingen tjänst är alltid tillgänglig. Behåll en kopia av allt du inte har råd att förlora.',
      },
      software: {
        title: 'Programvaran',
        text: 'Programvaran i {product} är fri programvara enligt GNU Affero General Public License, version 3 eller senare. Villkoren gäller tjänsten, inte programvaran.',
      },
      changes: {
        title: 'Ändringar av villkoren',
        text: 'Du får veta om ändringar minst 30 dagar innan de träder i kraft. Om du inte godkänner dem kan du lämna tjänsten innan dess, och du är inte skyldig något för tiden därefter.',
      },
      contact: {
        title: 'Kontakt',
      },
    },
  },
  imprint: {
    title: 'Om utgivaren',
    lead: 'Vem som driver denna installation av {product}.',
    none: 'Den som driver denna installation har inte angett några utgivaruppgifter. Du når den på:',
    representedBy: 'Företräds av',
    phone: 'Telefon',
    email: 'E-post',
    register: 'Registernummer',
    vatId: 'Momsregistreringsnummer',
  },
  accessibility: {
    lead: '{product} är gjort för att fungera för alla: med tangentbord, med skärmläsare, med stor text och i andra färger.',
    tested: 'Senast testat {{date}}',
    aim: {
      title: 'Vårt mål',
      text: 'Vi följer riktlinjerna för tillgängligt webbinnehåll (WCAG) 2.2 på nivå AA och går längre där vi kan. Vi anser att alla sidor uppfyller dem, utom det som står nedan. Det är vår egen bedömning. Ingen annan har granskat den än.',
    },
    how: {
      title: 'Vad som testades, och hur',
      everyPage: 'Varje sida med axe, ett program som hittar fel, i fyra bredder, i ljusa och mörka färger',
      enlarged:
        'Varje sida i 200 %, och ett formulär och en bike fit i 400 % och med mer utrymme mellan bokstäver, ord och rader',
      targets: 'Storleken på allt som går att trycka på',
      keyboard: 'Ett helt formulär och en hel bike fit med bara tangentbordet',
      screenReader: 'Vad en skärmläsare får veta i ett helt formulär och i en hel bike fit, rad för rad',
      motion: 'Varje sida utan rörelse',
      documents: 'Rapportens PDF enligt PDF/UA-1, standarden för tillgängliga dokument',
    },
    known: {
      title: 'Vad som inte är perfekt',
      people: 'Personer som använder skärmläsare varje dag har ännu inte testat sidorna åt oss.',
      photos: 'Ett foto beskrivs med sin vy och sin bildtext. Vad det i övrigt visar sägs inte.',
      languages:
        'Anteckningar och brev som någon har skrivit på ett annat språk kan läsas upp med rösten för ditt språk.',
      others: 'Sidor hos andra företag, där du kanske loggar in eller betalar, kan vi inte ändra.',
    },
    complain: {
      title: 'Berätta vad som inte fungerar',
      write:
        'Om något inte fungerar för dig skriver du till oss. Säg vilken sida det är och vad du använder. Vi svarar inom en månad, kostnadsfritt, och hittar en annan väg för dig tills det är åtgärdat.',
      authority:
        'Om vårt svar inte hjälper kan du klaga hos tillsynsmyndigheten för tillgänglighet där du bor.',
    },
  },
} satisfies Translation<typeof english>
