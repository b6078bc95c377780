import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Über diese Demo',
    text: 'Das ist eine Demo. Alle Personen, Zahlen und Bilder sind erfunden, und es wird keine E-Mail gesendet.',
  },
  fitter: {
    title: 'Als Bikefitter umsehen',
    text: 'Du siehst das Studio von Maren Holt: 60 Fahrer/innen, zwei Jahre Fittings und was Fahrer/innen Wochen später sagten. Alles ist erfunden, also probiere aus, was du möchtest.',
    button: 'Studio öffnen',
  },
  client: {
    title: 'Als Fahrer/in umsehen',
    text: 'Du siehst, was Tom Ashworth sieht: seine Fittings, seine Berichte und eine Nachkontrolle zum Beantworten. Alles ist erfunden, also probiere aus, was du möchtest.',
    button: 'Seiten für Fahrer/innen öffnen',
  },
  choose: {
    title: 'In der Demo umsehen',
    text: 'Ein Studio mit 60 Fahrer/innen und zwei Jahren Fittings. Alles ist erfunden, und niemand kann es ändern.',
  },
  unknown: {
    title: 'Dieser Link öffnet die Demo nicht',
    text: 'Die Links ändern sich bei jedem Start der Demo. Nimm einen vom letzten Start.',
  },
  none: {
    title: 'Öffne die Demo mit ihrem Link',
    text: 'Der Befehl npm run demo startet eine Demo und gibt zwei Links aus: einen für Bikefitter, einen für Fahrer/innen.',
  },
} satisfies Translation<typeof english>
