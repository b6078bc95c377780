import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Tu valoración de un año, en una página que cualquiera puede abrir. Tú decides si se muestra. No cambia tu posición en ninguna lista.',
  rules: 'Las reglas del sello',
  show: 'Mostrar mi sello',
  showHint: 'Lo ve cualquiera que tenga el enlace. Puedes dejar de mostrarlo en cualquier momento.',
  link: 'Enlace que verifica el sello',
  linkHint: 'Ponlo en tu web. Muestra el sello tal como lo calculamos.',
  preview: 'Lo que ve todo el mundo',
  open: 'Abrir la página',
  state: {
    waiting: 'Tu sello aún no se ha calculado. Vuelve hoy más tarde.',
    few_riders_one: 'No hay sello de {{year}}: haría falta {{count}} ciclista más.',
    few_riders_other: 'No hay sello de {{year}}: harían falta {{count}} ciclistas más.',
    fewHow:
      'Un sello necesita 11 ciclistas que valoraran un fitting de ese año y aceptaran la investigación. Hasta ahora: {{riders}}. El próximo sello se calcula el {{date}}.',
    low_response: 'No hay sello de {{year}}: respondieron muy pocos ciclistas.',
    lowHow:
      'Un sello necesita la respuesta de la mitad de los ciclistas a los que se preguntó. Seguimientos respondidos: {{answered}} de {{asked}} ({{share}}). El próximo sello se calcula el {{date}}.',
    off: 'Tu sello está listo, pero no se muestra.',
    on: 'Todo el mundo puede ver tu sello.',
    paused: 'Elegiste mostrar tu sello. Se mostrará de nuevo en cuanto haya uno.',
  },
  mark: {
    title: 'Valoración de ciclistas {{year}}',
    rating: '{{value}} de 7',
    interval: 'Intervalo del 95 %: {{low}} a {{high}}',
    riders_one: 'de {{count}} ciclista que aceptó la investigación',
    riders_other: 'de {{count}} ciclistas que aceptaron la investigación',
    answered: '{{answered}} de {{asked}} seguimientos respondidos',
    computed: 'Calculado el {{date}}, válido hasta el {{until}}',
  },
  verified: {
    lead: '{product} calculó este sello con las respuestas de ciclistas. El fitter no puede cambiarlo.',
    unknown: 'No hay ningún sello en esta dirección',
    unknownText:
      'El fitter no muestra un sello, o ya no hay respuestas suficientes para uno. Si una web muestra uno de todos modos, no te fíes.',
    note: 'A cada ciclista le importan cosas distintas y no todos responden. Un sello no te dice cómo irá tu propio fitting.',
  },
  rulesPage: {
    lead: 'Qué dice el sello de un fitter, cómo lo calculamos y qué no hacemos con él.',
    says: 'Qué dice',
    saysText:
      'La satisfacción de los ciclistas con su fitting unas semanas después, de 1 a 7. Es la cifra de un solo fitter. No dice nada sobre la salud.',
    who: 'Qué respuestas cuentan',
    whoText:
      'Las de ciclistas que tuvieron un fitting en el año natural y aceptaron la investigación. No cuentan las que se rellenaron junto con el fitter. Un ciclista con varios fittings cuenta una vez.',
    least: 'Cuándo hay sello',
    leastText:
      'Con al menos 11 ciclistas, y si se respondió al menos la mitad de los seguimientos previstos a las seis semanas. Si no, no hay ninguno.',
    formula: 'Cómo se calcula',
    formulaText:
      'Es una media bayesiana: las valoraciones de los ciclistas junto con 10 ciclistas supuestos que dan {{centre}}. Así, unas pocas respuestas no pueden dar un sello muy alto ni muy bajo. El intervalo muestra cuánta incertidumbre hay; la media simple nunca se muestra.',
    when: 'Cuándo cambia',
    whenText:
      'Una vez al año, el 1 de abril, para el año anterior: para entonces, los ciclistas de diciembre han tenido tiempo de responder. Si un ciclista retira su consentimiento de investigación, el siguiente cálculo no lo incluye. Si quedan menos de 11 ciclistas, el sello desaparece.',
    choice: 'Quién decide',
    choiceText:
      'El fitter decide si el sello se muestra. No ordenamos, filtramos ni recomendamos fitters según él, y un fitter sin sello no es peor que uno con sello.',
    verify: 'Cómo verificarlo',
    verifyText:
      'Un sello tiene un enlace a una página de {product}. Lo que muestra esa página es lo que calculamos. La imagen de un sello no prueba nada.',
  },
} satisfies Translation<typeof english>
