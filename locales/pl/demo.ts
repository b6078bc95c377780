import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'O tym demo',
    text: 'To jest demo. Wszyscy ludzie, liczby i zdjęcia są wymyślone, a e-maile nie są wysyłane.',
  },
  fitter: {
    title: 'Rozejrzyj się jako bikefitter',
    text: 'Zobaczysz pracownię Maren Holt: 60 rowerzystów, dwa lata fittingów i to, co rowerzyści mówili po kilku tygodniach. Wszystko jest wymyślone, więc próbuj, czego chcesz.',
    button: 'Otwórz pracownię',
  },
  client: {
    title: 'Rozejrzyj się jako rowerzysta',
    text: 'Zobaczysz to, co widzi Tom Ashworth: fittingi, raporty i kontrolę do wypełnienia. Wszystko jest wymyślone, więc próbuj, czego chcesz.',
    button: 'Otwórz strony rowerzysty',
  },
  choose: {
    title: 'Rozejrzyj się w demo',
    text: 'Pracownia z 60 rowerzystami i dwoma latami fittingów. Wszystko jest wymyślone i nikt nie może tego zmienić.',
  },
  unknown: {
    title: 'Ten link nie otwiera demo',
    text: 'Linki zmieniają się przy każdym uruchomieniu demo. Użyj linku z ostatniego.',
  },
  none: {
    title: 'Otwórz demo jego linkiem',
    text: 'Polecenie npm run demo uruchamia demo i pokazuje dwa linki: jeden dla bikefittera, jeden dla rowerzysty.',
  },
} satisfies Translation<typeof english>
