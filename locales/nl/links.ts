import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Deze link werkt niet meer',
    why: 'We hebben de dienst vanuit een back-up hersteld. Links van daarvoor werken niet meer, om je gegevens veilig te houden. Je antwoorden tot nu toe zijn bewaard.',
    mail: 'Nieuwe link versturen',
    mailTo: 'We sturen hem naar hetzelfde e-mailadres als deze.',
    mailed:
      'We hebben een nieuwe link naar hetzelfde e-mailadres gestuurd. Komt die niet binnen een paar minuten, kijk dan in je spammap.',
    again: 'Nog een link versturen',
    ask: 'Vraag je bikefitter om een nieuwe link. Voor deze hebben we geen e-mailadres.',
  },
} satisfies Translation<typeof english>
