import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/identity/profiles/profile-type', {
  ownerDoes: 'I own homes or commercial space that I rent out or sell.',
  agentDoes: 'I manage, list or show properties for others.',
  tenantDoes: 'I’m looking for a place, or I rent one.',
  forMyself: 'For myself, in my own name.',
  forCompany: 'For a company or a team.',
})
