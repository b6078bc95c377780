import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Du centre du boîtier de pédalier (BB) au sommet de la selle, au point de référence, en ligne droite ou le long du tube de selle.',
  saddle_setback:
    'Distance horizontale du centre du BB au point de référence. Une valeur positive signifie en arrière du BB.',
  saddle_tilt:
    'Angle entre l’horizontale et une planche posée sur les points les plus hauts à l’avant et à l’arrière. Une valeur positive signifie bec vers le haut.',
  saddle_model: 'Marque et modèle, avec la taille s’il y en a une.',
  saddle_width: 'Au point le plus large.',
  saddle_length: 'Du bec à l’arrière.',
  saddle_nose_to_width_80: 'Le long de la selle, du bec jusqu’à l’endroit où elle a 80 mm de large.',
  saddle_stack: 'Des rails au serrage jusqu’au sommet de la selle.',
  saddle_pedal_distance: 'De l’axe de pédale, au point bas, jusqu’au sommet de la selle.',
  seatpost_offset:
    'De l’axe du tube de selle au centre du serrage de la selle. Une valeur positive signifie que le serrage est en arrière.',
  sitting_angle:
    'Angle entre l’horizontale et la ligne du centre du BB au centre de la hanche : l’angle d’assise effectif.',
  saddle_to_bar_reach:
    'Distance horizontale du point de référence de la selle au centre du serrage du cintre.',
  saddle_to_hood_reach:
    'Distance du point de référence de la selle à l’endroit où la main repose sur la cocotte.',
  saddle_to_grip_reach:
    'Distance horizontale du point de référence de la selle à la ligne entre les milieux des poignées.',
  bar_drop:
    'Distance verticale du sommet de la selle au sommet du cintre au serrage, ou à la cocotte. Une valeur positive signifie que le cintre est plus bas.',
  stem_length: 'Du centre du pivot de fourche au centre du serrage du cintre, le long de la potence.',
  stem_angle:
    'Angle entre la potence et une ligne à 90° du pivot. Une valeur positive signifie que la potence monte.',
  spacers: 'Hauteur totale.',
  bar_width_cc: 'Au bas du cintre, d’axe à axe.',
  bar_width_oo: 'Au bas du cintre, de bord extérieur à bord extérieur.',
  hood_width: 'Entre les bords intérieurs des cocottes.',
  bar_stack:
    'Distance verticale du centre du BB au centre du cintre, ou à l’endroit où la main repose sur la cocotte.',
  bar_reach_xy:
    'Distance horizontale du centre du BB au centre du cintre, ou à l’endroit où la main repose sur la cocotte.',
  bar_component_reach:
    'Du centre du serrage au point le plus avancé du cintre. Ce n’est pas l’allonge selle-cintre de la position.',
  bar_component_drop:
    'Du centre du serrage au centre du bas. Ce n’est pas le dénivelé selle-cintre de la position.',
  hood_angle: 'Angle entre le dessus de la cocotte et l’horizontale.',
  hood_rotation: 'De combien le levier est tourné vers l’intérieur par rapport au plan du bas du cintre.',
  bar_roll:
    'De combien le cintre est tourné dans le serrage par rapport au repère du fabricant. Une valeur positive signifie extrémités vers le haut.',
  lever_sweep:
    'Angle entre le levier de frein et l’horizontale. Une valeur positive signifie que le levier pointe vers le bas.',
  crank_length: 'Du centre de l’axe de pédalier au centre de l’axe de pédale.',
  q_factor: 'De la face extérieure d’une manivelle à celle de l’autre.',
  stance_width: 'Du centre du pied ou de la cale gauche au centre de la droite.',
  pedal_spindle_length: 'De la face de la manivelle au centre de la pédale.',
  pedal_washers: 'Épaisseur par côté.',
  pedal_model: 'Marque et modèle.',
  cleat_fore_aft:
    'Axe de pédale par rapport à la tête du premier métatarsien. Une valeur positive signifie que l’axe est en arrière.',
  cleat_rotation:
    'Angle entre le pied et l’axe d’avancement du vélo. Une valeur positive signifie pointe vers l’extérieur.',
  cleat_lateral:
    'Distance du centre de la cale à la position neutre. Une valeur positive signifie que le pied est plus à l’extérieur.',
  cleat_float: 'Rotation libre totale.',
  wedge_deg: 'Angle de la cale inclinée, à la cale ou dans la chaussure. Une cale inclinée incline le pied.',
  wedge_side: 'Varus (côté intérieur relevé) ou valgus (côté extérieur relevé).',
  leg_length_shim: 'Hauteur de la compensation sous la cale, de chaque côté. Elle relève le pied.',
  insole: 'La semelle dans la chaussure, et à quel point elle soutient la voûte.',
  metatarsal_pad: 'Si la semelle a un appui métatarsien.',
  shoe_model: 'Marque, modèle et taille.',
  cleat_model: 'Marque et modèle, avec la couleur si elle indique la liberté angulaire.',
  frame_stack: 'Distance verticale du centre du BB au centre du haut du tube de direction.',
  frame_reach: 'Distance horizontale du centre du BB au centre du haut du tube de direction.',
  aero_pad_stack: 'Distance verticale du centre du BB au repose-bras, à son centre ou à son bord arrière.',
  aero_pad_reach: 'Distance horizontale du centre du BB au repose-bras, à son centre ou à son bord arrière.',
  aero_pad_drop:
    'Distance verticale du sommet de la selle au sommet du repose-bras. Une valeur positive signifie que le repose-bras est plus bas.',
  aero_pad_width: 'De centre à centre des repose-bras.',
  aero_extension_length: 'Du bord arrière du repose-bras au bout du prolongateur.',
  aero_extension_tilt: 'Angle entre les prolongateurs et l’horizontale.',
  tyre_width: 'Mesurée sur la jante, pas le nombre inscrit sur le pneu.',
  tyre_pressure_front: 'Mesurée à froid.',
  tyre_pressure_rear: 'Mesurée à froid.',
  knee_flexion_min_dynamic: 'Flexion minimale en pédalant. 0 est la jambe tendue.',
  knee_flexion_bdc_static: 'Flexion avec la pédale en bas, mesurée au goniomètre. 0 est la jambe tendue.',
  knee_flexion_max: 'Flexion maximale, au point haut. 0 est la jambe tendue.',
  knee_over_pedal:
    'Fil à plomb depuis la tubérosité tibiale, ou depuis le marqueur du genou d’un système 3D, manivelle à 3 heures, par rapport à l’axe. Une valeur positive signifie genou en avant. Pour description seulement.',
  hip_angle_closed: 'Angle minimal entre genou, hanche et épaule. Les systèmes le définissent différemment.',
  hip_angle_open: 'Angle maximal entre BB, hanche et épaule.',
  torso_angle: 'Angle entre l’horizontale et la ligne de la hanche à l’épaule.',
  shoulder_angle: 'Angle entre hanche, épaule et coude.',
  elbow_flexion: '180° moins l’angle intérieur. 0 est le bras tendu.',
  ankle_plantarflexion_bdc: 'Flexion plantaire avec la pédale en bas, à l’arrêt.',
  ankle_min: 'Angle minimal de la cheville sur un tour de manivelle, mesuré du talon au pied.',
  ankle_max: 'Angle maximal de la cheville sur un tour de manivelle, mesuré du talon au pied.',
  ankle_range: 'Angle maximal moins angle minimal de la cheville sur un tour de manivelle.',
  knee_lateral_travel: 'Largeur de la trajectoire du genou, vue de face.',
  hip_vertical_travel: 'De combien le marqueur de la hanche monte et descend.',
  hip_horizontal_travel: 'De combien le marqueur de la hanche avance et recule.',
  saddle_pressure_peak_sit_bones:
    'Pression maximale sous chaque ischion en pédalant, telle que l’affiche le logiciel du tapis de pression.',
  saddle_pressure_mean_sit_bones:
    'Pression moyenne sous chaque ischion en pédalant, telle que l’affiche le logiciel du tapis de pression.',
  saddle_pressure_peak_front:
    'Pression maximale sur l’avant de la selle en pédalant, telle que l’affiche le logiciel du tapis de pression.',
  saddle_pressure_mean_front:
    'Pression moyenne sur l’avant de la selle en pédalant, telle que l’affiche le logiciel du tapis de pression.',
  weight_on_saddle: 'Part du poids qui repose sur la selle en pédalant.',
  weight_on_hands: 'Part du poids qui repose sur les mains en pédalant.',
  weight_on_pedals: 'Part du poids qui repose sur les pédales en pédalant.',
  inseam: 'Du sol au pubis, pieds nus, avec un livre bien remonté. Moyenne de 3.',
  sit_bone_width: 'Du centre de l’empreinte d’un ischion au centre de l’autre.',
  shoulder_width: 'Entre les bords extérieurs des omoplates (d’acromion à acromion).',
  trunk_length: 'Du pubis au creux au-dessus du sternum, debout.',
  arm_length: 'De la pointe de l’épaule (acromion) au milieu d’une poignée dans le poing.',
  femur_length: 'De la saillie osseuse sur le côté de la hanche au côté extérieur du genou.',
  foot_length: 'Du talon à l’orteil le plus long, debout.',
  foot_posture_index: 'Six observations du pied debout, de −12 à +12 pour chaque pied.',
  straight_leg_raise: 'Angle de la jambe au-dessus de la table, levée par l’examinateur genou tendu.',
  sit_and_reach:
    'De combien les doigts dépassent la plante des pieds. Une valeur négative signifie qu’ils ne l’atteignent pas.',
  toe_touch: 'Distance des doigts au sol, genoux tendus. 0 signifie qu’ils le touchent.',
  hip_flexion_range: 'Amplitude de la hanche, genou fléchi.',
  hip_internal_rotation: 'Amplitude de la hanche tournée vers l’intérieur.',
  hip_external_rotation: 'Amplitude de la hanche tournée vers l’extérieur.',
  thomas_test:
    'Angle de la cuisse avec la table, sur le dos, l’autre genou ramené sur la poitrine. Une valeur positive signifie que la cuisse reste au-dessus de la table.',
  ankle_dorsiflexion: 'Angle du tibia avec la verticale, pied à plat au sol.',
  modified_schober: 'De combien la colonne lombaire s’allonge en se penchant en avant.',
  leg_length_difference:
    'Différence structurelle. Une valeur positive signifie que la jambe gauche est plus longue.',
  single_leg_squat: 'À quel point genou, bassin et tronc restent alignés lors de squats lents sur une jambe.',
  cervical_extension: 'De combien la tête s’incline en arrière, assis droit.',
  cervical_rotation: 'De combien la tête tourne de chaque côté, assis droit.',
} satisfies Translation<typeof english>
