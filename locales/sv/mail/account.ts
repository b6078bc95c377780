import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Bekräfta din e-postadress',
    heading: 'Välkommen till {product}',
    why: 'Bekräfta din adress för att bli klar med kontot. Inget händer förrän du trycker på knappen på sidan som öppnas.',
    asked: 'Någon skapade {{at}} ett konto med den här adressen, under namnet ”{{name}}”.',
    askedNameless: 'Någon skapade {{at}} ett konto med den här adressen.',
    notYou: 'Om det inte var du gör du ingenting.',
    otherBrowser:
      'Om du bekräftar i en annan webbläsare än den där du skapade kontot ber vi dig välja ett nytt lösenord.',
    button: 'Bekräfta adress',
    typed: 'Eller ange koden där du skapade kontot:',
    valid: 'Länken fungerar i 1 dag, koden i 1 timme.',
  },
  magicLink: {
    subject: 'Logga in på {product}',
    heading: 'Logga in på {product}',
    why: 'Någon bad om att logga in med adressen. Om det var du öppnar du länken. Inget händer förrän du trycker på knappen på sidan som öppnas.',
    button: 'Logga in',
    typed: 'Eller ange koden där du bad om att logga in:',
    valid:
      'Länken fungerar i 1 dag och koden i 1 timme, en gång var. Dela dem inte. Den som har någon av dem kan logga in som du.',
  },
  recovery: {
    subject: 'Välj ett nytt lösenord',
    heading: 'Välj ett nytt lösenord',
    why: 'Någon bad om ett nytt {product}-lösenord för adressen. Om det var du trycker du på knappen och väljer ett. Till dess gäller ditt gamla lösenord.',
    button: 'Välj nytt lösenord',
    typed: 'Eller ange koden där du bad om det:',
    valid:
      'Länken fungerar i 1 dag och koden i 1 timme, en gång var. Dela dem inte. Den som har någon av dem kan logga in som du.',
  },
  reauthentication: {
    subject: 'Din kod för att byta lösenord',
    heading: 'Är det du?',
    why: 'Någon som är inloggad på ditt konto vill byta lösenord. Om det är du anger du koden där:',
    valid: 'Koden fungerar en gång och går ut om 1 timme.',
    notYou:
      'Om det inte är du delar du inte koden, och loggar ut alla andra enheter i inställningarna. Någon kan använda en enhet där du är inloggad.',
  },
  addressChangeCurrent: {
    subject: 'Bekräfta bytet av din e-postadress',
    heading: 'Byta e-postadress?',
    why: 'Någon som är inloggad på ditt konto vill byta ut den här e-postadressen mot en annan. Adressen ändras först när båda är bekräftade. Om det var du trycker du på knappen.',
    button: 'Bekräfta byte',
    valid: 'Länken fungerar i 1 dag. Om det inte var du bekräftar du inte, och byter lösenord.',
  },
  addressChangeNew: {
    subject: 'Bekräfta din nya e-postadress',
    heading: 'Bekräfta din nya e-postadress',
    why: 'Någon vill använda e-postadressen för sitt {product}-konto. Den ändras först när både den nya och den gamla adressen är bekräftade. Om det var du trycker du på knappen.',
    asked: 'Någon bad om det {{at}} under namnet ”{{name}}”.',
    askedNameless: 'Någon bad om det {{at}}.',
    notYou: 'Om det inte var du gör du ingenting.',
    otherBrowser:
      'Knappen fungerar i webbläsaren där du bad om det. I en annan webbläsare loggar du först in på ditt konto.',
    button: 'Bekräfta ny adress',
    valid: 'Länken fungerar i 1 dag.',
  },
  change: {
    you: 'Om det var du behöver du inte göra något.',
  },
  factorAdded: {
    subject: 'Tvåstegsinloggning är på',
    heading: 'Tvåstegsinloggning är på',
    what: 'En autentiseringsapp lades till i ditt {product}-konto {{at}}. Från och med nu behöver du dess kod för att logga in. Du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du kan någon annan komma in på ditt konto. Välj genast ett nytt lösenord på {{address}}/forgot-password och skriv till oss. Vår adress finns längst ned på varje sida.',
  },
  factorRemoved: {
    subject: 'Tvåstegsinloggning är av',
    heading: 'Tvåstegsinloggning är av',
    what: 'Autentiseringsappen togs bort från ditt {product}-konto {{at}}.',
    notYou:
      'Om det inte var du väljer du genast ett nytt lösenord på {{address}}/forgot-password. Gå sedan till Inställningar, Säkerhet, logga ut alla andra enheter och slå på tvåstegsinloggning igen.',
  },
  factorRecovered: {
    subject: 'En återställningskod användes',
    heading: 'En återställningskod användes',
    what: 'Någon använde en återställningskod i stället för din autentiseringsapp {{at}}. Appen och dina andra återställningskoder fungerar inte längre, och du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du har någon ditt lösenord och dina koder. Välj genast ett nytt lösenord på {{address}}/forgot-password, och slå sedan på tvåstegsinloggning igen under Inställningar, Säkerhet.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord har bytts',
    heading: 'Ditt lösenord har bytts',
    what: 'Lösenordet till ditt {product}-konto byttes {{at}}. Du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du väljer du genast ett annat lösenord på {{address}}/forgot-password. Det loggar ut den som bytte det.',
  },
  addressChanged: {
    subject: 'Din e-postadress har bytts',
    heading: 'Din e-postadress har bytts',
    what: 'E-postadressen till ditt {product}-konto byttes {{at}}, efter att båda adresserna bekräftats. Du kan inte längre logga in med den här.',
    notYou:
      'Om det inte var du kan någon läsa din e-post. Byt lösenord till din brevlåda och skriv genast till oss. Vår adress finns längst ned på varje sida av {{address}}.',
  },
} satisfies Translation<typeof english>
