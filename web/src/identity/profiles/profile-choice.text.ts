import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profile-choice', {
  later: 'I’ll decide later',
  laterNote: 'Look around first.',
  profileType: 'Profile type',
  accountType: 'Account type',
  categories: 'What fits you?',
  categoriesHelp: 'Choose as many as you like.',
})
