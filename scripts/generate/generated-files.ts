import { accessMatrix } from './access-matrix.ts'
import { dataMapPage } from './data-map.ts'
import { databaseTypes } from './database-types.ts'
import { downloadSchema } from './download-schema.ts'
import { figuresPage } from './figures.ts'
import { fittingSciencePage } from './fitting-science.ts'
import { openApiFile } from './open-api.ts'
import { recordOfProcessing } from './record-of-processing.ts'

/** A file of the repository that is generated from code and never edited by hand. */
export interface GeneratedFile {
  /** The path from the repository's root. */
  file: string
  generate(): Promise<string>
}

/** All generated files. */
export const generatedFiles: readonly GeneratedFile[] = [
  { file: 'docs/data-map.md', generate: async () => dataMapPage() },
  { file: 'docs/record-of-processing.md', generate: async () => recordOfProcessing() },
  { file: 'docs/api/openapi.json', generate: async () => openApiFile() },
  { file: 'docs/fitting-science.md', generate: async () => fittingSciencePage() },
  { file: 'docs/figures.md', generate: async () => figuresPage() },
  { file: 'docs/access-matrix.md', generate: async () => accessMatrix() },
  { file: 'server/data-download/schema-1.json', generate: downloadSchema },
  { file: 'server/database/schema.gen.ts', generate: databaseTypes },
]
