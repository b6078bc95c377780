import type { Saddle } from './saddle-library.ts'

/** A common saddle with the dimensions that a source gives, in mm. What the source does not say is null. */
export interface PublishedSaddle extends Saddle {
  readonly model: string
  /** Who published the dimensions, and when. */
  readonly source: string
}

interface Model {
  model: string
  length: number | null
  widths: readonly (number | null)[]
  source: string
}

/**
 * Only models whose length or width was read in a published text; `docs/domain.md` lists the texts. None of them says
 * where a saddle is 80 mm wide, so that distance is left to the fitter.
 */
const models: readonly Model[] = [
  { model: 'Fizik Arione', length: 300, widths: [null], source: 'Slowtwitch' },
  { model: 'Fizik Tempo Argo', length: 260, widths: [150, 160], source: 'Road Bike Action' },
  { model: 'Fizik Vento Argo', length: 265, widths: [140, 150], source: 'Road Bike Action' },
  { model: 'ISM Adamo Podium', length: 270, widths: [130], source: 'Competitive Cyclist' },
  { model: 'Prologo Dimension', length: 245, widths: [143, 153], source: 'road.cc, 2020; Slowtwitch, 2019' },
  { model: 'Prologo Scratch NDR', length: 250, widths: [140], source: 'bici.PRO' },
  { model: 'Selle Italia SLR Boost', length: 248, widths: [130, 148], source: 'Cyclist, 2020' },
  { model: 'Selle San Marco Aspide Short', length: 250, widths: [null], source: 'road.cc, 2021' },
  {
    model: 'Specialized Power',
    length: 240,
    widths: [143, 155, 168],
    source: 'Cyclist, 2020; Accidental Randonneur, 2017',
  },
  { model: 'Velo Pronto SL.S1', length: 270, widths: [130], source: 'Cyclingnews, 2004' },
]

/** The published saddles, one for each model and width. */
export const publishedSaddles: readonly PublishedSaddle[] = models.flatMap(({ widths, ...model }) =>
  widths.map((width) => ({ ...model, width, noseToWidth80: null, stack: null })),
)
