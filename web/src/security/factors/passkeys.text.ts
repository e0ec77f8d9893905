import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/passkeys', {
  notHere: 'This browser doesn’t support passkeys at this address.',
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, face or screen lock instead of a password. A passkey can’t be guessed and works only on this site.',
  none: 'You don’t have any passkeys yet.',
  add: 'Add a passkey',
  rename: 'Rename {name}',
  remove: 'Remove {name}',
  used: 'Added {added}, last used {used}',
  usedSynced: 'Added {added}, last used {used}, synced by your password manager',
  unused: 'Added {added}, not used yet',
  unusedSynced: 'Added {added}, not used yet, synced by your password manager',
  removed: 'Passkey removed.',
  removeConsequence: 'You can no longer sign in with it. Your device may still offer it. You can delete it there too.',
  removePasskey: 'Remove passkey',
  addIntro: 'Choose a name you’ll recognize. Your browser then asks where to save the passkey.',
  added: 'Passkey added.',
  renameTitle: 'Rename passkey',
  name: 'Name',
  namePlaceholder: 'My phone',
  continue: 'Continue',
  save: 'Save',
  removeTitle: 'Remove {name}?',
})
