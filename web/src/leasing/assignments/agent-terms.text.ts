import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/agent-terms', {
  contractType: 'Contract type',
  startDate: 'Start date',
  endDate: 'End date',
  endDateHelp: 'The last day. Leave it empty if there is no end date.',
  agentPercent: 'Agent percent',
  agentPercentHelp: 'Of the sale price, or of the first lease.',
  feePercent: 'Fee percent',
  feePercentHelp: 'Of the rent collected.',
  fee: 'Fee',
  feeHelp: 'Flat fee per month.',
  scopes: 'Scopes',
  scopesHelp: 'What the agent can do. Every agent can see the property.',
  editTitle: '{name}’s assignment',
  editIntro: 'Changes take effect when you save.',
  formLabel: 'Assignment',
  saveChanges: 'Save changes',
  nothing: 'None',
})
