import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/agreements/agreements/outcome', {
  leaseRecorded: 'The lease of {home} is recorded: rent, term and tenants as they were signed.',
  leaseAlready: 'The lease of {home} was recorded already.',
  leaseChanged: 'The lease of {home} is changed as it was signed.',
  leaseAsIs: 'Nothing in the lease of {home} changes by this agreement.',
  engaged: '{agent} now works for {home}.',
  refused: 'Everyone has signed, but it could not be recorded yet: {reason}',
  toSender: 'Everyone has signed “{title}”, but it could not be recorded yet: {reason}',
  leaseGone: 'The lease of this agreement is no longer there.',
  homeGone: 'The property of this agreement is no longer there.',
  noTenants: 'No tenant is among those who signed.',
  noAgent: 'No agent is among those who signed.',
  ownerHasNotSigned: 'The property’s manager is not among those who signed.',
})
