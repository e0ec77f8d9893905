import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why a property can’t be assigned to an agent, said at the field. */
export const text = defineText('server/leasing/engagements/engagement-refusal', {
  managersOnly: 'Only the owner can assign agents.',
  exclusiveFromTo: 'Another agent manages {home} exclusively from {firstDay} to {lastDay}. Please choose other dates or another contract.',
  exclusiveFrom: 'Another agent manages {home} exclusively starting {firstDay}. Please choose other dates or another contract.',
  propertiesGone: 'Some of these properties are no longer there. Please choose again.',
})
