import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Conferma il tuo indirizzo e-mail',
    heading: 'Ti diamo il benvenuto in {product}',
    why: 'Conferma il tuo indirizzo per completare la registrazione. Non succede niente finché non premi il pulsante nella pagina che si apre.',
    asked: 'Qualcuno si è registrato con questo indirizzo il {{at}} con il nome «{{name}}».',
    askedNameless: 'Qualcuno si è registrato con questo indirizzo il {{at}}.',
    notYou: 'Se non eri tu, non fare niente.',
    otherBrowser:
      'Se confermi in un browser diverso da quello della registrazione, ti chiederemo di scegliere una nuova password.',
    button: 'Conferma indirizzo',
    typed: 'Oppure inserisci questo codice dove hai fatto la registrazione:',
    valid: 'Il link vale 1 giorno, il codice 1 ora.',
  },
  magicLink: {
    subject: 'Accedi a {product}',
    heading: 'Accedi a {product}',
    why: 'Qualcuno ha chiesto di accedere con questo indirizzo. Se eri tu, apri il link. Non succede niente finché non premi il pulsante nella pagina che si apre.',
    button: 'Accedi',
    typed: 'Oppure inserisci questo codice dove hai chiesto di accedere:',
    valid:
      'Il link vale 1 giorno e il codice 1 ora, una volta ciascuno. Non condividerli. Chi ne ha uno può accedere al posto tuo.',
  },
  recovery: {
    subject: 'Scegli una nuova password',
    heading: 'Scegli una nuova password',
    why: 'Qualcuno ha chiesto una nuova password di {product} per questo indirizzo. Se eri tu, premi il pulsante e scegline una. Fino ad allora la tua password resta la stessa.',
    button: 'Scegli nuova password',
    typed: 'Oppure inserisci questo codice dove l’hai chiesta:',
    valid:
      'Il link vale 1 giorno e il codice 1 ora, una volta ciascuno. Non condividerli. Chi ne ha uno può accedere al posto tuo.',
  },
  reauthentication: {
    subject: 'Il tuo codice per cambiare la password',
    heading: 'Sei tu?',
    why: 'Qualcuno con accesso al tuo account vuole cambiare la password. Se sei tu, inserisci lì questo codice:',
    valid: 'Il codice vale una volta e scade tra 1 ora.',
    notYou:
      'Se non sei tu, non condividere il codice ed esci da tutti gli altri dispositivi nelle impostazioni. Forse qualcuno usa un dispositivo su cui hai l’accesso aperto.',
  },
  addressChangeCurrent: {
    subject: 'Conferma il cambio del tuo indirizzo e-mail',
    heading: 'Cambiare il tuo indirizzo e-mail?',
    why: 'Qualcuno con accesso al tuo account vuole sostituire questo indirizzo e-mail con un altro. Cambia solo quando entrambi sono confermati. Se eri tu, premi il pulsante.',
    button: 'Conferma il cambio',
    valid: 'Il link vale 1 giorno. Se non eri tu, non confermare e cambia la password.',
  },
  addressChangeNew: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    heading: 'Conferma il tuo nuovo indirizzo e-mail',
    why: 'Qualcuno vuole usare questo indirizzo e-mail per il proprio account {product}. Cambia solo quando il nuovo e il vecchio indirizzo sono confermati. Se eri tu, premi il pulsante.',
    asked: 'Qualcuno l’ha chiesto il {{at}} con il nome «{{name}}».',
    askedNameless: 'Qualcuno l’ha chiesto il {{at}}.',
    notYou: 'Se non eri tu, non fare niente.',
    otherBrowser:
      'Il pulsante funziona nel browser da cui l’hai chiesto. In ogni altro, accedi prima al tuo account.',
    button: 'Conferma il nuovo indirizzo',
    valid: 'Il link vale 1 giorno.',
  },
  change: {
    you: 'Se eri tu, non devi fare niente.',
  },
  factorAdded: {
    subject: 'L’accesso in due passaggi è attivo',
    heading: 'L’accesso in due passaggi è attivo',
    what: 'Un’app di autenticazione è stata aggiunta al tuo account {product} il {{at}}. Da ora serve il suo codice per accedere. Sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, qualcun altro può entrare nel tuo account. Scegli subito una nuova password su {{address}}/forgot-password e scrivici. Il nostro indirizzo è in fondo a ogni pagina.',
  },
  factorRemoved: {
    subject: 'L’accesso in due passaggi è disattivato',
    heading: 'L’accesso in due passaggi è disattivato',
    what: 'L’app di autenticazione è stata rimossa dal tuo account {product} il {{at}}.',
    notYou:
      'Se non eri tu, scegli subito una nuova password su {{address}}/forgot-password. Poi vai in Impostazioni, Sicurezza, esci da tutti gli altri dispositivi e riattiva l’accesso in due passaggi.',
  },
  factorRecovered: {
    subject: 'È stato usato un codice di recupero',
    heading: 'È stato usato un codice di recupero',
    what: 'Qualcuno ha usato un codice di recupero invece della tua app di autenticazione il {{at}}. L’app e gli altri codici di recupero non funzionano più, e sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, qualcuno ha la tua password e i tuoi codici. Scegli subito una nuova password su {{address}}/forgot-password, poi riattiva l’accesso in due passaggi in Impostazioni, Sicurezza.',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    heading: 'La tua password è stata cambiata',
    what: 'La password del tuo account {product} è stata cambiata il {{at}}. Sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, scegli subito un’altra password su {{address}}/forgot-password. Così esce chi l’ha cambiata.',
  },
  addressChanged: {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    heading: 'Il tuo indirizzo e-mail è stato cambiato',
    what: 'L’indirizzo e-mail del tuo account {product} è stato cambiato il {{at}}, dopo la conferma di entrambi gli indirizzi. Con questo non puoi più accedere.',
    notYou:
      'Se non eri tu, qualcuno può leggere la tua posta. Cambia la password della tua casella e scrivici subito. Il nostro indirizzo è in fondo a ogni pagina di {{address}}.',
  },
} satisfies Translation<typeof english>
