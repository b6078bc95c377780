import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Account verwijderen',
  text: 'Verwijder je account definitief. Voordat je bevestigt, zie je precies wat wordt verwijderd en wat wordt bewaard.',
  open: 'Mijn account verwijderen',
  client: {
    goes: 'We verwijderen definitief:',
    fitFiles_one: 'alles wat {{count}} bikefitter over je bewaart',
    fitFiles_other: 'alles wat {{count}} bikefitters over je bewaren',
    submissions_one: '{{count}} formulier dat je hebt ingestuurd, met je antwoorden',
    submissions_other: '{{count}} formulieren die je hebt ingestuurd, met je antwoorden',
    openIntakes_one: '{{count}} formulier dat je bent begonnen maar niet hebt ingestuurd',
    openIntakes_other: '{{count}} formulieren die je bent begonnen maar niet hebt ingestuurd',
    account: 'je naam, adres, instellingen en toestemmingen, en elke manier om in te loggen',
    stays: 'Wat wordt bewaard',
    staysText:
      'Je bikefitters bewaren alleen dat er een sessie was, en wanneer. Er staat niet in wie je bent en ook geen antwoorden.',
  },
  fitter: {
    goes: 'We verwijderen definitief:',
    fitFiles_one: 'alles wat je bewaart over {{count}} fietser zonder account',
    fitFiles_other: 'alles wat je bewaart over {{count}} fietsers zonder account',
    submissions_one: '{{count}} formulier dat deze fietsers hebben ingestuurd, met de antwoorden',
    submissions_other: '{{count}} formulieren die deze fietsers hebben ingestuurd, met de antwoorden',
    openIntakes_one: '{{count}} begonnen maar niet ingestuurd formulier',
    openIntakes_other: '{{count}} begonnen maar niet ingestuurde formulieren',
    invitations_one: '{{count}} open uitnodiging, die wordt ingetrokken',
    invitations_other: '{{count}} open uitnodigingen, die worden ingetrokken',
    account: 'je naam, adres, studio en instellingen, en elke manier om in te loggen',
    stays: 'Wat wordt bewaard',
    filesThatStay_one: 'Alles over {{count}} fietser met een account. Die kan het nog zien, jij niet.',
    filesThatStay_other: 'Alles over {{count}} fietsers met een account. Zij kunnen het nog zien, jij niet.',
    noneStay: 'Niets, want geen van je fietsers heeft een account.',
    askRiders:
      'Als de wet je verplicht je werk te documenteren, bewaar dan wat je nodig hebt voordat je je account verwijdert.',
  },
  signInStays:
    'Je login zelf wordt door een andere dienst beheerd. Als je die niet meer wilt, verwijder hem dan daar ook.',
  device: 'We verwijderen ook wat {product} op dit apparaat bewaart.',
  word: 'verwijderen',
  type: 'Typ het woord ‘{{word}}’ om door te gaan',
  typeWrong: 'Typ het woord ‘{{word}}’.',
  confirm: 'Mijn account definitief verwijderen',
  deleted: {
    text: 'Alles erin dat van jou was, is ook verwijderd. Bedankt dat je {product} hebt gebruikt.',
    receipts: 'Bewijs van wat is gewist, waarin niet staat van wie: {{numbers}}',
  },
} satisfies Translation<typeof english>
