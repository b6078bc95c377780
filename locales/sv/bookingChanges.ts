import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ändra din tid',
  until: 'Du kan flytta eller avboka tiden på den här sidan till {{time}}.',
  late: 'Den kan inte längre ändras här. Kontakta {{fitter}}.',
  contact: 'Så når du {{fitter}}:',
  move: {
    open: 'Flytta',
    title: 'Välj en annan tid',
    zone: 'Tider visas för {{zone}}.',
    none: 'Det finns ingen ledig tid de här dagarna.',
    next: 'Nästa lediga tider:',
    earlier: 'Tidigare dagar',
    later: 'Senare dagar',
    keep: 'Behåll nuvarande tid',
    confirmTitle: 'Flytta till {{time}}?',
    confirm: 'Flytta',
    other: 'En annan tid',
    refused: 'Tiden togs just. Inget har ändrats.',
    done: 'Din tid är flyttad. E-post med den nya kalenderfilen är på väg.',
  },
  cancel: {
    open: 'Avboka',
    title: 'Avboka tiden?',
    text: 'Tiden blir ledig för andra. En avbokad tid kan inte återställas, men du kan boka en ny.',
    message: 'En rad till {{fitter}}',
    confirm: 'Avboka tiden',
    keep: 'Behåll den',
    done: 'Din tid är avbokad.',
  },
} satisfies Translation<typeof english>
