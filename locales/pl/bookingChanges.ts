import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Zmień wizytę',
  until: 'Możesz ją tu przenieść lub odwołać do {{time}}.',
  late: 'Nie można jej już tutaj zmienić. Skontaktuj się z bikefitterem {{fitter}}.',
  contact: 'Kontakt do bikefittera {{fitter}}:',
  move: {
    open: 'Przenieś',
    title: 'Wybierz inny termin',
    zone: 'Godziny pokazano dla {{zone}}.',
    none: 'W tych dniach nie ma wolnego terminu.',
    next: 'Następne wolne terminy:',
    earlier: 'Wcześniejsze dni',
    later: 'Późniejsze dni',
    keep: 'Zachowaj obecny termin',
    confirmTitle: 'Przenieść na {{time}}?',
    confirm: 'Przenieś',
    other: 'Inny termin',
    refused: 'Ten termin został właśnie zajęty. Nic nie zmieniono.',
    done: 'Wizyta jest przeniesiona. E-mail z nowym plikiem kalendarza jest w drodze.',
  },
  cancel: {
    open: 'Odwołaj',
    title: 'Odwołać wizytę?',
    text: 'Termin zwolni się dla innych. Odwołanej wizyty nie można przywrócić, ale można zarezerwować nową.',
    message: 'Kilka słów do bikefittera {{fitter}}',
    confirm: 'Odwołaj wizytę',
    keep: 'Zachowaj',
    done: 'Wizyta jest odwołana.',
  },
} satisfies Translation<typeof english>
