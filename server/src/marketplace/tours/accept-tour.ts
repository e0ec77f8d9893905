import { answeredSignedIn } from './answered-signed-in.ts'
import { acceptProposal } from './visitor-steps.ts'

export const acceptTour = answeredSignedIn(acceptProposal)
