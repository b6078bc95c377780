import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Von der Mitte des Tretlagers bis zur Oberseite des Sattels am Bezugspunkt, in gerader Linie oder entlang des Sitzrohrs.',
  saddle_setback:
    'Waagerechter Abstand von der Tretlagermitte zum Bezugspunkt. Plus heißt: hinter dem Tretlager.',
  saddle_tilt:
    'Winkel zwischen der Waagerechten und einem Brett auf den höchsten Punkten vorn und hinten. Plus heißt: Nase nach oben.',
  saddle_model: 'Marke und Modell, mit der Größe, wenn es eine gibt.',
  saddle_width: 'An der breitesten Stelle.',
  saddle_length: 'Von der Nase bis zum Ende.',
  saddle_nose_to_width_80: 'Entlang des Sattels, von der Nase bis dahin, wo er 80 mm breit ist.',
  saddle_stack: 'Vom Gestell an der Klemmung bis zur Oberseite des Sattels darüber.',
  saddle_pedal_distance: 'Von der Pedalachse am tiefsten Punkt der Umdrehung bis zur Oberseite des Sattels.',
  seatpost_offset:
    'Von der Mittellinie des Sitzrohrs bis zur Mitte der Sattelklemmung. Plus heißt: Die Klemmung liegt dahinter.',
  sitting_angle:
    'Winkel zwischen der Waagerechten und der Linie von der Tretlagermitte zur Hüftmitte: der tatsächliche Sitzwinkel.',
  saddle_to_bar_reach: 'Waagerechter Abstand vom Bezugspunkt des Sattels bis zur Mitte der Lenkerklemmung.',
  saddle_to_hood_reach:
    'Abstand vom Bezugspunkt des Sattels bis dahin, wo die Hand auf dem Bremsgriff liegt.',
  saddle_to_grip_reach:
    'Waagerechter Abstand vom Bezugspunkt des Sattels bis zur Linie zwischen den Griffmitten.',
  bar_drop:
    'Senkrechter Abstand von der Oberseite des Sattels bis zur Oberseite des Lenkers an der Klemmung oder bis zum Bremsgriff. Plus heißt: Der Lenker ist tiefer.',
  stem_length: 'Von der Mitte des Gabelschafts bis zur Mitte der Lenkerklemmung, entlang des Vorbaus.',
  stem_angle:
    'Winkel zwischen dem Vorbau und einer Linie im 90°-Winkel zum Gabelschaft. Plus heißt: Der Vorbau steigt an.',
  spacers: 'Gesamthöhe.',
  bar_width_cc: 'Am Unterlenker, von Mitte zu Mitte.',
  bar_width_oo: 'Am Unterlenker, von Außenkante zu Außenkante.',
  hood_width: 'Zwischen den Innenkanten der Bremsgriffe.',
  bar_stack:
    'Senkrechter Abstand von der Tretlagermitte bis zur Lenkermitte oder dahin, wo die Hand auf dem Bremsgriff liegt.',
  bar_reach_xy:
    'Waagerechter Abstand von der Tretlagermitte bis zur Lenkermitte oder dahin, wo die Hand auf dem Bremsgriff liegt.',
  bar_component_reach:
    'Von der Mitte der Klemmung bis zum vordersten Punkt des Lenkers. Das ist nicht der Sattel-Lenker-Reach der Sitzposition.',
  bar_component_drop:
    'Von der Mitte der Klemmung bis zur Mitte des Unterlenkers. Das ist nicht die Sattelüberhöhung der Sitzposition.',
  hood_angle: 'Winkel zwischen der Oberseite des Bremsgriffs und der Waagerechten.',
  hood_rotation: 'Wie weit der Hebel aus der Ebene des Unterlenkers nach innen gedreht ist.',
  bar_roll:
    'Wie weit der Lenker in der Klemmung gegenüber der Markierung des Herstellers gedreht ist. Plus heißt: Die Enden zeigen nach oben.',
  lever_sweep: 'Winkel zwischen dem Bremshebel und der Waagerechten. Plus heißt: Der Hebel zeigt nach unten.',
  crank_length: 'Von der Mitte der Tretlagerachse bis zur Mitte der Pedalachse.',
  q_factor: 'Von der Außenfläche der einen Kurbel bis zur Außenfläche der anderen.',
  stance_width: 'Von der Mitte des linken Fußes oder der linken Schuhplatte bis zur Mitte rechts.',
  pedal_spindle_length: 'Von der Kurbelfläche bis zur Pedalmitte.',
  pedal_washers: 'Dicke je Seite.',
  pedal_model: 'Marke und Modell.',
  cleat_fore_aft:
    'Pedalachse gegenüber dem Kopf des ersten Mittelfußknochens. Plus heißt: Die Achse liegt dahinter.',
  cleat_rotation: 'Winkel zwischen dem Fuß und der Fahrtrichtung. Plus heißt: Zehen nach außen.',
  cleat_lateral:
    'Abstand der Mitte der Schuhplatte von der Neutralstellung. Plus heißt: Der Fuß steht weiter außen.',
  cleat_float: 'Freie Drehung insgesamt.',
  wedge_deg: 'Winkel des Keils an der Schuhplatte oder im Schuh. Ein Keil neigt den Fuß.',
  wedge_side: 'Varus (Innenseite höher) oder Valgus (Außenseite höher).',
  leg_length_shim: 'Höhe der Unterlage unter der Schuhplatte, auf jeder Seite. Eine Unterlage hebt den Fuß.',
  insole: 'Die Einlegesohle im Schuh und wie stark sie das Fußgewölbe stützt.',
  metatarsal_pad: 'Ob die Einlegesohle eine Mittelfußpelotte hat.',
  shoe_model: 'Marke, Modell und Größe.',
  cleat_model: 'Marke und Modell, mit der Farbe, wenn sie die Bewegungsfreiheit angibt.',
  frame_stack: 'Senkrechter Abstand von der Tretlagermitte bis zur Mitte der Oberkante des Steuerrohrs.',
  frame_reach: 'Waagerechter Abstand von der Tretlagermitte bis zur Mitte der Oberkante des Steuerrohrs.',
  aero_pad_stack:
    'Senkrechter Abstand von der Tretlagermitte bis zur Armauflage, an ihrer Mitte oder Hinterkante.',
  aero_pad_reach:
    'Waagerechter Abstand von der Tretlagermitte bis zur Armauflage, an ihrer Mitte oder Hinterkante.',
  aero_pad_drop:
    'Senkrechter Abstand von der Oberseite des Sattels bis zur Oberseite der Armauflage. Plus heißt: Die Armauflage ist tiefer.',
  aero_pad_width: 'Von Armauflagenmitte zu Armauflagenmitte.',
  aero_extension_length: 'Von der Hinterkante der Armauflage bis zur Spitze der Extension.',
  aero_extension_tilt: 'Winkel zwischen den Extensions und der Waagerechten.',
  tyre_width: 'Auf der Felge gemessen, nicht die Zahl auf dem Reifen.',
  tyre_pressure_front: 'Kalt gemessen.',
  tyre_pressure_rear: 'Kalt gemessen.',
  knee_flexion_min_dynamic: 'Kleinste Beugung beim Treten. 0 ist ein gestrecktes Bein.',
  knee_flexion_bdc_static:
    'Beugung mit dem Pedal unten, mit einem Goniometer gemessen. 0 ist ein gestrecktes Bein.',
  knee_flexion_max: 'Größte Beugung, am höchsten Punkt der Umdrehung. 0 ist ein gestrecktes Bein.',
  knee_over_pedal:
    'Lot von der Tuberositas tibiae oder vom Kniemarker eines 3D-Systems, mit der Kurbel auf 3 Uhr, gegenüber der Achse. Plus heißt: Das Knie liegt davor. Nur zur Beschreibung.',
  hip_angle_closed:
    'Kleinster Winkel zwischen Knie, Hüfte und Schulter. Systeme definieren ihn unterschiedlich.',
  hip_angle_open: 'Größter Winkel zwischen Tretlager, Hüfte und Schulter.',
  torso_angle: 'Winkel zwischen der Waagerechten und der Linie von der Hüfte zur Schulter.',
  shoulder_angle: 'Winkel zwischen Hüfte, Schulter und Ellbogen.',
  elbow_flexion: '180° minus der eingeschlossene Winkel. 0 ist ein gestreckter Arm.',
  ankle_plantarflexion_bdc: 'Plantarflexion mit dem Pedal unten, im Stillstand.',
  ankle_min: 'Kleinster Knöchelwinkel in einer Kurbelumdrehung, von der Ferse zum Fuß gemessen.',
  ankle_max: 'Größter Knöchelwinkel in einer Kurbelumdrehung, von der Ferse zum Fuß gemessen.',
  ankle_range: 'Größter minus kleinster Knöchelwinkel in einer Kurbelumdrehung.',
  knee_lateral_travel: 'Breite der Bahn des Knies, von vorn gesehen.',
  hip_vertical_travel: 'Wie weit sich der Hüftmarker auf und ab bewegt.',
  hip_horizontal_travel: 'Wie weit sich der Hüftmarker vor und zurück bewegt.',
  saddle_pressure_peak_sit_bones:
    'Höchster Druck unter jedem Sitzknochen beim Treten, wie ihn die Software der Druckmatte anzeigt.',
  saddle_pressure_mean_sit_bones:
    'Mittlerer Druck unter jedem Sitzknochen beim Treten, wie ihn die Software der Druckmatte anzeigt.',
  saddle_pressure_peak_front:
    'Höchster Druck auf dem vorderen Teil des Sattels beim Treten, wie ihn die Software der Druckmatte anzeigt.',
  saddle_pressure_mean_front:
    'Mittlerer Druck auf dem vorderen Teil des Sattels beim Treten, wie ihn die Software der Druckmatte anzeigt.',
  weight_on_saddle: 'Anteil des Gewichts, der beim Treten auf dem Sattel liegt.',
  weight_on_hands: 'Anteil des Gewichts, der beim Treten auf den Händen liegt.',
  weight_on_pedals: 'Anteil des Gewichts, der beim Treten auf den Pedalen liegt.',
  inseam: 'Vom Boden bis zum Schambein, barfuß, mit einem fest hochgezogenen Buch. Mittel aus 3 Messungen.',
  sit_bone_width: 'Von der Mitte des Abdrucks eines Sitzknochens bis zur Mitte des anderen.',
  shoulder_width: 'Zwischen den Außenkanten der Schulterhöhen (Akromion zu Akromion).',
  trunk_length: 'Vom Schambein bis zur Grube über dem Brustbein, im Stehen.',
  arm_length: 'Von der Schulterhöhe (Akromion) bis zur Mitte eines Griffs in der Faust.',
  femur_length: 'Vom Knochenvorsprung seitlich an der Hüfte bis zur Außenseite des Kniegelenks.',
  foot_length: 'Von der Ferse bis zur längsten Zehe, im Stehen.',
  foot_posture_index: 'Sechs Beobachtungen am stehenden Fuß, von −12 bis +12 für jeden Fuß.',
  straight_leg_raise: 'Winkel des Beins über der Liege, vom Untersuchenden mit gestrecktem Knie angehoben.',
  sit_and_reach:
    'Wie weit die Fingerspitzen über die Fußsohlen hinausreichen. Minus heißt: Sie erreichen sie nicht.',
  toe_touch: 'Abstand der Fingerspitzen vom Boden mit gestreckten Knien. 0 heißt: Sie berühren ihn.',
  hip_flexion_range: 'Bewegungsumfang der Hüfte mit gebeugtem Knie.',
  hip_internal_rotation: 'Bewegungsumfang der Hüfte bei Drehung nach innen.',
  hip_external_rotation: 'Bewegungsumfang der Hüfte bei Drehung nach außen.',
  thomas_test:
    'Winkel des Oberschenkels zur Liege, in Rückenlage mit dem anderen Knie an der Brust. Plus heißt: Der Oberschenkel bleibt über der Liege.',
  ankle_dorsiflexion: 'Winkel des Schienbeins zur Senkrechten, mit dem Fuß flach auf dem Boden.',
  modified_schober: 'Wie weit sich die Lendenwirbelsäule beim Vorbeugen verlängert.',
  leg_length_difference: 'Struktureller Unterschied. Plus heißt: Das linke Bein ist länger.',
  single_leg_squat:
    'Wie gut Knie, Becken und Rumpf bei langsamen Kniebeugen auf einem Bein in einer Linie bleiben.',
  cervical_extension: 'Wie weit sich der Kopf im aufrechten Sitzen nach hinten neigt.',
  cervical_rotation: 'Wie weit sich der Kopf im aufrechten Sitzen zu jeder Seite dreht.',
} satisfies Translation<typeof english>
