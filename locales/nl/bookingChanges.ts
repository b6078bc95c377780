import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Wijzig je afspraak',
  until: 'Je kunt de afspraak hier verplaatsen of annuleren tot {{time}}.',
  late: 'De afspraak kan hier niet meer worden gewijzigd. Neem graag contact op met {{fitter}}.',
  contact: 'Zo bereik je {{fitter}}:',
  move: {
    open: 'Verplaatsen',
    title: 'Kies een andere tijd',
    zone: 'De tijden gelden voor {{zone}}.',
    none: 'Op deze dagen is er geen vrije tijd.',
    next: 'De volgende vrije tijden:',
    earlier: 'Eerdere dagen',
    later: 'Latere dagen',
    keep: 'Huidige tijd houden',
    confirmTitle: 'Verplaatsen naar {{time}}?',
    confirm: 'Verplaatsen',
    other: 'Andere tijd',
    refused: 'Die tijd is net genomen. Er is niets gewijzigd.',
    done: 'Je afspraak is verplaatst. Er is een e-mail met het nieuwe agendabestand onderweg.',
  },
  cancel: {
    open: 'Annuleren',
    title: 'Afspraak annuleren?',
    text: 'De tijd komt vrij voor anderen. Een geannuleerde afspraak kan niet worden hersteld, maar je kunt een nieuwe boeken.',
    message: 'Een regel voor {{fitter}}',
    confirm: 'Afspraak annuleren',
    keep: 'Houden',
    done: 'Je afspraak is geannuleerd.',
  },
} satisfies Translation<typeof english>
