import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/identities/connected-accounts', {
  title: 'Connected accounts',
  intro: 'Sign in with an account you have elsewhere. We never post there.',
  disconnected: '{provider} disconnected.',
  disconnect: 'Disconnect',
  connectedOn: 'Connected {date}',
  setPassword: 'Set one by email',
  connect: 'Connect',
  notConnected: 'Not connected',
  thisAccount: 'this account',
  disconnectTitle: 'Disconnect {provider}?',
  disconnectConsequence:
    'You can no longer sign in with it. Your other ways to sign in stay the same, and you can connect it again at any time.',
})
