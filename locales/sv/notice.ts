import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dina uppgifter & integritet',
  version: 'Version {{version}}, senast uppdaterad {{date}}',
  asPage: 'Öppna som sida att skriva ut',
  heading: {
    short: 'I korthet',
    collected: 'Vad vi sparar om dig',
    purpose: 'Vad vi använder det till',
    consent: 'Ditt samtycke',
    seen: 'Vem som ser det',
    place: 'Var det lagras',
    protection: 'Hur det skyddas',
    device: 'Vad som finns kvar på din enhet',
    retention: 'Hur länge det sparas',
    research: 'Forskning och AI-utveckling',
    young: 'Cyklister under {{age}} år',
    rights: 'Dina rättigheter',
    contact: 'Vem du kontaktar',
    storage: 'Kakor och lagring på din enhet',
    limits: 'Vad detta inte är',
    changes: 'Ändringar av denna information',
  },
  text: {
    shortOwn:
      'Uppgifterna är dina. Du kan se dem, rätta dem, få dem raderade och ta med dem till en annan bikefitter.',
    shortSeen:
      'Uppgifter som identifierar dig ses bara av den bikefitter du valde och, för tekniska ändamål eller kvalitetsändamål, av leverantörens supportpersonal.',
    shortSealed: 'De är krypterade under överföring och vid lagring.',
    shortSold: 'De säljs aldrig och används aldrig för reklam.',
    shortResearch: 'De används för forskning bara om du samtycker, och då bara i anonymiserad form.',
    shortContact: 'Ett e-postmeddelande räcker för att begära något av det som nämns här.',
    collectedLead:
      '{product} sparar det som du och din bikefitter anger, och det som behövs för att driva tjänsten:',
    collectedPerson:
      'Vem du är: ditt namn, din e-postadress och, om du anger dem, telefonnummer, födelsedatum, kön, yrke och typ av arbete.',
    collectedBody:
      'Din kropp och hälsa, i den mån du berättar om dem: längd, vikt, obehag på cykeln, skador och behandling, tidigare bike fits.',
    collectedRiding: 'Hur du cyklar: cyklar, gren, timmar, kadens, trygghet, andra idrotter och mål.',
    collectedFit:
      'Det som din bikefitter lägger till om din bike fit, och dina senare svar om vad som förändrades efteråt.',
    collectedAccount:
      'Om du har ett konto: ditt lösenord i en form som inte kan återställas, språk, region och enheter, samt när och med vilken typ av webbläsare du loggade in.',
    collectedTrail:
      'En logg över vem som ändrade vad och när, och över dina samtycken: vilken version av denna information, på vilket språk och vid vilken tid.',
    collectedTechnical:
      'Under en kort tid tekniska loggar över anrop och inloggningar, till exempel nätverksadressen eller en del av den, för att hålla tjänsten igång och förhindra missbruk: högst 90 dagar. De innehåller inga svar.',
    purposeFit: 'Din bikefitter använder dem för att förbereda och genomföra din bike fit.',
    purposeCompare:
      'Dina svar före och efter din bike fit jämförs, så att du och din bikefitter ser vad som förändrades.',
    purposeMail:
      'Du får den e-post som det kräver: inbjudningar, koder, bekräftelser, påminnelser och länken till din rapport. Den innehåller aldrig dina svar.',
    purposeNot:
      'De används inte för reklam, säljs inte och lämnas inte vidare till försäkringsbolag eller arbetsgivare. Inga beslut om dig fattas av en maskin.',
    consentHealth:
      'Svar om din kropp och ditt obehag är hälsouppgifter. De används för din bike fit eftersom du uttryckligen samtycker till det när du trycker på knappen som startar formuläret. Vi sparar vilken version av denna information du samtyckte till.',
    consentFree:
      'Du väljer fritt om du vill samtycka. Om du inte samtycker görs din bike fit utan formuläret. Du kan återkalla ditt samtycke när som helst. Det som gjordes innan är fortfarande lagligt. Därefter används dina uppgifter inte längre, och du kan få dem raderade.',
    consentContract:
      'De uppgifter som behövs för att ge dig ett konto och skydda tjänsten används eftersom du bad om kontot, och eftersom tjänsten inte kan drivas säkert utan dem.',
    seenFitter:
      'Den bikefitter du valde: den som bjöd in dig, eller den du själv valde ut. Ingen annan bikefitter ser dina uppgifter om du inte delar dem.',
    seenSupport:
      'Leverantörens supportpersonal, bara för tekniska ändamål eller kvalitetsändamål: under begränsad tid, med ett skriftligt angivet skäl, och varje åtkomst loggas.',
    seenYou: 'Du.',
    seenNobody:
      'Ingen annan. Två bikefittrar som du har varit hos får inte veta om varandra om du inte delar en akt med någon av dem.',
    seenGuardian: 'Om en vårdnadshavare samtyckte för dig ser vårdnadshavaren det du visar.',
    placeServer:
      'Allt du anger lagras av leverantören på adressen i din webbläsare: på servern, i dess lagring och i säkerhetskopior. Sidorna laddar inga skript, typsnitt, bilder eller spårare från andra företag.',
    placeMail:
      'E-post skickas via leverantörens e-posttjänst. Den innehåller din adress, en länk eller kod, bikefitterns namn och, i en inbjudan, en hälsning från din bikefitter. Den innehåller inga svar.',
    protectionTransit: 'Allt är krypterat på vägen mellan din enhet och servern, som hos en internetbank.',
    protectionRest:
      'Ditt namn, adresser, telefonnummer, födelsedatum, allt du skriver om din hälsa och de formulär du skickar lagras krypterade, med en egen nyckel för varje cyklist. Nycklarna som öppnar dem förvaras utanför databasen.',
    protectionFigures:
      'Vissa siffror och val är läsbara, utan ditt namn, för beräkningar och statistik om din bike fit, till exempel obehagets styrka i ett område, ett mått eller ett mål du valde.',
    protectionDoors:
      'Databasen själv lämnar ut en post bara till den som får se den. Länkar i e-post innehåller en hemlighet av vilken bara ett fingeravtryck lagras.',
    protectionTrail:
      'Varje ändring av dina uppgifter loggas med vem, när och vad. Poster kan läggas till i loggen men inte skrivas om, och den kontrolleras mot manipulation.',
    deviceDraft:
      'Medan du fyller i ett formulär sparas det du skriver också på din enhet, så att inget går förlorat om anslutningen eller batteriet sviker. Där är det krypterat med en nyckel som inte kan tas ut ur webbläsaren. Det tas bort när du skickar formuläret eller loggar ut, och senast efter {{draftDays}} dagar.',
    deviceLimit:
      'Det skyddar dig om någon kopierar enhetens lagring. Det skyddar dig inte mot någon som använder din webbläsare på din olåsta enhet: den personen ser det du ser. Om du delar en enhet skickar du formuläret eller loggar ut innan du lämnar den.',
    retentionYears:
      'Uppgifter som identifierar dig sparas i upp till {{years}} år, om du inte ber om att få dem raderade tidigare. Därefter raderas de.',
    retentionErase:
      'När dina uppgifter raderas, raderas dina svar och nyckeln som öppnar dem förstörs. Din bikefitter behåller bara en uppgift om att en bike fit ägde rum, och när.',
    retentionBackup:
      'Säkerhetskopior sparas i högst {{backupDays}} dagar. Till dess kan raderade uppgifter finnas kvar i en säkerhetskopia. Om en säkerhetskopia måste återställas raderas dina uppgifter igen innan någon kan använda dem.',
    researchOptIn:
      'I slutet av förhandsformuläret kan du tillåta att dina uppgifter används, i anonymiserad form, för forskning och för utveckling av AI-verktyg för bike fitting. Det är avslaget om du inte slår på det, och din bike fit beror inte på det.',
    researchAnonymous:
      'Anonymiserat betyder: utan namn, kontaktuppgifter eller något du skrev med egna ord, och bara tillsammans med uppgifter från så många andra cyklister att ingen kan kännas igen.',
    researchRevoke:
      'Du kan återkalla det när som helst under Inställningar → Integritet, eller via e-post. Därefter ingår dina uppgifter inte i någon ny användning. Tidigare resultat, där ingen kan kännas igen, finns kvar.',
    youngGuardian:
      'För en cyklist under {{age}} år anger en vårdnadshavare sitt namn och samtycker. Formuläret frågar efter det när födelsedatumet kräver det.',
    youngResearch: 'Uppgifter om cyklister under {{age}} år används inte för forskning.',
    rightsLead: 'När som helst kan du:',
    rightsAccess: 'se vad som sparas om dig och få en kopia i en form som andra program kan läsa;',
    rightsCorrect: 'få det rättat; ditt förhandsformulär kan du själv rätta i ditt konto;',
    rightsErase: 'få det raderat;',
    rightsWithdraw: 'återkalla ett samtycke, helt eller bara för forskning;',
    rightsRestrict: 'få användningen begränsad, eller invända mot den;',
    rightsMove: 'ta med det till en annan bikefitter.',
    rightsHow:
      'Skicka e-post till oss och berätta vad du vill. Vi svarar inom en månad, kostnadsfritt. Vi kan be dig visa att det är du.',
    rightsComplain:
      'Om du anser att dina uppgifter inte hanteras korrekt kan du också klaga hos dataskyddsmyndigheten där du bor.',
    contactLead: 'För frågor om dina uppgifter:',
    contactFitter: 'För frågor om din bike fit kontaktar du din bikefitter.',
    storageLead:
      'På din enhet sparas bara det som tjänsten behöver för att fungera. Det finns inga kakor för reklam eller analys, så det finns ingen kakruta att stänga.',
    limitsMedical:
      'En bike fit är inte medicinsk behandling, och {product} ger inga medicinska råd. Den utlovar varken läkning eller skydd mot skador. Om du har smärta som oroar dig, domningar som inte går över, svaghet eller svullnad ber vi dig kontakta en läkare.',
    changesText:
      'När denna information ändras på ett sätt som har betydelse får den en ny version. Du får veta det, och du tillfrågas igen där ditt samtycke behövs. Den version du samtyckte till finns kvar i loggen.',
  },
  storage: {
    caption: 'Vad som sparas på din enhet, varför och hur länge',
    name: 'Namn',
    purpose: 'Ändamål',
    until: 'Sparas tills',
    cookie:
      'Kaka: håller dig inloggad, eller låter dig fylla i formuläret du bjöds in till. Skript kan inte läsa den.',
    cookieUntil: 'Du loggar ut, eller är borta ett tag',
    signUpCookie:
      'Kaka: känner igen webbläsaren där du skapade kontot när du bekräftar adressen. Skript kan inte läsa den.',
    signUpCookieUntil: '400 dagar efter att du senast skapade konto här',
    session: 'Din session hos inloggningstjänsten',
    sessionUntil: 'Du loggar ut',
    user: 'Ditt id, din roll och ditt namn, så att sidor öppnas direkt',
    role: 'Om du är cyklist eller bikefitter',
    logoutOwed: 'Att du loggade ut medan servern inte kunde nås',
    logoutOwedUntil: 'Servern har fått veta det',
    roleCookie:
      'Kaka: om du skapar konto som cyklist eller bikefitter, medan du loggar in med en annan tjänst. Skript kan inte läsa den.',
    roleCookieUntil: '15 minuter har gått',
    keptRecord: 'Att du bad om att spara ett formulär i ditt konto, som en kod som inte avslöjar någotdera',
    keptRecordUntil: 'Du öppnar länken i e-postmeddelandet',
    secondFactorLater: 'När du sköt upp tvåstegsinloggning, så att du inte tillfrågas på 30 dagar',
    secondFactorRead: 'Att du har läst tipset om tvåstegsinloggning',
    firstStepsHidden: 'Att du dolde de första stegen',
    tab: 'Hemligheten i länken du öppnade, och var du var innan en annan sida öppnades',
    tabUntil: 'Du stänger fliken',
    language: 'Språket du valde',
    theme: 'Ljust eller mörkt, om du valde det',
    choiceUntil: 'Du rensar webbläsarens data',
    drafts:
      'Formulär du har påbörjat; för en bikefitter arbete som inte har skickats ännu och bike fits som öppnats på den här enheten; krypterat',
    draftsUntil: 'De skickas, eller du loggar ut; högst {{draftDays}} dagar',
    formFiles: 'Kopior av formulärets egna filer, så att det öppnas utan anslutning. De innehåller inga svar',
    formFilesUntil: 'En nyare version ersätter dem',
  },
} satisfies Translation<typeof english>
