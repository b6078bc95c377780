import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Radera konto',
  text: 'Radera ditt konto för gott. Du ser exakt vad som raderas och vad som sparas innan du bekräftar.',
  open: 'Radera mitt konto',
  client: {
    goes: 'Vi raderar för gott:',
    fitFiles_one: 'allt som {{count}} bikefitter sparar om dig',
    fitFiles_other: 'allt som {{count}} bikefittrar sparar om dig',
    submissions_one: '{{count}} formulär du skickat, med dina svar',
    submissions_other: '{{count}} formulär du skickat, med dina svar',
    openIntakes_one: '{{count}} formulär du påbörjat men inte skickat',
    openIntakes_other: '{{count}} formulär du påbörjat men inte skickat',
    account: 'ditt namn, din adress, inställningar och samtycken, och alla sätt att logga in',
    stays: 'Vad som sparas',
    staysText:
      'Dina bikefittrar behåller bara en uppgift om att en session ägde rum, och när. Den säger inte vem du är och innehåller inte dina svar.',
  },
  fitter: {
    goes: 'Vi raderar för gott:',
    fitFiles_one: 'allt du sparar om {{count}} cyklist utan konto',
    fitFiles_other: 'allt du sparar om {{count}} cyklister utan konto',
    submissions_one: '{{count}} formulär som dessa cyklister skickat, med svaren',
    submissions_other: '{{count}} formulär som dessa cyklister skickat, med svaren',
    openIntakes_one: '{{count}} formulär som påbörjats men inte skickats',
    openIntakes_other: '{{count}} formulär som påbörjats men inte skickats',
    invitations_one: '{{count}} öppen inbjudan, som dras tillbaka',
    invitations_other: '{{count}} öppna inbjudningar, som dras tillbaka',
    account: 'ditt namn, din adress, studio och inställningar, och alla sätt att logga in',
    stays: 'Vad som sparas',
    filesThatStay_one:
      'Allt om {{count}} cyklist med konto. Cyklisten kan fortfarande se det. Det kan inte du.',
    filesThatStay_other: 'Allt om {{count}} cyklister med konto. De kan fortfarande se det. Det kan inte du.',
    noneStay: 'Inget, eftersom ingen av dina cyklister har ett konto.',
    askRiders:
      'Om lagen kräver att du dokumenterar ditt arbete sparar du det du behöver innan du raderar kontot.',
  },
  signInStays:
    'Själva inloggningen hanteras av en annan tjänst. Om du inte vill ha den kvar raderar du den där också.',
  device: 'Vi raderar också det som {product} sparar på den här enheten.',
  word: 'radera',
  type: 'Skriv ordet ”{{word}}” för att fortsätta',
  typeWrong: 'Skriv ordet ”{{word}}”.',
  confirm: 'Radera mitt konto för gott',
  deleted: {
    text: 'Allt i det som var ditt är också raderat. Tack för att du använt {product}.',
    receipts: 'Kvitto på vad som raderats, som inte säger om vem: {{numbers}}',
  },
} satisfies Translation<typeof english>
