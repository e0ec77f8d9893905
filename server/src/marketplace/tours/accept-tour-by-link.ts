import { answeredByLink } from './answered-by-link.ts'
import { acceptProposal } from './visitor-steps.ts'

export const acceptTourByLink = answeredByLink(acceptProposal)
