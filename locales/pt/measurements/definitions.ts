import type english from '../../en/measurements/definitions.ts'
import type { Translation } from '../../translation.ts'

export default {
  saddle_height:
    'Do centro do eixo pedaleiro ao topo do selim no ponto de referência, em linha reta ou ao longo do tubo do selim.',
  saddle_setback:
    'Distância horizontal do centro do eixo pedaleiro ao ponto de referência. Positivo significa atrás do eixo pedaleiro.',
  saddle_tilt:
    'Ângulo entre a horizontal e uma tábua plana sobre os pontos mais altos à frente e atrás. Positivo significa ponta para cima.',
  saddle_model: 'Marca e modelo, com o tamanho se existir.',
  saddle_width: 'No ponto mais largo.',
  saddle_length: 'Da ponta à traseira.',
  saddle_nose_to_width_80: 'Ao longo do selim, da ponta até onde tem 80 mm de largura.',
  saddle_stack: 'Dos carris, no aperto, ao topo do selim acima deles.',
  saddle_pedal_distance: 'Do eixo do pedal, no ponto mais baixo, ao topo do selim.',
  seatpost_offset:
    'Da linha central do tubo do selim ao centro do aperto do selim. Positivo significa que o aperto está atrás dela.',
  sitting_angle:
    'Ângulo entre a horizontal e a linha do centro do eixo pedaleiro ao centro da anca: o ângulo de assento efetivo.',
  saddle_to_bar_reach: 'Distância horizontal do ponto de referência do selim ao centro do aperto do guiador.',
  saddle_to_hood_reach: 'Distância do ponto de referência do selim ao sítio onde a mão assenta na manete.',
  saddle_to_grip_reach:
    'Distância horizontal do ponto de referência do selim à linha entre os meios dos punhos.',
  bar_drop:
    'Distância vertical do topo do selim ao topo do guiador no aperto, ou à manete. Positivo significa que o guiador está mais baixo.',
  stem_length: 'Do centro da coluna de direção ao centro do aperto do guiador, ao longo do avanço.',
  stem_angle:
    'Ângulo entre o avanço e uma linha a 90° da coluna de direção. Positivo significa que o avanço sobe.',
  spacers: 'Altura total.',
  bar_width_cc: 'Na parte inferior do guiador, de centro a centro.',
  bar_width_oo: 'Na parte inferior do guiador, de borda exterior a borda exterior.',
  hood_width: 'Entre as bordas interiores das manetes.',
  bar_stack:
    'Distância vertical do centro do eixo pedaleiro ao centro do guiador ou ao sítio onde a mão assenta na manete.',
  bar_reach_xy:
    'Distância horizontal do centro do eixo pedaleiro ao centro do guiador ou ao sítio onde a mão assenta na manete.',
  bar_component_reach:
    'Do centro do aperto ao ponto mais avançado do guiador. Não é o alcance selim-guiador da posição.',
  bar_component_drop:
    'Do centro do aperto ao centro da parte inferior. Não é o desnível selim-guiador da posição.',
  hood_angle: 'Ângulo entre o topo da manete e a horizontal.',
  hood_rotation: 'Quanto a alavanca roda para dentro em relação ao plano da parte inferior do guiador.',
  bar_roll:
    'Quanto o guiador está rodado no aperto em relação à marca do fabricante. Positivo significa que as pontas estão viradas para cima.',
  lever_sweep:
    'Ângulo entre a alavanca de travão e a horizontal. Positivo significa que a alavanca aponta para baixo.',
  crank_length: 'Do centro do eixo pedaleiro ao centro do eixo do pedal.',
  q_factor: 'Da face exterior de um crenque à face exterior do outro.',
  stance_width: 'Do centro do pé ou cleat esquerdo ao centro do direito.',
  pedal_spindle_length: 'Da face do crenque ao centro do pedal.',
  pedal_washers: 'Espessura por lado.',
  pedal_model: 'Marca e modelo.',
  cleat_fore_aft:
    'Eixo do pedal em relação à cabeça do primeiro metatarso. Positivo significa que o eixo está atrás dela.',
  cleat_rotation: 'Ângulo entre o pé e a direção de marcha. Positivo significa ponta do pé para fora.',
  cleat_lateral:
    'Distância do centro do cleat à posição neutra. Positivo significa que o pé está mais para fora.',
  cleat_float: 'Rotação livre total.',
  wedge_deg: 'Ângulo da cunha no cleat ou no sapato. Uma cunha inclina o pé.',
  wedge_side: 'Varo (lado interior para cima) ou valgo (lado exterior para cima).',
  leg_length_shim: 'Altura do calço sob o cleat, de cada lado. Um calço levanta o pé.',
  insole: 'A palmilha no sapato e quanto apoia o arco do pé.',
  metatarsal_pad: 'Se a palmilha tem almofada metatarsal.',
  shoe_model: 'Marca, modelo e tamanho.',
  cleat_model: 'Marca e modelo, com a cor se indicar a flutuação.',
  frame_stack: 'Distância vertical do centro do eixo pedaleiro ao centro superior do tubo da direção.',
  frame_reach: 'Distância horizontal do centro do eixo pedaleiro ao centro superior do tubo da direção.',
  aero_pad_stack: 'Distância vertical do centro do eixo pedaleiro ao apoio, no centro ou na borda traseira.',
  aero_pad_reach:
    'Distância horizontal do centro do eixo pedaleiro ao apoio, no centro ou na borda traseira.',
  aero_pad_drop:
    'Distância vertical do topo do selim ao topo do apoio. Positivo significa que o apoio está mais baixo.',
  aero_pad_width: 'De centro a centro dos apoios.',
  aero_extension_length: 'Da borda traseira do apoio à ponta da extensão.',
  aero_extension_tilt: 'Ângulo entre as extensões e a horizontal.',
  tyre_width: 'Medida na jante, não o número no pneu.',
  tyre_pressure_front: 'Medida a frio.',
  tyre_pressure_rear: 'Medida a frio.',
  knee_flexion_min_dynamic: 'Menor flexão a pedalar. 0 é a perna esticada.',
  knee_flexion_bdc_static: 'Flexão com o pedal em baixo, medida com goniómetro. 0 é a perna esticada.',
  knee_flexion_max: 'Maior flexão, no ponto mais alto. 0 é a perna esticada.',
  knee_over_pedal:
    'Fio de prumo da tuberosidade da tíbia, ou do marcador do joelho de um sistema 3D, com o crenque às 3 horas, em relação ao eixo. Positivo significa que o joelho está à frente. Apenas descritivo.',
  hip_angle_closed: 'Menor ângulo entre joelho, anca e ombro. Os sistemas definem-no de formas diferentes.',
  hip_angle_open: 'Maior ângulo entre eixo pedaleiro, anca e ombro.',
  torso_angle: 'Ângulo entre a horizontal e a linha da anca ao ombro.',
  shoulder_angle: 'Ângulo entre anca, ombro e cotovelo.',
  elbow_flexion: '180° menos o ângulo interno. 0 é o braço esticado.',
  ankle_plantarflexion_bdc: 'Flexão plantar com o pedal em baixo, parado.',
  ankle_min: 'Menor ângulo do tornozelo numa volta do crenque, medido do calcanhar ao pé.',
  ankle_max: 'Maior ângulo do tornozelo numa volta do crenque, medido do calcanhar ao pé.',
  ankle_range: 'Diferença entre o maior e o menor ângulo do tornozelo numa volta do crenque.',
  knee_lateral_travel: 'Largura do percurso do joelho, visto de frente.',
  hip_vertical_travel: 'Quanto o marcador da anca sobe e desce.',
  hip_horizontal_travel: 'Quanto o marcador da anca avança e recua.',
  saddle_pressure_peak_sit_bones:
    'Pressão mais alta sob cada ísquio a pedalar, como a mostra o software do tapete de pressão.',
  saddle_pressure_mean_sit_bones:
    'Pressão média sob cada ísquio a pedalar, como a mostra o software do tapete de pressão.',
  saddle_pressure_peak_front:
    'Pressão mais alta na parte da frente do selim a pedalar, como a mostra o software do tapete de pressão.',
  saddle_pressure_mean_front:
    'Pressão média na parte da frente do selim a pedalar, como a mostra o software do tapete de pressão.',
  weight_on_saddle: 'Parte do peso que assenta no selim a pedalar.',
  weight_on_hands: 'Parte do peso que assenta nas mãos a pedalar.',
  weight_on_pedals: 'Parte do peso que assenta nos pedais a pedalar.',
  inseam: 'Do chão ao osso púbico, descalço, com um livro bem puxado para cima. Média de 3.',
  sit_bone_width: 'Do centro da marca de um ísquio ao centro da outra.',
  shoulder_width: 'Entre as bordas exteriores das pontas das omoplatas (de acrómio a acrómio).',
  trunk_length: 'Do osso púbico à depressão acima do esterno, de pé.',
  arm_length: 'Da ponta do ombro (acrómio) ao meio de um punho seguro na mão.',
  femur_length: 'Do ponto ósseo lateral da anca ao lado exterior da articulação do joelho.',
  foot_length: 'Do calcanhar ao dedo mais comprido, de pé.',
  foot_posture_index: 'Seis observações do pé em apoio, de −12 a +12 para cada pé.',
  straight_leg_raise: 'Ângulo da perna acima da marquesa, levantada pelo examinador com o joelho esticado.',
  sit_and_reach:
    'Quanto as pontas dos dedos passam das plantas dos pés. Negativo significa que não chegam lá.',
  toe_touch: 'Distância das pontas dos dedos ao chão com os joelhos esticados. 0 significa que tocam.',
  hip_flexion_range: 'Amplitude de movimento da anca com o joelho fletido.',
  hip_internal_rotation: 'Amplitude de movimento da anca ao rodar para dentro.',
  hip_external_rotation: 'Amplitude de movimento da anca ao rodar para fora.',
  thomas_test:
    'Ângulo da coxa em relação à marquesa, deitado de costas com o outro joelho junto ao peito. Positivo significa que a coxa fica acima da marquesa.',
  ankle_dorsiflexion: 'Ângulo da canela em relação à vertical com o pé assente no chão.',
  modified_schober: 'Quanto a coluna lombar se alonga ao inclinar-se para a frente.',
  leg_length_difference: 'Diferença estrutural. Positivo significa que a perna esquerda é mais comprida.',
  single_leg_squat: 'Até que ponto joelho, bacia e tronco ficam alinhados em agachamentos lentos numa perna.',
  cervical_extension: 'Quanto a cabeça se inclina para trás, sentado direito.',
  cervical_rotation: 'Quanto a cabeça roda para cada lado, sentado direito.',
} satisfies Translation<typeof english>
