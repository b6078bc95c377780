import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'En kopi af alle dine oplysninger til at beholde eller tage med et andet sted hen.',
  title: 'Download alt',
  contents:
    'Én ZIP-fil med dine bikefits, skemaer, målinger og anbefalinger, dine billeder og rapporter, en side til at læse og tabeller til regneark og programmer.',
  contentsFitter:
    'Én ZIP-fil med din virksomhed: ryttere, bikefits, skemaer, målinger, billeder og rapporter, en side til at læse og tabeller til regneark og programmer.',
  background:
    'Vi laver den i baggrunden og sender dig en e-mail, når den er klar. Den opbevares krypteret i 7 dage, og kun du kan downloade den.',
  ask: 'Lav en kopi',
  askAgain: 'Lav en ny kopi',
  waiting: 'Din kopi er i kø.',
  making: 'Din kopi er ved at blive lavet.',
  progress_one: '{{done}} af {{count}} fil',
  progress_other: '{{done}} af {{count}} filer',
  mailed: 'Du kan lukke denne side. Vi sender dig en e-mail, når den er klar.',
  ready: 'Din kopi er klar.',
  kept: 'Lavet {{asked}}, {{size}} MB. Den slettes {{until}}.',
  fetch: 'Download',
  failed: 'Vi kunne ikke lave din kopi. Prøv igen. Hvis det mislykkes igen, så skriv til os.',
  confirmFirst: 'For din sikkerhed beder vi dig logge ind igen, før du downloader den.',
  link: 'Download alt',
  linkHintFitter:
    'Oplysningerne om dine ryttere: bikefits, skemaer, billeder og rapporter til at beholde eller tage med et andet sted hen.',
  linkHint: 'Dine bikefits, skemaer, billeder og rapporter til at beholde eller tage med et andet sted hen.',
} satisfies Translation<typeof english>
