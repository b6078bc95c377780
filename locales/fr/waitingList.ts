import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Attendre un créneau libre',
  lead: 'Si un créneau se libère, il est gardé deux heures pour la première personne de la liste, qui en est informée par e-mail.',
  from: 'Du',
  to: 'Au',
  name: 'Nom',
  email: 'Adresse e-mail',
  send: 'M’inscrire sur la liste',
  sentTitle: 'Consultez votre boîte de réception',
  sent: 'Votre place compte une fois que vous avez appuyé sur le bouton de l’e-mail envoyé à {{email}}.',
  fault: {
    days: 'Saisissez deux jours, le premier d’abord.',
    name: 'Saisissez votre nom.',
    email: 'Saisissez une adresse complète, comme nom@example.com.',
  },
  place: {
    what: '{{service}} avec {{fitter}}, du {{from}} au {{to}}',
    unconfirmedTitle: 'Attendre un créneau libre ?',
    confirm: 'Confirmer ma place',
    waitingTitle: 'Vous êtes sur la liste d’attente',
    waiting:
      'Si un créneau se libère, il vous est gardé deux heures quand c’est votre tour, et un e-mail vous en informe.',
    leave: 'Quitter la liste',
    endedTitle: 'Vous n’êtes pas sur la liste d’attente',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknown: 'Ouvrez le lien complet de l’e-mail, ou refaites une demande sur la page de réservation.',
  },
} satisfies Translation<typeof english>
