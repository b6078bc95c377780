import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Muuta aikaasi',
  until: 'Voit siirtää tai perua sen täällä {{time}} asti.',
  late: 'Sitä ei voi enää muuttaa täällä. Ota yhteyttä: {{fitter}}.',
  contact: 'Näin saat yhteyden: {{fitter}}',
  move: {
    open: 'Siirrä',
    title: 'Valitse toinen aika',
    zone: 'Ajat näytetään vyöhykkeellä {{zone}}.',
    none: 'Näinä päivinä ei ole vapaata aikaa.',
    next: 'Seuraavat vapaat ajat:',
    earlier: 'Aiemmat päivät',
    later: 'Myöhemmät päivät',
    keep: 'Pidä nykyinen aika',
    confirmTitle: 'Siirretäänkö aikaan {{time}}?',
    confirm: 'Siirrä',
    other: 'Toinen aika',
    refused: 'Se aika ehdittiin juuri varata. Mitään ei muutettu.',
    done: 'Aikasi on siirretty. Sähköposti uuden kalenteritiedoston kanssa on matkalla.',
  },
  cancel: {
    open: 'Peru aika',
    title: 'Perutaanko aika?',
    text: 'Aika vapautuu muille. Peruttua aikaa ei voi ottaa takaisin, mutta voit varata uuden.',
    message: 'Muutama sana: {{fitter}}',
    confirm: 'Peru aika',
    keep: 'Pidä aika',
    done: 'Aikasi on peruttu.',
  },
} satisfies Translation<typeof english>
