/** What most riders never see, in one file: fetched once the form stands, so that it is there without a connection. */
export { DraftNotice } from './draft-notice.tsx'
export { MergeView } from './merge-view.tsx'
export { SubmitFailure } from './submit-failure.tsx'
export { WaitingToSend } from './waiting-to-send.tsx'
