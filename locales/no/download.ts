import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'En kopi av alle opplysningene dine, til å beholde eller ta med et annet sted.',
  title: 'Last ned alt',
  contents:
    'Én ZIP-fil med bikefiter, skjemaer, målinger og anbefalinger, bildene og rapportene dine, en side å lese, og tabeller for regneark og programmer.',
  contentsFitter:
    'Én ZIP-fil med virksomheten din: syklister, bikefiter, skjemaer, målinger, bilder og rapporter, en side å lese, og tabeller for regneark og programmer.',
  background:
    'Vi lager den i bakgrunnen og sender deg e-post når den er klar. Den lagres kryptert i 7 dager, og bare du kan laste den ned.',
  ask: 'Lag en kopi',
  askAgain: 'Lag en ny kopi',
  waiting: 'Kopien din står i kø.',
  making: 'Kopien din blir laget.',
  progress_one: '{{done}} av {{count}} fil',
  progress_other: '{{done}} av {{count}} filer',
  mailed: 'Du kan lukke denne siden. Vi sender deg e-post når den er klar.',
  ready: 'Kopien din er klar.',
  kept: 'Laget {{asked}}, {{size}} MB. Den slettes {{until}}.',
  fetch: 'Last ned',
  failed: 'Vi kunne ikke lage kopien. Prøv igjen. Skriv til oss hvis det fortsatt ikke går.',
  confirmFirst: 'For din sikkerhet ber vi deg logge inn på nytt før du laster den ned.',
  link: 'Last ned alt',
  linkHintFitter:
    'Opplysningene om syklistene dine: bikefiter, skjemaer, bilder og rapporter, til å beholde eller ta med et annet sted.',
  linkHint: 'Bikefitene, skjemaene, bildene og rapportene dine, til å beholde eller ta med et annet sted.',
} satisfies Translation<typeof english>
