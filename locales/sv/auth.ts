import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Samma frågor före din bike fit och veckor senare, så att båda parter ser vad som ändrades.',
  login: {
    title: 'Logga in',
    submit: 'Logga in',
    toSignUp: 'Behöver du ett konto?',
    toSignUpLink: 'Skapa konto',
    forgotten: 'Glömt lösenordet?',
    or: 'eller',
    with: {
      code: 'Skicka en kod i stället',
      password: 'Använd lösenordet i stället',
    },
    sendCode: 'Skicka kod',
  },
  signUp: {
    title: 'Skapa konto',
    submit: 'Skapa konto',
    toLogin: 'Har du redan ett konto?',
    toLoginLink: 'Logga in',
    agreement:
      'Genom att skapa ett konto godkänner du användarvillkoren. Integritetspolicyn förklarar vad som händer med dina uppgifter.',
    terms: 'Användarvillkor',
    privacy: 'Integritetspolicy',
  },
  keeps: {
    intake: {
      signUpTitle: 'Behåll ditt förhandsformulär',
      signUpText:
        'Med ett konto kan du läsa och rätta ditt förhandsformulär och se vad som förändras efter din bike fit. Allt du behöver är ett lösenord.',
      loginTitle: 'Logga in för att behålla förhandsformuläret',
      loginText: 'Vi lägger till förhandsformuläret i kontot du loggar in på.',
      fitterText:
        'Du är inloggad med ett bikefitterkonto. Ett förhandsformulär kan bara sparas i ett cyklistkonto, som behöver en annan e-postadress.',
    },
    report: {
      signUpTitle: 'Behåll din rapport',
      signUpText:
        'Med ett konto kan du behålla rapporten med dess foton och se vad som förändras efter din bike fit. Använd e-postadressen vi skickade rapporten till.',
      loginTitle: 'Logga in för att behålla rapporten',
      loginText:
        'Vi lägger till rapporten i ditt konto. Använd kontot med e-postadressen vi skickade den till.',
      fitterText:
        'Du är inloggad med ett bikefitterkonto. En rapport kan bara sparas i ett cyklistkonto, med e-postadressen vi skickade den till.',
    },
    followUp: {
      signUpTitle: 'Behåll dina svar',
      signUpText:
        'Med ett konto kan du se före och efter sida vid sida och rätta dina svar. Använd e-postadressen vi skickade påminnelsen till.',
      loginTitle: 'Logga in för att behålla dina svar',
      loginText:
        'Vi lägger till dina svar i ditt konto. Använd kontot med e-postadressen vi skickade påminnelsen till.',
      fitterText:
        'Du är inloggad med ett bikefitterkonto. En cyklists svar kan bara sparas i ett cyklistkonto, med e-postadressen vi skickade påminnelsen till.',
    },
    fitterTitle: 'Du är inloggad som bikefitter',
    anotherAddress: 'Använd en annan adress',
    toDashboard: 'Gå till din översikt',
  },
  field: {
    name: 'Namn',
    nameHint: 'Namnet som cyklister och bikefittrar ser.',
    role: 'Jag är',
    rider: 'Cyklist',
    riderHint: 'Jag ska göra en bike fit.',
    fitter: 'Bikefitter',
    fitterHint: 'Jag gör bike fit åt cyklister.',
    email: 'E-post',
    password: 'Lösenord',
    identifier: 'E-post eller telefonnummer',
    newPassword: 'Nytt lösenord',
    passwordHint: 'Använd minst {{count}} tecken. Några ord som inte hör ihop fungerar bra.',
    codeHint: 'Ange siffrorna från meddelandet.',
  },
  missing: {
    name: 'Ange ditt namn.',
    role: 'Välj om du är cyklist eller bikefitter.',
    password: 'Ange ett lösenord.',
    code: 'Ange alla siffror i koden.',
  },
  problem: {
    invalid_credentials: 'E-post eller lösenord är fel.',
    email_not_confirmed:
      'Din adress är inte bekräftad ännu. Använd länken eller koden i e-posten vi skickade.',
    user_already_exists: 'Det finns redan ett konto med adressen.',
    address_belongs_to_fitter:
      'Adressen tillhör ett bikefitterkonto, så den kan inte användas för en cyklist. Använd en annan adress.',
    email_address_invalid: 'E-postadressen är inte fullständig. Skriv den som namn@example.com.',
    weak_password: 'Välj ett annat lösenord.',
    password_too_long: 'Använd högst {{count}} tecken.',
    refused_input: 'Något du angav godtogs inte. Kontrollera varje fält.',
    user_banned: 'Kontot har stängts. Om du tror att det är ett misstag skriver du till oss.',
    signup_disabled: 'Nya konton kan inte skapas här just nu.',
    otp_expired: 'Koden är fel, har gått ut eller är redan använd. Skicka en ny.',
    phone_not_confirmed:
      'Ditt nummer är inte bekräftat ännu. Logga in med en kod som vi skickar dit för att bekräfta det.',
    phone_exists: 'Det finns redan ett konto med numret.',
    phone_invalid:
      'Telefonnumret är inte fullständigt. Börja med landsnumret, till exempel +46 8 123 456 78.',
    phone_disabled: 'Du kan inte använda ett telefonnummer här. Använd din e-postadress.',
    sms_failed: 'Vi kunde inte skicka sms:et. Försök igen, eller använd din e-postadress.',
    managed_elsewhere: 'Din organisation hanterar kontot. Ändra det där.',
    same_password: 'Det är redan ditt lösenord. Välj ett annat.',
    current_password_required: 'Ange även ditt nuvarande lösenord.',
    current_password_invalid: 'Det är inte ditt nuvarande lösenord.',
    reauthentication_needed:
      'Du loggade in för ett tag sedan. Be om en länk via e-post och använd den för att välja nytt lösenord, så att vi vet att det är du.',
    session_gone: 'Du är inte längre inloggad. Logga in igen.',
    answer_unusable: 'Något gick fel hos inloggningstjänsten. Försök igen.',
    factor_code_wrong: 'Koden är fel. Ange de 6 siffror som appen visar nu.',
    factor_code_old: 'Koden har gått ut. Ange de 6 siffror som appen visar nu.',
    recovery_code_wrong: 'Återställningskoden är fel eller redan använd.',
    recovery_code_shape: 'En återställningskod har 10 bokstäver och siffror, till exempel ab3de-fg6hj.',
    factor_gone: 'Kontot har inte längre någon autentiseringsapp. Logga in igen.',
    factor_exists: 'Kontot har redan en autentiseringsapp. Ta bort den först.',
    factor_off: 'Autentiseringsappar kan inte användas här.',
    factor_needed: 'Ange först koden från din autentiseringsapp.',
    identity_taken: 'Det kontot är redan kopplat till någon annans konto här.',
    identity_last:
      'Det är ditt enda sätt att logga in. Ange ett lösenord eller koppla ett annat konto först.',
    identity_gone: 'Kontot är inte längre kopplat.',
    identity_off: 'Konton kan inte kopplas här.',
    provider_stopped: 'Du avbröt innan du var klar. Inget har ändrats och inget har delats.',
    provider_address_unproven:
      'Din adress är inte bekräftad där ännu. Vi har skickat e-post. Öppna länken och logga sedan in.',
    provider_off: 'Det här sättet att logga in finns inte här.',
    provider_unavailable: 'Tjänsten svarar inte just nu. Försök senare, eller logga in på ett annat sätt.',
    provider_refused: 'Tjänsten bekräftade inte inloggningen. Logga in på ett annat sätt.',
    provider_trip_lost: 'Inloggningen har gått ut eller redan använts. Börja om.',
    provider_failed:
      'Något gick fel, och du är inte inloggad. Försök igen, eller logga in på ett annat sätt.',
    other_browser:
      'Du började i en annan webbläsare, eller så vet den här inte längre om det. Börja om och stanna i samma webbläsare.',
    wait_one: 'För många försök. Vänta {{count}} sekund och försök igen.',
    wait_other: 'För många försök. Vänta {{count}} sekunder och försök igen.',
    unreachable: 'Vi når inte tjänsten. Kontrollera anslutningen och försök igen.',
    unexpected: 'Något gick fel. Försök igen.',
  },
  weakness: {
    length:
      'Det är för kort. Använd minst {{count}} tecken. Din adress, ditt namn och mellanslag i början eller slutet räknas inte.',
    characters: 'Det innehåller tecken som inte kan användas, eller behöver även andra sorters tecken.',
    pwned:
      'Det är ett vanligt lösenord som angripare provar först. Välj ett som ingen annan skulle komma på.',
    other: 'Det är för lätt att gissa.',
  },
  way: {
    logInInstead: 'Logga in i stället',
    enterCode: 'Ange koden eller skicka en ny',
    logIn: 'Logga in',
    askForLink: 'Skicka en länk',
    beginAgain: 'Börja om',
  },
  social: {
    login: {
      google: 'Logga in med Google',
      facebook: 'Logga in med Facebook',
    },
    signUp: {
      google: 'Skapa konto med Google',
      facebook: 'Fortsätt med Facebook',
    },
  },
  farewell: {
    ended: 'Du har loggats ut. Logga in igen för att fortsätta. Det du skrev är sparat.',
    expired:
      'Du hade varit inloggad länge, så vi loggade ut dig för att skydda ditt konto. Logga in igen för att fortsätta. Det du skrev är sparat.',
  },
  sent: {
    mail: {
      title: 'Kolla din e-post',
      signup:
        'Om {{to}} inte har ett konto ännu har vi skickat en länk och en kod dit. Öppna länken på valfri enhet, eller ange koden här.',
      login:
        'Om {{to}} har ett konto har vi skickat en länk och en kod dit. Öppna länken på valfri enhet, eller ange koden här.',
      recovery:
        'Om {{to}} har ett konto har vi skickat en länk och en kod dit. Öppna länken på valfri enhet, eller ange koden här. Välj sedan ett nytt lösenord.',
      proof:
        'För att spara det du skickade i ditt konto bekräftar du först {{to}}. Vi har skickat en länk och en kod dit. Öppna länken på den här enheten, eller ange koden här.',
      code: 'Kod från e-postmeddelandet',
      nothing: 'Ingen e-post? Kolla skräpposten, eller skicka igen.',
    },
    sms: {
      title: 'Kolla din telefon',
      text: 'Om {{to}} kan användas här har vi skickat ett sms med en kod.',
      code: 'Kod från sms:et',
      nothing: 'Inget sms? Kontrollera numret, eller skicka igen.',
    },
    submit: {
      signup: 'Bekräfta',
      login: 'Logga in',
      recovery: 'Fortsätt',
      proof: 'Bekräfta',
    },
    otherAddress: 'Använd en annan adress',
    otherWay: 'Logga in på ett annat sätt',
    outbox: 'Ingen e-postserver är konfigurerad här. {product} sparar sin e-post i utkorgen.',
    outboxLink: 'Öppna utkorg',
  },
  resend: {
    button: 'Skicka igen',
    wait_one: 'Skicka igen om {{count}} sekund',
    wait_other: 'Skicka igen om {{count}} sekunder',
    again: 'Du kan skicka igen nu.',
    done: 'Om det finns något att skicka har vi skickat ny e-post. Bara den nyaste länken och koden fungerar.',
    doneSms: 'Om det finns något att skicka har vi skickat ett nytt sms. Bara den nyaste koden fungerar.',
  },
  forgotten: {
    title: 'Glömt lösenordet?',
    text: 'Ange din e-postadress så skickar vi en länk för att välja ett nytt lösenord.',
    submit: 'Skicka länk',
    back: 'Tillbaka till inloggning',
  },
  newPassword: {
    title: 'Välj ett nytt lösenord',
    text: 'För {{email}}. Du loggas ut på alla dina andra enheter.',
    nobody:
      'För att välja ett nytt lösenord behöver du en länk från oss. Vi kan skicka en via e-post. Den fungerar på valfri enhet.',
    submit: 'Spara lösenord',
    doneTitle: 'Lösenordet bytt',
    doneText: 'Du är inloggad här och utloggad på alla dina andra enheter.',
  },
  choosePassword: {
    title: 'Välj ett lösenord',
    text: 'Din adress är bekräftad. Du skapade kontot i en annan webbläsare, så lösenordet du valde där används inte. Välj ett för kontot nu.',
    giveUp: 'Inte nu',
  },
  role: {
    title: 'En fråga först',
    text: 'Vi sparar ingenting förrän du svarar. Du kan ändra namnet senare, men inte om du är cyklist eller bikefitter.',
    giveUp: 'Inte nu',
  },
  step: {
    appTitle: 'Ange din kod',
    appText: 'Ditt konto använder tvåstegsinloggning. Öppna din autentiseringsapp och ange koden den visar.',
    recoveryTitle: 'Använd en återställningskod',
    recoveryText:
      'Den loggar in dig en gång och tar bort autentiseringsappen från ditt konto, så att du kan lägga till den igen. Du loggas ut på alla dina andra enheter.',
    recoveryCode: 'Återställningskod',
    recoveryHint: '10 bokstäver och siffror, till exempel ab3de-fg6hj.',
    recoveryInstead: 'Använd en återställningskod i stället',
    appInstead: 'Använd autentiseringsappen i stället',
    enrolTitle: 'Ställ in tvåstegsinloggning',
    enrolText: 'Supportkonton behöver en autentiseringsapp för att logga in. Det tar en minut att ställa in.',
    removedTitle: 'Autentiseringsapp borttagen',
    removedText:
      'Du är inloggad och din återställningskod är använd. Från och med nu räcker lösenordet för att logga in. Lägg till en autentiseringsapp igen för att skydda ditt konto.',
    toSecurity: 'Gå till säkerhetsinställningar',
    noAddressTitle: 'Ditt konto behöver en e-postadress',
    noAddressText:
      'För att spara det du skickade behöver ditt konto en bekräftad e-postadress, och ditt har ingen. Inget är förlorat. Logga in med ett konto som har en adress, eller skapa ett konto.',
    giveUp: 'Logga in med ett annat konto',
  },
  callback: {
    stoppedTitle: 'Inget har ändrats',
    failedTitle: 'Det fungerade inte',
    back: 'Gå tillbaka',
  },
  confirm: {
    ask: {
      confirmTitle: 'Bekräfta din adress',
      confirmText: 'Tryck på knappen för att bekräfta din e-postadress och logga in.',
      confirmButton: 'Bekräfta och logga in',
      logInTitle: 'Logga in',
      logInText: 'Tryck på knappen för att logga in utan lösenord.',
      logInButton: 'Logga in',
      recoveryTitle: 'Välj ett nytt lösenord',
      recoveryText: 'Tryck på knappen för att logga in och välja ett nytt lösenord.',
      recoveryButton: 'Fortsätt',
      changeTitle: 'Bekräfta ny e-postadress',
      changeText:
        'E-postadressen till ditt konto är på väg att ändras. Den ändras när både den nuvarande och den nya adressen är bekräftade.',
      changeButton: 'Bekräfta byte',
      inviteTitle: 'Tacka ja till inbjudan',
      inviteText: 'Tryck på knappen för att skapa ditt konto och logga in.',
      inviteButton: 'Tacka ja och logga in',
    },
    done: {
      confirmTitle: 'Adress bekräftad',
      confirmText: 'Du är inloggad.',
      changeTitle: 'E-postadressen bytt',
      changeText: 'Båda adresserna är bekräftade. Logga in med den nya från och med nu.',
      inviteTitle: 'Du har tackat ja',
      inviteText: 'Ditt konto är skapat och du är inloggad.',
      loggedOutText: 'Du är inte inloggad. Logga in när du vill fortsätta.',
    },
    half: {
      title: 'En adress till att bekräfta',
      text: 'Den här adressen är bekräftad. Öppna nu länken i e-posten vi skickade till den andra, så ändras din adress.',
    },
    elsewhere:
      'Bytet begärdes i en annan webbläsare. Öppna länken där. Eller logga in här på kontot som ska få adressen, och öppna länken igen. Om du inte begärde något byte gör du ingenting.',
    here: 'Du är inloggad här som {{who}}. Om länken hör till ett annat konto loggas du in där i stället.',
    askTitle: 'Bekräfta din adress',
    askText: 'Vi skickar en länk via e-post. Den fungerar på valfri enhet.',
    goOn: 'Fortsätt',
    usedTitle: 'Redan bekräftad',
    usedText: 'Du har redan använt länken. Din adress är bekräftad och du är inloggad.',
    expiredTitle: 'Länken fungerar inte längre',
    expired: {
      confirm:
        'Den har gått ut, ersatts av en nyare eller använts. Om du redan har bekräftat din adress loggar du bara in. Annars skickar du en ny länk.',
      logIn:
        'Den har gått ut, ersatts av en nyare eller använts. Logga in på ett annat sätt, eller skicka en ny länk.',
      recovery: 'Den har gått ut, ersatts av en nyare eller använts. Skicka en ny länk.',
      change:
        'Den har gått ut, ersatts av en nyare eller använts. Se i inställningarna om din adress har ändrats. Annars begär du bytet igen.',
      invite: 'Den har gått ut eller använts. Logga in, eller be den som bjöd in dig om en ny.',
    },
    incompleteTitle: 'Länken är ofullständig',
    incompleteText:
      'Öppna den igen från e-posten, eller kopiera hela adressen. Du kan också skicka en ny länk.',
    logIn: 'Logga in',
  },
  factor: {
    scanTitle: 'Lägg till en autentiseringsapp',
    scanText:
      'Appen visar en ny 6-siffrig kod var 30:e sekund. Du behöver både koden och lösenordet för att logga in.',
    scan: 'Skanna koden med din app, till exempel Google Authenticator, 2FAS, Aegis eller din lösenordshanterare.',
    qr: 'QR-kod för autentiseringsappen',
    secret: 'Kan du inte skanna? Ange nyckeln i appen',
    secretHint: 'Om appen frågar väljer du ”tidsbaserad”.',
    code: 'Kod från appen',
    codeHint: 'Ange de 6 siffror som appen visar nu.',
    confirm: 'Slå på',
    codesTitle: 'Spara dina återställningskoder',
    codesText:
      'Om du förlorar telefonen kan du logga in med en av koderna. Var och en fungerar en gång. Vi visar dem bara nu.',
    codesList: 'Återställningskoder',
    copy: 'Kopiera alla',
    download: 'Hämta',
    print: 'Skriv ut',
    copyFailed: 'Webbläsaren tillåter inte kopiering. Markera koderna och kopiera dem själv.',
    fileTitle: 'Återställningskoder för {product}',
    fileText:
      'Var och en fungerar en gång, tillsammans med ditt lösenord. Förvara dem där bara du kan se dem.',
    kept: 'Jag har sparat dem',
    fresh: 'Skapa koder',
  },
} satisfies Translation<typeof english>
