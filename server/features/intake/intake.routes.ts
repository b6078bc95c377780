import type { Handlers } from '../../http/handler-types.ts'
import { correctedBefore, correctIntake } from './correction.service.ts'
import { askForDraft, changeDraft, listOpenIntakes, readIntake } from './intake.service.ts'
import { beginIntake } from './start.service.ts'
import { submitIntake, submittedBefore } from './submit.service.ts'

/** The calls for filling in, submitting and correcting an intake. */
export const intakeHandlers = () =>
  ({
    'GET /api/intakes/open': ({ run }) => run(listOpenIntakes),
    'POST /api/intakes': {
      run: ({ run, body }) => run((tx) => beginIntake(tx, body)),
      replay: async (_tx, id) => ({ id, sessionId: id }),
    },
    'GET /api/sessions/:sessionId/intake': ({ run, params }) => run((tx) => readIntake(tx, params.sessionId)),
    'PATCH /api/sessions/:sessionId/intake/draft': ({ runAfter, params, body }) =>
      runAfter(
        (db) => askForDraft({ db }, params.sessionId),
        (tx, asked) => changeDraft(tx, asked, body),
      ),
    'POST /api/sessions/:sessionId/intake/submission': {
      run: ({ run, params, body }) => run((tx) => submitIntake(tx, params.sessionId, body)),
      replay: submittedBefore,
    },
    'POST /api/sessions/:sessionId/intake/corrections': {
      run: ({ run, params, body }) => run((tx) => correctIntake(tx, params.sessionId, body)),
      replay: correctedBefore,
    },
  }) satisfies Partial<Handlers>
