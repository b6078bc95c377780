import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Emme saa juuri nyt yhteyttä palvelimeen. Tämä käynti avautuu heti, kun saamme.',
    fromDevice:
      'Näet tämän käynnin sellaisena kuin viimeksi avasit sen täällä. Lataamme sen uudelleen, kun yhteys taas toimii.',
    kept_one: '{{count}} muutos säilyy tällä laitteella ja lähetetään silloin.',
    kept_other: '{{count}} muutosta säilyy tällä laitteella ja lähetetään silloin.',
  },
  save: {
    saving: 'Tallennetaan…',
    saved: 'Tallennettu {{when}}',
    nothing: 'Tallentuu automaattisesti',
    waiting: 'Odottaa yhteyttä. Mitään ei katoa.',
    allSent: 'Yhteys toimii taas. Kaikki on tallennettu.',
    conflict: 'Odottaa valintaasi',
    stopped: 'Ei tallennettu',
    signedOut: 'Sinut on kirjattu ulos. Tallentamattomat muutokset säilyvät tällä laitteella.',
    logIn: 'Kirjaudu sisään',
    closed_one:
      'Tämä käynti on sillä välin suljettu. {{count}} muutos säilyy tällä laitteella, mutta sitä ei ole tallennettu.',
    closed_other:
      'Tämä käynti on sillä välin suljettu. {{count}} muutosta säilyy tällä laitteella, mutta niitä ei ole tallennettu.',
    barred_one: '{{count}} muutosta ei voitu tallentaa.',
    barred_other: '{{count}} muutosta ei voitu tallentaa.',
    refused_one: 'Tätä muutosta ei voitu tallentaa. Kaikki muu on kunnossa.',
    refused_other: 'Näitä {{count}} muutosta ei voitu tallentaa. Kaikki muu on kunnossa.',
    notTaken: 'Ei tallennettu. {{reason}}',
    leaveOut: 'Hylkää',
    order: 'Muutosten järjestys',
    retry: 'Yritä uudelleen',
    discard: 'Hylkää muutokset',
    notKept: 'Tämä selain ei tallenna mitään. Pidä tämä sivu auki, kunnes yhteys taas toimii.',
  },
  conflict: {
    title: 'Tätä muutettiin kahdella laitteella. Minkä version haluat säilyttää?',
    mine: 'Tämä laite: {{value}}',
    theirs: 'Toinen laite: {{value}}',
    empty: 'tyhjä',
    withdrawn: 'poistettu',
    standing: 'ei poistettu',
    of: { session: 'Käynti', intervention: 'Muutos', recommendation: 'Suositus' },
  },
} satisfies Translation<typeof english>
