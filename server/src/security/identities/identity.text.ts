import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/identities/identity', {
  canSignIn: 'You can now sign in to your account through another service.',
  noLongerSignsIn: 'Signing in through another service was turned off.',

  connected: {
    subject: '{provider} can now sign in to your account',
    heading: '{provider} is connected',
    intro: 'An account at {provider} was connected. From now on it can sign in to your account here.',
  },
  disconnected: {
    subject: '{provider} was disconnected from your account',
    heading: '{provider} is disconnected',
    intro: 'Your account at {provider} no longer signs in here. Your other ways to sign in stay the same.',
  },
  seeSettings: 'See your security settings',
  notYou: 'If this wasn’t you, change your password right away and sign out all other devices.',
})
