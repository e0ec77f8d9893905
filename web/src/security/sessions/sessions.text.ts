import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sessions/sessions', {
  title: 'Devices',
  signedOut: '{device} is signed out.',
  intro: 'Where you are signed in now. Sign out whatever you do not know or no longer have.',
  unnamedDevice: 'this device',
  signOutTitle: 'Sign out {device}?',
  signOutConsequence: 'Whoever uses it has to sign in again. Nothing else changes.',
  signOut: 'Sign out',
  activeNow: 'Active now',
  lastActive: 'Last active {ago}',
  ipAddress: 'Address {ip}',
  signedInOn: 'Signed in {date}',
  staysSignedIn: 'Stays signed in',
  thisDevice: 'This device',
  othersSignedOut: 'You are signed out everywhere else.',
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersConsequence: {
    one: 'One other device has to sign in again. You stay signed in here.',
    other: '{count} other devices have to sign in again. You stay signed in here.',
  },
  justNow: 'just now',
})
