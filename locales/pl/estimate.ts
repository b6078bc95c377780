import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Oszacuj wysokość siodełka',
    lead: 'Z jednego badania 40 rowerzystów (Gatti 2021). Użyj tego jako punktu wyjścia, a potem popatrz na rowerzystę. Nic nie jest wpisywane za ciebie.',
    inseam: 'Długość nogi od kroku',
    kneeFlexion: 'Najmniejsze zgięcie kolana, którego chcesz',
    seatTubeAngle: 'Kąt rury podsiodłowej',
    crankLength: 'Długość korby',
    enter: 'Wpisz od {{min}} do {{max}}.',
    fill: 'Wpisz wszystkie cztery liczby, aby zobaczyć szacunek.',
    fromPedal: 'Od pedału do siodełka, korba w dół: {{value}} ± {{error}}',
    fromBottomBracket: 'Od suportu do siodełka: {{value}} ± {{error}}',
    caveat:
      'Streszczenie badania nie mówi, skąd mierzono wysokość. Jej wielkość wskazuje na pedał, więc odejmujemy długość korby, aby dostać wysokość od suportu.',
  },
  kneeFlexion: {
    in3d: '{{value}} na wideo 2D to około {{in3d}} w 3D.',
    caveat:
      'W jednym badaniu 11 rowerzystów (Fonda 2014) wideo 2D dało 2,2° mniej niż 3D. Streszczenie nie podaje błędu. Nie zmieniamy twojej liczby.',
  },
} satisfies Translation<typeof english>
