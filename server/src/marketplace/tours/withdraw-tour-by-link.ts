import { answeredByLink } from './answered-by-link.ts'
import { withdraw } from './visitor-steps.ts'

export const withdrawTourByLink = answeredByLink(withdraw)
