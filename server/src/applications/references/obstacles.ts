import type { ReferenceObstacle } from '@keystead/contract/applications/references/reference.values.ts'
import type { Referee } from '../form/form.public.ts'

/** Why someone can’t be asked. What the applicant allows comes first; the address is that of the form and no other. */
export function obstacleTo({ kind, isAllowed, email, applicantEmail }: Referee): ReferenceObstacle | null {
  if (!isAllowed) return kind === 'personal' ? 'notAgreed' : 'mayNotContact'
  if (email === null) return 'noEmail'
  return email.toLowerCase() === applicantEmail?.toLowerCase() ? 'ownAddress' : null
}
