export default {
  saddleHeight: {
    title: 'Estimate a saddle height',
    lead: 'From one study of 40 riders (Gatti 2021). Use it as a starting point, then look at the rider. Nothing is filled in for you.',
    inseam: 'Inseam',
    kneeFlexion: 'Smallest knee flexion you want',
    seatTubeAngle: 'Seat tube angle',
    crankLength: 'Crank length',
    enter: 'Enter {{min}} to {{max}}.',
    fill: 'Fill in all four numbers to see the estimate.',
    fromPedal: 'Pedal to saddle, crank down: {{value}} ± {{error}}',
    fromBottomBracket: 'Bottom bracket to saddle: {{value}} ± {{error}}',
    caveat:
      'The study’s summary doesn’t say where the height is measured from. Its size suggests the pedal, so we subtract the crank length to get the height from the bottom bracket.',
  },
  kneeFlexion: {
    in3d: '{{value}} on 2D video is about {{in3d}} in 3D.',
    caveat:
      '2D video read 2.2° less than 3D in one study of 11 riders (Fonda 2014). Its summary gives no margin of error. We don’t change your number.',
  },
} as const
