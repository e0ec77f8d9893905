import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/leasing/persons/persons-messages', {
  personNotFound: 'Person not found.',
  personChanged: 'This person was changed in the meantime. Please review the latest version, then save again.',
  personHasAddress: 'Another person on your list has this email. If they are the same person, merge the two; otherwise use another email.',
  personLivesThere: 'They live in one of your homes, or soon will. You can erase their name after that lease ends.',
  personIsGuarantor: 'They’re a guarantor on a lease that hasn’t ended. Please remove them from that lease first.',
  personsLiveTogether:
    'Both live in the same home at the same time, so they can’t be the same person. Please remove one of them from that lease first.',
  personsShareLease:
    'One is a tenant on a lease and the other is its guarantor, so they can’t be the same person. Please remove one of them from that lease first.',
})
