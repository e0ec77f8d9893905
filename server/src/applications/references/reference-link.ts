import { REFERENCE_LINK_DAYS } from '@keystead/contract/applications/references/reference.values.ts'
import { defineLink } from '../../links/link-purpose.ts'

/** Opens a questionnaire about an applicant for someone whom their form names, until they have answered or the application is over. */
export const REFERENCE_LINK = defineLink({
  name: 'application-reference',
  opens: 'application-reference',
  lifetimeSeconds: REFERENCE_LINK_DAYS * 86_400,
  // An answer ends it, looking at it does not. Each email has one, and what they all open is answered once.
  isSingleUse: false,
  keepsOlder: true,
})
