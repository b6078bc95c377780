import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tus sillines',
  empty:
    'Aún no hay sillines. Introduce abajo el modelo y las medidas de un sillín y añádelo aquí para el próximo fitting.',
  phase: {
    before: 'Antes',
    after: 'Después',
  },
  of: {
    before: '(antes)',
    after: '(después)',
  },
  choose: 'Elegir sillín',
  chooseFor: {
    before: 'Elegir sillín: antes',
    after: 'Elegir sillín: después',
  },
  search: 'Buscar un sillín',
  nothingFound: 'Ningún sillín coincide. Prueba con menos letras.',
  published: {
    title: 'Modelos publicados',
    hint: 'Longitud y anchura según lo publicado. Mide tú la distancia de la punta al punto de 80 mm.',
    from: 'Fuente: {{source}}',
  },
  dimension: {
    width: '{{by}} de ancho',
    length: '{{by}} de largo',
    noseToWidth80: '{{by}} de la punta al punto de 80 mm',
    stack: '{{by}} sobre los raíles',
  },
  noDimensions: 'Sin medidas introducidas',
  filled: {
    before: '{{model}} elegido para antes.',
    after: '{{model}} elegido para después.',
  },
  add: 'Añadir a tus sillines',
  added: '{{model}} añadido a tus sillines.',
  update: 'Actualizar en tus sillines',
  updated: '{{model}} actualizado en tus sillines.',
  known: 'En tus sillines',
  remove: 'Quitar',
  removed: '{{model}} quitado. Los fittings conservan sus números.',
} satisfies Translation<typeof english>
