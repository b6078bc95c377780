import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versione {{version}}, ultimo aggiornamento {{date}}',
  translationNote:
    'Questa traduzione non è stata ancora esaminata da un legale; il testo inglese è disponibile a questo link.',
  policy: {
    title: 'Informativa sulla privacy',
    lead: 'Questa è l’informativa completa che vedi quando inizi un modulo, con informazioni aggiuntive per i fitter e sul fornitore.',
    more: 'Per i fitter, e più in dettaglio',
    roles: {
      title: 'Chi è responsabile',
      fitter:
        'Il fitter che hai scelto decide quali dati su di te sono raccolti e perché, ed è responsabile del tuo fascicolo. Il fornitore di questa installazione di {product} li conserva e li tratta per conto del fitter.',
      provider:
        'Il fornitore è a sua volta responsabile del tuo account, della sicurezza del servizio e della ricerca che hai consentito.',
    },
    operator: 'Il fornitore è:',
    operatorUnknown: 'Puoi contattare il fornitore a:',
    data: {
      title: 'Che cosa è conservato, perché e per quanto tempo',
      caption: 'Ogni tipo di dati con la sua finalità, la sua base giuridica e per quanto è conservato',
      what: 'Dati',
      why: 'Finalità',
      ground: 'Base giuridica',
      kept: 'Conservazione',
      grounds: {
        consent: 'Il tuo consenso esplicito',
        contract: 'Il contratto con te',
        interest: 'L’interesse legittimo a un servizio sicuro e a risponderti',
        duty: 'Un obbligo di legge',
      },
      rows: {
        file: {
          what: 'Il fascicolo di un ciclista: risposte, misure, modifiche, foto, report, follow-up',
          why: 'il fitting, e vedere che cosa è cambiato dopo',
          kept: 'fino a {{years}} anni dopo l’ultima sessione; dopo la revoca del consenso {{withdrawnDays}} giorni',
        },
        draft: {
          what: 'Moduli iniziati e non inviati',
          why: 'continuare da dove eri',
          kept: '{{draftDays}} giorni dopo l’ultima modifica, o {{invitedDays}} giorni dopo la fine dell’invito',
        },
        account: {
          what: 'Un account: nome, indirizzo e-mail, numero di telefono, lingua, regione, unità, come accedi',
          why: 'darti il tuo account, e proteggerlo',
          kept: 'finché non lo elimini',
        },
        signIns: {
          what: 'Dove e quando hai effettuato l’accesso, con quale tipo di browser',
          why: 'mostrarti dove il tuo accesso è attivo, e scoprire abusi',
          kept: '{{signInDays}} giorni dopo la fine di un accesso; i tentativi di accesso per 90 giorni',
        },
        profile: {
          what: 'Dei fitter: studio, contatti, logo, foto, luogo, lingue, specialità, lettera, servizi, indirizzo della loro pagina',
          why: 'i report e, se il fitter lo sceglie, una pagina pubblica nell’elenco dei fitter',
          kept: 'finché il fitter non li rimuove o non elimina l’account; il fatto che un indirizzo è stato usato è conservato senza dire da chi',
        },
        rating: {
          what: 'Dei fitter: una valutazione annuale di ciclisti che hanno consentito la ricerca',
          why: 'l’uso proprio del fitter; è pubblica solo se il fitter la mostra',
          kept: 'fino alla valutazione dell’anno successivo, o fino all’eliminazione dell’account',
        },
        research: {
          what: 'Dei ciclisti che consentono la ricerca: età, genere, altezza, peso in fasce ampie, e il Paese del fuso orario',
          why: 'la ricerca e lo sviluppo di strumenti di IA, in gruppi di almeno dieci persone simili',
          kept: 'fino alla revoca del consenso',
        },
        consents: {
          what: 'Consensi: che cosa hai accettato, quando e in quale versione',
          why: 'la prova',
          kept: 'quanto il fascicolo o l’account',
        },
        trail: {
          what: 'Chi ha modificato o aperto che cosa e quando',
          why: 'mostrarti chi ha visto i tuoi dati, e scoprire abusi',
          kept: 'quanto il servizio; una volta cancellato un fascicolo, le sue voci non dicono più né che cosa né di chi',
        },
        booking: {
          what: 'Appuntamenti: l’orario, il servizio e il nome, l’indirizzo e-mail, il numero di telefono, la nota e il fuso orario di chi ha prenotato',
          why: 'riservarti l’orario, informarti e ricordartelo',
          kept: 'come il tuo fascicolo; una chiamata di chi non ha un fascicolo, {{callDays}} giorni dopo; ciò che nessuno ha confermato, {{unconfirmedHours}} ore',
        },
        waiting: {
          what: 'Posti in una lista d’attesa: nome, indirizzo e-mail, servizio e giorni',
          why: 'offrirti un orario che si libera',
          kept: '{{waitingDays}} giorni dopo la fine; ciò che nessuno ha confermato, {{unconfirmedHours}} ore',
        },
        calendars: {
          what: 'Dei fitter: gli altri calendari che collegano, i loro indirizzi e gli orari occupati',
          why: 'non offrire orari impegnati altrove',
          kept: 'finché il fitter non rimuove il calendario o non elimina l’account',
        },
        mails: {
          what: 'E-mail e SMS inviati dal servizio',
          why: 'inviti, codici, promemoria, report e novità',
          kept: 'il contenuto fino all’invio; il fatto che sono stati inviati per {{messageDays}} giorni',
        },
        contact: {
          what: 'Messaggi del modulo di contatto: argomento, nome, indirizzo e ciò che hai scritto',
          why: 'risponderti',
          kept: '{{resolvedDays}} giorni dopo che sono risolti, al massimo {{contactDays}} giorni',
        },
        requests: {
          what: 'Richieste sui diritti',
          why: 'rispondere entro il termine fissato dalla legge',
          kept: 'quanto il servizio, senza l’identità di chi le ha fatte una volta data la risposta',
        },
        technical: {
          what: 'Indirizzi di rete, come impronte con chiave che contano le richieste',
          why: 'fermare gli abusi',
          kept: 'alcune ore',
        },
        payments: {
          what: 'Dei fitter che pagano: il piano, il suo stato e il numero presso il servizio di pagamento',
          why: 'la fatturazione',
          kept: 'fino all’eliminazione dell’account; il servizio di pagamento conserva le fatture quanto richiede la legge',
        },
        backups: {
          what: 'Backup di tutto questo',
          why: 'ripristinare il servizio dopo un guasto',
          kept: '{{backupDays}} giorni',
        },
      },
    },
    fitters: {
      title: 'Pagine pubbliche dei fitter',
      listed:
        'I fitter sono nell’elenco dei fitter solo se lo attivano. La loro pagina mostra allora a tutti, motori di ricerca inclusi, nome, studio, logo, foto, luogo, lingue, specialità, lettera e servizi. Quando la disattivano, la pagina sparisce subito; i motori di ricerca possono mostrarla ancora per un po’.',
      rating:
        'Una valutazione vi compare solo se il fitter la mostra, e solo quando le regole pubblicate lo permettono.',
      riders: 'Nessuna pagina di un fitter mostra qualcosa di un ciclista.',
    },
    recipients: {
      title: 'Chi altro tratta dati per il fornitore',
      lead: 'Questi servizi trattano dati per il fornitore di questa installazione, in base a un contratto e solo secondo istruzioni:',
      none: 'Nessun altro servizio tratta dati per il fornitore di questa installazione. Gestisce in proprio database, accesso e archivio dei file, e non invia e-mail all’esterno.',
      kind: {
        mail: 'un servizio di posta, che consegna le e-mail: vede l’indirizzo, l’oggetto e il contenuto',
        sms: 'un servizio di SMS, che consegna i codici e i promemoria degli appuntamenti: vede il numero e il testo',
        signIn: 'un servizio di accesso, che conosce il tuo indirizzo e come accedi',
        database:
          'un database che può funzionare altrove: nomi, risposte e dati sulla salute vi sono cifrati',
        files: 'un archivio di file: foto e documenti sono cifrati prima di arrivarci',
        scanner: 'un antivirus, che legge le immagini caricate e non conserva nulla',
        google: 'Google, se scegli di accedere con esso: Google viene a sapere che accedi qui',
        facebook: 'Facebook, se scegli di accedere con esso: Facebook viene a sapere che accedi qui',
        payments:
          'Stripe, che riscuote i pagamenti dei fitter: vede nome, indirizzo e mezzo di pagamento del fitter, e nulla dei ciclisti',
      },
      nobody: 'Nessun altro riceve dati. Non sono mai venduti e mai usati per pubblicità.',
      transfer:
        'Se un servizio simile è in un altro Paese, con esso è concordata la protezione richiesta dalla legge sulla protezione dei dati. Puoi chiedere quali aziende sono, e dove.',
    },
    rights: {
      title: 'I tuoi diritti, e come usarli',
      lead: 'Con un account fai quasi tutto da te, subito:',
      download: 'Vedere e portare via: scarica una copia di tutto ciò che è tuo.',
      correct: 'Correggere: cambia le tue risposte dove le leggi, e il tuo nome nelle impostazioni.',
      sharing:
        'Decidere chi li vede: termina l’accesso di un fitter, o condividi i tuoi fitting con un nuovo fitter.',
      accessLog: 'Vedere chi ha guardato i tuoi dati, chi li ha modificati, e quando.',
      consents: 'Revocare o dare un consenso.',
      files: 'Limitare l’uso di un fascicolo, o cancellarlo.',
      account: 'Eliminare il tuo account con tutto ciò che contiene.',
      open: 'Apri la pagina',
      write:
        'Senza account, o per qualsiasi altra cosa, opposizione compresa, scrivici. Rispondiamo entro un mese, gratuitamente, e possiamo chiederti di dimostrare che sei tu.',
      complain:
        'Puoi presentare reclamo all’autorità per la protezione dei dati dove vivi, dove lavori, o dove ritieni che la legge sia stata violata.',
      machine: 'Nessuna decisione su di te è presa da una macchina.',
    },
    law: {
      title: 'Base giuridica',
      health:
        'Dati sulla salute per il fitting, e ricerca: il tuo consenso esplicito (GDPR, articolo 9, paragrafo 2, lettera a, e articolo 6, paragrafo 1, lettera a).',
      account: 'Account e servizio: il contratto con te (articolo 6, paragrafo 1, lettera b).',
      security:
        'Sicurezza, prevenzione degli abusi, traccia delle modifiche e risposte ai messaggi: l’interesse legittimo a un servizio affidabile (articolo 6, paragrafo 1, lettera f).',
      duty: 'Rispondere alle richieste e conservare la prova dei consensi: obbligo di legge (articolo 6, paragrafo 1, lettera c).',
    },
    choices: {
      title: 'Che effetto hanno la limitazione e la revoca',
      restrict:
        'Puoi limitare l’uso di un fascicolo: è conservato e non è usato per nulla. Il tuo fitter vede che è limitato e da quando, e nessuna delle tue risposte. Puoi sempre leggerlo, scaricarlo e cancellarlo.',
      withdraw:
        'Puoi revocare il consenso all’uso dei tuoi dati sulla salute. Ogni uso cessa subito, e il fascicolo viene cancellato dopo {{days}} giorni, a meno che tu dia di nuovo il consenso. Puoi anche cancellarlo subito; ricevi una ricevuta che dice che cosa è stato cancellato, e non di chi.',
      research:
        'Finché è in vigore il tuo consenso alla ricerca, età, genere, altezza e peso sono conservati in fasce ampie per esportazioni ai ricercatori, con il Paese del tuo fuso orario. Escono senza il tuo nome, in gruppi di almeno dieci persone simili, e vengono eliminati quando revochi.',
    },
    changes: {
      title: 'Modifiche a questa informativa',
      text: 'Una nuova versione ha un nuovo numero e una nuova data. Delle modifiche che contano per te ricevi notizia per e-mail prima che abbiano effetto, e il consenso ti viene chiesto di nuovo dove serve.',
    },
    incident: {
      title: 'Se qualcosa va storto',
      text: 'Se dei dati vanno persi o sono visti da chi non dovrebbe vederli, l’autorità viene informata entro 72 ore, e tu senza ritardo se può recarti danno.',
    },
  },
  terms: {
    title: 'Condizioni d’uso',
    lead: 'Questo è l’accordo tra te e il fornitore di questa installazione di {product}, in parole semplici.',
    sections: {
      service: {
        title: 'Che cos’è {product}',
        what: '{product} è una piattaforma web per bike fitter e ciclisti. Un fitter invita un ciclista. Il ciclista compila un modulo prima del fitting e, più tardi, un altro su che cosa è cambiato. Entrambi vedono l’esito.',
        scope:
          'Il servizio viene migliorato di continuo. Le parti annunciate dicono che sono in arrivo. Le parti esistenti possono cambiare. Ciò che hai inserito è conservato.',
      },
      accounts: {
        title: 'Account',
        true: 'Indichi il tuo vero nome e un indirizzo e-mail che ti appartiene. Un account ha un solo ruolo, ciclista o fitter, che scegli quando lo crei.',
        secret:
          'Tieni la password per te e ci avvisi se pensi che qualcun altro la conosca. Un link o un codice di un invito è destinato solo alla persona a cui è stato inviato.',
        age: 'I ciclisti sotto i {{age}} anni hanno bisogno del consenso di un genitore o tutore. I fitter devono essere maggiorenni.',
      },
      fitters: {
        title: 'A che cosa si impegnano i fitter',
        invite: 'Inviti solo ciclisti che si aspettano un tuo invito.',
        use: 'Usi ciò che i ciclisti ti dicono per il loro fitting e il suo follow-up, e per nient’altro. Non lo trasmetti senza il loro consenso.',
        law: 'Rispetti le norme sulla protezione dei dati e quelle professionali valide dove lavori. Sei responsabile dei fascicoli dei tuoi ciclisti. Il fornitore li tratta per te.',
        judge:
          'Il fitting è il tuo lavoro professionale. {product} mostra che cosa dicono i ciclisti e che cosa è cambiato. Ciò che fai è una tua decisione.',
        refer:
          'Quando le risposte di un ciclista destano preoccupazione, gli consigli di andare da un medico.',
        access: 'Solo tu usi il tuo account, ed esci dai dispositivi che usano altri.',
        page: 'Se scegli di essere in elenco, la tua pagina è veritiera, non promette guarigione o meno infortuni, non mostra nulla di un ciclista, e usa solo immagini che puoi mostrare. Il fornitore può rimuovere una pagina che viola questo.',
      },
      riders: {
        title: 'A che cosa si impegnano i ciclisti',
        honest: 'Rispondi nel modo più veritiero possibile, perché il tuo fitter vi fa affidamento.',
        own: 'Inserisci i tuoi dati, o quelli di un minore di cui sei responsabile.',
        rights:
          'Ciò che inserisci resta tuo. Permetti al tuo fitter di usarlo per il tuo fitting, e puoi porvi fine in qualsiasi momento.',
        free: '{product} è gratuito per i ciclisti.',
      },
      medical: {
        title: 'Nessun consiglio medico',
        text: '{product} non è un dispositivo medico e non dà consigli medici, diagnosi o trattamenti. Non promette né guarigione né protezione da infortuni. Se hai un dolore che ti preoccupa, un intorpidimento che non passa, perdita di forza o gonfiore, vai da un medico. In caso di emergenza, chiama i servizi di emergenza.',
      },
      price: {
        title: 'Prezzi',
        tier: 'Il livello 1, per i fitter, costa {{month}} al mese. Con la fatturazione annuale risparmi {{saving}}: {{year}} all’anno, cioè {{monthOfYear}} al mese. Le imposte si aggiungono dove la legge lo richiede.',
        terms:
          'Non ti vincola una durata minima. Puoi disdire in qualsiasi momento, con effetto dalla fine del periodo che hai pagato.',
        collected:
          'Questa installazione non riscuote pagamenti. Ti avviseremo prima del primo addebito, che avviene solo se accetti.',
        paid: 'I pagamenti sono riscossi da Stripe. Accetti un piano e il suo prezzo prima del primo addebito.',
        tierTwo: 'Il livello 2 è in arrivo. Il suo prezzo è da confermare.',
      },
      fair: {
        title: 'Uso corretto',
        text: 'Non cercare di raggiungere dati che non sono tuoi, non disturbare il servizio, e non inserire nulla di illecito o che danneggi altri. Se trovi una vulnerabilità nel servizio, per favore segnalala. Le segnalazioni sono benvenute.',
      },
      end: {
        title: 'Quando finisce',
        you: 'Puoi scaricare una copia dei tuoi dati ed eliminare il tuo account in qualsiasi momento nelle impostazioni, o scrivendoci. L’informativa sulla privacy spiega che cosa succede poi ai dati.',
        us: 'Il fornitore può chiudere un account che viola queste condizioni, dopo un avvertimento dove possibile, e può terminare il servizio con un preavviso di almeno 30 giorni. Prima di allora puoi prendere i tuoi dati.',
      },
      liability: {
        title: 'Responsabilità',
        text: 'La responsabilità del fornitore è illimitata per dolo, colpa grave e danni alla vita, all’integrità fisica o alla salute. Per colpa lieve il fornitore risponde solo della violazione di un obbligo essenziale di questo accordo, e allora solo del danno tipico e prevedibile. I tuoi diritti di legge come consumatore non ne sono limitati.',
        backup:
          'I dati hanno un backup, ma nessun servizio è sempre disponibile. Tieni una copia di tutto ciò che non puoi permetterti di perdere.',
      },
      software: {
        title: 'Il software',
        text: 'Il software di {product} è software libero sotto la GNU Affero General Public License, versione 3 o successiva. Queste condizioni riguardano il servizio, non il software.',
      },
      changes: {
        title: 'Modifiche a queste condizioni',
        text: 'Le modifiche ti vengono comunicate almeno 30 giorni prima che abbiano effetto. Se non sei d’accordo, puoi lasciare prima di allora, e non devi nulla per il tempo successivo.',
      },
      contact: {
        title: 'Contatti',
      },
    },
  },
  imprint: {
    title: 'Note legali',
    lead: 'Chi gestisce questa installazione di {product}.',
    none: 'Il gestore di questa installazione non ha inserito note legali. Puoi contattare il gestore a:',
    representedBy: 'Rappresentato da',
    phone: 'Telefono',
    email: 'E-mail',
    register: 'Registro',
    vatId: 'Partita IVA',
  },
  accessibility: {
    lead: '{product} è fatto per funzionare per tutti: con la tastiera, con un lettore di schermo, con testo grande e in altri colori.',
    tested: 'Ultima verifica: {{date}}',
    aim: {
      title: 'Il nostro obiettivo',
      text: 'Seguiamo le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2 al livello AA e andiamo oltre dove possiamo. Riteniamo che tutte le pagine le rispettino, tranne per quanto indicato sotto. È un nostro giudizio. Nessun altro lo ha ancora verificato.',
    },
    how: {
      title: 'Che cosa è stato verificato, e come',
      everyPage:
        'Ogni pagina con axe, un programma che trova i difetti, in quattro larghezze, in colori chiari e scuri',
      enlarged:
        'Ogni pagina al 200 %, e un modulo e un fitting al 400 % e con più spazio tra lettere, parole e righe',
      targets: 'La dimensione di tutto ciò che si può premere',
      keyboard: 'Un modulo intero e un fitting intero con la sola tastiera',
      screenReader:
        'Ciò che viene comunicato a un lettore di schermo in un modulo intero e in un fitting intero, riga per riga',
      motion: 'Ogni pagina senza movimento',
      documents: 'Il PDF di un report secondo PDF/UA-1, la norma per i documenti accessibili',
    },
    known: {
      title: 'Che cosa non è perfetto',
      people:
        'Persone che usano ogni giorno un lettore di schermo non hanno ancora provato le pagine per noi.',
      photos:
        'Una foto è descritta dalla sua vista e dalla sua didascalia. Non si dice che cos’altro mostra.',
      languages:
        'Le note e le lettere scritte in un’altra lingua possono essere lette con la voce della tua.',
      others: 'Le pagine di altre aziende, dove puoi accedere o pagare, non possiamo cambiarle.',
    },
    complain: {
      title: 'Dicci che cosa non funziona',
      write:
        'Se qualcosa non funziona per te, scrivici. Indica quale pagina è e che cosa usi. Rispondiamo entro un mese, gratuitamente, e troviamo un’altra via per te finché non è sistemato.',
      authority:
        'Se la nostra risposta non ti aiuta, puoi presentare reclamo all’autorità per l’accessibilità dove vivi.',
    },
  },
} satisfies Translation<typeof english>
