import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Lieu :',
    video: 'Rejoindre la visio',
    see: 'Voir votre rendez-vous',
  },
  bookingRequest: {
    subject: 'Confirmez votre rendez-vous avec {{fitter}}',
    heading: 'Confirmez votre rendez-vous',
    what: 'Quelqu’un a utilisé cette adresse pour demander un rendez-vous avec {{fitter}}. Si c’était vous, ouvrez la page et appuyez sur Confirmer. Rien ne se passe avant.',
    button: 'Ouvrir le rendez-vous',
    kept: 'Nous vous gardons le créneau jusqu’à {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Votre rendez-vous avec {{fitter}}',
    heading: 'Votre rendez-vous est confirmé',
    what: '{{service}} avec {{fitter}} :',
    intake:
      'Avant l’étude, {{fitter}} aimerait savoir comment vous roulez et ce que vous ressentez aujourd’hui à vélo.',
    openIntake: 'Remplir le formulaire',
  },
  bookingMoved: {
    subject: 'Votre rendez-vous avec {{fitter}} a un nouvel horaire',
    heading: 'Votre rendez-vous a un nouvel horaire',
    what: '{{service}} avec {{fitter}} a désormais lieu :',
    message: 'Un mot de {{fitter}} :',
  },
  bookingCancelled: {
    subject: 'Votre rendez-vous avec {{fitter}} est annulé',
    heading: 'Votre rendez-vous est annulé',
    fitter: '{{fitter}} a annulé {{service}}, qui devait avoir lieu :',
    rider: 'Vous avez annulé {{service}} avec {{fitter}}, qui devait avoir lieu :',
  },
  bookingReminder: {
    subject: 'Rappel de votre rendez-vous avec {{fitter}}',
    heading: 'Votre rendez-vous approche',
    what: '{{service}} avec {{fitter}} :',
  },
  waitingRequest: {
    subject: 'Confirmez votre place sur la liste d’attente de {{fitter}}',
    heading: 'Confirmez votre place sur la liste d’attente',
    what: 'Quelqu’un a demandé avec cette adresse à être prévenu quand un créneau pour {{service}} se libère chez {{fitter}}. Si c’était vous, ouvrez la page et appuyez sur Confirmer. Rien ne se passe avant.',
    button: 'Ouvrir la page',
    leave: 'Le même lien vous permet de quitter la liste.',
  },
  waitingOffer: {
    subject: 'Un créneau s’est libéré chez {{fitter}}',
    heading: 'Un créneau s’est libéré',
    what: '{{service}} avec {{fitter}}. Le créneau vous est gardé :',
    button: 'Voir et confirmer',
    kept: 'Il passe à la personne suivante de la liste à {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
