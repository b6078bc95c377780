import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Dal centro del movimento centrale (BB) alla parte superiore della sella nel punto di riferimento, in linea retta o lungo il tubo sella.',
  saddle_setback:
    'Distanza orizzontale dal centro del BB al punto di riferimento. Un valore positivo significa dietro il BB.',
  saddle_tilt:
    'Angolo tra l’orizzontale e una tavola sui punti più alti davanti e dietro. Un valore positivo significa punta in su.',
  saddle_model: 'Marca e modello, con la misura se c’è.',
  saddle_width: 'Nel punto più largo.',
  saddle_length: 'Dalla punta alla coda.',
  saddle_nose_to_width_80: 'Lungo la sella, dalla punta a dove è larga 80 mm.',
  saddle_stack: 'Dai binari, al morsetto, alla parte superiore della sella.',
  saddle_pedal_distance: 'Dal perno del pedale, nel punto più basso, alla parte superiore della sella.',
  seatpost_offset:
    'Dalla linea centrale del tubo sella al centro del morsetto della sella. Un valore positivo significa morsetto dietro.',
  sitting_angle:
    'Angolo tra l’orizzontale e la linea tra il centro del BB e il centro dell’anca: l’angolo di seduta effettivo.',
  saddle_to_bar_reach:
    'Distanza orizzontale dal punto di riferimento della sella al centro del morsetto del manubrio.',
  saddle_to_hood_reach: 'Distanza dal punto di riferimento della sella a dove la mano poggia sulle leve.',
  saddle_to_grip_reach:
    'Distanza orizzontale dal punto di riferimento della sella alla linea tra i centri delle manopole.',
  bar_drop:
    'Distanza verticale dalla parte superiore della sella a quella del manubrio al morsetto, o alle leve. Un valore positivo significa manubrio più basso.',
  stem_length: 'Dal centro del cannotto al centro del morsetto del manubrio, lungo l’attacco.',
  stem_angle:
    'Angolo tra l’attacco e una linea a 90° dal cannotto. Un valore positivo significa che l’attacco sale.',
  spacers: 'Altezza totale.',
  bar_width_cc: 'Alla presa bassa, da centro a centro.',
  bar_width_oo: 'Alla presa bassa, da bordo esterno a bordo esterno.',
  hood_width: 'Tra i bordi interni delle leve.',
  bar_stack:
    'Distanza verticale dal centro del BB al centro del manubrio, o a dove la mano poggia sulle leve.',
  bar_reach_xy:
    'Distanza orizzontale dal centro del BB al centro del manubrio, o a dove la mano poggia sulle leve.',
  bar_component_reach:
    'Dal centro del morsetto al punto più avanzato del manubrio. Non è il reach sella-manubrio della posizione.',
  bar_component_drop:
    'Dal centro del morsetto al centro della curva bassa. Non è il dislivello sella-manubrio della posizione.',
  hood_angle: 'Angolo tra la parte superiore delle leve e l’orizzontale.',
  hood_rotation: 'Quanto la leva è ruotata verso l’interno rispetto al piano della presa bassa.',
  bar_roll:
    'Quanto il manubrio è ruotato nel morsetto rispetto al segno del produttore. Un valore positivo significa estremità in su.',
  lever_sweep:
    'Angolo tra la leva del freno e l’orizzontale. Un valore positivo significa leva verso il basso.',
  crank_length: 'Dal centro dell’asse del BB al centro del perno del pedale.',
  q_factor: 'Dalla faccia esterna di una pedivella a quella dell’altra.',
  stance_width: 'Dal centro del piede o della tacchetta sinistra al centro della destra.',
  pedal_spindle_length: 'Dalla faccia della pedivella al centro del pedale.',
  pedal_washers: 'Spessore per lato.',
  pedal_model: 'Marca e modello.',
  cleat_fore_aft:
    'Perno del pedale rispetto alla testa del primo metatarso. Un valore positivo significa perno dietro.',
  cleat_rotation:
    'Angolo tra il piede e la direzione di marcia. Un valore positivo significa punta in fuori.',
  cleat_lateral:
    'Distanza del centro della tacchetta dalla posizione neutra. Un valore positivo significa piede più in fuori.',
  cleat_float: 'Rotazione libera totale.',
  wedge_deg: 'Angolo del cuneo alla tacchetta o nella scarpa. Un cuneo inclina il piede.',
  wedge_side: 'Varo (lato interno alto) o valgo (lato esterno alto).',
  leg_length_shim: 'Altezza del rialzo sotto la tacchetta, per ogni lato. Un rialzo solleva il piede.',
  insole: 'La soletta nella scarpa e quanto sostiene l’arco.',
  metatarsal_pad: 'Se la soletta ha un supporto metatarsale.',
  shoe_model: 'Marca, modello e numero.',
  cleat_model: 'Marca e modello, con il colore se indica il gioco.',
  frame_stack: 'Distanza verticale dal centro del BB al centro superiore del tubo sterzo.',
  frame_reach: 'Distanza orizzontale dal centro del BB al centro superiore del tubo sterzo.',
  aero_pad_stack: 'Distanza verticale dal centro del BB al poggiabraccia, al centro o al bordo posteriore.',
  aero_pad_reach: 'Distanza orizzontale dal centro del BB al poggiabraccia, al centro o al bordo posteriore.',
  aero_pad_drop:
    'Distanza verticale dalla parte superiore della sella a quella del poggiabraccia. Un valore positivo significa poggiabraccia più basso.',
  aero_pad_width: 'Da centro a centro dei poggiabraccia.',
  aero_extension_length: 'Dal bordo posteriore del poggiabraccia alla punta dell’appendice.',
  aero_extension_tilt: 'Angolo tra le appendici e l’orizzontale.',
  tyre_width: 'Misurata sul cerchio, non il numero sul pneumatico.',
  tyre_pressure_front: 'Misurata a freddo.',
  tyre_pressure_rear: 'Misurata a freddo.',
  knee_flexion_min_dynamic: 'Flessione minima pedalando. 0 è la gamba tesa.',
  knee_flexion_bdc_static: 'Flessione con il pedale in basso, misurata con goniometro. 0 è la gamba tesa.',
  knee_flexion_max: 'Flessione massima, nel punto più alto. 0 è la gamba tesa.',
  knee_over_pedal:
    'Filo a piombo dalla tuberosità tibiale, o dal marcatore del ginocchio di un sistema 3D, con la pedivella a ore 3, rispetto al perno. Un valore positivo significa ginocchio davanti. Solo descrittivo.',
  hip_angle_closed: 'Angolo minimo tra ginocchio, anca e spalla. I sistemi lo definiscono in modo diverso.',
  hip_angle_open: 'Angolo massimo tra BB, anca e spalla.',
  torso_angle: 'Angolo tra l’orizzontale e la linea dall’anca alla spalla.',
  shoulder_angle: 'Angolo tra anca, spalla e gomito.',
  elbow_flexion: '180° meno l’angolo interno. 0 è il braccio teso.',
  ankle_plantarflexion_bdc: 'Flessione plantare con il pedale in basso, da fermi.',
  ankle_min: 'Angolo minimo della caviglia in un giro di pedivella, misurato dal tallone al piede.',
  ankle_max: 'Angolo massimo della caviglia in un giro di pedivella, misurato dal tallone al piede.',
  ankle_range: 'Angolo massimo meno minimo della caviglia in un giro di pedivella.',
  knee_lateral_travel: 'Larghezza del percorso del ginocchio, visto di fronte.',
  hip_vertical_travel: 'Quanto si muove in su e in giù il marcatore dell’anca.',
  hip_horizontal_travel: 'Quanto si muove avanti e indietro il marcatore dell’anca.',
  saddle_pressure_peak_sit_bones:
    'Pressione massima sotto ogni ischio pedalando, come la mostra il software del tappeto di pressione.',
  saddle_pressure_mean_sit_bones:
    'Pressione media sotto ogni ischio pedalando, come la mostra il software del tappeto di pressione.',
  saddle_pressure_peak_front:
    'Pressione massima sulla parte anteriore della sella pedalando, come la mostra il software del tappeto di pressione.',
  saddle_pressure_mean_front:
    'Pressione media sulla parte anteriore della sella pedalando, come la mostra il software del tappeto di pressione.',
  weight_on_saddle: 'Parte del peso che grava sulla sella pedalando.',
  weight_on_hands: 'Parte del peso che grava sulle mani pedalando.',
  weight_on_pedals: 'Parte del peso che grava sui pedali pedalando.',
  inseam: 'Dal pavimento al pube, a piedi nudi, con un libro tirato su con forza. Media di 3.',
  sit_bone_width: 'Dal centro dell’impronta di un ischio al centro dell’altro.',
  shoulder_width: 'Tra i bordi esterni delle scapole (da acromion ad acromion).',
  trunk_length: 'Dal pube alla fossetta sopra lo sterno, in piedi.',
  arm_length: 'Dalla punta della spalla (acromion) al centro di un’impugnatura nel pugno.',
  femur_length: 'Dalla sporgenza ossea a lato dell’anca al lato esterno del ginocchio.',
  foot_length: 'Dal tallone al dito più lungo, in piedi.',
  foot_posture_index: 'Sei osservazioni del piede in appoggio, da −12 a +12 per ogni piede.',
  straight_leg_raise: 'Angolo della gamba sopra il lettino, sollevata da chi esamina con il ginocchio teso.',
  sit_and_reach:
    'Quanto le dita superano le piante dei piedi. Un valore negativo significa che non le raggiungono.',
  toe_touch: 'Distanza dalle dita al pavimento con le ginocchia tese. 0 significa che lo toccano.',
  hip_flexion_range: 'Ampiezza di movimento dell’anca con il ginocchio piegato.',
  hip_internal_rotation: 'Ampiezza di movimento dell’anca in rotazione verso l’interno.',
  hip_external_rotation: 'Ampiezza di movimento dell’anca in rotazione verso l’esterno.',
  thomas_test:
    'Angolo della coscia con il lettino, supini, con l’altro ginocchio al petto. Un valore positivo significa che la coscia resta sopra il lettino.',
  ankle_dorsiflexion: 'Angolo della tibia dalla verticale, con il piede piatto a terra.',
  modified_schober: 'Quanto si allunga la colonna lombare piegandosi in avanti.',
  leg_length_difference: 'Differenza strutturale. Un valore positivo significa gamba sinistra più lunga.',
  single_leg_squat: 'Quanto ginocchio, bacino e busto restano allineati in squat lenti su una gamba.',
  cervical_extension: 'Quanto la testa si inclina all’indietro, seduti diritti.',
  cervical_rotation: 'Quanto la testa ruota da ogni lato, seduti diritti.',
} satisfies Translation<typeof english>
