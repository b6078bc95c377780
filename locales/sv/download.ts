import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'En kopia av alla dina uppgifter, att behålla eller ta med någon annanstans.',
  title: 'Hämta allt',
  contents:
    'En ZIP-fil med dina bike fits, formulär, mått och rekommendationer, dina foton och rapporter, en sida att läsa och tabeller för kalkylark och program.',
  contentsFitter:
    'En ZIP-fil med din verksamhet: cyklister, bike fits, formulär, mått, foton och rapporter, en sida att läsa och tabeller för kalkylark och program.',
  background:
    'Vi skapar den i bakgrunden och skickar e-post när den är klar. Den sparas krypterad i 7 dagar, och bara du kan hämta den.',
  ask: 'Skapa en kopia',
  askAgain: 'Skapa en ny kopia',
  waiting: 'Din kopia står i kö.',
  making: 'Din kopia skapas.',
  progress_one: '{{done}} av {{count}} fil',
  progress_other: '{{done}} av {{count}} filer',
  mailed: 'Du kan stänga sidan. Vi skickar e-post när den är klar.',
  ready: 'Din kopia är klar.',
  kept: 'Skapad {{asked}}, {{size}} MB. Den raderas {{until}}.',
  fetch: 'Hämta',
  failed: 'Vi kunde inte skapa din kopia. Försök igen. Om det misslyckas igen skriver du till oss.',
  confirmFirst: 'För din säkerhet ber vi dig logga in igen innan du hämtar den.',
  link: 'Hämta allt',
  linkHintFitter:
    'Dina cyklisters uppgifter, bike fits, formulär, foton och rapporter, att behålla eller ta med någon annanstans.',
  linkHint: 'Dina bike fits, formulär, foton och rapporter, att behålla eller ta med någon annanstans.',
} satisfies Translation<typeof english>
