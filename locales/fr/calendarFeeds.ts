import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Voyez vos rendez-vous dans le calendrier que vous utilisez déjà, et bloquez ici les créneaux déjà pris ailleurs.',
  back: 'Réservations',
  feed: {
    title: 'Vos rendez-vous dans votre calendrier',
    text: 'Créez une adresse privée et ajoutez-la à Google Calendar, Apple Calendar, Outlook ou un autre programme comme calendrier web. Le programme décide de la fréquence de lecture : pour certains, seulement toutes les quelques heures.',
    none: 'Il n’y a pas encore d’adresse.',
    madeAt: 'Créée le {{date}}. L’adresse a été affichée une fois et ne peut plus l’être.',
    make: 'Créer l’adresse',
    renew: 'Créer une nouvelle adresse',
    end: 'Supprimer l’adresse',
    names: 'Afficher les noms des cyclistes',
    namesHint:
      'L’entreprise derrière votre programme de calendrier les lit aussi. Les notes et les réponses n’y figurent jamais.',
    secret:
      'Quiconque a l’adresse peut lire votre calendrier. Si quelqu’un d’autre l’a, créez-en une nouvelle.',
  },
  made: {
    title: 'L’adresse de votre calendrier',
    text: 'Copiez-la maintenant : elle n’est affichée qu’une fois. Dans votre programme de calendrier, ajoutez un calendrier web et collez-la.',
    label: 'Adresse',
    done: 'Terminé',
  },
  renew: {
    title: 'Créer une nouvelle adresse ?',
    text: 'L’adresse actuelle cesse aussitôt de fonctionner, dans tous les programmes qui l’utilisent.',
  },
  end: {
    title: 'Supprimer cette adresse ?',
    text: 'Les programmes qui l’utilisent ne reçoivent plus vos rendez-vous. Vos réservations restent telles quelles.',
    done: 'L’adresse est supprimée.',
  },
  others: {
    title: 'Créneaux pris ailleurs',
    text: 'Connectez un autre calendrier par son adresse ICS. Un créneau qu’il indique comme occupé n’est jamais proposé aux cyclistes. Seuls ces créneaux sont conservés, pas ce que vous y faites.',
    add: 'Connecter un calendrier',
    full_one: 'Vous avez connecté {{count}} calendrier, c’est le maximum.',
    full_other: 'Vous avez connecté {{count}} calendriers, c’est le maximum.',
    none: 'Aucun autre calendrier n’est connecté.',
    read: 'Dernière lecture',
    readNow: 'Lire maintenant',
    readNow_label: 'Lire maintenant : {{name}}',
    readNow_done: '{{name}} a été lu.',
    readNow_failed: '{{name}} n’a pas pu être lu.',
    remove: 'Retirer',
    remove_label: 'Retirer {{name}}',
    removed: 'Le calendrier a été retiré.',
    failing:
      'Illisible depuis le {{date}}. {{reason}} Les derniers créneaux connus restent occupés ; les plus récents manquent.',
  },
  remove: {
    title: 'Retirer ce calendrier ?',
    text: '« {{name}} » n’est plus lu, et les cyclistes peuvent réserver les créneaux qu’il gardait.',
  },
  form: {
    title: 'Connecter un calendrier',
    name: 'Nom',
    nameHint: 'Pour vous uniquement, par exemple « Privé ».',
    nameMissing: 'Saisissez un nom.',
    url: 'Adresse ICS',
    urlHint:
      'Elle commence par https:// ou webcal://. Dans Google Calendar, c’est l’« adresse secrète au format iCal ».',
    urlMissing: 'Saisissez l’adresse.',
    save: 'Lire et connecter',
  },
  reason: {
    not_public: 'L’adresse n’est pas celle d’un serveur sur Internet que nous pouvons joindre en https.',
    unreachable: 'Aucun serveur n’y répond de façon sécurisée.',
    timed_out: 'Le serveur a mis plus de cinq secondes.',
    refused: 'Le serveur ne nous donne pas le calendrier.',
    too_many_redirects: 'Le serveur renvoie trop souvent à d’autres adresses.',
    too_large: 'Le calendrier dépasse 5 Mo.',
    not_a_calendar: 'Ce que le serveur a envoyé n’est pas un calendrier que nous pouvons lire.',
    too_many_events: 'Le calendrier a plus de 5 000 événements dans l’année à venir.',
  },
} satisfies Translation<typeof english>
