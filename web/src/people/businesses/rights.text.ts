import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/people/businesses/rights', {
  view: 'See {areas}.',
  edit: 'See and change {areas}.',
  delete: 'See, change and delete {areas}.',
  pay: 'See and change payments, and move money.',
  nothing: 'Sign in, and see nothing of the business so far.',
  administrators: 'Invite and remove members, change roles, choose the plan, and delete the business.',
  all: 'All of this on every property.',
  limited: {
    one: 'All of this on the {count} property given to this person, and on no other.',
    other: 'All of this on the {count} properties given to this person, and on no others.',
  },
  limitedSelf: 'All of this on the properties given to you, and on no others.',
})
