import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Bevestig je e-mailadres',
    heading: 'Welkom bij {product}',
    why: 'Bevestig je adres om je account af te ronden. Er gebeurt niets totdat je op de knop drukt op de pagina die opent.',
    asked: 'Iemand maakte met dit adres een account aan op {{at}} met de naam ‘{{name}}’.',
    askedNameless: 'Iemand maakte met dit adres een account aan op {{at}}.',
    notYou: 'Was jij dit niet, doe dan niets.',
    otherBrowser:
      'Als je bevestigt in een andere browser dan waarin je het account aanmaakte, vragen we je een nieuw wachtwoord te kiezen.',
    button: 'Adres bevestigen',
    typed: 'Of vul deze code in waar je het account aanmaakte:',
    valid: 'De link werkt 1 dag, de code 1 uur.',
  },
  magicLink: {
    subject: 'Log in bij {product}',
    heading: 'Log in bij {product}',
    why: 'Iemand wil met dit adres inloggen. Was jij dat, open dan de link. Er gebeurt niets totdat je op de knop drukt op de pagina die opent.',
    button: 'Inloggen',
    typed: 'Of vul deze code in waar je wilde inloggen:',
    valid:
      'De link werkt 1 dag en de code 1 uur, elk één keer. Deel ze niet. Wie er een heeft, kan als jou inloggen.',
  },
  recovery: {
    subject: 'Kies een nieuw wachtwoord',
    heading: 'Kies een nieuw wachtwoord',
    why: 'Iemand vroeg voor dit adres een nieuw wachtwoord van {product} aan. Was jij dat, druk dan op de knop en kies er een. Tot dan blijft je wachtwoord hetzelfde.',
    button: 'Nieuw wachtwoord kiezen',
    typed: 'Of vul deze code in waar je het aanvroeg:',
    valid:
      'De link werkt 1 dag en de code 1 uur, elk één keer. Deel ze niet. Wie er een heeft, kan als jou inloggen.',
  },
  reauthentication: {
    subject: 'Je code om je wachtwoord te wijzigen',
    heading: 'Ben jij dit?',
    why: 'Iemand die in je account is ingelogd, wil het wachtwoord wijzigen. Ben jij het, vul daar dan deze code in:',
    valid: 'De code werkt één keer en verloopt over 1 uur.',
    notYou:
      'Ben jij het niet, deel de code dan niet en log alle andere apparaten uit in je instellingen. Misschien gebruikt iemand een apparaat waarop je bent ingelogd.',
  },
  addressChangeCurrent: {
    subject: 'Bevestig de wijziging van je e-mailadres',
    heading: 'Je e-mailadres wijzigen?',
    why: 'Iemand die in je account is ingelogd, wil dit e-mailadres door een ander vervangen. Je adres verandert pas als beide zijn bevestigd. Was jij dat, druk dan op de knop.',
    button: 'Wijziging bevestigen',
    valid: 'De link werkt 1 dag. Was jij het niet, bevestig dan niet en wijzig je wachtwoord.',
  },
  addressChangeNew: {
    subject: 'Bevestig je nieuwe e-mailadres',
    heading: 'Bevestig je nieuwe e-mailadres',
    why: 'Iemand wil dit e-mailadres voor een account van {product} gebruiken. Het verandert pas als het nieuwe en het oude adres zijn bevestigd. Was jij dat, druk dan op de knop.',
    asked: 'Iemand vroeg dit aan op {{at}} met de naam ‘{{name}}’.',
    askedNameless: 'Iemand vroeg dit aan op {{at}}.',
    notYou: 'Was jij dit niet, doe dan niets.',
    otherBrowser:
      'De knop werkt in de browser waarin je het aanvroeg. Log in elke andere browser eerst in op je account.',
    button: 'Nieuw adres bevestigen',
    valid: 'De link werkt 1 dag.',
  },
  change: {
    you: 'Was jij dit, dan hoef je niets te doen.',
  },
  factorAdded: {
    subject: 'Inloggen in twee stappen staat aan',
    heading: 'Inloggen in twee stappen staat aan',
    what: 'Op {{at}} is een authenticator-app aan je account van {product} toegevoegd. Vanaf nu heb je de code daarvan nodig om in te loggen. Op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, dan kan iemand anders in je account. Kies meteen een nieuw wachtwoord op {{address}}/forgot-password en schrijf ons. Ons adres staat onderaan elke pagina.',
  },
  factorRemoved: {
    subject: 'Inloggen in twee stappen staat uit',
    heading: 'Inloggen in twee stappen staat uit',
    what: 'De authenticator-app is op {{at}} uit je account van {product} gehaald.',
    notYou:
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord op {{address}}/forgot-password. Ga daarna naar Instellingen, Beveiliging, log alle andere apparaten uit en zet inloggen in twee stappen weer aan.',
  },
  factorRecovered: {
    subject: 'Er is een herstelcode gebruikt',
    heading: 'Er is een herstelcode gebruikt',
    what: 'Iemand gebruikte op {{at}} een herstelcode in plaats van je authenticator-app. De app en je andere herstelcodes werken niet meer, en op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, dan heeft iemand je wachtwoord en je codes. Kies meteen een nieuw wachtwoord op {{address}}/forgot-password en zet inloggen in twee stappen weer aan onder Instellingen, Beveiliging.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    what: 'Het wachtwoord van je account van {product} is op {{at}} gewijzigd. Op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, kies dan meteen een ander wachtwoord op {{address}}/forgot-password. Daarmee wordt uitgelogd wie het wijzigde.',
  },
  addressChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    heading: 'Je e-mailadres is gewijzigd',
    what: 'Het e-mailadres van je account van {product} is op {{at}} gewijzigd, nadat beide adressen waren bevestigd. Met dit adres kun je niet meer inloggen.',
    notYou:
      'Was jij dit niet, dan kan iemand je e-mail lezen. Wijzig het wachtwoord van je mailbox en schrijf ons meteen. Ons adres staat onderaan elke pagina van {{address}}.',
  },
} satisfies Translation<typeof english>
