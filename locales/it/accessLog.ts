import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Tutti quelli che hanno guardato o modificato i tuoi dati, i più recenti prima.',
  leadFitter:
    'Tutti quelli che hanno guardato o modificato il fascicolo di questo ciclista, i più recenti prima.',
  explained:
    'L’apertura di un modulo, una sessione, un report o una foto è elencata una volta per lettore ogni quarto d’ora. Comparire in un elenco o in una ricerca no. Ciò che apri tu non è elencato.',
  explainedFitter:
    'L’apertura di un modulo, una sessione, un report o una foto è elencata una volta per lettore ogni quarto d’ora. Comparire in un elenco o in una ricerca no, e nemmeno ciò che i ciclisti aprono da sé. Anche il ciclista vede questo elenco, senza le tue note, gli avvisi e le previsioni.',
  title: 'Chi ha guardato e chi ha modificato',
  pages: 'Pagine del registro',
  none: 'Non ci sono voci da mostrare.',
  filters: 'Filtri',
  kind: 'Che cosa è successo',
  kinds: {
    all: 'Visto o modificato',
    reads: 'Visto',
    changes: 'Modificato',
  },
  by: 'Chi',
  bys: {
    all: 'Tutti',
    rider: 'Il ciclista',
    you: 'Tu',
    fitters: 'Fitter',
    support: 'Assistenza di {product}',
    automatic: 'Automatico',
  },
  file: 'Fitter',
  allFiles: 'Tutti i fitter',
  from: 'Dal',
  until: 'Al',
  as: {
    rider: 'Il ciclista',
    guest: 'Il ciclista, tramite un link',
    fitter: '{{name}}, come fitter',
    sharedFitter: '{{name}}, fitter con cui i fitting sono condivisi',
    support: 'Assistenza di {product}',
    system: 'Automatico',
  },
  you: 'Tu',
  youByLink: 'Tu, tramite un link',
  aFitter: 'Un fitter',
  reason: {
    technical: 'Motivo: un problema tecnico',
    quality: 'Motivo: controllo della qualità',
  },
  ofFit: 'Fitting del {{date}}',
  notFitted: 'Sessione senza fitting completato',
  fileOf: 'Nel fascicolo di {{name}}',
  check: {
    title: 'Questo elenco è completo?',
    ok: 'L’intero registro era completo e intatto fino al {{at}}.',
    broken:
      'La verifica del {{at}} ha rilevato che il registro è stato modificato o è incompleto. Esaminiamo ogni rilievo di questo tipo.',
    never:
      'Il registro di questo server non è ancora stato verificato. Viene verificato una volta al giorno.',
    how: 'Come viene verificato',
    chain:
      'Ogni voce riceve un valore di controllo calcolato dal suo contenuto e dal valore di controllo della voce precedente. Una voce modificata, rimossa o spostata non corrisponde più a quelle che seguono.',
    heads:
      'L’ultimo valore di controllo di ogni catena viene firmato e conservato fuori dal database ogni giorno. Così verrebbe scoperto anche chi ricalcolasse tutti i valori.',
    daily: 'Una volta al giorno tutte le voci vengono ricalcolate e confrontate con entrambi.',
    covered_one: 'L’ultima verifica ha coperto una voce.',
    covered_other: 'L’ultima verifica ha coperto {{count}} voci.',
  },
} satisfies Translation<typeof english>
