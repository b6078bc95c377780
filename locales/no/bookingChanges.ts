import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Endre timen din',
  until: 'Frem til {{time}} kan du flytte eller avbestille den her.',
  late: 'Den kan ikke lenger endres her. Ta kontakt med {{fitter}}.',
  contact: 'Slik når du {{fitter}}:',
  move: {
    open: 'Flytt',
    title: 'Velg en annen tid',
    zone: 'Tidene vises for {{zone}}.',
    none: 'Det er ingen ledig tid disse dagene.',
    next: 'De neste ledige tidene:',
    earlier: 'Tidligere dager',
    later: 'Senere dager',
    keep: 'Behold tiden du har',
    confirmTitle: 'Flytte til {{time}}?',
    confirm: 'Flytt',
    other: 'En annen tid',
    refused: 'Den tiden ble nettopp tatt. Ingenting ble endret.',
    done: 'Timen din er flyttet. En e-post med den nye kalenderfilen er på vei.',
  },
  cancel: {
    open: 'Avbestill',
    title: 'Avbestille timen?',
    text: 'Tiden blir ledig for andre. En avbestilt time kan ikke gjenopprettes, men du kan bestille en ny.',
    message: 'Noen ord til {{fitter}}',
    confirm: 'Avbestill timen',
    keep: 'Behold den',
    done: 'Timen din er avbestilt.',
  },
} satisfies Translation<typeof english>
