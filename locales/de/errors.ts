import type english from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export default {
  bad_json: 'Beim Senden ist etwas schiefgelaufen. Versuche es noch einmal.',
  bad_characters:
    'Der Text enthält Zeichen, die nicht gespeichert werden können. Gib ihn ohne diese noch einmal ein.',
  invalid_request: 'Etwas an der Anfrage stimmte nicht. Prüfe deine Eingabe.',
  credentials_missing: 'Gib eine E-Mail-Adresse oder Telefonnummer und ein Passwort an.',
  idempotency_key_missing:
    'In der Anfrage hat etwas gefehlt. Lade die Seite neu und versuche es noch einmal.',
  signature_wrong: 'Diese Nachricht ist nicht vom Zahlungsdienst signiert.',
  code_wrong: 'Dieser Code ist falsch. Vergleiche ihn mit deiner E-Mail.',
  not_signed_in: 'Du bist nicht angemeldet, oder deine Anmeldung ist abgelaufen. Melde dich noch einmal an.',
  invalid_credentials: 'E-Mail oder Passwort ist falsch.',
  token_refused: 'Wir konnten deine Anmeldung nicht bestätigen. Melde dich noch einmal an.',
  sign_in_expired: 'Du warst lange angemeldet. Melde dich noch einmal an.',
  wrong_role: 'Mit deiner Art von Konto geht das nicht.',
  cross_site: 'Wir haben diese Anfrage blockiert, weil sie von einer anderen Website kam.',
  demo_read_only: 'Diese Demo lässt sich nicht ändern.',
  email_not_confirmed:
    'Bestätige zuerst deine Adresse. Öffne den Link in der E-Mail, die wir dir gesendet haben.',
  phone_not_confirmed:
    'Bestätige zuerst deine Telefonnummer. Gib den Code aus der SMS ein, die wir dir gesendet haben.',
  fresh_sign_in_required: 'Melde dich zuerst noch einmal an, damit wir sicher sind, dass du es bist.',
  second_factor_required:
    'Für dein Konto ist die Anmeldung in zwei Schritten an. Bestätige, dass du es bist.',
  file_restricted:
    'Die Verwendung dieser Akte wurde eingeschränkt oder die Einwilligung widerrufen. Bis die Fahrerin oder der Fahrer das wieder erlaubt, kann sie nicht geändert oder verwendet werden.',
  practice_read_only:
    'In deinem Studio ist nur noch Lesen möglich, weil dein Tarif abgelaufen ist. Wähle in den Einstellungen einen Tarif, um wieder etwas zu ändern.',
  not_found: 'Wir finden das nicht, oder es ist nicht für dich bestimmt.',
  invitation_unknown:
    'Wir finden diese Einladung nicht. Prüfe den Link oder bitte deinen Bikefitter um einen neuen.',
  billing_off: 'Hier gibt es nichts zu bezahlen. Alles ist kostenlos.',
  already_subscribed: 'Du hast schon ein Abo. Lade die Seite neu, um es zu sehen.',
  no_subscription: 'Du hast noch kein Abo.',
  practice_paused: 'Dieser Bikefitter nimmt zurzeit nichts Neues an. Nimm direkt Kontakt auf.',
  promotion_code_unknown: 'Diesen Aktionscode gibt es nicht, oder er gilt nicht mehr.',
  already_submitted: 'Dieses Formular wurde schon abgesendet.',
  draft_conflict:
    'Dieses Formular wurde auch auf einem anderen Gerät geändert. Vergleiche beide Fassungen und wähle eine.',
  stale_revision: 'Das wurde inzwischen geändert. Lade neu, um die neueste Fassung zu sehen.',
  request_in_progress: 'Wir arbeiten noch an dieser Anfrage. Warte einen Moment.',
  device_code_needed:
    'Du hast auf einem anderen Gerät angefangen. Gib den Code ein, den wir dir per E-Mail gesendet haben, um hier weiterzumachen.',
  other_device_unreachable:
    'Du hast auf einem anderen Gerät angefangen, und wir haben keine Adresse, an die wir einen Code senden können. Mach dort weiter oder bitte deinen Bikefitter um einen neuen Link.',
  invitation_has_no_address: 'Diese Einladung hat keine E-Mail-Adresse. Gib stattdessen ihren Link weiter.',
  rider_exists: 'Du hast schon eine Fahrerin oder einen Fahrer mit dieser E-Mail-Adresse.',
  stale_version:
    'Das wurde inzwischen auf einem anderen Gerät geändert. Vergleiche beide Fassungen und wähle eine.',
  session_closed: 'Diese Sitzung ist geschlossen oder abgesagt. Öffne sie wieder, um etwas zu ändern.',
  session_waiting: 'Diese Fahrerin oder dieser Fahrer hat schon eine offene Sitzung.',
  slug_taken: 'Diese Adresse gehört einem anderen Bikefitter oder gehörte ihm einmal. Wähle eine andere.',
  slugs_used_up:
    'Du hast deine Adresse so oft geändert wie möglich. Deine früheren kannst du wieder verwenden.',
  slug_invalid: 'Verwende 3 bis 80 Kleinbuchstaben von a bis z, Ziffern und Bindestriche.',
  slug_reserved: 'Diese Adresse ist reserviert. Wähle eine andere.',
  form_too_fast: 'Das ging sehr schnell. Warte ein paar Sekunden und sende es noch einmal.',
  form_outdated: 'Dieses Formular war zu lange offen. Sende es noch einmal.',
  no_mark: 'Es gibt noch kein Siegel zu zeigen. Lade die Seite neu, um zu sehen, warum.',
  download_not_ready:
    'Es gibt keine fertige Kopie zum Herunterladen. Lade die Seite neu, um zu sehen, wie weit sie ist.',
  no_measurements: 'Von diesem Rad gibt es noch keine Zahlen.',
  already_fitted: 'Dieses Fitting wurde schon abgeschlossen.',
  not_fitted: 'Dieses Fitting wurde noch nicht abgeschlossen.',
  no_follow_up: 'Für dieses Fitting gibt es gerade keine Nachkontrolle auszufüllen.',
  reminders_used_up:
    'Alle drei Erinnerungen wurden gesendet. Melde dich selbst bei der Fahrerin oder dem Fahrer, oder füllt das Formular gemeinsam aus.',
  rider_unreachable:
    'Wir können diese Fahrerin oder diesen Fahrer nicht erinnern. Es gibt keine funktionierende Adresse, oder Erinnerungen wurden beendet.',
  day_taken: 'An diesem Datum ist eine andere Nachkontrolle dieses Fittings. Wähle ein anderes.',
  already_answered: 'Eine Nachkontrolle dieses Fittings wurde schon beantwortet.',
  predictions_locked:
    'Das Fitting wurde abgeschlossen, deshalb lassen sich deine Vorhersagen nicht mehr ändern.',
  address_of_account:
    'Diese Adresse wurde in einem eigenen Konto bestätigt. Nur die Fahrerin oder der Fahrer selbst kann sie dort in den Einstellungen ändern.',
  address_belongs_to_fitter: 'Diese Adresse gehört zum Konto eines Bikefitters. Verwende eine andere.',
  address_unproven: 'Bestätige zuerst deine Adresse. Wir schicken dir einen Code per E-Mail.',
  link_of_other_address: 'Dieser Link wurde an eine andere Adresse gesendet. Verwende diese.',
  report_unknown: 'Dieser Link funktioniert nicht.',
  second_baseline_unknown: 'Dieser Link funktioniert nicht.',
  second_baseline_over: 'Es ist zu spät, Werte von vor diesem Fitting anzugeben.',
  second_baseline_early:
    'Die Fahrerin oder der Fahrer kann die Bereiche ab dem Tag nach dem Vorabfragebogen noch einmal bewerten.',
  report_link_over: 'Dieser Link ist abgelaufen.',
  report_kept: 'Melde dich an, um diesen Bericht zu sehen.',
  role_missing: 'Wähle zuerst, ob du Fahrer/in oder Bikefitter bist.',
  request_answered: 'Diese Anfrage ist schon beantwortet.',
  request_unproven: 'Noch ist nicht bewiesen, wer fragt. Gib zuerst den Code aus der Antwort ein.',
  access_ended:
    'Du hast den Zugriff dieses Bikefitters beendet, deshalb lässt sich das nicht senden. Deine Eingaben sind gespeichert. Zum Senden erlaube den Zugriff wieder: Einstellungen, Datenschutz, Wer deine Daten sieht.',
  already_recorded: 'Das ist schon eingetragen. Lade die Seite neu, um es zu sehen.',
  follow_up_unknown:
    'Dieser Link funktioniert nicht. Nimm den aus deiner letzten Erinnerung oder frag deinen Bikefitter.',
  link_ended:
    'Dieser Link funktioniert nicht mehr. Öffne ihn noch einmal aus der E-Mail, um einen neuen zu bekommen.',
  link_ended_ask_fitter: 'Dieser Link funktioniert nicht mehr. Bitte deinen Bikefitter um einen neuen.',
  follow_up_over: 'Dieses Formular kann nicht mehr ausgefüllt werden.',
  invitation_withdrawn: 'Dein Bikefitter hat diese Einladung zurückgezogen. Bitte um eine neue.',
  invitation_expired: 'Diese Einladung ist abgelaufen. Bitte deinen Bikefitter um eine neue.',
  invitation_answered: 'Dieses Formular wurde schon abgesendet. Melde dich an, um es zu sehen.',
  share_link_ended:
    'Dieser Link funktioniert nicht mehr. Er gilt einmal, sieben Tage lang, und die Fahrerin oder der Fahrer kann ihn zurückziehen.',
  nothing_to_share: 'Mit dieser Auswahl gibt es kein abgeschlossenes Fitting zu teilen.',
  share_already_offered:
    'Ein Angebot an diesen Bikefitter ist noch offen. Warte auf die Antwort oder ziehe das Angebot zuerst zurück.',
  share_own_file: 'Diese Fittings sind schon in deiner eigenen Akte dieser Fahrerin oder dieses Fahrers.',
  code_exhausted:
    'Zu viele falsche Codes. Nimm den Link in deiner E-Mail oder den Code einer neueren E-Mail.',
  body_too_large: 'Das ist zu groß zum Senden.',
  unsupported_media_type: 'Diese Art von Datei kann hier nicht verwendet werden.',
  fit_full:
    'Dieses Fitting hat die Höchstzahl an Einträgen erreicht. Ergänze das Übrige in einem vorhandenen Eintrag.',
  saddles_full: 'Du hast so viele Sättel gespeichert, wie möglich sind. Entferne zuerst einen.',
  services_full: 'Du bietest so viele Leistungen an, wie wir speichern können. Entferne zuerst eine.',
  booking_unknown: 'Dieser Link funktioniert nicht.',
  booking_over: 'Diese Buchung ist vorbei oder wurde abgesagt.',
  booking_change_late: 'Für eine Änderung online ist es zu spät. Frag deinen Bikefitter.',
  booking_requests_full:
    'Für dich sind schon zwei Zeiten freigehalten. Bestätige eine davon oder warte, bis sie wieder frei sind.',
  booking_mails_used_up:
    'Wir haben heute drei E-Mails an diese Adresse gesendet. Bestätige eine davon oder versuche es morgen noch einmal.',
  calendars_full: 'Du hast so viele Kalender verbunden wie möglich. Entferne zuerst einen.',
  calendar_unreadable:
    'Wir konnten unter dieser Adresse keinen Kalender lesen. Prüfe sie und versuche es noch einmal.',
  no_intake: 'Zu diesem Termin gehört kein Formular.',
  time_taken: 'Diese Zeit ist belegt.',
  time_refused: 'Diese Zeit lässt sich nicht buchen.',
  booking_not_set_up: 'Speichere zuerst deine Zeiten.',
  saddle_exists: 'Du hast schon einen Sattel mit diesem Modell und dieser Breite.',
  import_mappings_full: 'Du hast so viele Zuordnungen gespeichert, wie möglich sind. Lösche zuerst eine.',
  photos_used_up: 'Für weitere Fotos ist kein Platz. Entferne zuerst eines.',
  report_photos_full: 'Ein Bericht zeigt bis zu 8 Fotos. Nimm zuerst eines heraus.',
  photo_type: 'Diese Datei kann nicht als Foto verwendet werden. Verwende JPEG, PNG, WebP oder HEIC.',
  photo_too_large: 'Dieses Foto ist zu groß. Fotos dürfen bis zu 15 MB groß sein.',
  photo_too_many_pixels: 'Dieses Foto hat zu viele Pixel. Fotos dürfen bis zu 25 Megapixel haben.',
  upload_infected:
    'Diese Datei enthält Schadsoftware, deshalb haben wir sie nicht gespeichert. Prüfe das Gerät, von dem sie kommt.',
  upload_not_scanned:
    'Wir konnten diese Datei nicht auf Schadsoftware prüfen und haben sie nicht gespeichert. Versuche es in ein paar Minuten noch einmal.',
  photo_unreadable: 'Dieses Foto lässt sich nicht lesen. Die Datei ist vielleicht beschädigt.',
  characters_unprintable:
    'Dieser Bericht enthält Zeichen, die sich nicht drucken lassen. Bitte deinen Bikefitter, sie anders zu schreiben.',
  date_out_of_range:
    'Dieses Datum liegt in der Vergangenheit oder zu weit in der Zukunft. Wähle ein anderes.',
  invalid_protocol: 'Dieser Plan geht so noch nicht. Prüfe die Tage.',
  invalid_measurement: 'Einige Messwerte stimmen nicht. Prüfe sie.',
  invalid_answers: 'Prüfe deine Antworten.',
  questionnaire_version_unknown: 'Dieses Formular wurde aktualisiert. Lade die Seite neu.',
  notice_version_unknown:
    'Der Datenschutzhinweis hat sich geändert. Lade die Seite neu und lies ihn noch einmal.',
  idempotency_key_reused: 'Die Anfrage wurde mit anderem Inhalt wiederholt. Lade die Seite neu.',
  rate_limited: 'Zu viele Versuche in kurzer Zeit. Warte einen Moment und versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgelaufen. Wir haben es festgehalten. Versuche es noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Versuche es bald noch einmal.',
  storage_full:
    'Uns ist gerade der Speicherplatz ausgegangen. Alles bisher Gespeicherte ist sicher. Versuche es später noch einmal.',

  closed_meanwhile: 'Du kannst das nicht mehr sehen',
  closed_meanwhile_text:
    'Es wurde geschlossen oder gelöscht, nachdem du es geöffnet hast. Wenn Fahrer/innen deinen Zugriff beenden, wird nichts gelöscht, und sie können dich wieder zulassen.',
} satisfies Translation<typeof english>
