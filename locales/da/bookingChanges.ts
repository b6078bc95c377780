import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ændr din tid',
  until: 'Indtil {{time}} kan du flytte eller afbestille tiden på denne side.',
  late: 'Den kan ikke længere ændres her. Kontakt {{fitter}}.',
  contact: 'Sådan får du fat i {{fitter}}:',
  move: {
    open: 'Flyt',
    title: 'Vælg en anden tid',
    zone: 'Tiderne vises for {{zone}}.',
    none: 'Der er ingen ledig tid disse dage.',
    next: 'De næste ledige tider:',
    earlier: 'Tidligere dage',
    later: 'Senere dage',
    keep: 'Behold den nuværende tid',
    confirmTitle: 'Flytte den til {{time}}?',
    confirm: 'Flyt den',
    other: 'En anden tid',
    refused: 'Den tid er lige blevet taget. Intet blev ændret.',
    done: 'Din tid er flyttet. En e-mail med den nye kalenderfil er på vej.',
  },
  cancel: {
    open: 'Afbestil',
    title: 'Afbestille tiden?',
    text: 'Tiden bliver ledig for andre. En afbestilt tid kan ikke gendannes, men du kan bestille en ny.',
    message: 'Et par ord til {{fitter}}',
    confirm: 'Afbestil tiden',
    keep: 'Behold den',
    done: 'Din tid er afbestilt.',
  },
} satisfies Translation<typeof english>
