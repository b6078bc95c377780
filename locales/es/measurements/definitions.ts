import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Del centro del eje de pedalier (BB) a la parte superior del sillín en el punto de referencia, en línea recta o a lo largo del tubo de sillín.',
  saddle_setback:
    'Distancia horizontal del centro del BB al punto de referencia. Un valor positivo significa por detrás del BB.',
  saddle_tilt:
    'Ángulo entre la horizontal y una tabla plana sobre los puntos más altos de delante y detrás. Un valor positivo significa punta hacia arriba.',
  saddle_model: 'Marca y modelo, con la talla si la hay.',
  saddle_width: 'En el punto más ancho.',
  saddle_length: 'De la punta a la cola.',
  saddle_nose_to_width_80: 'A lo largo del sillín, de la punta hasta donde mide 80 mm de ancho.',
  saddle_stack: 'De los raíles, en la abrazadera, a la parte superior del sillín justo encima.',
  saddle_pedal_distance: 'Del eje del pedal, en el punto más bajo, a la parte superior del sillín.',
  seatpost_offset:
    'De la línea central del tubo de sillín al centro de la abrazadera del sillín. Un valor positivo significa que la abrazadera está por detrás.',
  sitting_angle:
    'Ángulo de la horizontal con la línea entre el centro del BB y el centro de la cadera: el ángulo de asiento efectivo.',
  saddle_to_bar_reach:
    'Distancia horizontal del punto de referencia del sillín al centro de la abrazadera del manillar.',
  saddle_to_hood_reach: 'Distancia del punto de referencia del sillín a donde la mano se apoya en la maneta.',
  saddle_to_grip_reach:
    'Distancia horizontal del punto de referencia del sillín a la línea entre los centros de los puños.',
  bar_drop:
    'Distancia vertical de la parte superior del sillín a la del manillar en la abrazadera, o a la maneta. Un valor positivo significa manillar más bajo.',
  stem_length:
    'Del centro del tubo de dirección al centro de la abrazadera del manillar, a lo largo de la potencia.',
  stem_angle:
    'Ángulo entre la potencia y una línea a 90° del tubo de dirección. Un valor positivo significa que la potencia sube.',
  spacers: 'Altura total.',
  bar_width_cc: 'En la parte baja del manillar, de centro a centro.',
  bar_width_oo: 'En la parte baja del manillar, de borde exterior a borde exterior.',
  hood_width: 'Entre los bordes interiores de las manetas.',
  bar_stack:
    'Distancia vertical del centro del BB al centro del manillar, o a donde la mano se apoya en la maneta.',
  bar_reach_xy:
    'Distancia horizontal del centro del BB al centro del manillar, o a donde la mano se apoya en la maneta.',
  bar_component_reach:
    'Del centro de la abrazadera al punto más adelantado del manillar. No es el alcance sillín-manillar de la posición.',
  bar_component_drop:
    'Del centro de la abrazadera al centro de la parte baja. No es el desnivel sillín-manillar de la posición.',
  hood_angle: 'Ángulo entre la parte superior de la maneta y la horizontal.',
  hood_rotation: 'Cuánto gira la maneta hacia dentro respecto al plano de la parte baja del manillar.',
  bar_roll:
    'Cuánto está girado el manillar en la abrazadera respecto a la marca del fabricante. Un valor positivo significa extremos hacia arriba.',
  lever_sweep:
    'Ángulo entre la palanca de freno y la horizontal. Un valor positivo significa que la palanca apunta hacia abajo.',
  crank_length: 'Del centro del eje de pedalier al centro del eje del pedal.',
  q_factor: 'De la cara exterior de una biela a la cara exterior de la otra.',
  stance_width: 'Del centro del pie o la cala izquierda al centro de la derecha.',
  pedal_spindle_length: 'De la cara de la biela al centro del pedal.',
  pedal_washers: 'Grosor por lado.',
  pedal_model: 'Marca y modelo.',
  cleat_fore_aft:
    'Eje del pedal respecto a la cabeza del primer metatarsiano. Un valor positivo significa que el eje está por detrás.',
  cleat_rotation:
    'Ángulo entre el pie y la dirección de marcha. Un valor positivo significa punta hacia fuera.',
  cleat_lateral:
    'Distancia del centro de la cala a la posición neutra. Un valor positivo significa que el pie está más hacia fuera.',
  cleat_float: 'Rotación libre total.',
  wedge_deg: 'Ángulo de la cuña en la cala o en la zapatilla. Una cuña inclina el pie.',
  wedge_side: 'Varo (lado interno más alto) o valgo (lado externo más alto).',
  leg_length_shim: 'Altura del alza bajo la cala, en cada lado. Un alza eleva el pie.',
  insole: 'La plantilla de la zapatilla y cuánto sujeta el arco.',
  metatarsal_pad: 'Si la plantilla tiene almohadilla metatarsal.',
  shoe_model: 'Marca, modelo y talla.',
  cleat_model: 'Marca y modelo, con el color si indica la flotación.',
  frame_stack: 'Distancia vertical del centro del BB al centro superior del tubo de dirección.',
  frame_reach: 'Distancia horizontal del centro del BB al centro superior del tubo de dirección.',
  aero_pad_stack: 'Distancia vertical del centro del BB al apoyo, en su centro o en su borde trasero.',
  aero_pad_reach: 'Distancia horizontal del centro del BB al apoyo, en su centro o en su borde trasero.',
  aero_pad_drop:
    'Distancia vertical de la parte superior del sillín a la del apoyo. Un valor positivo significa apoyo más bajo.',
  aero_pad_width: 'De centro a centro de los apoyos.',
  aero_extension_length: 'Del borde trasero del apoyo a la punta de la extensión.',
  aero_extension_tilt: 'Ángulo entre las extensiones y la horizontal.',
  tyre_width: 'Medida en la llanta, no el número del neumático.',
  tyre_pressure_front: 'Medida en frío.',
  tyre_pressure_rear: 'Medida en frío.',
  knee_flexion_min_dynamic: 'Flexión mínima al pedalear. 0 es la pierna recta.',
  knee_flexion_bdc_static: 'Flexión con el pedal abajo, medida con goniómetro. 0 es la pierna recta.',
  knee_flexion_max: 'Flexión máxima, en el punto más alto. 0 es la pierna recta.',
  knee_over_pedal:
    'Plomada desde la tuberosidad tibial, o desde el marcador de rodilla de un sistema 3D, con la biela a las 3, respecto al eje. Un valor positivo significa rodilla por delante. Solo como descripción.',
  hip_angle_closed:
    'Ángulo mínimo entre rodilla, cadera y hombro. Los sistemas lo definen de forma distinta.',
  hip_angle_open: 'Ángulo máximo entre BB, cadera y hombro.',
  torso_angle: 'Ángulo entre la horizontal y la línea de la cadera al hombro.',
  shoulder_angle: 'Ángulo entre cadera, hombro y codo.',
  elbow_flexion: '180° menos el ángulo interior. 0 es el brazo recto.',
  ankle_plantarflexion_bdc: 'Flexión plantar con el pedal abajo, sin moverse.',
  ankle_min: 'Ángulo mínimo del tobillo en una vuelta de biela, medido del talón al pie.',
  ankle_max: 'Ángulo máximo del tobillo en una vuelta de biela, medido del talón al pie.',
  ankle_range: 'Ángulo máximo menos mínimo del tobillo en una vuelta de biela.',
  knee_lateral_travel: 'Anchura de la trayectoria de la rodilla, vista de frente.',
  hip_vertical_travel: 'Cuánto sube y baja el marcador de la cadera.',
  hip_horizontal_travel: 'Cuánto avanza y retrocede el marcador de la cadera.',
  saddle_pressure_peak_sit_bones:
    'Presión máxima bajo cada isquion al pedalear, tal como la muestra el software de la alfombrilla de presión.',
  saddle_pressure_mean_sit_bones:
    'Presión media bajo cada isquion al pedalear, tal como la muestra el software de la alfombrilla de presión.',
  saddle_pressure_peak_front:
    'Presión máxima en la parte delantera del sillín al pedalear, tal como la muestra el software de la alfombrilla de presión.',
  saddle_pressure_mean_front:
    'Presión media en la parte delantera del sillín al pedalear, tal como la muestra el software de la alfombrilla de presión.',
  weight_on_saddle: 'Parte del peso que descansa en el sillín al pedalear.',
  weight_on_hands: 'Parte del peso que descansa en las manos al pedalear.',
  weight_on_pedals: 'Parte del peso que descansa en los pedales al pedalear.',
  inseam: 'Del suelo al pubis, sin zapatos, con un libro apretado hacia arriba. Media de 3.',
  sit_bone_width: 'Del centro de la huella de un isquion al centro de la otra.',
  shoulder_width: 'Entre los bordes exteriores de los omóplatos (de acromion a acromion).',
  trunk_length: 'Del pubis a la escotadura sobre el esternón, de pie.',
  arm_length: 'De la punta del hombro (acromion) al centro de un puño cerrado.',
  femur_length: 'Del saliente óseo lateral de la cadera al lado externo de la articulación de la rodilla.',
  foot_length: 'Del talón al dedo más largo, de pie.',
  foot_posture_index: 'Seis observaciones del pie apoyado, de −12 a +12 por cada pie.',
  straight_leg_raise:
    'Ángulo de la pierna sobre la camilla, levantada por quien examina con la rodilla recta.',
  sit_and_reach:
    'Cuánto pasan las puntas de los dedos de las plantas de los pies. Un valor negativo significa que no llegan.',
  toe_touch: 'Distancia de los dedos al suelo con las rodillas rectas. 0 significa que lo tocan.',
  hip_flexion_range: 'Amplitud de movimiento de la cadera con la rodilla doblada.',
  hip_internal_rotation: 'Amplitud de movimiento de la cadera al girar hacia dentro.',
  hip_external_rotation: 'Amplitud de movimiento de la cadera al girar hacia fuera.',
  thomas_test:
    'Ángulo del muslo con la camilla, boca arriba, con la otra rodilla sujeta al pecho. Un valor positivo significa que el muslo queda por encima de la camilla.',
  ankle_dorsiflexion: 'Ángulo de la tibia con la vertical, con el pie plano en el suelo.',
  modified_schober: 'Cuánto se alarga la columna lumbar al inclinarse hacia delante.',
  leg_length_difference:
    'Diferencia estructural. Un valor positivo significa que la pierna izquierda es más larga.',
  single_leg_squat:
    'Cómo se mantienen alineados rodilla, pelvis y tronco en sentadillas lentas a una pierna.',
  cervical_extension: 'Cuánto se inclina la cabeza hacia atrás, con la espalda erguida.',
  cervical_rotation: 'Cuánto gira la cabeza a cada lado, con la espalda erguida.',
} satisfies Translation<typeof english>
