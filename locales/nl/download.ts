import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Een kopie van al je gegevens, om te bewaren of mee te nemen.',
  title: 'Alles downloaden',
  contents:
    'Eén ZIP-bestand met je fittings, formulieren, metingen en aanbevelingen, je foto’s en rapporten, een pagina om te lezen, en tabellen voor spreadsheets en programma’s.',
  contentsFitter:
    'Eén ZIP-bestand met je praktijk: fietsers, fittings, formulieren, metingen, foto’s en rapporten, een pagina om te lezen, en tabellen voor spreadsheets en programma’s.',
  background:
    'We maken het op de achtergrond en mailen je als het klaar is. Het wordt 7 dagen versleuteld bewaard en alleen jij kunt het downloaden.',
  ask: 'Kopie maken',
  askAgain: 'Nieuwe kopie maken',
  waiting: 'Je kopie staat in de wachtrij.',
  making: 'Je kopie wordt gemaakt.',
  progress_one: '{{done}} van {{count}} bestand',
  progress_other: '{{done}} van {{count}} bestanden',
  mailed: 'Je kunt deze pagina sluiten. We mailen je als het klaar is.',
  ready: 'Je kopie is klaar.',
  kept: 'Gemaakt {{asked}}, {{size}} MB. Wordt verwijderd op {{until}}.',
  fetch: 'Downloaden',
  failed: 'We konden je kopie niet maken. Probeer het opnieuw. Lukt het weer niet, schrijf ons dan.',
  confirmFirst: 'Voor je veiligheid vragen we je opnieuw in te loggen voordat je de kopie downloadt.',
  link: 'Alles downloaden',
  linkHintFitter:
    'De gegevens van je fietsers: fittings, formulieren, foto’s en rapporten, om te bewaren of mee te nemen.',
  linkHint: 'Je fittings, formulieren, foto’s en rapporten, om te bewaren of mee te nemen.',
} satisfies Translation<typeof english>
