import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Arvioi satulan korkeus',
    lead: 'Yhdestä 40 pyöräilijän tutkimuksesta (Gatti 2021). Käytä sitä lähtökohtana ja katso sitten pyöräilijää. Mitään ei täytetä puolestasi.',
    inseam: 'Jalan sisämitta',
    kneeFlexion: 'Haluamasi pienin polven koukistus',
    seatTubeAngle: 'Istuinputken kulma',
    crankLength: 'Kammen pituus',
    enter: 'Anna {{min}}–{{max}}.',
    fill: 'Täytä kaikki neljä lukua nähdäksesi arvion.',
    fromPedal: 'Polkimesta satulaan, kampi alhaalla: {{value}} ± {{error}}',
    fromBottomBracket: 'Keskiöstä satulaan: {{value}} ± {{error}}',
    caveat:
      'Tutkimuksen tiivistelmä ei kerro, mistä korkeus mitataan. Suuruus viittaa polkimeen, joten vähennämme kammen pituuden saadaksemme korkeuden keskiöstä.',
  },
  kneeFlexion: {
    in3d: '{{value}} 2D-videossa on noin {{in3d}} 3D:ssä.',
    caveat:
      '2D-video näytti 2,2° vähemmän kuin 3D yhdessä 11 pyöräilijän tutkimuksessa (Fonda 2014). Sen tiivistelmä ei anna virhemarginaalia. Emme muuta lukuasi.',
  },
} satisfies Translation<typeof english>
