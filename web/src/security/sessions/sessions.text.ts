import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sessions/sessions', {
  title: 'Devices',
  signedOut: '{device} signed out.',
  intro: 'Devices you’re signed in on now. Sign out any device you don’t recognize or no longer have.',
  unnamedDevice: 'this device',
  signOutTitle: 'Sign out {device}?',
  signOutConsequence: 'The person using it has to sign in again. Nothing else changes.',
  signOut: 'Sign out',
  activeNow: 'Active now',
  lastActive: 'Last active {ago}',
  ipAddress: 'IP address {ip}',
  signedInOn: 'Signed in {date}',
  staysSignedIn: 'Stays signed in',
  thisDevice: 'This device',
  othersSignedOut: 'You’re signed out on all other devices.',
  endOthers: 'Sign out all other devices',
  endOthersTitle: 'Sign out all other devices?',
  endOthersConsequence: {
    one: 'One other device has to sign in again. You stay signed in here.',
    other: '{count} other devices have to sign in again. You stay signed in here.',
  },
  justNow: 'just now',
})
