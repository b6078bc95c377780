import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'I tuoi dati e la privacy',
  version: 'Versione {{version}}, ultimo aggiornamento {{date}}',
  asPage: 'Apri come pagina da stampare',
  heading: {
    short: 'In breve',
    collected: 'Che cosa conserviamo su di te',
    purpose: 'Per che cosa li usiamo',
    consent: 'Il tuo consenso',
    seen: 'Chi li vede',
    place: 'Dove sono conservati',
    protection: 'Come sono protetti',
    device: 'Che cosa resta sul tuo dispositivo',
    retention: 'Per quanto tempo sono conservati',
    research: 'Ricerca e sviluppo dell’IA',
    young: 'Ciclisti sotto i {{age}} anni',
    rights: 'I tuoi diritti',
    contact: 'A chi rivolgerti',
    storage: 'Cookie e memoria del tuo dispositivo',
    limits: 'Che cosa non è',
    changes: 'Modifiche a questa informativa',
  },
  text: {
    shortOwn: 'I dati sono tuoi. Puoi vederli, correggerli, farli eliminare e portarli a un altro fitter.',
    shortSeen:
      'I dati che ti identificano sono visti solo dal fitter che hai scelto e, per fini tecnici o di qualità, dal personale di assistenza del fornitore.',
    shortSealed: 'Sono cifrati durante la trasmissione e nell’archiviazione.',
    shortSold: 'Non vengono mai venduti né usati per la pubblicità.',
    shortResearch: 'Sono usati per la ricerca solo se acconsenti, e allora solo in forma anonimizzata.',
    shortContact: 'Per qualsiasi richiesta su questa informativa basta un’e-mail.',
    collectedLead:
      '{product} conserva ciò che inserite tu e il tuo fitter, e ciò che serve a far funzionare il servizio:',
    collectedPerson:
      'Chi sei: nome, indirizzo e-mail e, se li indichi, numero di telefono, data di nascita, genere, professione e tipo di lavoro.',
    collectedBody:
      'Il tuo corpo e la tua salute, per quanto ne racconti: altezza, peso, fastidi in bici, infortuni e cure, fitting precedenti.',
    collectedRiding: 'Come pedali: bici, disciplina, ore, cadenza, sicurezza, altri sport e obiettivi.',
    collectedFit:
      'Ciò che il tuo fitter aggiunge sul fitting, e le tue risposte successive su che cosa è cambiato.',
    collectedAccount:
      'Se hai un account: la tua password in una forma irreversibile, la lingua, la regione e le unità, e quando e con quale tipo di browser hai effettuato l’accesso.',
    collectedTrail:
      'Un registro di chi ha modificato che cosa e quando, e dei tuoi consensi: quale versione di questa informativa, in quale lingua e in quale momento.',
    collectedTechnical:
      'Per poco tempo, registrazioni tecniche di richieste e accessi, come l’indirizzo di rete o una sua parte, per far funzionare il servizio e impedire abusi: al massimo 90 giorni. Non contengono risposte.',
    purposeFit: 'Il tuo fitter li usa per preparare ed eseguire il tuo bike fitting.',
    purposeCompare:
      'Le tue risposte di prima e dopo il fitting vengono confrontate, così tu e il tuo fitter vedete che cosa è cambiato.',
    purposeMail:
      'Ricevi le e-mail necessarie: inviti, codici, conferme, promemoria e il link al tuo report. Non contengono mai le tue risposte.',
    purposeNot:
      'Non vengono usati per la pubblicità, non vengono venduti e non vengono passati ad assicurazioni o datori di lavoro. Nessuna decisione su di te è presa da una macchina.',
    consentHealth:
      'Le risposte sul tuo corpo e sui tuoi fastidi sono dati sulla salute. Vengono usate per il tuo fitting perché acconsenti espressamente premendo il pulsante che apre il modulo. Registriamo quale versione di questa informativa hai accettato.',
    consentFree:
      'Hai la libertà di non acconsentire. Il fitting si svolge allora senza il modulo. Puoi revocare il consenso in qualsiasi momento. Ciò che è stato fatto prima resta lecito. Da quel momento i tuoi dati non vengono più usati e puoi farli eliminare.',
    consentContract:
      'I dati necessari per darti un account e proteggere il servizio vengono usati perché hai chiesto l’account e perché senza di essi il servizio non potrebbe funzionare in sicurezza.',
    seenFitter:
      'Il fitter che hai scelto: chi ti ha mandato l’invito, o chi hai selezionato. Nessun altro fitter vede i tuoi dati, se non li condividi.',
    seenSupport:
      'Il personale di assistenza del fornitore, solo per fini tecnici o di qualità: per un tempo limitato, con un motivo scritto e con ogni accesso registrato.',
    seenYou: 'Tu.',
    seenNobody:
      'Nessun altro. Due fitter da cui vai non sanno nulla l’uno dell’altro, se non condividi un fascicolo con uno di loro.',
    seenGuardian: 'Se un genitore o tutore ha acconsentito per te, vede ciò che gli mostri.',
    placeServer:
      'Tutto ciò che inserisci è conservato dal fornitore dell’indirizzo mostrato nel tuo browser: sul server, nella sua memoria e nei backup. Queste pagine non caricano script, caratteri, immagini o tracker di altre aziende.',
    placeMail:
      'Le e-mail passano dal servizio di posta del fornitore. Contengono il tuo indirizzo, un link o un codice, il nome del fitter e, in un invito, una nota del tuo fitter. Non contengono risposte.',
    protectionTransit:
      'Tutto è cifrato nel tragitto tra il tuo dispositivo e il server, come nell’home banking.',
    protectionRest:
      'Il tuo nome, gli indirizzi, il telefono, la data di nascita, tutto ciò che scrivi sulla tua salute e i moduli che invii sono conservati cifrati, con una chiave separata per ogni ciclista. Le chiavi che li aprono sono custodite fuori dal database.',
    protectionFigures:
      'Alcuni numeri e scelte restano leggibili, senza il tuo nome, per calcoli e statistiche sul tuo fitting, come l’intensità del fastidio in una zona, una misura o un obiettivo che hai scelto.',
    protectionDoors:
      'Il database stesso dà un dato solo a chi può vederlo. I link nelle e-mail contengono un segreto di cui è conservata solo un’impronta.',
    protectionTrail:
      'Ogni modifica ai tuoi dati viene registrata: chi, quando e che cosa. A questo registro si possono aggiungere voci, ma non riscriverle, e si controlla che non sia stato manomesso.',
    deviceDraft:
      'Mentre compili un modulo, ciò che scrivi viene conservato anche sul tuo dispositivo, così nulla va perso se cade la connessione o si scarica la batteria. Lì è cifrato con una chiave che non può uscire dal tuo browser. Viene rimosso quando invii il modulo o esci, e al più tardi dopo {{draftDays}} giorni.',
    deviceLimit:
      'Questo ti protegge se qualcuno copia la memoria del tuo dispositivo. Non ti protegge da chi usa il tuo browser sul tuo dispositivo sbloccato: vede ciò che vedi tu. Se condividi un dispositivo, invia il modulo o esci prima di lasciarlo.',
    retentionYears:
      'I dati che ti identificano sono conservati fino a {{years}} anni, se non chiedi prima di eliminarli. Poi vengono eliminati.',
    retentionErase:
      'Quando i tuoi dati vengono eliminati, le tue risposte sono eliminate e la chiave che le apre è distrutta. Il tuo fitter conserva solo la traccia che un fitting c’è stato, e quando.',
    retentionBackup:
      'I backup sono conservati al massimo {{backupDays}} giorni. Fino ad allora, i dati eliminati possono essere ancora in un backup. Se un backup deve essere ripristinato, i tuoi dati vengono eliminati di nuovo prima che qualcuno possa usarli.',
    researchOptIn:
      'Alla fine del questionario iniziale puoi permettere che i tuoi dati siano usati, in forma anonimizzata, per la ricerca e per lo sviluppo di strumenti di IA per il bike fitting. È disattivato se non lo attivi, e il tuo fitting non ne dipende.',
    researchAnonymous:
      'Anonimizzati significa: senza il tuo nome, i tuoi contatti e tutto ciò che hai scritto con parole tue, e solo insieme ai dati di altri ciclisti in numero sufficiente perché nessuno sia riconoscibile.',
    researchRevoke:
      'Puoi revocarlo in qualsiasi momento in Impostazioni → Privacy, oppure per e-mail. Da quel momento i tuoi dati non fanno parte di nuovi usi. I risultati precedenti, in cui nessuno è riconoscibile, restano.',
    youngGuardian:
      'Per un ciclista sotto i {{age}} anni, un genitore o tutore indica il proprio nome e acconsente. Il modulo lo chiede quando la data di nascita lo richiede.',
    youngResearch: 'I dati di ciclisti sotto i {{age}} anni non vengono usati per la ricerca.',
    rightsLead: 'In qualsiasi momento puoi:',
    rightsAccess: 'vedere che cosa è conservato su di te e averne una copia leggibile da altri programmi;',
    rightsCorrect: 'farlo correggere; il questionario iniziale puoi correggerlo tu nel tuo account;',
    rightsErase: 'farlo eliminare;',
    rightsWithdraw: 'revocare qualsiasi consenso, del tutto o solo per la ricerca;',
    rightsRestrict: 'far limitare il suo uso, oppure opporti;',
    rightsMove: 'portarlo a un altro fitter.',
    rightsHow:
      'Inviaci un’e-mail e dicci che cosa vuoi. Rispondiamo entro un mese, gratuitamente. Possiamo chiederti di mostrare che sei tu.',
    rightsComplain:
      'Se pensi che i tuoi dati non siano trattati correttamente, puoi anche proporre reclamo all’autorità per la protezione dei dati del luogo in cui vivi.',
    contactLead: 'Per ogni domanda sui tuoi dati:',
    contactFitter: 'Per domande sul tuo fitting, contatta il tuo fitter.',
    storageLead:
      'Sul tuo dispositivo è conservato solo ciò che serve al servizio per funzionare. Non ci sono cookie pubblicitari o di analisi, perciò non c’è un banner da chiudere.',
    limitsMedical:
      'Un bike fitting non è una cura medica e {product} non dà consigli medici. Non promette guarigione né protezione dagli infortuni. Se hai un dolore che ti preoccupa, un intorpidimento che non passa, perdita di forza o gonfiore, rivolgiti a un medico.',
    changesText:
      'Quando questa informativa cambia in un punto importante, riceve una nuova versione. Ti informiamo e, dove serve il tuo consenso, te lo chiediamo di nuovo. La versione che hai accettato resta registrata.',
  },
  storage: {
    caption: 'Che cosa è conservato sul tuo dispositivo, perché e per quanto tempo',
    name: 'Nome',
    purpose: 'Scopo',
    until: 'Conservato finché non',
    cookie:
      'Cookie: mantiene il tuo accesso, oppure ti fa compilare il modulo del tuo invito. Gli script non possono leggerlo.',
    cookieUntil: 'Esci, oppure stai via per un po’',
    signUpCookie:
      'Cookie: riconosce il browser della tua registrazione quando confermi il tuo indirizzo. Gli script non possono leggerlo.',
    signUpCookieUntil: 'Passano 400 giorni dall’ultima registrazione qui',
    session: 'La tua sessione con il servizio di accesso',
    sessionUntil: 'Esci',
    user: 'Il tuo identificativo, il tuo ruolo e il tuo nome, perché le pagine si aprano subito',
    role: 'Se sei ciclista o fitter',
    logoutOwed: 'L’uscita fatta quando il server non era raggiungibile',
    logoutOwedUntil: 'Il server l’ha saputo',
    roleCookie:
      'Cookie: se ti registri come ciclista o fitter, mentre accedi con un altro servizio. Gli script non possono leggerlo.',
    roleCookieUntil: 'Passano 15 minuti',
    keptRecord:
      'Che hai chiesto di conservare un modulo nel tuo account, come codice che non rivela né l’uno né l’altro',
    keptRecordUntil: 'Apri il link dell’e-mail',
    secondFactorLater: 'Quando hai rimandato l’accesso in due passaggi, per non chiedertelo per 30 giorni',
    secondFactorRead: 'Che hai letto il suggerimento sull’accesso in due passaggi',
    firstStepsHidden: 'Che hai nascosto i primi passi',
    tab: 'Il segreto del link che hai aperto, e dove eri prima che un’altra pagina prendesse il suo posto',
    tabUntil: 'Chiudi la scheda',
    language: 'La lingua che hai scelto',
    theme: 'Chiaro o scuro, se l’hai scelto',
    choiceUntil: 'Cancelli i dati del tuo browser',
    drafts:
      'I moduli che hai iniziato; per un fitter, il lavoro non ancora inviato e i fitting aperti su questo dispositivo; cifrati',
    draftsUntil: 'Vengono inviati, oppure esci; al massimo {{draftDays}} giorni',
    formFiles: 'Copie dei file del modulo stesso, perché si apra senza connessione. Non contengono risposte',
    formFilesUntil: 'Una versione più recente li sostituisce',
  },
} satisfies Translation<typeof english>
