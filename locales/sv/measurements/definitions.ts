import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Från vevlagrets mitt till sadelns ovansida vid referenspunkten, rakt eller längs sadelröret.',
  saddle_setback: 'Vågrätt avstånd från vevlagrets mitt till referenspunkten. Plus betyder bakom vevlagret.',
  saddle_tilt:
    'Vinkel mellan vågrätt och en plan skiva på de högsta punkterna fram och bak. Plus betyder nosen upp.',
  saddle_model: 'Märke och modell, med storlek om det finns.',
  saddle_width: 'Vid den bredaste punkten.',
  saddle_length: 'Från nos till bakkant.',
  saddle_nose_to_width_80: 'Längs sadeln, från nosen till där den är 80 mm bred.',
  saddle_stack: 'Från rälsen vid klämman till sadelns ovansida ovanför.',
  saddle_pedal_distance: 'Från pedalaxeln, längst ned i tramptaget, till sadelns ovansida.',
  seatpost_offset:
    'Från sadelrörets mittlinje till mitten av sadelklämman. Plus betyder att klämman är bakom.',
  sitting_angle:
    'Vinkel från vågrätt till linjen mellan vevlagrets mitt och höftens mitt: den effektiva sittvinkeln.',
  saddle_to_bar_reach: 'Vågrätt avstånd från sadelns referenspunkt till mitten av styrets klämma.',
  saddle_to_hood_reach: 'Avstånd från sadelns referenspunkt till där handen vilar på bromsgreppen.',
  saddle_to_grip_reach:
    'Vågrätt avstånd från sadelns referenspunkt till linjen mellan handtagens mittpunkter.',
  bar_drop:
    'Lodrätt avstånd från sadelns ovansida till styrets ovansida vid klämman, eller till bromsgreppet. Plus betyder att styret är lägre.',
  stem_length: 'Från gaffelrörets mitt till mitten av styrets klämma, längs styrstammen.',
  stem_angle:
    'Vinkel mellan styrstammen och en linje 90° mot gaffelröret. Plus betyder att styrstammen pekar upp.',
  spacers: 'Total höjd.',
  bar_width_cc: 'Vid bocken, från mitt till mitt.',
  bar_width_oo: 'Vid bocken, från ytterkant till ytterkant.',
  hood_width: 'Mellan bromsgreppens innerkanter.',
  bar_stack:
    'Lodrätt avstånd från vevlagrets mitt till styrets mitt, eller till där handen vilar på bromsgreppen.',
  bar_reach_xy:
    'Vågrätt avstånd från vevlagrets mitt till styrets mitt, eller till där handen vilar på bromsgreppen.',
  bar_component_reach:
    'Från klämmans mitt till styrets främsta punkt. Det är inte positionens räckvidd sadel–styre.',
  bar_component_drop:
    'Från klämmans mitt till bockens mitt. Det är inte positionens höjdskillnad sadel–styre.',
  hood_angle: 'Vinkel mellan bromsgreppets ovansida och vågrätt.',
  hood_rotation: 'Hur långt reglaget är vridet inåt från bockens plan.',
  bar_roll:
    'Hur långt styret är vridet i klämman från tillverkarens märke. Plus betyder att styrets ändar är vridna uppåt.',
  lever_sweep: 'Vinkel mellan bromshandtaget och vågrätt. Plus betyder att handtaget pekar nedåt.',
  crank_length: 'Från vevaxelns mitt till pedalaxelns mitt.',
  q_factor: 'Från ena vevarmens utsida till den andras utsida.',
  stance_width: 'Från mitten av vänster fot eller pedalkloss till mitten av höger.',
  pedal_spindle_length: 'Från vevarmens yta till pedalens mitt.',
  pedal_washers: 'Tjocklek per sida.',
  pedal_model: 'Märke och modell.',
  cleat_fore_aft:
    'Pedalaxeln i förhållande till första mellanfotsbenets huvud. Plus betyder att axeln är bakom.',
  cleat_rotation: 'Vinkel mellan foten och färdriktningen. Plus betyder tån utåt.',
  cleat_lateral: 'Pedalklossens mitt från neutralläge. Plus betyder att foten är längre ut.',
  cleat_float: 'Total fri rotation.',
  wedge_deg: 'Kilens vinkel vid pedalklossen eller i skon. En kil lutar foten.',
  wedge_side: 'Varus (insidan upp) eller valgus (utsidan upp).',
  leg_length_shim: 'Plattans höjd under pedalklossen, på varje sida. Den lyfter foten.',
  insole: 'Innersulan i skon, och hur mycket den stöder fotvalvet.',
  metatarsal_pad: 'Om innersulan har en metatarsalpelott.',
  shoe_model: 'Märke, modell och storlek.',
  cleat_model: 'Märke och modell, med färgen om den anger rörligheten.',
  frame_stack: 'Lodrätt avstånd från vevlagrets mitt till styrhuvudets övre mitt.',
  frame_reach: 'Vågrätt avstånd från vevlagrets mitt till styrhuvudets övre mitt.',
  aero_pad_stack: 'Lodrätt avstånd från vevlagrets mitt till armstödet, vid dess mitt eller bakkant.',
  aero_pad_reach: 'Vågrätt avstånd från vevlagrets mitt till armstödet, vid dess mitt eller bakkant.',
  aero_pad_drop:
    'Lodrätt avstånd från sadelns ovansida till armstödets ovansida. Plus betyder att armstödet är lägre.',
  aero_pad_width: 'Från armstödens mitt till mitt.',
  aero_extension_length: 'Från armstödets bakkant till förlängarens spets.',
  aero_extension_tilt: 'Vinkel mellan förlängarna och vågrätt.',
  tyre_width: 'Mätt på fälgen, inte siffran på däcket.',
  tyre_pressure_front: 'Mätt kallt.',
  tyre_pressure_rear: 'Mätt kallt.',
  knee_flexion_min_dynamic: 'Minsta flexion vid tramp. 0 är rakt ben.',
  knee_flexion_bdc_static: 'Flexion med pedalen längst ned, mätt med goniometer. 0 är rakt ben.',
  knee_flexion_max: 'Största flexion, överst i tramptaget. 0 är rakt ben.',
  knee_over_pedal:
    'Lodlinje från tuberositas tibiae, eller från knämarkören i ett 3D-system, med vevarmen klockan 3, i förhållande till axeln. Plus betyder att knät är framför. Bara som beskrivning.',
  hip_angle_closed: 'Minsta vinkel mellan knä, höft och axel. System definierar den olika.',
  hip_angle_open: 'Största vinkel mellan vevlager, höft och axel.',
  torso_angle: 'Vinkel mellan vågrätt och linjen från höft till axel.',
  shoulder_angle: 'Vinkel mellan höft, axel och armbåge.',
  elbow_flexion: '180° minus den inre vinkeln. 0 är rak arm.',
  ankle_plantarflexion_bdc: 'Plantarflexion med pedalen längst ned, stillastående.',
  ankle_min: 'Minsta fotledsvinkel under ett varv med vevarmen, mätt från häl till fot.',
  ankle_max: 'Största fotledsvinkel under ett varv med vevarmen, mätt från häl till fot.',
  ankle_range: 'Största minus minsta fotledsvinkel under ett varv med vevarmen.',
  knee_lateral_travel: 'Bredden på knäets bana, sedd framifrån.',
  hip_vertical_travel: 'Hur mycket höftmarkören rör sig upp och ned.',
  hip_horizontal_travel: 'Hur mycket höftmarkören rör sig fram och tillbaka.',
  saddle_pressure_peak_sit_bones:
    'Högsta tryck under varje sittben vid tramp, som tryckmattans program visar det.',
  saddle_pressure_mean_sit_bones:
    'Medeltryck under varje sittben vid tramp, som tryckmattans program visar det.',
  saddle_pressure_peak_front:
    'Högsta tryck på sadelns främre del vid tramp, som tryckmattans program visar det.',
  saddle_pressure_mean_front:
    'Medeltryck på sadelns främre del vid tramp, som tryckmattans program visar det.',
  weight_on_saddle: 'Andel av vikten som vilar på sadeln vid tramp.',
  weight_on_hands: 'Andel av vikten som vilar på händerna vid tramp.',
  weight_on_pedals: 'Andel av vikten som vilar på pedalerna vid tramp.',
  inseam: 'Från golvet till blygdbenet, barfota, med en bok stadigt uppdragen. Medel av 3.',
  sit_bone_width: 'Från mitten av ena sittbenets avtryck till mitten av det andra.',
  shoulder_width: 'Mellan axlarnas yttersta benpunkter (acromion till acromion).',
  trunk_length: 'Från blygdbenet till gropen ovanför bröstbenet, stående.',
  arm_length: 'Från axelns spets (acromion) till mitten av ett handtag i näven.',
  femur_length: 'Från benutskottet på höftens sida till knäledens utsida.',
  foot_length: 'Från hälen till längsta tån, stående.',
  foot_posture_index: 'Sex observationer av den stående foten, från −12 till +12 för varje fot.',
  straight_leg_raise: 'Benets vinkel över britsen, lyft av undersökaren med rakt knä.',
  sit_and_reach: 'Hur långt fingertopparna når förbi fotsulorna. Minus betyder att de inte når.',
  toe_touch: 'Avstånd från fingertoppar till golv med raka knän. 0 betyder att de når.',
  hip_flexion_range: 'Höftens rörelseomfång med böjt knä.',
  hip_internal_rotation: 'Höftens rörelseomfång vid inåtrotation.',
  hip_external_rotation: 'Höftens rörelseomfång vid utåtrotation.',
  thomas_test:
    'Lårets vinkel mot britsen, liggande på rygg med det andra knät mot bröstet. Plus betyder att låret är kvar ovanför britsen.',
  ankle_dorsiflexion: 'Underbenets vinkel från lodrätt med foten platt på golvet.',
  modified_schober: 'Hur mycket ländryggen förlängs vid framåtböjning.',
  leg_length_difference: 'Strukturell skillnad. Plus betyder att vänster ben är längre.',
  single_leg_squat: 'Hur väl knä, bäcken och bål håller linjen i långsamma knäböj på ett ben.',
  cervical_extension: 'Hur långt huvudet lutar bakåt, sittande upprätt.',
  cervical_rotation: 'Hur långt huvudet vrids åt varje sida, sittande upprätt.',
} satisfies Translation<typeof english>
