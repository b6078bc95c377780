import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Van het hart van de trapas (BB) tot de bovenkant van het zadel bij het referentiepunt, in een rechte lijn of langs de zitbuis.',
  saddle_setback:
    'Horizontale afstand van het hart van de BB tot het referentiepunt. Plus betekent achter de BB.',
  saddle_tilt:
    'Hoek tussen horizontaal en een vlakke plank op de hoogste punten voor en achter. Plus betekent neus omhoog.',
  saddle_model: 'Merk en model, met de maat als die er is.',
  saddle_width: 'Op het breedste punt.',
  saddle_length: 'Van neus tot achterkant.',
  saddle_nose_to_width_80: 'Langs het zadel, van de neus tot waar het 80 mm breed is.',
  saddle_stack: 'Van de rails bij de klem tot de bovenkant van het zadel erboven.',
  saddle_pedal_distance: 'Van de pedaalas, onderaan de trapbeweging, tot de bovenkant van het zadel.',
  seatpost_offset:
    'Van de hartlijn van de zitbuis tot het midden van de zadelklem. Plus betekent dat de klem erachter zit.',
  sitting_angle:
    'Hoek van horizontaal tot de lijn tussen het hart van de BB en het midden van de heup: de effectieve zithoek.',
  saddle_to_bar_reach:
    'Horizontale afstand van het referentiepunt van het zadel tot het midden van de stuurklem.',
  saddle_to_hood_reach: 'Afstand van het referentiepunt van het zadel tot waar de hand op de remgreep rust.',
  saddle_to_grip_reach:
    'Horizontale afstand van het referentiepunt van het zadel tot de lijn tussen het midden van de handvatten.',
  bar_drop:
    'Verticale afstand van de bovenkant van het zadel tot de bovenkant van het stuur bij de klem, of tot de remgreep. Plus betekent dat het stuur lager is.',
  stem_length: 'Van het hart van de vorkbuis tot het hart van de stuurklem, langs de stuurpen.',
  stem_angle:
    'Hoek tussen de stuurpen en een lijn op 90° van de vorkbuis. Plus betekent dat de stuurpen stijgt.',
  spacers: 'Totale hoogte.',
  bar_width_cc: 'Bij de onderbeugel, van hart tot hart.',
  bar_width_oo: 'Bij de onderbeugel, van buitenkant tot buitenkant.',
  hood_width: 'Tussen de binnenkanten van de remgrepen.',
  bar_stack:
    'Verticale afstand van het hart van de BB tot het hart van het stuur, of tot waar de hand op de remgreep rust.',
  bar_reach_xy:
    'Horizontale afstand van het hart van de BB tot het hart van het stuur, of tot waar de hand op de remgreep rust.',
  bar_component_reach:
    'Van het hart van de klem tot het voorste punt van het stuur. Dit is niet de reach zadel–stuur van de houding.',
  bar_component_drop:
    'Van het hart van de klem tot het hart van de bocht. Dit is niet het hoogteverschil zadel–stuur van de houding.',
  hood_angle: 'Hoek tussen de bovenkant van de remgreep en horizontaal.',
  hood_rotation: 'Hoe ver de greep naar binnen draait ten opzichte van het vlak van de onderbeugel.',
  bar_roll:
    'Hoe ver het stuur in de klem is gedraaid vanaf het merkteken van de fabrikant. Plus betekent dat de uiteinden van het stuur omhoog zijn gedraaid.',
  lever_sweep: 'Hoek tussen de remhendel en horizontaal. Plus betekent dat de hendel omlaag wijst.',
  crank_length: 'Van het hart van de trapas tot het hart van de pedaalas.',
  q_factor: 'Van de buitenkant van de ene crank tot de buitenkant van de andere.',
  stance_width: 'Van het midden van de linkervoet of het linkerschoenplaatje tot het midden van de rechter.',
  pedal_spindle_length: 'Van de crank tot het midden van het pedaal.',
  pedal_washers: 'Dikte per kant.',
  pedal_model: 'Merk en model.',
  cleat_fore_aft:
    'Pedaalas ten opzichte van de kop van het eerste middenvoetsbeentje. Plus betekent dat de as erachter zit.',
  cleat_rotation: 'Hoek tussen de voet en de rijrichting. Plus betekent tenen naar buiten.',
  cleat_lateral:
    'Afstand van het midden van het schoenplaatje tot neutraal. Plus betekent dat de voet verder naar buiten staat.',
  cleat_float: 'Totale vrije draaiing.',
  wedge_deg: 'Hoek van de wig bij het schoenplaatje of in de schoen. Een wig kantelt de voet.',
  wedge_side: 'Varus (binnenkant omhoog) of valgus (buitenkant omhoog).',
  leg_length_shim:
    'Hoogte van het vulplaatje onder het schoenplaatje, per kant. Een vulplaatje tilt de voet op.',
  insole: 'De inlegzool in de schoen, en hoeveel die de voetboog steunt.',
  metatarsal_pad: 'Of de inlegzool een voorvoetpelotte heeft.',
  shoe_model: 'Merk, model en maat.',
  cleat_model: 'Merk en model, met de kleur als die de speling aangeeft.',
  frame_stack:
    'Verticale afstand van het hart van de BB tot het midden van de bovenkant van de balhoofdbuis.',
  frame_reach:
    'Horizontale afstand van het hart van de BB tot het midden van de bovenkant van de balhoofdbuis.',
  aero_pad_stack:
    'Verticale afstand van het hart van de BB tot de armsteun, in het midden of aan de achterrand.',
  aero_pad_reach:
    'Horizontale afstand van het hart van de BB tot de armsteun, in het midden of aan de achterrand.',
  aero_pad_drop:
    'Verticale afstand van de bovenkant van het zadel tot de bovenkant van de armsteun. Plus betekent dat de armsteun lager is.',
  aero_pad_width: 'Van midden tot midden van de armsteunen.',
  aero_extension_length: 'Van de achterrand van de armsteun tot de punt van de extensie.',
  aero_extension_tilt: 'Hoek tussen de extensies en horizontaal.',
  tyre_width: 'Gemeten op de velg, niet het getal op de band.',
  tyre_pressure_front: 'Koud gemeten.',
  tyre_pressure_rear: 'Koud gemeten.',
  knee_flexion_min_dynamic: 'Kleinste buiging tijdens het trappen. 0 is een gestrekt been.',
  knee_flexion_bdc_static:
    'Buiging met het pedaal onderaan, gemeten met een goniometer. 0 is een gestrekt been.',
  knee_flexion_max: 'Grootste buiging, bovenaan de trapbeweging. 0 is een gestrekt been.',
  knee_over_pedal:
    'Loodlijn vanaf de tuberositas tibiae, of vanaf de kniemarker van een 3D-systeem, met de crank op 3 uur, ten opzichte van de as. Plus betekent dat de knie ervoor zit. Alleen als beschrijving.',
  hip_angle_closed: 'Kleinste hoek tussen knie, heup en schouder. Systemen definiëren die verschillend.',
  hip_angle_open: 'Grootste hoek tussen BB, heup en schouder.',
  torso_angle: 'Hoek tussen horizontaal en de lijn van heup naar schouder.',
  shoulder_angle: 'Hoek tussen heup, schouder en elleboog.',
  elbow_flexion: '180° min de ingesloten hoek. 0 is een gestrekte arm.',
  ankle_plantarflexion_bdc: 'Plantairflexie met het pedaal onderaan, stilstaand.',
  ankle_min: 'Kleinste enkelhoek in één omwenteling van de crank, gemeten van hiel tot voet.',
  ankle_max: 'Grootste enkelhoek in één omwenteling van de crank, gemeten van hiel tot voet.',
  ankle_range: 'Grootste min kleinste enkelhoek in één omwenteling van de crank.',
  knee_lateral_travel: 'Breedte van de baan van de knie, van voren gezien.',
  hip_vertical_travel: 'Hoe ver de heupmarker op en neer beweegt.',
  hip_horizontal_travel: 'Hoe ver de heupmarker naar voren en achteren beweegt.',
  saddle_pressure_peak_sit_bones:
    'Hoogste druk onder elk zitbot tijdens het trappen, zoals de software van de drukmat toont.',
  saddle_pressure_mean_sit_bones:
    'Gemiddelde druk onder elk zitbot tijdens het trappen, zoals de software van de drukmat toont.',
  saddle_pressure_peak_front:
    'Hoogste druk op het voorste deel van het zadel tijdens het trappen, zoals de software van de drukmat toont.',
  saddle_pressure_mean_front:
    'Gemiddelde druk op het voorste deel van het zadel tijdens het trappen, zoals de software van de drukmat toont.',
  weight_on_saddle: 'Deel van het gewicht dat tijdens het trappen op het zadel rust.',
  weight_on_hands: 'Deel van het gewicht dat tijdens het trappen op de handen rust.',
  weight_on_pedals: 'Deel van het gewicht dat tijdens het trappen op de pedalen rust.',
  inseam:
    'Van de vloer tot het schaambeen, op blote voeten, met een boek stevig omhooggetrokken. Gemiddelde van 3.',
  sit_bone_width: 'Van het midden van de afdruk van het ene zitbot tot het midden van de andere.',
  shoulder_width: 'Tussen de buitenkanten van de schoudertoppen (acromion tot acromion).',
  trunk_length: 'Van het schaambeen tot het kuiltje boven het borstbeen, staand.',
  arm_length: 'Van de schoudertop (acromion) tot het midden van een greep in de vuist.',
  femur_length: 'Van het uitstekende bot aan de zijkant van de heup tot de buitenkant van het kniegewricht.',
  foot_length: 'Van de hiel tot de langste teen, staand.',
  foot_posture_index: 'Zes observaties van de staande voet, van −12 tot +12 per voet.',
  straight_leg_raise: 'Hoek van het been boven de tafel, geheven door de onderzoeker met gestrekte knie.',
  sit_and_reach: 'Hoe ver de vingertoppen voorbij de zolen reiken. Min betekent dat ze er niet bij komen.',
  toe_touch: 'Afstand van vingertoppen tot vloer met gestrekte knieën. 0 betekent dat ze die raken.',
  hip_flexion_range: 'Bewegingsbereik van de heup met gebogen knie.',
  hip_internal_rotation: 'Bewegingsbereik van de heup bij naar binnen draaien.',
  hip_external_rotation: 'Bewegingsbereik van de heup bij naar buiten draaien.',
  thomas_test:
    'Hoek van het bovenbeen met de tafel, liggend op de rug met de andere knie tegen de borst. Plus betekent dat het bovenbeen boven de tafel blijft.',
  ankle_dorsiflexion: 'Hoek van het scheenbeen met de verticaal, met de voet plat op de vloer.',
  modified_schober: 'Hoeveel de lendenwervelkolom langer wordt bij vooroverbuigen.',
  leg_length_difference: 'Structureel verschil. Plus betekent dat het linkerbeen langer is.',
  single_leg_squat: 'Hoe goed knie, bekken en romp in lijn blijven bij langzame squats op één been.',
  cervical_extension: 'Hoe ver het hoofd achterover kantelt, rechtop zittend.',
  cervical_rotation: 'Hoe ver het hoofd naar elke kant draait, rechtop zittend.',
} satisfies Translation<typeof english>
