import type english from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export default {
  bad_json: 'Qualcosa è andato storto durante l’invio. Riprova.',
  bad_characters: 'Il testo contiene caratteri che non si possono salvare. Inseriscilo di nuovo senza.',
  invalid_request: 'Qualcosa nella richiesta non era corretto. Controlla ciò che hai inserito.',
  credentials_missing: 'Inserisci un’e-mail o un numero di telefono e una password.',
  idempotency_key_missing: 'Mancava qualcosa nella richiesta. Ricarica la pagina e riprova.',
  signature_wrong: 'Questo messaggio non è firmato dal fornitore dei pagamenti.',
  code_wrong: 'Questo codice è errato. Confrontalo con la tua e-mail.',
  not_signed_in: 'Non hai effettuato l’accesso, oppure è scaduto. Accedi di nuovo.',
  invalid_credentials: 'L’e-mail o la password è errata.',
  token_refused: 'Non siamo riusciti a confermare l’accesso. Accedi di nuovo.',
  sign_in_expired: 'Il tuo accesso durava da molto tempo. Accedi di nuovo.',
  wrong_role: 'Il tuo tipo di account non può farlo.',
  cross_site: 'Abbiamo bloccato questa richiesta perché veniva da un altro sito.',
  demo_read_only: 'Questa demo non si può modificare.',
  email_not_confirmed: 'Conferma prima il tuo indirizzo. Apri il link dell’e-mail che ti abbiamo inviato.',
  phone_not_confirmed:
    'Conferma prima il tuo numero di telefono. Inserisci il codice dell’SMS che ti abbiamo inviato.',
  fresh_sign_in_required: 'Per essere sicuri che sei tu, accedi prima di nuovo.',
  second_factor_required: 'Il tuo account usa l’accesso in due passaggi. Conferma che sei tu.',
  file_restricted:
    'Il ciclista ha limitato l’uso di questo fascicolo o ha revocato il consenso. Finché non lo permette di nuovo, il fascicolo non si può modificare né usare.',
  practice_read_only:
    'Il tuo studio è in sola lettura, perché il tuo piano è terminato. Scegli un piano nelle impostazioni per poter modificare di nuovo.',
  not_found: 'Non lo troviamo, oppure non spetta a te vederlo.',
  invitation_unknown:
    'Non troviamo questo invito. Controlla il link, oppure chiedine uno nuovo al tuo fitter.',
  billing_off: 'Qui non c’è nulla da pagare. È tutto gratuito.',
  already_subscribed: 'Hai già un abbonamento. Ricarica la pagina per vederlo.',
  no_subscription: 'Non hai ancora un abbonamento.',
  practice_paused: 'Questo fitter al momento non accetta nulla di nuovo. Contattalo direttamente.',
  promotion_code_unknown: 'Questo codice promozionale non esiste o non si può più usare.',
  already_submitted: 'Questo modulo è già stato inviato.',
  draft_conflict:
    'Questo modulo è stato modificato anche su un altro dispositivo. Confronta le due versioni e scegli.',
  stale_revision: 'Nel frattempo è cambiato. Ricarica per vedere l’ultima versione.',
  request_in_progress: 'Stiamo ancora lavorando a questa richiesta. Aspetta un momento.',
  device_code_needed:
    'Hai iniziato su un altro dispositivo. Inserisci il codice che ti abbiamo inviato per e-mail per continuare qui.',
  other_device_unreachable:
    'Hai iniziato su un altro dispositivo e non abbiamo un indirizzo a cui inviare un codice. Continua lì, oppure chiedi un nuovo link al tuo fitter.',
  invitation_has_no_address: 'Questo invito non ha un indirizzo e-mail. Condividi invece il suo link.',
  rider_exists: 'Hai già un ciclista con questo indirizzo e-mail.',
  stale_version:
    'Nel frattempo è stato modificato su un altro dispositivo. Confronta le due versioni e scegli.',
  session_closed: 'Questa sessione è chiusa o annullata. Riaprila per fare modifiche.',
  session_waiting: 'Questo ciclista ha già una sessione aperta.',
  slug_taken: 'Questo indirizzo è, o è stato, di un altro fitter. Scegline un altro.',
  slugs_used_up: 'Hai raggiunto il numero massimo di cambi di indirizzo. Puoi riusare uno dei precedenti.',
  slug_invalid: 'Usa da 3 a 80 lettere minuscole dalla a alla z, cifre e trattini.',
  slug_reserved: 'Questo indirizzo è riservato. Scegline un altro.',
  form_too_fast: 'Troppo in fretta. Aspetta qualche secondo e invia di nuovo.',
  form_outdated: 'Questo modulo è rimasto aperto troppo a lungo. Invialo di nuovo.',
  no_mark: 'Non c’è ancora un marchio da mostrare. Ricarica la pagina per vedere perché.',
  download_not_ready: 'Non c’è una copia finita da scaricare. Ricarica la pagina per vedere a che punto è.',
  no_measurements: 'Non ci sono ancora numeri di questa bici.',
  already_fitted: 'Questo fitting è già stato completato.',
  not_fitted: 'Questo fitting non è ancora stato completato.',
  no_follow_up: 'Al momento non c’è un follow-up da compilare per questo fitting.',
  reminders_used_up:
    'Tutti e tre i promemoria sono stati inviati. Contatta tu il ciclista, oppure compilate il modulo insieme.',
  rider_unreachable:
    'Non possiamo inviare promemoria a questo ciclista. Non c’è un indirizzo che funziona, oppure li ha fermati.',
  day_taken: 'In quella data c’è un altro follow-up di questo fitting. Scegline un’altra.',
  already_answered: 'Un follow-up di questo fitting ha già una risposta.',
  predictions_locked:
    'Il fitting è stato completato, perciò le tue previsioni non si possono più modificare.',
  address_of_account:
    'Il ciclista ha confermato questo indirizzo nel proprio account. Può cambiarlo solo lì, nelle impostazioni.',
  address_belongs_to_fitter: 'Questo indirizzo appartiene all’account di un fitter. Usane un altro.',
  address_unproven: 'Conferma prima il tuo indirizzo. Ti invieremo un codice per e-mail.',
  link_of_other_address: 'Questo link è stato inviato a un altro indirizzo. Usa quello.',
  report_unknown: 'Questo link non funziona.',
  second_baseline_unknown: 'Questo link non funziona.',
  second_baseline_over: 'È troppo tardi per dare punteggi di prima di questo fitting.',
  second_baseline_early:
    'Il ciclista può valutare di nuovo le zone dal giorno dopo il questionario iniziale.',
  report_link_over: 'Questo link è scaduto.',
  report_kept: 'Accedi per vedere questo report.',
  role_missing: 'Scegli prima se sei ciclista o fitter.',
  request_answered: 'Questa richiesta ha già avuto risposta.',
  request_unproven:
    'Non è ancora accertato chi fa la richiesta. Inserisci prima il codice ricevuto in risposta.',
  access_ended:
    'Hai terminato l’accesso di questo fitter, quindi questo non si può inviare. Quanto hai scritto è conservato. Per inviarlo, riammetti il fitter: Impostazioni, Privacy, Chi vede i tuoi dati.',
  already_recorded: 'È già stato registrato. Ricarica la pagina per vederlo.',
  follow_up_unknown:
    'Questo link non funziona. Usa quello dell’ultimo promemoria, oppure chiedi al tuo fitter.',
  link_ended: 'Questo link non funziona più. Aprilo di nuovo dall’e-mail per riceverne uno nuovo.',
  link_ended_ask_fitter: 'Questo link non funziona più. Chiedine uno nuovo al tuo fitter.',
  follow_up_over: 'Questo modulo non si può più compilare.',
  invitation_withdrawn: 'Il tuo fitter ha ritirato questo invito. Chiedine uno nuovo.',
  invitation_expired: 'Questo invito è scaduto. Chiedine uno nuovo al tuo fitter.',
  invitation_answered: 'Questo modulo è già stato inviato. Accedi per vederlo.',
  share_link_ended:
    'Questo link non funziona più. Vale una volta, per sette giorni, e il ciclista può ritirarlo.',
  nothing_to_share: 'Con questa scelta non c’è un fitting completato da condividere.',
  share_already_offered:
    'Una proposta a questo fitter è ancora aperta. Attendi la risposta, oppure ritira prima quella proposta.',
  share_own_file: 'Questi fitting sono già nel tuo fascicolo di questo ciclista.',
  code_exhausted:
    'Troppi codici errati. Usa il link della tua e-mail, oppure il codice di un’e-mail più recente.',
  body_too_large: 'È troppo grande da inviare.',
  unsupported_media_type: 'Questo tipo di file non si può usare qui.',
  fit_full: 'Questo fitting ha raggiunto il limite di voci. Aggiungi il resto a una voce esistente.',
  saddles_full: 'Hai salvato tutte le selle che possiamo conservare. Rimuovine prima una.',
  services_full: 'Offri già il numero massimo di servizi. Prima rimuovine uno.',
  booking_unknown: 'Questo link non funziona.',
  booking_over: 'Questo appuntamento è passato o è stato annullato.',
  booking_change_late: 'È troppo tardi per cambiarlo online. Chiedi al tuo fitter.',
  booking_requests_full: 'Hai già due orari riservati. Confermane uno, o aspetta che tornino liberi.',
  booking_mails_used_up:
    'Oggi abbiamo inviato tre e-mail a questo indirizzo. Confermane una, o riprova domani.',
  calendars_full: 'Hai collegato il numero massimo di calendari. Prima rimuovine uno.',
  calendar_unreadable:
    'Non siamo riusciti a leggere un calendario a questo indirizzo. Controllalo e riprova.',
  no_intake: 'Nessun modulo appartiene a questo appuntamento.',
  time_taken: 'Questo orario è occupato.',
  time_refused: 'Questo orario non si può prenotare.',
  booking_not_set_up: 'Prima salva i tuoi orari.',
  saddle_exists: 'Hai già una sella di questo modello e larghezza.',
  import_mappings_full: 'Hai salvato tutte le corrispondenze che possiamo conservare. Eliminane prima una.',
  photos_used_up: 'Non c’è spazio per altre foto. Rimuovine prima una.',
  report_photos_full: 'Un report mostra fino a 8 foto. Rimuovine prima una.',
  photo_type: 'Questo file non si può usare come foto. Usa JPEG, PNG, WebP o HEIC.',
  photo_too_large: 'Questa foto è troppo grande. Le foto possono arrivare a 15 MB.',
  photo_too_many_pixels: 'Questa foto ha troppi pixel. Le foto possono arrivare a 25 megapixel.',
  upload_infected:
    'Questo file contiene malware, perciò non l’abbiamo salvato. Controlla il dispositivo da cui viene.',
  upload_not_scanned:
    'Non abbiamo potuto controllare se questo file contiene malware, perciò non l’abbiamo salvato. Riprova tra qualche minuto.',
  photo_unreadable: 'Questa foto non si può leggere. Forse il file è danneggiato.',
  characters_unprintable:
    'Questo report contiene caratteri che non si possono stampare. Chiedi al tuo fitter di scriverli in un altro modo.',
  date_out_of_range: 'Questa data è passata o troppo lontana. Scegline un’altra.',
  invalid_protocol: 'Questo calendario non va ancora bene. Controlla i giorni.',
  invalid_measurement: 'Alcune misure non sono corrette. Controllale.',
  invalid_answers: 'Controlla le tue risposte.',
  questionnaire_version_unknown: 'Questo modulo è stato aggiornato. Ricarica la pagina.',
  notice_version_unknown: 'L’informativa sulla privacy è cambiata. Ricarica la pagina e leggila di nuovo.',
  idempotency_key_reused: 'La richiesta è stata ripetuta con un altro contenuto. Ricarica la pagina.',
  rate_limited: 'Troppi tentativi in poco tempo. Aspetta un momento e riprova.',
  internal: 'Qualcosa è andato storto da parte nostra. L’abbiamo registrato. Riprova.',
  unavailable: 'Il servizio non è disponibile al momento. Riprova tra poco.',
  storage_full:
    'Al momento lo spazio di archiviazione è esaurito. Tutto ciò che è già salvato è al sicuro. Riprova più tardi.',

  closed_meanwhile: 'Non puoi più vedere questo',
  closed_meanwhile_text:
    'È stato chiuso o cancellato dopo che lo hai aperto. Se un ciclista ha terminato il tuo accesso, nulla è stato cancellato e può riammetterti.',
} satisfies Translation<typeof english>
