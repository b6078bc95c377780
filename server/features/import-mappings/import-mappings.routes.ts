import type { Handlers } from '../../http/handler-types.ts'
import {
  addMapping,
  changeMapping,
  readMappings,
  removeMapping,
  replayMapping,
} from './import-mappings.service.ts'

/** The calls of a fitter's mappings for files of other systems. */
export const importMappingHandlers = () =>
  ({
    'GET /api/import-mappings': ({ run }) => run(readMappings),
    'POST /api/import-mappings': {
      run: ({ run, body }) => run((tx) => addMapping(tx, body)),
      replay: replayMapping,
    },
    'PUT /api/import-mappings/:mappingId': ({ run, params, body }) =>
      run((tx) => changeMapping(tx, params.mappingId, body)),
    'DELETE /api/import-mappings/:mappingId': ({ run, params }) =>
      run((tx) => removeMapping(tx, params.mappingId)),
  }) satisfies Partial<Handlers>
