import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/fees/listing-fee', {
  title: 'What it costs to apply',
  each: '{amount} for each adult who would live there. Guarantors pay nothing.',
  nothing: 'Nothing.',
  online:
    'You pay it here, by card or bank account, before you submit your form. If the home is gone before anyone has looked at your application, you get it back.',
  outside: 'The landlord collects it themselves: you pay nothing of it here.',
  forbidden: 'The landlord’s fee is {wanted}, which the state does not allow: nothing is asked.',
  capped: 'The landlord’s fee is {wanted}. The state allows no more than {amount}.',
  law: 'What the state says: {says}',
  inPanel: 'Applying costs {amount} for each adult.',
  inPanelCapped: 'Applying costs {amount} for each adult: the state allows no more.',
  inPanelNothing: 'Applying costs nothing: the state allows no fee.',
})
