import type english from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export default {
  bad_json: 'Un problème est survenu à l’envoi. Réessayez.',
  bad_characters:
    'Le texte contient des caractères impossibles à enregistrer. Saisissez-le à nouveau sans eux.',
  invalid_request: 'La demande n’était pas correcte. Vérifiez votre saisie.',
  credentials_missing: 'Saisissez une adresse e-mail ou un numéro de téléphone et un mot de passe.',
  idempotency_key_missing: 'Il manquait quelque chose à la demande. Rechargez la page et réessayez.',
  signature_wrong: 'Ce message n’est pas signé par le prestataire de paiement.',
  code_wrong: 'Ce code est incorrect. Comparez-le à votre e-mail.',
  not_signed_in: 'Votre session n’est pas ouverte ou a expiré. Connectez-vous à nouveau.',
  invalid_credentials: 'L’e-mail ou le mot de passe est incorrect.',
  token_refused: 'Nous n’avons pas pu confirmer votre connexion. Connectez-vous à nouveau.',
  sign_in_expired: 'Votre session était ouverte depuis longtemps. Connectez-vous à nouveau.',
  wrong_role: 'Votre type de compte ne permet pas cela.',
  cross_site: 'Nous avons bloqué cette demande, car elle venait d’un autre site.',
  demo_read_only: 'Cette démo ne peut pas être modifiée.',
  email_not_confirmed:
    'Confirmez d’abord votre adresse. Ouvrez le lien de l’e-mail que nous vous avons envoyé.',
  phone_not_confirmed:
    'Confirmez d’abord votre numéro de téléphone. Saisissez le code du SMS que nous vous avons envoyé.',
  fresh_sign_in_required: 'Pour nous assurer que c’est vous, connectez-vous d’abord à nouveau.',
  second_factor_required: 'Votre compte utilise la connexion en deux étapes. Confirmez que c’est vous.',
  file_restricted:
    'Le cycliste a limité l’utilisation de ce dossier ou retiré son consentement. Tant qu’il ne l’autorise pas à nouveau, le dossier ne peut être ni modifié ni utilisé.',
  practice_read_only:
    'Votre studio est en lecture seule, car votre formule a pris fin. Choisissez une formule dans vos réglages pour pouvoir à nouveau modifier.',
  not_found: 'Nous ne trouvons pas ceci, ou vous n’y avez pas accès.',
  invitation_unknown:
    'Nous ne trouvons pas cette invitation. Vérifiez le lien, ou demandez-en un nouveau à votre bike fitter.',
  billing_off: 'Il n’y a rien à payer ici. Tout est gratuit.',
  already_subscribed: 'Vous avez déjà un abonnement. Rechargez la page pour le voir.',
  no_subscription: 'Vous n’avez pas encore d’abonnement.',
  practice_paused: 'Ce bike fitter n’accepte rien de nouveau en ce moment. Contactez-le directement.',
  promotion_code_unknown: 'Ce code promotionnel n’existe pas ou ne peut plus être utilisé.',
  already_submitted: 'Ce formulaire a déjà été envoyé.',
  draft_conflict:
    'Ce formulaire a aussi été modifié sur un autre appareil. Comparez les deux versions et choisissez.',
  stale_revision: 'Ceci a été modifié entre-temps. Rechargez pour voir la dernière version.',
  request_in_progress: 'Nous traitons encore cette demande. Attendez un instant.',
  device_code_needed:
    'Vous avez commencé sur un autre appareil. Saisissez le code que nous vous avons envoyé par e-mail pour continuer ici.',
  other_device_unreachable:
    'Vous avez commencé sur un autre appareil, et nous n’avons pas d’adresse où envoyer un code. Continuez là-bas, ou demandez un nouveau lien à votre bike fitter.',
  invitation_has_no_address: 'Cette invitation n’a pas d’adresse e-mail. Partagez plutôt son lien.',
  rider_exists: 'Vous avez déjà un cycliste avec cette adresse e-mail.',
  stale_version:
    'Ceci a été modifié entre-temps sur un autre appareil. Comparez les deux versions et choisissez.',
  session_closed: 'Cette séance est fermée ou annulée. Rouvrez-la pour faire des modifications.',
  session_waiting: 'Ce cycliste a déjà une séance ouverte.',
  slug_taken: 'Cette adresse appartient, ou a appartenu, à un autre bike fitter. Choisissez-en une autre.',
  slugs_used_up:
    'Vous avez changé votre adresse autant de fois que possible. Vous pouvez reprendre l’une des précédentes.',
  slug_invalid: 'Utilisez de 3 à 80 minuscules de a à z, chiffres et traits d’union.',
  slug_reserved: 'Cette adresse est réservée. Choisissez-en une autre.',
  form_too_fast: 'C’était très rapide. Attendez quelques secondes et renvoyez le formulaire.',
  form_outdated: 'Ce formulaire est resté ouvert trop longtemps. Renvoyez-le.',
  no_mark: 'Il n’y a pas encore de label à montrer. Rechargez la page pour voir pourquoi.',
  download_not_ready:
    'Il n’y a pas de copie terminée à télécharger. Rechargez la page pour voir où elle en est.',
  no_measurements: 'Il n’y a pas encore de chiffres pour ce vélo.',
  already_fitted: 'Cette étude est déjà terminée.',
  not_fitted: 'Cette étude n’est pas encore terminée.',
  no_follow_up: 'Il n’y a pas de suivi à remplir pour cette étude en ce moment.',
  reminders_used_up:
    'Les trois rappels ont été envoyés. Contactez vous-même le cycliste, ou remplissez le formulaire ensemble.',
  rider_unreachable:
    'Nous ne pouvons pas envoyer de rappel à ce cycliste. Aucune adresse ne fonctionne, ou il a arrêté les rappels.',
  day_taken: 'Un autre suivi de cette étude est prévu ce jour-là. Choisissez une autre date.',
  already_answered: 'Un suivi de cette étude a déjà reçu une réponse.',
  predictions_locked: 'L’étude est terminée, vos prédictions ne peuvent donc plus être modifiées.',
  address_of_account:
    'Le cycliste a confirmé cette adresse dans son propre compte. Lui seul peut la changer, dans ses réglages.',
  address_belongs_to_fitter: 'Cette adresse appartient au compte d’un bike fitter. Utilisez-en une autre.',
  address_unproven: 'Confirmez d’abord votre adresse. Nous vous enverrons un code par e-mail.',
  link_of_other_address: 'Ce lien a été envoyé à une autre adresse. Utilisez celle-là.',
  report_unknown: 'Ce lien ne fonctionne pas.',
  second_baseline_unknown: 'Ce lien ne fonctionne pas.',
  second_baseline_over: 'Il est trop tard pour donner des scores d’avant cette étude.',
  second_baseline_early:
    'Le cycliste peut à nouveau noter les zones à partir du lendemain du questionnaire préalable.',
  report_link_over: 'Ce lien a expiré.',
  report_kept: 'Connectez-vous pour voir ce compte rendu.',
  role_missing: 'Choisissez d’abord si vous êtes cycliste ou bike fitter.',
  request_answered: 'Cette demande a déjà reçu une réponse.',
  request_unproven:
    'On ne sait pas encore avec certitude qui demande. Saisissez d’abord le code reçu en réponse.',
  access_ended:
    'Vous avez mis fin à l’accès de ce bike fitter, ceci ne peut donc pas être envoyé. Votre saisie est conservée. Pour l’envoyer, rétablissez son accès : Réglages, Confidentialité, Qui voit vos données.',
  already_recorded: 'Ceci a déjà été enregistré. Rechargez la page pour le voir.',
  follow_up_unknown:
    'Ce lien ne fonctionne pas. Utilisez celui de votre dernier rappel, ou demandez à votre bike fitter.',
  link_ended: 'Ce lien ne fonctionne plus. Ouvrez-le à nouveau depuis l’e-mail pour en recevoir un nouveau.',
  link_ended_ask_fitter: 'Ce lien ne fonctionne plus. Demandez-en un nouveau à votre bike fitter.',
  follow_up_over: 'Ce formulaire ne peut plus être rempli.',
  invitation_withdrawn: 'Votre bike fitter a annulé cette invitation. Demandez-en une nouvelle.',
  invitation_expired: 'Cette invitation a expiré. Demandez-en une nouvelle à votre bike fitter.',
  invitation_answered: 'Ce formulaire a déjà été envoyé. Connectez-vous pour le voir.',
  share_link_ended:
    'Ce lien ne fonctionne plus. Il fonctionne une fois, pendant sept jours, et le cycliste peut le retirer.',
  nothing_to_share: 'Avec ce choix, il n’y a aucune étude terminée à partager.',
  share_already_offered:
    'Une proposition est déjà en cours pour ce bike fitter. Attendez sa réponse, ou annulez d’abord cette proposition.',
  share_own_file: 'Ces études sont déjà dans votre propre dossier de ce cycliste.',
  code_exhausted:
    'Trop de codes erronés. Utilisez le lien de votre e-mail, ou le code d’un e-mail plus récent.',
  body_too_large: 'C’est trop volumineux pour être envoyé.',
  unsupported_media_type: 'Ce type de fichier ne peut pas être utilisé ici.',
  fit_full: 'Cette étude a atteint sa limite d’entrées. Ajoutez le reste à une entrée existante.',
  saddles_full: 'Vous avez enregistré toutes les selles que nous pouvons garder. Retirez-en une d’abord.',
  services_full: 'Vous proposez autant de prestations que possible. Retirez-en une d’abord.',
  booking_unknown: 'Ce lien ne fonctionne pas.',
  booking_over: 'Ce rendez-vous est passé ou a été annulé.',
  booking_change_late: 'Il est trop tard pour modifier ceci en ligne. Adressez-vous à votre bike fitter.',
  booking_requests_full:
    'Deux créneaux vous sont déjà gardés. Confirmez-en un, ou attendez qu’ils soient de nouveau libres.',
  booking_mails_used_up:
    'Nous avons envoyé trois e-mails à cette adresse aujourd’hui. Confirmez l’un d’eux, ou réessayez demain.',
  calendars_full: 'Vous avez connecté autant de calendriers que possible. Retirez-en un d’abord.',
  calendar_unreadable: 'Nous n’avons pas pu lire de calendrier à cette adresse. Vérifiez-la et réessayez.',
  no_intake: 'Aucun formulaire n’est lié à ce rendez-vous.',
  time_taken: 'Ce créneau est pris.',
  time_refused: 'Ce créneau ne peut pas être réservé.',
  booking_not_set_up: 'Enregistrez d’abord vos horaires.',
  saddle_exists: 'Vous avez déjà une selle de ce modèle et de cette largeur.',
  import_mappings_full:
    'Vous avez enregistré toutes les correspondances que nous pouvons garder. Supprimez-en une d’abord.',
  photos_used_up: 'Il n’y a plus de place pour d’autres photos. Retirez-en une d’abord.',
  report_photos_full: 'Un compte rendu montre jusqu’à 8 photos. Retirez-en une d’abord.',
  photo_type: 'Ce fichier ne peut pas servir de photo. Utilisez JPEG, PNG, WebP ou HEIC.',
  photo_too_large: 'Cette photo est trop volumineuse. Les photos peuvent faire jusqu’à 15 Mo.',
  photo_too_many_pixels: 'Cette photo a trop de pixels. Les photos peuvent avoir jusqu’à 25 mégapixels.',
  upload_infected:
    'Ce fichier contient un logiciel malveillant, nous ne l’avons donc pas enregistré. Vérifiez l’appareil d’où il vient.',
  upload_not_scanned:
    'Nous n’avons pas pu vérifier l’absence de logiciel malveillant, nous n’avons donc pas enregistré ce fichier. Réessayez dans quelques minutes.',
  photo_unreadable: 'Cette photo est illisible. Le fichier est peut-être endommagé.',
  characters_unprintable:
    'Ce compte rendu contient des caractères impossibles à imprimer. Demandez à votre bike fitter de les écrire autrement.',
  date_out_of_range: 'Cette date est passée ou trop lointaine. Choisissez-en une autre.',
  invalid_protocol: 'Ce calendrier ne convient pas encore. Vérifiez les jours.',
  invalid_measurement: 'Certaines mesures ne sont pas correctes. Vérifiez-les.',
  invalid_answers: 'Vérifiez vos réponses.',
  questionnaire_version_unknown: 'Ce formulaire a été mis à jour. Rechargez la page.',
  notice_version_unknown: 'L’avis de confidentialité a changé. Rechargez la page et relisez-le.',
  idempotency_key_reused: 'La demande a été répétée avec un autre contenu. Rechargez la page.',
  rate_limited: 'Trop d’essais en peu de temps. Attendez un instant et réessayez.',
  internal: 'Un problème est survenu de notre côté. Nous l’avons enregistré. Réessayez.',
  unavailable: 'Le service n’est pas disponible en ce moment. Réessayez un peu plus tard.',
  storage_full:
    'Nous n’avons plus d’espace de stockage en ce moment. Tout ce qui est déjà enregistré est en sécurité. Réessayez plus tard.',

  closed_meanwhile: 'Vous ne pouvez plus voir ceci',
  closed_meanwhile_text:
    'Cela a été fermé ou effacé après que vous l’avez ouvert. Si un cycliste a mis fin à votre accès, rien n’a été effacé et il peut le rétablir.',
} satisfies Translation<typeof english>
