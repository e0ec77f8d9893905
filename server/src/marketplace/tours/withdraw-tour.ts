import { answeredSignedIn } from './answered-signed-in.ts'
import { withdraw } from './visitor-steps.ts'

export const withdrawTour = answeredSignedIn(withdraw)
