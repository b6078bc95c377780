import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Nous ne pouvons pas lire l’un de vos calendriers',
    heading: 'Nous ne pouvons pas lire l’un de vos autres calendriers',
    text: 'Depuis une heure, {product} n’arrive pas à lire un calendrier que vous avez connecté. Les derniers créneaux connus restent occupés, et les plus récents manquent : des cyclistes peuvent réserver un créneau que vous avez pris ailleurs.',
    button: 'Voir vos calendriers',
  },
  fitterNews: {
    intake: {
      subject: 'Un nouveau questionnaire est arrivé',
      heading: 'Un nouveau questionnaire est prêt à lire',
      text: 'Un cycliste a envoyé son questionnaire préalable. Lisez-le dans {product}. Cet e-mail ne contient aucune réponse.',
      button: 'Lire le questionnaire',
    },
    intake_red_flag: {
      subject: 'Un questionnaire à lire dès aujourd’hui',
      heading: 'Un questionnaire à lire dès aujourd’hui',
      text: 'Un cycliste a envoyé son questionnaire préalable. Lisez-le avant de modifier quoi que ce soit sur le vélo. Cet e-mail ne contient aucune réponse.',
      button: 'Lire le questionnaire',
    },
    red_flag: {
      subject: 'Une réponse à lire dès aujourd’hui',
      heading: 'Une réponse à lire dès aujourd’hui',
      text: 'Un cycliste a envoyé un suivi. Lisez-le avant de modifier quoi que ce soit sur le vélo.',
      button: 'Lire la réponse',
    },
    unhappy: {
      subject: 'Une réponse demande votre attention',
      heading: 'Une réponse demande votre attention',
      text: 'Un cycliste a envoyé un suivi. Lisez-le et contactez le cycliste.',
      button: 'Lire la réponse',
    },
    settings: 'Choisir les e-mails que vous recevez',
  },
  fitterBooking: {
    made: { subject: 'Vous avez une nouvelle réservation', text: 'Un cycliste a réservé {{service}} :' },
    moved: {
      subject: 'Une réservation a un nouvel horaire',
      text: 'Un cycliste a déplacé {{service}}, qui a désormais lieu :',
    },
    movedFrom: 'Horaire prévu auparavant :',
    cancelled: {
      subject: 'Une réservation est annulée',
      text: 'Un cycliste a annulé {{service}}, qui devait avoir lieu :',
    },
    button: 'Ouvrir le calendrier',
  },
  sharingNews: {
    offered: {
      subject: 'Un cycliste vous propose ses études',
      heading: 'Un cycliste vous propose ses études',
      text: 'Un cycliste a trouvé votre nom dans la liste des bike fitters et vous propose de lire ses études faites chez un bike fitter précédent. Si vous acceptez, le cycliste voit votre nom et votre adresse e-mail, puis décide. Rien n’est partagé avant cela. Le lien fonctionne pendant 7 jours.',
      button: 'Voir la proposition',
    },
    accepted: {
      subject: 'Un bike fitter a accepté votre proposition',
      heading: 'Un bike fitter souhaite lire vos études',
      text: 'Un bike fitter a accepté votre proposition. Vérifiez que c’est le bon, et décidez. Rien n’est partagé avant votre confirmation.',
      button: 'Voir qui c’est',
    },
    confirmed: {
      subject: 'Un cycliste partage ses études avec vous',
      heading: 'Vous pouvez lire les études d’un cycliste',
      text: 'Un cycliste a confirmé que vous pouvez lire ses études faites chez un bike fitter précédent. Elles sont un historique à lire et ne comptent pas dans vos chiffres.',
      button: 'Lire les études',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Votre essai gratuit prend fin le {{day}}',
      heading: 'Votre essai gratuit prend bientôt fin',
      text: 'Votre essai gratuit de {product} prend fin le {{day}}. Pour continuer à travailler ensuite, choisissez une formule.',
    },
    payment_failed: {
      subject: 'Votre dernier paiement n’a pas abouti',
      heading: 'Votre dernier paiement n’a pas abouti',
      text: 'Nous n’avons pas pu débiter votre carte pour la période après le {{day}}. Vérifiez vos informations de paiement ; le paiement est retenté automatiquement.',
    },
    ended: {
      subject: 'Votre formule a pris fin',
      heading: 'Votre formule a pris fin',
      text: 'Votre formule a pris fin le {{day}}. Tout fonctionne encore pour le moment. Pour continuer à travailler, choisissez une formule.',
    },
    read_only_soon: {
      subject: 'Votre studio passe en lecture seule le {{readOnly}}',
      heading: 'Votre studio passe bientôt en lecture seule',
      text: 'Votre formule a pris fin le {{day}}, et rien n’a été payé depuis.',
    },
    read_only: {
      subject: 'Votre studio est maintenant en lecture seule',
      heading: 'Votre studio est maintenant en lecture seule',
      text: 'Votre formule a pris fin le {{day}}, et rien n’a été payé depuis.',
    },
    thenReadOnly:
      'À partir du {{readOnly}}, votre studio est en lecture seule : vous pouvez tout lire, télécharger et supprimer, mais pas inviter de cyclistes ni modifier des études. Les formulaires ouverts par des cyclistes, les rappels et les alertes continuent.',
    nowReadOnly:
      'Vous pouvez tout lire, télécharger et supprimer, mais pas inviter de cyclistes ni modifier des études. Les formulaires ouverts par des cyclistes, les rappels et les alertes continuent. Rien n’est perdu : dès que vous choisissez une formule, tout fonctionne comme avant.',
    button: 'Voir votre formule',
  },
  fitterDigest: {
    subject: 'Ce qui demande votre attention aujourd’hui',
    heading: 'Ce qui demande votre attention aujourd’hui',
    followUps_one: '{{count}} suivi demande une action.',
    followUps_other: '{{count}} suivis demandent une action.',
    unreadForms_one: '{{count}} formulaire est à lire.',
    unreadForms_other: '{{count}} formulaires sont à lire.',
    button: 'Voir ce qui demande votre attention',
  },
} satisfies Translation<typeof english>
