import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/passkeys', {
  notHere: 'This browser has no passkeys at this address.',
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, face or the lock of your device, without a password. A passkey cannot be guessed, and works on this site alone.',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  rename: 'Rename {name}',
  remove: 'Remove {name}',
  used: 'Added {added}, last used {used}',
  usedSynced: 'Added {added}, last used {used}, on all devices of your password manager',
  unused: 'Added {added}, not used yet',
  unusedSynced: 'Added {added}, not used yet, on all devices of your password manager',
  removed: 'The passkey is removed.',
  removeConsequence: 'It no longer signs in here. Your device may still offer it: you can delete it there, too.',
  removePasskey: 'Remove passkey',
  addIntro: 'Give it a name by which you know it again. Your browser then asks where to keep it.',
  added: 'The passkey is added.',
  renameTitle: 'Rename this passkey',
  name: 'Name',
  namePlaceholder: 'My phone',
  continue: 'Continue',
  save: 'Save',
  removeTitle: 'Remove {name}?',
})
