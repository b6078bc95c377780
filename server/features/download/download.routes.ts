import { streamCopy } from '../../data-download/stored-copy.ts'
import type { SealedFiles } from '../../files/sealed-files.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { fetchDownload, readDownload, requestDownload } from './download.service.ts'

/** The calls for a person's copy of their own data. */
export const downloadHandlers = ({ files }: { files: SealedFiles }) =>
  ({
    'GET /api/account/download': ({ run }) => run(readDownload),
    'POST /api/account/download': ({ run }) => run(requestDownload),
    async 'GET /api/account/download/file'({ run }) {
      const { key, parts, name } = await run(fetchDownload)
      return { bytes: streamCopy(files, key, parts), name }
    },
  }) satisfies Partial<Handlers>
