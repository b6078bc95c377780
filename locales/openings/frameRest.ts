import frame from '../en/frame.ts'
import { textsAfterOpening } from './opening.ts'

// The build puts the result in place of this module (web/build/opening-texts.ts).
export default textsAfterOpening('frame', frame)
