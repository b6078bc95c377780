import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Modifier votre rendez-vous',
  until: 'Vous pouvez le déplacer ou l’annuler ici jusqu’au {{time}}.',
  late: 'Il ne peut plus être modifié ici. Merci de contacter {{fitter}}.',
  contact: 'Voici comment joindre {{fitter}} :',
  move: {
    open: 'Déplacer',
    title: 'Choisir un autre créneau',
    zone: 'Les heures sont celles de {{zone}}.',
    none: 'Il n’y a aucun créneau libre ces jours-là.',
    next: 'Les prochains créneaux libres :',
    earlier: 'Jours précédents',
    later: 'Jours suivants',
    keep: 'Garder le créneau actuel',
    confirmTitle: 'Nouvel horaire : {{time}} ?',
    confirm: 'Le déplacer',
    other: 'Un autre créneau',
    refused: 'Ce créneau vient d’être pris. Rien n’a été modifié.',
    done: 'Votre rendez-vous est déplacé. Un e-mail avec le nouveau fichier calendrier vous est envoyé.',
  },
  cancel: {
    open: 'Annuler le rendez-vous',
    title: 'Annuler le rendez-vous ?',
    text: 'Le créneau se libère pour d’autres. Un rendez-vous annulé ne peut pas être repris, mais vous pouvez en réserver un nouveau.',
    message: 'Un mot pour {{fitter}}',
    confirm: 'Annuler le rendez-vous',
    keep: 'Le garder',
    done: 'Votre rendez-vous est annulé.',
  },
} satisfies Translation<typeof english>
