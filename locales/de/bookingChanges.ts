import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Termin ändern',
  until: 'Du kannst ihn hier bis {{time}} verschieben oder absagen.',
  late: 'Er lässt sich hier nicht mehr ändern. Bitte melde dich bei {{fitter}}.',
  contact: 'So erreichst du {{fitter}}:',
  move: {
    open: 'Verschieben',
    title: 'Wähle eine andere Zeit',
    zone: 'Die Zeiten gelten für {{zone}}.',
    none: 'An diesen Tagen ist keine Zeit frei.',
    next: 'Die nächsten freien Zeiten:',
    earlier: 'Frühere Tage',
    later: 'Spätere Tage',
    keep: 'Jetzige Zeit behalten',
    confirmTitle: 'Auf {{time}} verschieben?',
    confirm: 'Verschieben',
    other: 'Andere Zeit',
    refused: 'Diese Zeit wurde gerade vergeben. Nichts wurde geändert.',
    done: 'Dein Termin ist verschoben. Eine E-Mail mit der neuen Kalenderdatei ist unterwegs.',
  },
  cancel: {
    open: 'Absagen',
    title: 'Termin absagen?',
    text: 'Die Zeit wird für andere frei. Ein abgesagter Termin lässt sich nicht zurückholen, aber du kannst einen neuen buchen.',
    message: 'Eine Zeile an {{fitter}}',
    confirm: 'Termin absagen',
    keep: 'Behalten',
    done: 'Dein Termin ist abgesagt.',
  },
} satisfies Translation<typeof english>
