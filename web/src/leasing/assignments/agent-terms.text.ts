import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/agent-terms', {
  contractType: 'Contract type',
  startDate: 'Start date',
  endDate: 'End date',
  endDateHelp: 'The last day. Leave it empty for no end.',
  agentPercent: 'Agent percent',
  agentPercentHelp: 'Of a sale, or of the first lease.',
  feePercent: 'Fee percent',
  feePercentHelp: 'Of the rent that is collected.',
  fee: 'Fee',
  feeHelp: 'A month, flat.',
  scopes: 'Scopes',
  scopesHelp: 'What the agent may do. To see the property comes with every contract.',
  editTitle: 'What {name} does for you',
  editIntro: 'It holds as soon as you save it.',
  formLabel: 'Assignment',
  saveChanges: 'Save changes',
  nothing: 'Nothing',
})
